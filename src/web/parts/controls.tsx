/** Small controls that every panel shares. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./icon.tsx";

/** A button that shows only an icon. */
export function IconButton({
	icon,
	label,
	onClick,
	disabled = false,
	kind = "",
}: {
	readonly icon: IconName;
	readonly label: string;
	readonly onClick: () => void;
	readonly disabled?: boolean;
	readonly kind?: string;
}) {
	return (
		<button type="button" class={`icon-button ${kind}`} aria-label={label} title={label} onClick={onClick} disabled={disabled}>
			<Icon name={icon} />
		</button>
	);
}

/** One of a few values, all in sight. */
export function Segments<Value extends string>({
	legend,
	value,
	values,
	label,
	onChange,
}: {
	readonly legend: string;
	readonly value: Value;
	readonly values: readonly Value[];
	readonly label: (value: Value) => ComponentChildren;
	readonly onChange: (value: Value) => void;
}) {
	return (
		<fieldset class="segments">
			<legend class="hidden">{legend}</legend>
			{values.map((each) => (
				<label key={each} class={each === value ? "segment chosen" : "segment"}>
					<input type="radio" name={legend} value={each} checked={each === value} onChange={() => onChange(each)} />
					<span>{label(each)}</span>
				</label>
			))}
		</fieldset>
	);
}

/** One of some values, the others behind a click. */
export function Choice({
	label,
	value,
	values,
	name,
	onChange,
}: {
	readonly label: string;
	readonly value: string;
	readonly values: readonly string[];
	readonly name: (value: string) => string;
	readonly onChange: (value: string) => void;
}) {
	return (
		<label class="choice">
			<span>{label}</span>
			<select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
				{values.map((each) => (
					<option key={each} value={each}>
						{name(each)}
					</option>
				))}
			</select>
		</label>
	);
}

/** A whole number. Typing is taken at once; what is not a number waits until it is one. */
export function NumberField({
	label,
	value,
	min,
	max,
	onInput,
	onSettle,
	short = false,
}: {
	readonly label: string;
	readonly value: number | undefined;
	readonly min: number;
	readonly max: number;
	readonly onInput: (value: number | undefined) => void;
	readonly onSettle?: () => void;
	/** The label is for screen readers only. */
	readonly short?: boolean;
}) {
	return (
		<label class="number-field">
			<span class={short ? "hidden" : ""}>{label}</span>
			<input
				type="number"
				inputMode="numeric"
				min={min}
				max={max}
				step={1}
				value={value ?? ""}
				onInput={(event) => {
					const { value: typed, valueAsNumber } = event.currentTarget;
					if (typed === "") onInput(undefined);
					else if (Number.isInteger(valueAsNumber)) onInput(Math.max(min, Math.min(max, valueAsNumber)));
				}}
				onBlur={(event) => {
					event.currentTarget.value = String(value ?? "");
					onSettle?.();
				}}
			/>
		</label>
	);
}

/** A property that is on or off. */
export function Toggle({
	label,
	hint,
	on,
	onChange,
}: {
	readonly label: string;
	readonly hint?: string;
	readonly on: boolean;
	readonly onChange: () => void;
}) {
	return (
		<button type="button" class={on ? "toggle on" : "toggle"} aria-pressed={on} title={hint ?? label} onClick={onChange}>
			{label}
		</button>
	);
}
