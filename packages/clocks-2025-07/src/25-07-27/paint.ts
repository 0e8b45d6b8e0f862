import { shownHour, twoDigits } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { FLIPPER, PIVOT, REACH } from './flipper'
import { isTilted, type Plan, type Point, WAYS } from './model'

type Context = CanvasRenderingContext2D

const [NAVY, MINT, DEEP, PALE, PINK, ROSE, SUN, RED, WHITE] = [
  '#1c1650',
  '#37d3a6',
  '#17a884',
  '#62e3bf',
  '#ff5fa8',
  '#e83d8e',
  '#ffd52e',
  '#e8203c',
  '#fffdf4',
]

function disc(context: Context, [x, y]: Point, radius: number, colour: string) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function star(context: Context, [x, y]: Point, radius: number, points: number, colour: string, waist = 0.56) {
  context.fillStyle = colour
  context.beginPath()
  for (let corner = 0; corner < points * 2; corner++) {
    const [out, angle] = [corner % 2 ? radius * waist : radius, (corner / points) * Math.PI - Math.PI / 2]
    context.lineTo(x + out * Math.cos(angle), y + out * Math.sin(angle))
  }
  context.closePath()
  context.fill()
}

function line(context: Context, points: readonly Point[], colour: string, wide: number) {
  context.strokeStyle = colour
  context.lineWidth = wide
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

/** Rays from a point over all that is clipped. */
function rays(context: Context, [x, y]: Point, many: number, reach: number, colour: string) {
  context.fillStyle = colour
  context.beginPath()
  for (let ray = 0; ray < many; ray++) {
    const angle = ((ray + 0.25) / many) * Math.PI * 2
    context.moveTo(x, y)
    for (const side of [angle, angle + Math.PI / many])
      context.lineTo(x + Math.cos(side) * reach, y + Math.sin(side) * reach)
    context.closePath()
  }
  context.fill()
}

/** A reel is a drum: its number is printed round it, and it turns away above and below. */
function paintReel(
  context: Context,
  [x, y]: Point,
  [w, h]: Point,
  digit: string,
  { ink, family }: { ink: string; family: string },
) {
  context.save()
  context.beginPath()
  context.roundRect(x - w / 2, y - h / 2, w, h, w * 0.05)
  context.clip()
  context.fillStyle = WHITE
  context.fillRect(x - w / 2, y - h / 2, w, h)
  context.fillStyle = ink
  context.textAlign = 'center'
  context.font = `${h * 1.02}px "${family}"`
  const measured = context.measureText('0')
  const fit = Math.min(1.2, (w * 0.86) / measured.width)
  context.translate(x, y)
  context.save()
  context.scale(fit, 1)
  context.fillText(digit, 0, measured.actualBoundingBoxAscent / 2)
  context.restore()
  for (const [colour, part] of [
    ['rgba(28, 22, 80, 0.16)', 0.09],
    ['rgba(28, 22, 80, 0.22)', 0.04],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(-w / 2, -h / 2, w, h * part)
    context.fillRect(-w / 2, h * (0.5 - part), w, h * part)
  }
  context.restore()
}

/** A window of two reels, with bulbs round it. */
function paintWindow(context: Context, left: Point, right: Point, [w, h]: Point) {
  const rim = w * 0.13
  const [x, y] = [left[0] - w / 2 - rim, left[1] - h / 2 - rim]
  const [wide, tall] = [right[0] - left[0] + w + 2 * rim, h + 2 * rim]
  context.fillStyle = NAVY
  context.beginPath()
  context.roundRect(x, y, wide, tall, rim * 1.3)
  context.fill()
  const along = (bulb: number, many: number, long: number) => rim + ((long - 2 * rim) * (bulb + 0.5)) / many
  const [across, down] = [12, Math.round((12 * tall) / wide)]
  for (let bulb = 0; bulb < across; bulb++)
    for (const row of [y + rim / 2, y + tall - rim / 2])
      disc(context, [x + along(bulb, across, wide), row], rim * 0.2, bulb % 2 ? WHITE : SUN)
  for (let bulb = 0; bulb < down; bulb++)
    for (const column of [x + rim / 2, x + wide - rim / 2])
      disc(context, [column, y + along(bulb, down, tall)], rim * 0.2, bulb % 2 ? WHITE : SUN)
}

/** The backglass: rays, stars, and the windows behind which the reels are. */
export function paintGlass({ context, width, time, hourCycle }: CanvasFrame, plan: Plan, family: string) {
  const { glass, reels, reel } = plan
  const middle: Point = [width / 2, glass / 2]
  context.save()
  context.beginPath()
  context.rect(0, 0, width, glass)
  context.clip()
  context.fillStyle = PINK
  context.fillRect(0, 0, width, glass)
  rays(context, middle, 16, width + glass, SUN)
  const size = Math.min(width, glass) * 0.13
  for (const x of [0, width])
    for (const y of [0, glass]) {
      star(context, [x, y], size * 2.1, 12, NAVY, 0.62)
      star(context, [x, y], size * 1.9, 12, RED, 0.62)
      star(context, [x, y], size * 1.2, 12, WHITE, 0.62)
    }
  context.restore()
  paintWindow(context, reels[0]!, reels[1]!, reel)
  paintWindow(context, reels[2]!, reels[3]!, reel)
  const digits = [shownHour(time.hour, hourCycle), time.minute].map((part) => twoDigits(part)).join('')
  for (const [index, at] of reels.entries())
    paintReel(context, at, reel, digits[index]!, { ink: index > 1 ? RED : NAVY, family })
}

/** What the ball can roll along: painted tracks from bumper to bumper, with lamps in the wood. */
function paintTracks(context: Context, { bumpers, bumper }: Plan) {
  const tracks = WAYS.flatMap((ways, from) =>
    ways.filter((to) => to > from).map((to) => [bumpers[from]!, bumpers[to]!] as const),
  )
  for (const [colour, wide] of [
    [NAVY, 0.82],
    [WHITE, 0.74],
    [DEEP, 0.6],
  ] as const)
    for (const track of tracks) line(context, track, colour, bumper * wide)
  for (const [[ax, ay], [bx, by]] of tracks) {
    const long = Math.hypot(bx - ax, by - ay)
    const free = long - 2.3 * bumper
    const many = Math.max(1, Math.round(free / (bumper * 0.55)))
    for (let lamp = 0; lamp < many; lamp++) {
      const part = (1.15 * bumper + (free * (lamp + 0.5)) / many) / long
      const at: Point = [ax + (bx - ax) * part, ay + (by - ay) * part]
      disc(context, at, bumper * 0.15, NAVY)
      disc(context, at, bumper * 0.11, lamp % 2 ? WHITE : SUN)
    }
  }
}

function paintBumper(context: Context, at: Point, radius: number, colour: string) {
  disc(context, [at[0] + radius * 0.12, at[1] + radius * 0.2], radius, 'rgba(28, 22, 80, 0.3)')
  disc(context, at, radius, NAVY)
  disc(context, at, radius * 0.94, WHITE)
  // The skirt's ribs.
  rays(context, at, 18, radius * 0.9, '#d9deee')
  disc(context, at, radius * 0.76, NAVY)
  disc(context, at, radius * 0.71, colour)
  star(context, at, radius * 0.66, 8, SUN)
  disc(context, at, radius * 0.28, NAVY)
  disc(context, at, radius * 0.21, WHITE)
}

function paintFlipper(context: Context, [x, y]: Point, length: number, side: number) {
  context.save()
  context.translate(x, y)
  context.scale((side * length) / REACH, length / REACH)
  // It hangs, as far below the level as it would be raised above.
  context.rotate(-0.78)
  context.translate(-PIVOT[0], -PIVOT[1])
  const shape = new Path2D(FLIPPER)
  context.lineJoin = 'round'
  for (const [colour, wide] of [
    [NAVY, 62],
    [WHITE, 30],
  ] as const) {
    context.lineWidth = wide
    context.strokeStyle = colour
    context.stroke(shape)
  }
  context.fillStyle = RED
  context.fill(shape)
  disc(context, PIVOT, 46, NAVY)
  disc(context, PIVOT, 34, SUN)
  context.restore()
}

/** The star amid the bumpers; at midnight it is lit and says why nothing counts. */
function paintStar({ context, time }: CanvasFrame, { star: at, burst }: Plan, family: string) {
  const tilted = isTilted(time.hour, time.minute)
  star(context, at, burst * 1.06, 12, NAVY, 0.68)
  star(context, at, burst, 12, tilted ? SUN : WHITE, 0.68)
  star(context, at, burst * 0.84, 12, tilted ? RED : PINK, 0.7)
  if (tilted) {
    context.font = `100px "${family}"`
    const { width, actualBoundingBoxAscent: tall } = context.measureText('TILT')
    const size = (burst * 1.04) / width
    context.font = `${size * 100}px "${family}"`
    context.textAlign = 'center'
    context.fillStyle = WHITE
    context.fillText('TILT', at[0], at[1] + (tall * size) / 2)
    return
  }
  star(context, at, burst * 0.5, 5, NAVY, 0.46)
  star(context, at, burst * 0.42, 5, SUN, 0.44)
}

/** Arrows in the wood that point from between the flippers to the star. */
function paintArrows(context: Context, { star: [x, y], burst, bumpers, bumper, flippers, flipper }: Plan) {
  const from = Math.max(y + burst * 1.18, bumpers[1]![1] + bumper * 0.6)
  const size = Math.min(burst * 0.42, (flippers[0][1] + flipper * 0.5 - from) / 2.6)
  for (let arrow = 0; arrow < 2; arrow++) {
    const top = from + arrow * size * 1.2
    const points: Point[] = [
      [x - size * 0.8, top + size * 0.75],
      [x, top],
      [x + size * 0.8, top + size * 0.75],
    ]
    line(context, points, NAVY, size * 0.5)
    line(context, points, arrow ? WHITE : SUN, size * 0.3)
  }
}

/** Lanes at the top, between posts: as far down as the bumpers or, where these stand apart, their track. */
function paintLanes({ context, width, height }: CanvasFrame, { glass, bumper, bumpers }: Plan) {
  const top = glass + height * 0.014 + bumper * 0.1
  const apart = bumpers[3]![0] - bumpers[2]![0] > bumper * 3.9
  const posts = apart ? 3 : 5
  const end = bumpers[2]![1] - bumper * (apart ? 0.62 : 1.3)
  const step = bumper * 0.72
  for (let post = 0; post < posts; post++) {
    const x = width / 2 + (post - (posts - 1) / 2) * step
    const ends: Point[] = [
      [x, top],
      [x, end],
    ]
    line(context, ends, NAVY, bumper * 0.24)
    line(context, ends, WHITE, bumper * 0.12)
    if (post === posts - 1) continue
    const lamp: Point = [x + step / 2, (top + end) / 2]
    disc(context, lamp, bumper * 0.2, NAVY)
    disc(context, lamp, bumper * 0.15, post % 2 ? RED : SUN)
  }
}

/** Rounded corners, and targets that stand at the walls. */
function paintWalls({ context, width }: CanvasFrame, plan: Plan) {
  const { glass, bumper, bumpers, flippers, flipper } = plan
  const arc = bumper * 1.25
  for (const side of [0, 1]) {
    const wall = side ? width : 0
    const inward = side ? -1 : 1
    context.fillStyle = PINK
    context.strokeStyle = NAVY
    context.lineWidth = bumper * 0.12
    context.beginPath()
    context.moveTo(wall + inward * arc, glass)
    context.quadraticCurveTo(wall, glass, wall, glass + arc)
    context.stroke()
    context.lineTo(wall, glass)
    context.closePath()
    context.fill()
    const under = bumpers[side ? 5 : 0]![1] + bumper * 1.25
    const each = Math.min(bumper * 0.5, (flippers[0][1] - flipper * 0.48 - under) / 3)
    for (let target = 0; target < 3; target++) {
      const y = under + target * each
      context.fillStyle = NAVY
      context.fillRect(side ? width - bumper * 0.34 : 0, y, bumper * 0.34, each * 0.94)
      context.fillStyle = target % 2 ? WHITE : RED
      context.fillRect(side ? width - bumper * 0.27 : 0, y + each * 0.12, bumper * 0.27, each * 0.7)
    }
  }
}

/** The rail with lamps between glass and table, over both. */
export function paintRail({ context, width, height }: CanvasFrame, { glass }: Plan) {
  context.fillStyle = NAVY
  context.fillRect(0, glass - height * 0.014, width, height * 0.028)
  const bulbs = Math.round(width / (height * 0.045))
  for (let bulb = 0; bulb < bulbs; bulb++)
    disc(context, [((bulb + 0.5) * width) / bulbs, glass], height * 0.007, bulb % 2 ? WHITE : SUN)
}

/** Slingshots over the flippers, where the table is long enough for them. */
function paintSlings({ context, width }: CanvasFrame, { flippers, flipper }: Plan) {
  for (const side of [-1, 1]) {
    const [x, y] = flippers[side < 0 ? 0 : 1]
    const wall = side < 0 ? width * 0.07 : width * 0.93
    const points: Point[] = [
      [wall, y - flipper * 1.15],
      [wall, y - flipper * 0.58],
      [x + side * flipper * 0.38, y - flipper * 0.42],
    ]
    const closed = [...points, points[0]!]
    line(context, closed, NAVY, flipper * 0.16)
    context.fillStyle = RED
    context.fill()
    line(context, closed, WHITE, flipper * 0.08)
    for (const post of points) disc(context, post, flipper * 0.045, NAVY)
  }
}

/** The slopes at the foot, with a rubber along them and lamps in them, and the flippers at their ends. */
function paintApron({ context, width, height }: CanvasFrame, { flippers, flipper }: Plan) {
  for (const side of [-1, 1]) {
    const [x, y] = flippers[side < 0 ? 0 : 1]
    const edge: Point = [side < 0 ? 0 : width, y - flipper * 0.3]
    const end: Point = [x + side * flipper * 0.16, y + flipper * 0.06]
    context.fillStyle = PINK
    context.beginPath()
    for (const [px, py] of [edge, end, [end[0], height], [edge[0], height]] as const) context.lineTo(px, py)
    context.closePath()
    context.save()
    context.fill()
    context.clip()
    rays(context, [x, y], 22, width, ROSE)
    context.restore()
    line(context, [end, [end[0], height + flipper]], NAVY, flipper * 0.09)
    const run = Math.hypot(edge[0] - end[0], edge[1] - end[1])
    const lamps = Math.max(2, Math.round(run / (flipper * 0.42)))
    for (let lamp = 1; lamp < lamps; lamp++) {
      const part = lamp / lamps
      const at: Point = [
        end[0] + (edge[0] - end[0]) * part,
        end[1] + (edge[1] - end[1]) * part + flipper * 0.34,
      ]
      disc(context, at, flipper * 0.11, NAVY)
      disc(context, at, flipper * 0.08, lamp % 2 ? SUN : WHITE)
    }
    const rubber: Point[] = [[edge[0] + side * flipper, edge[1] - flipper * 0.1], edge, end]
    line(context, rubber, NAVY, flipper * 0.17)
    line(context, rubber, WHITE, flipper * 0.08)
    paintFlipper(context, [x, y], flipper, side)
  }
}

/** The table: rays, tracks and a star on the wood, and what stands on it. */
export function paintTable(frame: CanvasFrame, plan: Plan, family: string) {
  const { context, width, height } = frame
  const { glass, bumpers, bumper } = plan
  context.save()
  context.beginPath()
  context.rect(0, glass, width, height - glass)
  context.clip()
  context.fillStyle = MINT
  context.fillRect(0, glass, width, height - glass)
  rays(context, plan.star, 18, width + height, PALE)
  paintTracks(context, plan)
  paintStar(frame, plan, family)
  paintArrows(context, plan)
  context.restore()
  paintLanes(frame, plan)
  paintWalls(frame, plan)
  if (!plan.broad) paintSlings(frame, plan)
  paintApron(frame, plan)
  for (const [index, at] of bumpers.entries()) paintBumper(context, at, bumper, index % 2 ? PINK : RED)
}
