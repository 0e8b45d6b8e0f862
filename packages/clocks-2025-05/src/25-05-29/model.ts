import { clamp } from '@found-time/clock-runtime'

/**
 * The going train of an eight-day clock with a seconds pendulum, wheel by wheel.
 * Counts: William Derham, "The Artificial Clock-maker" (London 1696), chapter X, § 2, page 110:
 * "8) 96, 8) 60—48) 48—6) 72, 7) 56, 30".
 */
export const TEETH = {
  great: 96,
  centrePinion: 8,
  centre: 60,
  thirdPinion: 8,
  third: 56,
  escapePinion: 7,
  escape: 30,
  cannon: 48,
  minute: 48,
  minutePinion: 6,
  hour: 72,
} as const

export type Part = keyof typeof TEETH
export type Arbor = 'great' | 'centre' | 'third' | 'escape' | 'minute' | 'hour'
export type Point = readonly [x: number, y: number]

/** Pitch radii, in units of the plate. Each pair that meshes has one pitch. */
export const RADIUS: Readonly<Record<Part, number>> = {
  great: 37,
  centrePinion: 37 / 12,
  centre: 33,
  thirdPinion: 4.4,
  third: 26.6,
  escapePinion: 3.325,
  escape: 20,
  cannon: 25,
  minute: 25,
  minutePinion: 2.5,
  hour: 30,
}

/** Driver and driven, as power flows or, in the motion work, as the hands are led. */
export const MESHES: readonly (readonly [driver: Part, arbor: Arbor, driven: Part, arbor: Arbor])[] = [
  ['great', 'great', 'centrePinion', 'centre'],
  ['centre', 'centre', 'thirdPinion', 'third'],
  ['third', 'third', 'escapePinion', 'escape'],
  ['cannon', 'centre', 'minute', 'minute'],
  ['minutePinion', 'minute', 'hour', 'hour'],
]

/** How far a tooth of the escape wheel is from the top when the arbor stands at 0, in degrees. */
export const FIRST_TOOTH = 6.75

/** Half a pallet's thickness as the escape wheel sees it, in degrees. */
const PALLET = 2.25

/** The pallets hold the wheel 45° before and after the top: seven teeth and a half apart. */
export const PALLET_ANGLE = 45

/** From the escape wheel's middle up to the pallets' pivot: where the tangents at the pallets meet. */
export const PIVOT = RADIUS.escape * Math.SQRT2

const RADIAN = Math.PI / 180
const turnsBy = (turns: number, driver: Part, driven: Part) => (-turns * TEETH[driver]) / TEETH[driven]

/**
 * How far each arbor has turned, clockwise, in turns, worked out tooth by tooth from the escapement.
 * @param beats - Of the seconds pendulum; two let one tooth of the escape wheel pass.
 */
export function turnsAfter(beats: number): Readonly<Record<Arbor, number>> {
  const seconds = beats / (2 * TEETH.escape)
  const third = turnsBy(seconds, 'escapePinion', 'third')
  const centre = turnsBy(third, 'thirdPinion', 'centre')
  const great = turnsBy(centre, 'centrePinion', 'great')
  const minute = turnsBy(centre, 'cannon', 'minute')
  const hour = turnsBy(minute, 'minutePinion', 'hour')
  return { great, centre, third, escape: seconds, minute, hour }
}

/** Degrees the pendulum swings to each side. */
const SWING = 6
/** Seconds it takes from side to side. It stays out for the others, so that the whole train rests. */
const STROKE = 0.4
/** Seconds of them in which it is driven, and those in which the wheel drops thereafter. */
const IMPULSE = 0.044
export const LIFT = SWING * Math.sin((Math.PI * IMPULSE) / 2 / STROKE)
const DROP = 0.04

/** Beats between two moves of what turns less than half a pixel in each. */
const SLOW = 5

/** The beat at which the slow wheels were moved last. */
export const slowBeat = (beats: number): number => Math.floor(beats / SLOW) * SLOW

