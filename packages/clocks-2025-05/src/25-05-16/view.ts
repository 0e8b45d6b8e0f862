import { createRandom } from '@found-time/clock-runtime'
import { COURSE, FACE, type Place, type Plan, planFor, SLANT, type Spot, seenAt, TEN, WAITS } from './model'

type Context = CanvasRenderingContext2D

/** Where the pictures lie on the sheet, four across. */
export const PICTURE = {
  stud: 0,
  red: 1,
  yellow: 2,
  blue: 3,
  white: 4,
  redLeft: 5,
  redRight: 6,
  whiteLeft: 7,
  whiteRight: 8,
  flat: 9,
  studShade: 10,
  shade: 11,
  leftShade: 12,
  rightShade: 13,
  placeShade: 14,
  tree: 15,
  treeShade: 16,
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
const EDGE = 1.1
/** How high a build there is room for above that: the last course may come near the stage's edge. */
const HIGH = 7.4

/** How far to the right of its place the loose brick waits: beside the house, where it hides nothing. */
export const waitsBeside = ({ plan }: View, { x }: Place) => plan.width + WAITS.x - x

export function viewFor(width: number, height: number): View {
  const plan = planFor(width, height)
  const [from, to] = [-EDGE, plan.width + EDGE + 1.6]
  const [above, below] = [seenAt(0, HIGH, 0).y - EDGE * 0.5, seenAt(0, 0, -plan.depth).y + EDGE]
  const unit = Math.min(width / (to - from), height / (below - above))
  return {
    plan,
    unit,
    left: width / 2 - ((from + to) / 2) * unit,
    top: height / 2 - ((above + below) / 2) * unit,
  }
}

/** Where a point of the plan is on the stage. */
export function pointAt({ unit, left, top }: View, { x, y, z }: Spot) {
  const seen = seenAt(x, y, z)
  return { x: left + seen.x * unit, y: top + seen.y * unit }
}

/** Where on the plate the shadow falls of what is at a spot. */
export const shadowOf = ({ x, y, z }: Spot): Spot => ({ x: x + SLANT.x * y, y: 0, z: z + SLANT.z * y })

/** @param part - Of the picture, from its middle, is all that is drawn. */
export function lay(
  context: Context,
  view: View,
  sheet: HTMLImageElement,
  picture: Picture,
  spot: Spot,
  part = 1,
) {
  const size = sheet.naturalWidth / 4
  const cut = (size * (1 - part)) / 2
  const point = pointAt(view, spot)
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
  { x, y, z }: Spot,
  lift = 0,
  paint?: (context: Context, box: Box) => void,
) {
  const { between } = createRandom('sits', x, y, z)
  const spot = { x: x + between(-0.016, 0.016), y: y + lift, z: z + between(-0.02, 0.02) }
  lay(context, view, sheet, picture, spot)
  // Where it meets the one behind it, so that rows of one colour stay apart.
  const back = pointAt(view, { x: spot.x - 1, y: spot.y + COURSE, z: spot.z + 1 })
  context.fillStyle = 'rgb(40 0 0 / 0.22)'
  context.fillRect(back.x, back.y - view.unit * 0.012, view.unit * 2, view.unit * 0.035)
  if (!paint) return
  paint(context, frontBox(view, spot))
}

/** The front of a brick, in pixels of the stage. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the front of a brick is seen. */
export function frontBox(view: View, { x, y, z }: Spot): Box {
  const foot = pointAt(view, { x: x - 1, y, z: z - 1 })
  const height = view.unit * FACE
  return { left: foot.x, top: foot.y - height, width: view.unit * 2, height }
}

/** A box in a box, by shares of it from its left and upper edges. */
const within = (
  { left, top, width, height }: Box,
  [x, y, wide, high]: readonly [number, number, number, number],
) => [left + x * width, top + y * height, wide * width, high * height] as const

/** A frame of white plastic, set into the front: dark along its lower and right sides, where it has a depth. */
function drawFrame(context: Context, [x, y, wide, high]: readonly [number, number, number, number]) {
  const thick = high * 0.07
  context.fillStyle = 'rgb(40 10 0 / 0.4)'
  context.fillRect(x - thick * 0.3, y - thick * 0.3, wide + thick * 1.3, high + thick * 1.3)
  context.fillStyle = '#f7f3e8'
  context.fillRect(x, y, wide, high)
  return [x + thick * 1.5, y + thick * 1.5, wide - thick * 3, high - thick * 3] as const
}

/** Two panes: they have the sky in them, or the light of a room. */
export function drawWindow(context: Context, box: Box, lit: boolean) {
  const [x, y, wide, high] = drawFrame(context, within(box, [0.2, 0.13, 0.6, 0.72]))
  const glass = context.createLinearGradient(x, y, x + wide, y + high)
  for (const [at, colour] of lit
    ? ([
        [0, '#ffe9a0'],
        [1, '#ffb63c'],
      ] as const)
    : ([
        [0, '#5f9cc4'],
        [0.42, '#2e6c9c'],
        [0.43, '#1d4f7c'],
        [1, '#123a60'],
      ] as const))
    glass.addColorStop(at, colour)
  context.fillStyle = glass
  context.fillRect(x, y, wide, high)
  context.fillStyle = '#f7f3e8'
  context.fillRect(x + wide * 0.46, y, wide * 0.08, high)
}

/** A blue door down to the plate, with a pane and a knob. */
export function drawDoor(context: Context, box: Box, lit: boolean) {
  const [x, y, wide, high] = drawFrame(context, within(box, [0.27, 0.1, 0.46, 0.9]))
  context.fillStyle = '#1a5fb4'
  context.fillRect(x, y, wide, high * 1.08)
  context.fillStyle = lit ? '#ffd873' : '#123a60'
  context.fillRect(x + wide * 0.2, y + high * 0.12, wide * 0.6, high * 0.36)
  context.fillStyle = '#ffd24a'
  context.beginPath()
  context.arc(x + wide * 0.82, y + high * 0.66, high * 0.06, 0, 2 * Math.PI)
  context.fill()
}

/** A number as they are printed on such bricks. */
export function drawNumber(context: Context, { left, top, width, height }: Box, font: string, text: string) {
  context.font = `${height * 0.98}px ${font}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, left + width / 2, top + height * 0.83)
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
  context.fillStyle = '#63a051'
  context.fillRect(0, 0, width, height)
  const reach = Math.ceil((width + height) / view.unit) + 2
  const studs: Spot[] = []
  for (let z = reach; z >= -reach; z--)
    for (let x = -reach; x < reach; x++) {
      const stud = { x: x + 0.5, y: 0, z: z + 0.5 }
      const at = pointAt(view, stud)
      if (at.x > -view.unit && at.x < width + view.unit && at.y > -view.unit && at.y < height + view.unit)
        studs.push(stud)
    }
  context.globalAlpha = SOFT
  for (const stud of studs) lay(context, view, sheet, PICTURE.studShade, stud, 0.4)
  context.globalAlpha = 1
  for (const stud of studs) lay(context, view, sheet, PICTURE.stud, stud, 0.4)
  // The lowest course of either is marked.
  const { hours, minutes, trees } = view.plan
  const places = [...hours, ...minutes.slice(0, TEN)].filter(({ y }) => y === 0)
  context.globalAlpha = SOFT
  for (const place of places) lay(context, view, sheet, PICTURE.placeShade, place)
  context.globalAlpha = 1
  for (const place of places) layBrick(context, view, sheet, PICTURE.flat, place)
  context.globalAlpha = SOFT
  for (const tree of trees) lay(context, view, sheet, PICTURE.treeShade, { ...tree, y: 0 })
  context.globalAlpha = 1
  // On the sheet it stands lower than it should, so as to be there whole.
  for (const tree of trees) lay(context, view, sheet, PICTURE.tree, { ...tree, y: 1.2 })
}
