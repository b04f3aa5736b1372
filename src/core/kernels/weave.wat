;; Copies blocks of tails with a prefix woven into every row, 16 bytes at a time. Built by `npm run kernels` into weave.ts.
;; A copy of n bytes may write up to 15 bytes past its end: what follows is written later, or is slack.
(module
	(memory (import "host" "memory") 1)

	;; Rows of equal length: row i of `to` = row i of `from` | prefix, both `stride` bytes long; the rows of `from` are zero in the prefix.
	;; Column by column of 16 bytes, so that the prefix stays in a register; the last column ends with the row.
	(func (export "rows")
		(param $to i32) (param $from i32) (param $rows i32) (param $stride i32) (param $prefix i32)
		(local $column i32) (local $last i32) (local $source i32) (local $target i32) (local $end i32) (local $part v128)
		(if (i32.eqz (local.get $rows)) (then (return)))
		(local.set $last (i32.sub (local.get $stride) (i32.const 16)))
		(if (i32.lt_s (local.get $last) (i32.const 0)) (then (local.set $last (i32.const 0))))
		(loop $columns
			(local.set $part (v128.load (i32.add (local.get $prefix) (local.get $column))))
			(local.set $source (i32.add (local.get $from) (local.get $column)))
			(local.set $target (i32.add (local.get $to) (local.get $column)))
			(local.set $end (i32.add (local.get $target) (i32.mul (local.get $rows) (local.get $stride))))
			(loop $each
				(v128.store (local.get $target) (v128.or (v128.load (local.get $source)) (local.get $part)))
				(local.set $source (i32.add (local.get $source) (local.get $stride)))
				(local.set $target (i32.add (local.get $target) (local.get $stride)))
				(br_if $each (i32.lt_u (local.get $target) (local.get $end))))
			(if (i32.ge_u (local.get $column) (local.get $last)) (then (return)))
			(local.set $column (i32.add (local.get $column) (i32.const 16)))
			(if (i32.gt_u (local.get $column) (local.get $last)) (then (local.set $column (local.get $last))))
			(br $columns)))

	;; Rows of text: every row is the prefix (`length` bytes), then the next bytes of `from`, as many as the next 16-bit number at
	;; `lengths` says. Gives the address after the last row.
	(func (export "text")
		(param $to i32) (param $from i32) (param $lengths i32) (param $rows i32) (param $prefix i32) (param $length i32) (result i32)
		(local $at i32) (local $size i32)
		(if (i32.eqz (local.get $rows)) (then (return (local.get $to))))
		(loop $each
			(local.set $at (i32.const 0))
			(loop $head
				(v128.store (i32.add (local.get $to) (local.get $at)) (v128.load (i32.add (local.get $prefix) (local.get $at))))
				(br_if $head (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))
			(local.set $to (i32.add (local.get $to) (local.get $length)))
			(local.set $size (i32.load16_u (local.get $lengths)))
			(local.set $at (i32.const 0))
			(loop $tail
				(v128.store (i32.add (local.get $to) (local.get $at)) (v128.load (i32.add (local.get $from) (local.get $at))))
				(br_if $tail (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $size))))
			(local.set $to (i32.add (local.get $to) (local.get $size)))
			(local.set $from (i32.add (local.get $from) (local.get $size)))
			(local.set $lengths (i32.add (local.get $lengths) (i32.const 2)))
			(br_if $each (local.tee $rows (i32.sub (local.get $rows) (i32.const 1)))))
		(local.get $to)))