/**
 * The dead-beat escapement. With each second the pendulum passes its middle, a pallet lets go: the tooth slides along
 * the pallet's end and drives it, then the wheel drops free onto the other pallet and rests there, without recoil.
 * @param secondsOfDay - With the fraction.
 * @param isSettled - As it stands when the wheel has come to rest and the pendulum is out.
 * @returns Beats let through, and the pendulum's angle in degrees, clockwise.
 */
export function escapementAt(secondsOfDay: number, isSettled: boolean): { beats: number; swing: number } {
  const second = Math.floor(secondsOfDay)
  if (isSettled) return { beats: second, swing: sideOf(second) * SWING * 0.9 }
  const since = secondsOfDay - second
  const stroke = Math.round(secondsOfDay - IMPULSE / 2)
  const part = clamp((secondsOfDay - IMPULSE / 2 - stroke) / STROKE, -0.5, 0.5)
  const swing = SWING * Math.sin(Math.PI * part)
  let moved = 6
  if (since < IMPULSE) moved = PALLET * (1 + swing / LIFT)
  else if (since < IMPULSE + DROP) moved = 2 * PALLET + (6 - 2 * PALLET) * ((since - IMPULSE) / DROP) ** 2
  return { beats: second - 1 + moved / 6, swing: sideOf(stroke) * swing }
}

const sideOf = (beat: number) => (beat % 2 === 0 ? 1 : -1)

/**
 * For how many milliseconds nothing moves.
 * @param millisecond - Of the second.
 * @returns `0` while something does.
 */
export function restFor(millisecond: number): number {
  const [ends, begins] = [(IMPULSE + STROKE) * 500, 1000 + (IMPULSE - STROKE) * 500]
  return millisecond >= ends && millisecond < begins ? begins - millisecond : 0
}

