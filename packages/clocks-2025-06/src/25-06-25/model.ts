export type Spot = readonly [number, number]

/** Ribbed bones, one to a minute, and those of the tail behind them. */
export const RIBS = 60
export const TAIL = 9

/** A bone of the spine: where it is, which way the tail is, and how far its ribs reach. */
export interface Bone {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly reach: number
}

export interface Snake {
  /** From a bone to the next. */
  readonly pitch: number
  /** How far ribs reach where the body is thickest. */
  readonly thick: number
  readonly head: Bone
  readonly bones: readonly Bone[]
  /** The body's outline follows these. */
  readonly size: number
  /** Above the one is the first row, below the other the last. */
  readonly first: number
  readonly last: number
}

/** How many rows the snake lies in, that ribs are about one and a half times as long as they are apart. */
export const rowsOf = (width: number, height: number): number =>
  Math.max(2, Math.round(Math.sqrt((19 * height) / width)))

/** How thick the body is at a bone, of its thickest: slim at the neck, thinner to the tail. */
export function girthOf(bone: number): number {
  const neck = Math.min(1, 0.62 + (bone / 9) * 0.38)
  const back = bone < 40 ? 1 : 1 - ((bone - 40) / (RIBS + TAIL - 40)) ** 1.5 * 0.86
  return neck * back
}

/** What it has swallowed makes it thicker. */
export const bulgeOf = (bone: number, minute: number): number =>
  1 + 0.24 * Math.exp(-(((bone - minute) / 2.4) ** 2))

/** The snake in its coils, filling a stage, for a minute. */
export function snakeOf(width: number, height: number, minute: number): Snake {
  const rows = rowsOf(width, height)
  const row = height / (rows + 0.3)
  const thick = row * 0.335
  const type = Math.max(row * 0.15, Math.min(width, height) * 0.04)
  const side = thick * 1.13 + type * 1.95
  const top = row * 0.79
  const gap = (height - top - row * 0.58) / (rows - 1)
  const radius = gap / 2
  const skull = thick * 2.1
  const way: Spot[] = []
  const wave = (x: number) => Math.sin((x / width) * Math.PI * 3.2) * row * 0.045
  for (let index = 0; index < rows; index++) {
    const y = top + gap * index
    const back = index % 2 === 1
    const [from, to] = [side + radius * 0.9, width - side - radius * 0.9]
    const start = index === 0 ? skull + type * 0.6 : from
    const end = index === rows - 1 ? width - side * 0.45 : to
    for (let step = 0; step <= 10; step++) {
      const x = start + ((end - start) * step) / 10
      way.push([
        back ? width - x : x,
        y + (index === 0 && step < 2 ? 0 : wave(x) * (step === 0 || step === 10 ? 0.4 : 1)),
      ])
    }
    if (index === rows - 1) break
    const turnX = back ? from : to
    for (let step = 1; step < 8; step++) {
      const angle = (step / 8) * Math.PI
      way.push([
        turnX + Math.sin(angle) * radius * 0.9 * (back ? -1 : 1),
        y + radius - Math.cos(angle) * radius,
      ])
    }
  }
  const fine: Spot[] = []
  for (let leg = 0; leg < way.length - 1; leg++) {
    const a = way[Math.max(0, leg - 1)]!
    const b = way[leg]!
    const c = way[leg + 1]!
    const d = way[Math.min(way.length - 1, leg + 2)]!
    for (let step = 0; step < 12; step++) {
      const t = step / 12
      const along = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
      fine.push([along(0), along(1)])
    }
  }
  const lengths = [0]
  for (let i = 1; i < fine.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]))
  const pitch = lengths.at(-1)! / (RIBS + TAIL)
  let at = 0
  const bones = Array.from({ length: RIBS + TAIL }, (_, index): Bone => {
    const length = (index + 0.5) * pitch
    while (at < fine.length - 2 && lengths[at + 1]! < length) at++
    const part = (length - lengths[at]!) / (lengths[at + 1]! - lengths[at]!)
    const [[x1, y1], [x2, y2]] = [fine[at]!, fine[at + 1]!]
    return {
      x: x1 + (x2 - x1) * part,
      y: y1 + (y2 - y1) * part,
      turn: Math.atan2(y2 - y1, x2 - x1),
      reach: thick * girthOf(index) * (index < RIBS ? bulgeOf(index, minute) : 1),
    }
  })
  const neck = fine[0]!
  return {
    pitch,
    thick,
    head: { x: neck[0], y: neck[1], turn: bones[0]!.turn, reach: skull },
    bones,
    size: type,
    first: top + gap * 0.2,
    last: top + gap * (rows - 1.2),
  }
}

/**
 * Where a bone's number stands: at the end of its rib, always outside the bends. Between two bends it changes sides in
 * the middle of the stage; on the first row it is above, on the last below.
 */
export function labelOf(
  { x, y, turn, reach }: Bone,
  { size, pitch, first, last }: Snake,
  width: number,
  far = 1,
): Spot {
  const [nx, ny] = [-Math.sin(turn), Math.cos(turn)]
  const above = ny > 0 ? -1 : 1
  const side = y < first ? above : y > last ? -above : x > width / 2 ? -1 : 1
  const way = (reach + size * 0.72 * far) * side
  // Ribs lean back to the tail.
  const back = pitch * 0.55 * Math.abs(ny)
  return [x + nx * way + ny * back, y + ny * way - nx * back]
}
