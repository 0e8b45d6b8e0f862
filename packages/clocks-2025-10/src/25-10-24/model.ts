/**
 * How many have come.
 * @param hour - `0` to `23`; twelve stand at noon and at midnight.
 */
export const comeAt = (hour: number, minute: number, second: number) => ({
  standing: hour % 12 || 12,
  sitting: minute,
  running: second,
})

/** Who stands for an hour: five of them, none beside or below another of the kind in a row of six. */
const STANDS = [0, 1, 2, 4, 3, 1, 4, 0, 3, 2, 1, 0]

/** Which figure is whose, of three kinds or of five. */
export const figureOf = (index: number, row: number, kinds: number): number =>
  kinds === 5 ? STANDS[index]! : (index + row * 2 + Math.floor(index / 5)) % 3

export interface Block {
  readonly columns: number
  readonly left: number
  readonly top: number
  readonly across: number
  readonly down: number
  /** How large a unit of its figures is. */
  readonly scale: number
}

/** Where a figure's place is, counted from 0. */
export const placeIn = ({ columns, left, top, across, down }: Block, index: number) => ({
  x: left + (index % columns) * across,
  y: top + Math.floor(index / columns) * down,
})

/** Figures fill their places, less a space. */
function block(
  columns: number,
  rows: number,
  box: readonly number[],
  figure: readonly [number, number],
  room: number,
): Block {
  const [left, top, width, height] = box as [number, number, number, number]
  const across = width / columns
  const down = height / rows
  const scale = Math.min((across * 0.94) / figure[0], (down - room) / figure[1])
  return { columns, left, top, across, down, scale }
}

/** Where all is on a stage. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.1
  const less = Math.min(width, height)
  const margin = less * (tall ? 0.036 : 0.042)
  const type = less * (tall ? 0.036 : 0.029)
  const head = type * 1.5
  const label = type * 1.9
  const inner = width - margin * 2
  const beside = inner - label
  // The minutes have their key and their columns’ numbers over them.
  const high = height - margin * 2 - head * 3 - type * 1.3
  // Large figures stand as high as the stage's width lets them.
  const number = type * 1.6
  const stood = Math.min(
    high * (tall ? 0.5 : 0.54),
    (tall ? 2 : 1) * ((inner / (tall ? 6 : 12)) * 2.82 + number * 1.35),
  )
  const ran = Math.min(high * (tall ? 0.13 : 0.145), tall ? (beside / 20) * 3 : (beside / 30) * 1.96)
  const apart = tall ? type * 0.8 : type * 0.3
  const sat = high - stood - ran - apart * 2
  const [first, second, third] = [
    margin + head,
    margin + head * 2 + type * 1.3 + stood + apart,
    margin + head * 3 + type * 1.3 + stood + sat + apart * 2,
  ]
  return {
    type,
    number,
    margin,
    label,
    standing: block(tall ? 6 : 12, tall ? 2 : 1, [margin, first, inner, stood], [100, 300], number * 1.3),
    sitting: block(
      tall ? 10 : 20,
      tall ? 6 : 3,
      [margin + label, second, beside, sat],
      [100, 112],
      type * 0.4,
    ),
    running: block(tall ? 20 : 30, tall ? 3 : 2, [margin + label, third, beside, ran], [100, 100], 0),
  }
}

export type Plan = ReturnType<typeof planOf>