const point = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`

/**
 * Half a tooth's profile from its root to its tip: radius, and angle from its side at the pitch circle.
 * Radial below the pitch circle, above it the epicycloid of a circle half as large as the mate: the two are conjugate
 * (Charles Camus, "A Treatise on the Teeth of Wheels", § 540 ff.).
 */
function flank(pitch: number, mate: number, addendum: number, dedendum: number, half: number) {
  const roller = mate / 2
  const reach = pitch + roller
  const at = (roll: number) => {
    const x = reach * Math.cos(roll) - roller * Math.cos((reach / roller) * roll)
    const y = reach * Math.sin(roll) - roller * Math.sin((reach / roller) * roll)
    return [Math.hypot(x, y), Math.atan2(y, x)] as const
  }
  let low = 0
  let high = (Math.PI * roller) / pitch
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    const [radius, angle] = at(middle)
    if (radius > pitch + addendum || angle > half * 0.94) high = middle
    else low = middle
  }
  return [[pitch - dedendum, 0] as const, ...[0, 0.3, 0.55, 0.78, 1].map((share) => at(low * share))]
}

const isPinion = (teeth: number) => teeth < 12

/** The outline of a toothed wheel, a tooth's middle at 0, as an SVG path. */
export function outlineOf(part: Part): string {
  const mesh = MESHES.find(([driver, , driven]) => driver === part || driven === part)!
  const mate = mesh[0] === part ? mesh[2] : mesh[0]
  const teeth = TEETH[part]
  const pitch = RADIUS[part]
  const module = (2 * pitch) / teeth
  const half = (Math.PI / (2 * teeth)) * (isPinion(teeth) ? 0.82 : 0.95)
  const equal = TEETH[mate] === teeth
  const addendum = module * (equal ? 0.9 : isPinion(teeth) ? 0.6 : 1.15)
  const dedendum = module * (equal ? 1.2 : isPinion(teeth) ? 1.5 : 1)
  const profile = flank(pitch, RADIUS[mate], addendum, dedendum, half)
  const points: string[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = (tooth * 2 * Math.PI) / teeth
    for (const [radius, angle] of profile) points.push(point(radius, middle - half + angle))
    for (const [radius, angle] of profile.toReversed()) points.push(point(radius, middle + half - angle))
  }
  return `M${points.join('L')}Z`
}

/** The escape wheel's: pointed, leaning forward, their fronts undercut so that only the tips touch. */
export function escapeOutline(): string {
  const tip = RADIUS.escape
  const points: string[] = []
  for (let tooth = 0; tooth < TEETH.escape; tooth++) {
    const at = (tooth * 12 + FIRST_TOOTH - 90) * RADIAN
    const back = (degrees: number) => at - degrees * RADIAN
    points.push(
      point(tip * 0.84, back(9.4)),
      point(tip * 0.875, back(6)),
      point(tip * 0.93, back(3.2)),
      point(tip, back(0.85)),
      point(tip, at),
      point(tip * 0.85, back(2.2)),
      point(tip * 0.835, back(2.8)),
    )
  }
  return `M${points.join('L')}Z`
}

/** The openings between a wheel's arms, to be cut out of its outline. */
export function crossings(inner: number, outer: number, arms: number, halfWidth: number): string {
  let path = ''
  for (let arm = 0; arm < arms; arm++) {
    const from = (arm * 2 * Math.PI) / arms
    const to = ((arm + 1) * 2 * Math.PI) / arms
    const wide = Math.asin((halfWidth * 0.8) / outer)
    const near = Math.asin(Math.min(0.9, (halfWidth * 1.35) / inner))
    path += `M${point(outer, from + wide)}A${outer} ${outer} 0 0 1 ${point(outer, to - wide)}L${point(inner, to - near)}A${inner} ${inner} 0 0 0 ${point(inner, from + near)}Z`
  }
  return path
}

/**
 * How a driven wheel has to stand for its gap to receive the driver's tooth, when the driver has a tooth's middle at 0.
 * @param direction - From the driver to the driven, in radians clockwise from the right.
 * @returns Degrees.
 */
export function drivenAngle(direction: number, driver: number, driven: number): number {
  const past = (direction * driver) / (2 * Math.PI)
  return (direction + Math.PI) / RADIAN - ((0.5 - past) * 360) / driven
}

/** The pallets, about their pivot, wheel below: where the wheel drops off, both ends are cut to the lift. */
export function palletsPath(): string {
  const thick = RADIUS.escape * PALLET * RADIAN
  const outer = RADIUS.escape + thick
  const inner = RADIUS.escape - thick
  const at = (radius: number, degrees: number) => point(radius, degrees * RADIAN)
  const lift = LIFT
  const left = 180 - PALLET_ANGLE
  const right = PALLET_ANGLE
  return [
    `M${at(outer, left + lift)}L${at(inner, left - lift)}`,
    `A${inner} ${inner} 0 0 1 ${at(inner, left + 10)}`,
    `Q${at(inner * 0.86, left + 20)} ${at(4.4, 168)}A4.4 4.4 0 1 1 ${at(4.4, 12)}`,
    `Q${at(inner * 0.86, right - 20)} ${at(inner, right - 10)}`,
    `A${inner} ${inner} 0 0 1 ${at(inner, right - lift)}L${at(outer, right + lift)}`,
    `A${outer} ${outer} 0 0 0 ${at(outer, right - 15)}`,
    `Q${at(outer * 0.98, right - 34)} ${at(7.2, -38)}Q0 -9.4 ${at(7.2, 218)}`,
    `Q${at(outer * 0.98, left + 34)} ${at(outer, left + 15)}`,
    `A${outer} ${outer} 0 0 0 ${at(outer, left + lift)}Z`,
  ].join('')
}

/** Directions of the chain, in degrees clockwise from the right: hour, minute, centre, third, escape; centre to great. */
const WHOLE: readonly (readonly number[])[] = [
  [265, 277, 275, 274, 45],
  [291, 279, 267, 205, 150],
  [259, 279, 263, 331, 23],
  [279, 241, 257, 188, 139],
  [203, 279, 174, 244, 292],
  [25, 61, 319, 279, 165],
  [15, 328, 351, 282, 232],
  [18, 343, 358, 288, 239],
  [16, 351, 7, 299, 247],
  [9, 351, 5, 0, 247],
  [21, 9, 354, 355, 240],
]
/** On the smallest stages the hands are all that has to be whole. */
const BARE: readonly (readonly number[])[] = [
  [294, 258, 284, 218, 165],
  [4, 286, 27, 14, 254],
  [37, 341, 44, 351, 257],
]

const REACH: Readonly<Record<Arbor, number>> = {
  great: 38.5,
  centre: 34.6,
  third: 28,
  escape: 20.5,
  minute: 26.5,
  hour: 31.4,
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** Pixels to a unit of the plate. */
  readonly unit: number
  readonly isBare: boolean
  /** Room for the plate's lettering. */
  readonly isLettered: boolean
  /** Where the arbors are, in units from the stage's upper left corner. */
  readonly at: Readonly<Record<Arbor, Point>>
}

const step = ([x, y]: Point, degrees: number, length: number): Point => [
  x + length * Math.cos(degrees * RADIAN),
  y + length * Math.sin(degrees * RADIAN),
]

/** Lays the train out over the whole stage: of the known ways the one that can be drawn largest. */
export function layoutOf(width: number, height: number): Layout {
  const short = Math.min(width, height)
  const isBare = short < 200
  const isLettered = short >= 380
  const margin = isBare ? 1.5 : isLettered ? 7.5 : 3
  const side = isLettered && width < height ? 4.5 : margin
  let best: Layout | undefined
  for (const angles of isBare ? BARE : WHOLE) {
    const hour: Point = [0, 0]
    const minute = step(hour, angles[0]!, RADIUS.hour + RADIUS.minutePinion)
    const centre = step(minute, angles[1]!, RADIUS.minute + RADIUS.cannon)
    const third = step(centre, angles[2]!, RADIUS.centre + RADIUS.thirdPinion)
    const last = step(third, angles[3]!, RADIUS.third + RADIUS.escapePinion)
    const great = step(centre, angles[4]!, RADIUS.great + RADIUS.centrePinion)
    const at = { great, centre, third, escape: last, minute, hour }
    const boxes = (isBare ? (['hour', 'minute', 'centre'] as const) : (Object.keys(at) as Arbor[])).map(
      (arbor) => [at[arbor][0], at[arbor][1], isBare && arbor === 'centre' ? 26 : REACH[arbor]] as const,
    )
    if (!isBare) boxes.push([last[0], last[1] - PIVOT + 12, 21])
    const left = Math.min(...boxes.map(([x, , reach]) => x - reach)) - side
    const right = Math.max(...boxes.map(([x, , reach]) => x + reach)) + side
    const top = Math.min(...boxes.map(([, y, reach]) => y - reach)) - margin
    const bottom = Math.max(...boxes.map(([, y, reach]) => y + reach)) + margin
    const unit = Math.min(width / (right - left), height / (bottom - top))
    if (best && best.unit >= unit) continue
    const shift = [(width / unit - right - left) / 2, (height / unit - bottom - top) / 2] as const
    const moved = Object.fromEntries(
      Object.entries(at).map(([arbor, [x, y]]) => [arbor, [x + shift[0], y + shift[1]]]),
    ) as unknown as Layout['at']
    best = { width, height, unit, isBare, isLettered, at: moved }
  }
  return best!
}

const clearOf = ({ at }: Layout, x: number, y: number, halfWidth: number, halfHeight: number): number => {
  const gap = (cx: number, cy: number, reach: number) =>
    Math.hypot(Math.max(0, Math.abs(cx - x) - halfWidth), Math.max(0, Math.abs(cy - y) - halfHeight)) - reach
  let room = gap(at.escape[0], at.escape[1] - PIVOT + 6, 21)
  for (const arbor of Object.keys(at) as Arbor[])
    room = Math.min(room, gap(at[arbor][0], at[arbor][1], REACH[arbor] + 2))
  // The pendulum's rod and the reach of its bob.
  if (y + halfHeight > at.escape[1]) room = Math.min(room, Math.abs(x - at.escape[0]) - halfWidth - 19)
  return room
}

/** Half the title's width and height, in units. */
export const TITLE = [24, 9.5] as const

/** The middle of the largest room for the title; `undefined` where there is none. */
export function titlePlace(layout: Layout): Point | undefined {
  const { width, height, unit } = layout
  const [halfWidth, halfHeight] = TITLE
  let place: Point | undefined
  let most = 1
  const limits = [width / unit - halfWidth - 6, height / unit - halfHeight - 6] as const
  for (let x = halfWidth + 6; x <= limits[0]; x += 1)
    for (let y = halfHeight + 6; y <= limits[1]; y += 1) {
      // As far from the wheels as from the border.
      const edge = Math.min(x - halfWidth, y - halfHeight, limits[0] + 6 - x, limits[1] + 6 - y)
      const room = Math.min(clearOf(layout, x, y, halfWidth, halfHeight), edge)
      if (room > most) {
        most = room
        place = [x, y]
      }
    }
  return place
}

export interface Label {
  readonly at: Point
  /** Where its leader meets the wheel; none when it stands close. */
  readonly rim?: Point
}

/** Where labels stand near their wheels: of the places round each the one with the most room, or none at all. */
export function labelPlaces(layout: Layout, title?: Point): Readonly<Partial<Record<Arbor, Label>>> {
  const { at, width, height, unit } = layout
  const taken: Point[] = []
  const places: Partial<Record<Arbor, Label>> = {}
  for (const arbor of ['minute', 'centre', 'third', 'escape', 'great', 'hour'] as const) {
    let most = -Infinity
    for (const away of [6, 9, 13, 18, 24, 31])
      for (let degrees = 0; degrees < 360; degrees += 4) {
        const [x, y] = step(at[arbor], degrees, REACH[arbor] + away)
        if (x < 9 || y < 7.5 || x > width / unit - 9 || y > height / unit - 7.5) continue
        const isOn = (place: Point, halfWidth: number, halfHeight: number) =>
          Math.abs(place[0] - x) < halfWidth && Math.abs(place[1] - y) < halfHeight
        if (title && isOn(title, TITLE[0] + 6, TITLE[1] + 5)) continue
        if (taken.some((label) => isOn(label, 12, 9))) continue
        // Clear of the wheels, and of their shadows to the right below.
        let room = Math.min(2, clearOf(layout, x, y, 4.8, 3.1), clearOf(layout, x - 1.5, y - 1.5, 4.8, 3.1))
        if (room < -0.8) continue
        // The leader may not end on, or cross, another wheel.
        for (const share of away < 9 ? [] : [0.6, away / 2, away - 3]) {
          const [px, py] = step(at[arbor], degrees, REACH[arbor] + share)
          if (Math.hypot(px - at.escape[0], py - at.escape[1] + PIVOT - 6) < 21) room -= 8
          for (const other of Object.keys(at) as Arbor[])
            if (other !== arbor && Math.hypot(px - at[other][0], py - at[other][1]) < REACH[other] + 0.5)
              room -= 8
        }
        if (room < -0.8) continue
        const worth = room - away * 0.12
        if (worth <= most + 0.01) continue
        most = worth
        places[arbor] =
          away < 9 ? { at: [x, y] } : { at: [x, y], rim: step(at[arbor], degrees, REACH[arbor] + 0.6) }
      }
    if (places[arbor]) taken.push(places[arbor].at)
  }
  return places
}
