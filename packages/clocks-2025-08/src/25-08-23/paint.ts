import { COLOURS, FLAGS, longOf, outlineOf, type Point, spokenOf } from './flags'
import { type Cloth, clothAt, dressingOf, type Place, type Plan } from './model'

type Context = CanvasRenderingContext2D

const [INK, RED, WHITE, YELLOW, STRAW] = ['#0d1b4c', '#d8122a', '#ffffff', '#ffc800', '#ffe9a8']

function trace(context: Context, points: readonly Point[]) {
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.closePath()
}

/** An outline in as many steps as it takes to wave. */
function finely(points: readonly Point[]): Point[] {
  return points.flatMap(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length]!
    const count = Math.ceil(Math.abs(bx - ax) / 8) || 1
    return Array.from({ length: count }, (_, step): Point => {
      const part = step / count
      return [ax + (bx - ax) * part, ay + (by - ay) * part]
    })
  })
}

const DISC = 27
const STOPS = 26

/** A flag in the wind. */
export function paintFlag(context: Context, name: string, cloth: Cloth, wave: number, ink: number) {
  const long = longOf(name)
  const waved = (corners: readonly Point[]) =>
    finely(corners).map(([x, y]) => clothAt(cloth, [x / long, y / 100], wave).at)
  /** However long the cloth is made, a disc is round. */
  const round = (cloth.high / cloth.long) * (long / 100) * DISC
  const discAt = ([x, y]: Point) =>
    Array.from({ length: 40 }, (_, step): Point => {
      const turn = (step / 20) * Math.PI
      return [x + round * Math.cos(turn), y + DISC * Math.sin(turn)]
    })
  const edge = waved(outlineOf(name))
  context.save()
  trace(context, edge)
  context.clip()
  for (const [colour, ...corners] of FLAGS[name]!) {
    trace(context, waved(corners.length === 1 ? discAt(corners[0]!) : corners))
    context.fillStyle = COLOURS[colour]!
    context.fill()
  }
  const folds = context.createLinearGradient(cloth.x, 0, cloth.x + cloth.long, 0)
  for (let stop = 0; stop <= STOPS; stop++) {
    const { light } = clothAt(cloth, [stop / STOPS, 0.5], wave)
    folds.addColorStop(
      stop / STOPS,
      light > 0
        ? `rgba(8, 10, 70, ${(light * 0.42).toFixed(3)})`
        : `rgba(255, 255, 255, ${(-light * 0.4).toFixed(3)})`,
    )
  }
  context.fillStyle = folds
  context.fillRect(cloth.x, cloth.y - cloth.high * 0.2, cloth.long * 1.05, cloth.high * 1.4)
  context.restore()
  trace(context, edge)
  context.strokeStyle = INK
  context.lineWidth = ink
  context.lineJoin = 'round'
  context.stroke()
}

