import { createRandom } from '@found-time/clock-runtime'
import { type Place, type Plan, planFor, seenAt, WAITS } from './model'

type Context = CanvasRenderingContext2D

/** Where the pictures lie on the sheet, four across. */
export const PICTURE = {
  stud: 0,
  red: 1,
  yellow: 2,
  blue: 3,
  looseLeft: 4,
  looseRight: 5,
  flat: 6,
  studShade: 7,
  shade: 8,
  leftShade: 9,
  rightShade: 10,
  placeShade: 11,
} as const
export type Picture = (typeof PICTURE)[keyof typeof PICTURE]

/** Studs that a picture of the sheet is wide and tall. */
const FRAME = 7

/** What a stage shows: pixels to a stud, and where the plan's corner is. */
export interface View {
  readonly plan: Plan
  readonly unit: number
  readonly left: number
  readonly top: number
}

/** Plate left free round the plan, in studs. */
const EDGE = 1.25

/** How far to the right of its place the loose brick waits: less where it would be cut by the stage's edge. */
export const waitsBeside = ({ plan }: View, { x }: Place) => Math.min(WAITS.x, plan.width + EDGE - 1.7 - x)

export function viewFor(width: number, height: number): View {
  const plan = planFor(width, height)
  const corners = [0, plan.width].flatMap((x) => [0, -plan.depth].map((z) => seenAt(x, 0, z)))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const edge = EDGE
  const [from, to] = [Math.min(...xs) - edge, Math.max(...xs) + edge]
  const [above, below] = [Math.min(...ys) - edge - 0.3, Math.max(...ys) + edge]
  const unit = Math.min(width / (to - from), height / (below - above))
  return {
    plan,
    unit,
    left: width / 2 - ((from + to) / 2) * unit,
    top: height / 2 - ((above + below) / 2) * unit,
  }
}

/** Where a point of the plan is on the stage. */
export function pointAt({ unit, left, top }: View, { x, z }: Place, y = 0) {
  const seen = seenAt(x, y, z)
  return { x: left + seen.x * unit, y: top + seen.y * unit }
}

/** @param part - Of the picture, from its middle, is all that is drawn. */
export function lay(
  context: Context,
  view: View,
  sheet: HTMLImageElement,
  picture: Picture,
  place: Place,
  y = 0,
  part = 1,
) {
  const size = sheet.naturalWidth / 4
  const cut = (size * (1 - part)) / 2
  const point = pointAt(view, place, y)
  const across = view.unit * FRAME * part
  context.drawImage(
    sheet,
    (picture % 4) * size + cut,
    Math.floor(picture / 4) * size + cut,
    size * part,
    size * part,
    point.x - across / 2,
    point.y - across / 2,
    across,
    across,
  )
}

/** A brick that sits a hair beside where it should, as they do. */
export function layBrick(
  context: Context,
  view: View,
  sheet: HTMLImageElement,
  picture: Picture,
  place: Place,
  y = 0,
) {
  const { between } = createRandom('sits', place.x, place.z)
  lay(
    context,
    view,
    sheet,
    picture,
    { x: place.x + between(-0.014, 0.014), z: place.z + between(-0.02, 0.02) },
    y,
  )
}

/** How dark the shadows on the bare plate are: the plate stays what is behind. */
const SOFT = 0.62

/** The plate with all its studs, to the edges of the stage and beyond, and the flat bricks that mark the places. */
export function drawPlate(
  context: Context,
  view: View,
  sheet: HTMLImageElement,
  width: number,
  height: number,
) {
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#629f50'
  context.fillRect(0, 0, width, height)
  const reach = Math.ceil((width + height) / view.unit) + 2
  const studs: Place[] = []
  for (let z = reach; z >= -reach; z--)
    for (let x = -reach; x < reach; x++) {
      const stud = { x: x + 0.5, z: z + 0.5 }
      const at = pointAt(view, stud)
      if (at.x > -view.unit && at.x < width + view.unit && at.y > -view.unit && at.y < height + view.unit)
        studs.push(stud)
    }
  context.globalAlpha = SOFT
  for (const stud of studs) lay(context, view, sheet, PICTURE.studShade, stud, 0, 0.4)
  context.globalAlpha = 1
  for (const stud of studs) lay(context, view, sheet, PICTURE.stud, stud, 0, 0.4)
  const places = [...view.plan.hours, ...view.plan.minutes]
  for (const place of places) lay(context, view, sheet, PICTURE.placeShade, place)
  for (const place of places) layBrick(context, view, sheet, PICTURE.flat, place)
}
