/** Pictures as files. A picture that leaves the page takes its styles along. */

/** Pixels of a PNG per unit of the drawing. */
const SCALE = 2;
const STYLED = [
	"fill",
	"stroke",
	"stroke-width",
	"stroke-opacity",
	"fill-opacity",
	"opacity",
	"font",
	"font-family",
	"font-size",
	"font-weight",
	"text-anchor",
	"color",
	"paint-order",
];

export function saveBlob(blob: Blob, name: string): void {
	const address = URL.createObjectURL(blob);
	const link = Object.assign(document.createElement("a"), { href: address, download: name });
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves the diagram, or the plot when the diagram is too large to be drawn. */
export async function savePicture(format: "svg" | "png"): Promise<void> {
	const svg = document.querySelector<SVGSVGElement>("[data-picture] svg");
	if (svg === null) return;
	const name = svg.closest<HTMLElement>("[data-picture]")?.dataset.picture ?? "picture";
	const text = standalone(svg);
	const drawing = new Blob([text], { type: "image/svg+xml" });
	saveBlob(format === "svg" ? drawing : await painted(text, svg), `allot-${name}.${format}`);
}

function standalone(svg: SVGSVGElement): string {
	const copy = svg.cloneNode(true) as SVGSVGElement;
	const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
	[copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((element, i) => {
		const style = getComputedStyle(originals[i] as SVGElement);
		for (const property of STYLED) (element as SVGElement).style.setProperty(property, style.getPropertyValue(property));
		element.removeAttribute("class");
	});
	const { width, height } = svg.getBoundingClientRect();
	copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
	copy.setAttribute("width", String(Math.round(width)));
	copy.setAttribute("height", String(Math.round(height)));
	copy.style.background = getComputedStyle(document.body).backgroundColor;
	return new XMLSerializer().serializeToString(copy);
}

async function painted(text: string, svg: SVGSVGElement): Promise<Blob> {
	const { width, height } = svg.getBoundingClientRect();
	const image = new Image(width, height);
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
	await image.decode();
	const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
	const context = canvas.getContext("2d") as CanvasRenderingContext2D;
	context.fillStyle = getComputedStyle(document.body).backgroundColor;
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.scale(SCALE, SCALE);
	context.drawImage(image, 0, 0, width, height);
	return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