/** The board under a pennant, with its name; the English half is red. */
export function paintBoard(
  context: Context,
  name: string,
  { cloth, high, family }: { cloth: Cloth; high: number; family: string },
) {
  const [before, english] = spokenOf(name)
  const size = Math.min(high * 0.9, cloth.long * 0.2)
  const [x, y] = [cloth.x - high * 0.12, cloth.y + cloth.high + high * 0.1]
  context.font = `700 ${size}px "${family}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  const [first, second] = [context.measureText(before).width, context.measureText(english).width]
  context.fillStyle = WHITE
  context.strokeStyle = INK
  context.lineWidth = Math.max(1, high * 0.07)
  context.beginPath()
  context.roundRect(x, y, first + second + size * 0.6, high, high * 0.14)
  context.fill()
  context.stroke()
  const line = y + high / 2 + size * 0.355
  context.fillStyle = INK
  context.fillText(before, x + size * 0.3, line)
  context.fillStyle = RED
  context.fillText(english, x + size * 0.3 + first, line)
}

function drawn(context: Context, path: string, fill: string | undefined, line = 0.7) {
  const outline = new Path2D(path)
  if (fill) {
    context.fillStyle = fill
    context.fill(outline)
  }
  if (!line) return
  context.strokeStyle = INK
  context.lineWidth = line
  context.stroke(outline)
}

function disc(context: Context, [x, y]: Point, radius: number, fill: string, line = 0.7) {
  context.fillStyle = fill
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
  if (!line) return
  context.strokeStyle = INK
  context.lineWidth = line
  context.stroke()
}

const HULL = 'M0-29C22-21 60-16.5 110-16.5C150-16.5 180-18.5 198-22C199-12 195-4 186 8H14C8-4 4-16 0-29Z'

/** In a drawing of its own, from where it stands on the deck, so many of its units to one of the ship's. */
function placed(context: Context, [x, y, scale]: Place, draw: () => void) {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  draw()
  context.restore()
}

function paintFunnel(context: Context) {
  drawn(context, 'M0 0L3-32H20L24 0Z', YELLOW)
  drawn(context, 'M2-23L3-32H20L21.2-23Z', INK)
  drawn(context, 'M1.4-17.5H22M1-12.5H22.6', undefined, 1.6)
  drawn(context, 'M27 0V-11Q27-16 32-16', undefined, 3.6)
  context.strokeStyle = '#ff9a3d'
  context.lineWidth = 2
  context.stroke(new Path2D('M27 0V-11Q27-16 32-16'))
}

function paintBridge(context: Context) {
  drawn(context, 'M3 0V-18H30V0Z', '#ff9a3d')
  drawn(context, 'M-1-18Q16-23.5 34-18V-16.5H-1Z', WHITE)
  for (const x of [5, 14, 23]) drawn(context, `M${x}-14.5h6.4v8h-6.4Z`, '#8fdcf5')
  paintCaptain(context, [16.5, -6.6])
}

/** The captain looks out of the middle window. */
function paintCaptain(context: Context, [x, y]: Point) {
  drawn(context, `M${x - 2.2} ${y}v-3.4h5v3.4Z`, '#e58a5c', 0.4)
  drawn(context, `M${x - 2.8} ${y}q2.9-3.4 6 0Z`, WHITE, 0.4)
  drawn(context, `M${x - 2.9} ${y - 3.4}q2.9-4 5.9 0Z`, WHITE, 0.4)
  drawn(context, `M${x - 3.6} ${y - 3.3}h6`, undefined, 0.9)
  for (const aside of [-1, 1]) disc(context, [x + aside, y - 1.9], 0.36, INK, 0)
}

/** All that stands still: the ropes, the ship, her dressing. */
export function paintShip(context: Context, plan: Plan, width: number, height: number, family: string) {
  const { masts, top, water, unit, left, rows, deck, bridge, funnel } = plan
  const { points, flags } = dressingOf(width, height)
  const line = Math.max(1, Math.min(width, height) * 0.0036)
  const thick = Math.max(2.4, Math.min(width, height) * 0.011)
  const foot = water - unit * 18
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const aboard = (draw: () => void) => placed(context, [left, water, unit], draw)
  for (const x of masts)
    for (const [wide, colour] of [
      [thick + line * 2, INK],
      [thick, '#ffb04d'],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = wide
      context.beginPath()
      context.moveTo(x - thick * 0.9, foot)
      context.lineTo(x - thick * 0.9, top)
      context.stroke()
    }
  context.strokeStyle = INK
  context.lineWidth = line
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  const [one, other] = rows.second
  const yard = one.y - one.high * 0.16
  for (const x of masts) {
    context.moveTo(x, top + plan.flag * 0.4)
    context.lineTo(x, foot)
  }
  for (const { x } of rows.second) {
    context.moveTo(x, yard)
    context.lineTo(x, foot)
  }
  context.moveTo(one.x, yard)
  context.lineTo(other.x, yard)
  context.stroke()
  // Before the ropes: none crosses it.
  aboard(() => placed(context, funnel, () => paintFunnel(context)))
  for (const [index, { name, cloth }] of flags.entries()) paintFlag(context, name, cloth, index * 0.37, line)
  aboard(() => {
    placed(context, bridge, () => paintBridge(context))
    drawn(context, `M${bridge[0] - 4}-17V${deck}H${deck < -28 ? 210 : 156}V-17Z`, WHITE)
    for (let x = bridge[0] + 40; x < 150; x += 11)
      disc(context, [x, (deck - 16.5) / 2], Math.min(2.1, (-16.5 - deck) * 0.26), '#8fdcf5')
    paintHull(context, family)
  })
}

const STRAKE = 'M-4-24C22-16 60-11.8 110-11.8C150-11.8 180-14 204-18'

function paintHull(context: Context, family: string) {
  drawn(context, HULL, RED, 1)
  context.save()
  context.clip(new Path2D(HULL))
  drawn(context, STRAKE, undefined, 2.4)
  context.strokeStyle = WHITE
  context.lineWidth = 1.5
  context.stroke(new Path2D(STRAKE))
  context.fillStyle = INK
  context.fillRect(0, 0, 210, 12)
  context.restore()
  drawn(context, HULL, undefined, 1)
  // The anchor in its hawse, the tyres along the side, and her name.
  disc(context, [12, -14.5], 1.6, INK, 0)
  drawn(context, 'M12-14.5V-6.5M9-9Q12-4.6 15-9M10.4-12h3.2', undefined, 1.2)
  for (let x = 58; x < 190; x += 22) {
    disc(context, [x, -5.6], 4.2, INK, 0)
    disc(context, [x, -5.6], 1.9, RED, 0)
  }
  context.font = `700 7.4px "${family}"`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillStyle = STRAW
  context.save()
  context.rotate(0.09)
  context.fillText('NOONTIDE', 19, -8.6)
  context.restore()
}

/** A gull on the rail looks now ahead, now astern. */
export function paintGull(context: Context, { unit, left, water, gull }: Plan, second: number) {
  placed(context, [left, water, unit], () =>
    placed(context, gull, () => {
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.scale(second % 6 < 3 ? 1 : -1, 1)
      drawn(context, 'M-.8-3V0M1-3V0', undefined, 0.5)
      drawn(
        context,
        'M7.6-4.4Q2-9-2.6-7.6Q-5-10.6-6.8-8.6L-9-7.4L-6.4-7Q-5.6-2 0-2.4Q4-2.8 7.6-4.4Z',
        WHITE,
        0.7,
      )
      drawn(context, 'M8.4-4.6Q4-7.4.4-6.2Q1.4-3.6 8.4-4.6Z', '#7f93b8', 0.5)
      drawn(context, 'M-6.7-8.2L-9.2-7.3L-6.5-7Z', YELLOW, 0.4)
      disc(context, [-5.4, -8.2], 0.45, INK, 0)
    }),
  )
}

/** The signalman hauls the seconds up, hand over hand. */
export function paintSailor(
  context: Context,
  { unit, water, rows, deck, aside, sailor }: Plan,
  wave: number,
) {
  const pull = Math.sin(2 * Math.PI * wave)
  context.save()
  context.translate(rows.second[0].x + unit * 0.8 * aside, water + unit * deck)
  context.scale(unit * sailor * aside, unit * sailor)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  drawn(context, 'M3.4-9L2.6-.4M5.8-9L7-.4', undefined, 2.6)
  drawn(context, 'M2.4-8.4V-15Q4.6-17 7-15V-8.4Z', WHITE, 0.6)
  for (const y of [-14, -11.8, -9.6]) drawn(context, `M2.6 ${y}H6.8`, undefined, 0.8)
  disc(context, [4.4, -19], 2.5, '#e58a5c', 0.5)
  drawn(context, 'M2-19.6Q4.4-24.6 6.9-19.6Z', WHITE, 0.5)
  for (const [hand, colour, wide] of [
    [pull, INK, 2.1],
    [-pull, INK, 2.1],
    [pull, '#e58a5c', 1.2],
    [-pull, '#e58a5c', 1.2],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide
    context.stroke(new Path2D(`M4-14.6Q1.8-13.6 -.6 ${-15.4 - 2.6 * hand}`))
  }
  context.restore()
}
