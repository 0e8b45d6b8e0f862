import { block, type Context, ramp, shade } from './brush'
import { type Layout, MARGIN } from './layout'
import { MINT, MINT_DEEP, MINT_LIT, MINT_SHADE } from './palette'

/** Ends of the paper and of the platen, in characters from the margin. */
export const PAPER_LEFT = -9.5

export const paperRight = (layout: Layout) => MARGIN + layout.limit + 3

const PLATEN_LEFT = -12

const platenRight = (layout: Layout) => MARGIN + layout.limit + 6.5

/** Height of the platen's top and front above and below the striking point, in units. */
export const TOP = 1.5
export const FRONT = 3.4

/** Paper rest, platen and what turns it. */
export function drawCarriage(context: Context, layout: Layout, left: number, lever: number) {
  const { pitch, y, unit } = layout
  const from = left + PLATEN_LEFT * pitch
  const to = left + platenRight(layout) * pitch
  // Paper rest behind the sheet.
  const restLeft = from + pitch * 1.6
  const restWidth = to - from - pitch * 3.2
  const restTop = y - Math.min(9.5 * unit, y * 0.72)
  shade(context, restLeft, restTop + unit * 0.6, restWidth, y - restTop, unit * 1.4)
  block(
    context,
    restLeft,
    restTop,
    restWidth,
    y - restTop + unit,
    unit * 1.3,
    ramp(context, 0, restTop, 0, y, [
      [0, MINT_LIT],
      [0.06, MINT],
      [0.75, '#8cb69d'],
      [1, MINT_DEEP],
    ]),
  )
  block(
    context,
    restLeft + unit * 0.5,
    restTop + unit * 0.5,
    restWidth - unit,
    y - restTop,
    unit * 0.9,
    'rgb(40 80 62 / 0.12)',
  )
  // Knobs.
  const tube = (stops: readonly (readonly [number, string])[], radius: number) =>
    ramp(context, 0, y + unit * 0.95 - radius, 0, y + unit * 0.95 + radius, stops)
  const rubber = [
    [0, '#17191a'],
    [0.18, '#3d4143'],
    [0.34, '#5a5f60'],
    [0.5, '#34383a'],
    [0.85, '#141617'],
    [1, '#0c0d0e'],
  ] as const
  const steel = [
    [0, '#8f9794'],
    [0.2, '#eef1ee'],
    [0.42, '#c2c9c5'],
    [0.75, '#6c7572'],
    [1, '#3c4442'],
  ] as const
  for (const side of [-1, 1]) {
    const end = side < 0 ? from : to
    const place = (start: number, long: number) => (side < 0 ? end - start - long : end + start)
    block(context, place(0, unit * 1.6), y + unit * 0.5, unit * 1.6, unit * 0.9, 0, tube(steel, unit * 0.5))
    block(
      context,
      place(unit * 0.9, unit * 2.1),
      y - unit * 0.75,
      unit * 2.1,
      unit * 3.4,
      unit * 0.35,
      tube(rubber, unit * 1.7),
    )
    for (let ridge = 0; ridge < 11; ridge++) {
      const turn = ((ridge + 0.5) / 11) * Math.PI
      context.fillStyle = 'rgb(0 0 0 / 0.35)'
      context.fillRect(
        place(unit * 1.0, unit * 1.9),
        y + unit * 0.95 - Math.cos(turn) * unit * 1.62,
        unit * 1.9,
        unit * 0.09,
      )
    }
  }
  block(context, from, y - TOP * unit, to - from, (TOP + FRONT) * unit, 0, tube(rubber, unit * 2.45))
  // End plates.
  for (const side of [-1, 1]) {
    const plate = side < 0 ? from - unit * 0.25 : to - unit * 0.85
    block(
      context,
      plate,
      y - unit * 2.1,
      unit * 1.1,
      unit * 6,
      unit * 0.4,
      ramp(context, plate, 0, plate + unit * 1.1, 0, [
        [0, MINT_LIT],
        [0.25, MINT],
        [1, MINT_SHADE],
      ]),
    )
  }
  // The lever that sends it back.
  context.save()
  context.translate(from - unit * 0.2, y - unit * 1.5)
  context.rotate(-0.42 + lever * 0.5)
  block(
    context,
    -unit * 5.2,
    -unit * 0.22,
    unit * 5.4,
    unit * 0.44,
    unit * 0.2,
    ramp(context, 0, -unit * 0.25, 0, unit * 0.25, steel),
  )
  block(
    context,
    -unit * 6.6,
    -unit * 0.34,
    unit * 2.1,
    unit * 0.68,
    unit * 0.34,
    ramp(context, 0, -unit * 0.34, 0, unit * 0.34, rubber),
  )
  context.restore()
}

/** The rod that holds the paper to the platen. */
export function drawBail(context: Context, layout: Layout, left: number) {
  const { pitch, leading, y, unit } = layout
  const from = left + (PLATEN_LEFT - 0.2) * pitch
  const to = left + (platenRight(layout) + 0.2) * pitch
  const rod = y + pitch * 0.5 - leading * 2 + (leading - pitch * 1.09) * 0.5 - leading * 0.02
  const thick = pitch * 0.2
  context.fillStyle = 'rgb(70 40 10 / 0.28)'
  context.fillRect(from, rod + thick * 0.9, to - from, thick * 0.9)
  block(
    context,
    from,
    rod - thick / 2,
    to - from,
    thick,
    thick / 2,
    ramp(context, 0, rod - thick / 2, 0, rod + thick / 2, [
      [0, '#99a19e'],
      [0.3, '#ffffff'],
      [0.6, '#aab2af'],
      [1, '#59615f'],
    ]),
  )
  for (const column of [-4.5, MARGIN + layout.limit + 1.1]) {
    const at = left + column * pitch
    context.fillStyle = 'rgb(70 40 10 / 0.25)'
    context.fillRect(at, rod + unit * 0.4, unit * 1.5, unit * 0.35)
    block(
      context,
      at,
      rod - unit * 0.45,
      unit * 1.5,
      unit * 0.9,
      unit * 0.12,
      ramp(context, 0, rod - unit * 0.45, 0, rod + unit * 0.45, [
        [0, '#2b2f30'],
        [0.35, '#6d7374'],
        [0.6, '#3a3e40'],
        [1, '#121415'],
      ]),
    )
  }
}
