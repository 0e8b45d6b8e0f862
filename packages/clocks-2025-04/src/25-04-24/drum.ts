import { type Box, facetAt } from './model'
import { OUTLINES } from './outlines'

type Pen = CanvasRenderingContext2D

/** Height of a facet, in units of the outlines. */
const FACET = 900
/** How much of a drum is seen through its window at the least. */
const SEEN = { wide: 770, high: 1290 } as const

/** What a drum is painted with: of hours and minutes, of seconds, each by day and with the lamps lit. */
const PAINT = {
  ivory: { paper: '#17130f', ink: '#f0e3c0' },
  ivoryLit: { paper: '#07130c', ink: '#a2eda0' },
  red: { paper: '#efe4c6', ink: '#c01409' },
  redLit: { paper: '#86c98a', ink: '#5c0c06' },
} as const

let paths: Path2D[] | undefined

/** A drum as it stands in its window. */
export function paintDrum(
  pen: Pen,
  { x, y, w, h }: Box,
  position: number,
  figures: number,
  { red, lit }: { readonly red: boolean; readonly lit: boolean },
) {
  paths ??= OUTLINES.map((outline) => new Path2D(outline))
  const { paper, ink } = PAINT[`${red ? 'red' : 'ivory'}${lit ? 'Lit' : ''}`]
  pen.save()
  pen.beginPath()
  pen.rect(x, y, w, h)
  pen.clip()
  pen.fillStyle = paper
  pen.fillRect(x, y, w, h)
  const unit = Math.min(w / SEEN.wide, h / SEEN.high)
  const first = Math.floor(position) - 1
  for (let slot = first; slot < first + 4; slot++) {
    const { down, tall } = facetAt(slot - position)
    pen.save()
    pen.translate(x + w / 2, y + h / 2 + down * FACET * unit)
    pen.scale(unit, unit * tall)
    pen.fillStyle = ink
    pen.strokeStyle = ink
    pen.lineWidth = 9
    const path = paths[((slot % figures) + figures) % figures]!
    pen.fill(path)
    pen.stroke(path)
    pen.restore()
  }
  paintRound(pen, { x, y, w, h }, red)
  pen.restore()
}

/** The light on the round of a drum, its turned edges, and the shadow of the window's rim. */
function paintRound(pen: Pen, { x, y, w, h }: Box, even: boolean) {
  const round = pen.createLinearGradient(0, y, 0, y + h)
  const stops = even
    ? ([
        [0, 'rgb(40 24 6 / 0.62)'],
        [0.1, 'rgb(60 40 14 / 0.26)'],
        [0.28, 'rgb(60 40 14 / 0.05)'],
        [0.42, 'rgb(255 255 240 / 0.16)'],
        [0.6, 'rgb(60 40 14 / 0)'],
        [0.84, 'rgb(60 40 14 / 0.12)'],
        [1, 'rgb(40 24 6 / 0.42)'],
      ] as const)
    : ([
        [0, 'rgb(0 0 0 / 0.92)'],
        [0.12, 'rgb(0 0 0 / 0.62)'],
        [0.27, 'rgb(0 0 0 / 0.16)'],
        [0.4, 'rgb(255 246 220 / 0.13)'],
        [0.54, 'rgb(255 246 220 / 0.02)'],
        [0.76, 'rgb(0 0 0 / 0.24)'],
        [1, 'rgb(0 0 0 / 0.78)'],
      ] as const)
  for (const [at, colour] of stops) round.addColorStop(at, colour)
  pen.fillStyle = round
  pen.fillRect(x, y, w, h)
  const lathe = pen.createLinearGradient(x, 0, x + w, 0)
  for (const [at, colour] of [
    [0, 'rgb(0 0 0 / 0.85)'],
    [0.02, 'rgb(255 244 220 / 0.26)'],
    [0.042, 'rgb(0 0 0 / 0.3)'],
    [0.065, 'rgb(0 0 0 / 0)'],
    [0.94, 'rgb(0 0 0 / 0)'],
    [0.97, 'rgb(0 0 0 / 0.26)'],
    [1, 'rgb(0 0 0 / 0.95)'],
  ] as const)
    lathe.addColorStop(at, colour)
  pen.fillStyle = lathe
  pen.fillRect(x, y, w, h)
}
