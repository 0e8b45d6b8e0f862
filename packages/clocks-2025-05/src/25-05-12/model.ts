import { createRandom, hourDigits, twoDigits } from '@found-time/clock-runtime'
import { type Corner, type Culture, copyOf, emptyCulture, type Rates, react, wake } from './reaction'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where things lie on the page, in CSS pixels. */
export interface Plate {
  readonly frame: Box
  /** The corner left free for the number of the plate. */
  readonly corner: Box
  /** Where the two figures of the minute grow. */
  readonly figures: Box
  /** The side of a cell of the culture. */
  readonly cell: number
  readonly wide: number
  readonly tall: number
  /** Too small for lettering. */
  readonly tiny: boolean
}

/** About so many cells make the culture, whatever the size of the plate. */
const CELLS = 11_000

export function layOut(width: number, height: number): Plate {
  const small = Math.min(width, height)
  const tiny = small < 200
  const upright = width < height * 1.2
  const side = tiny ? small * 0.045 : Math.max(12, small * 0.045)
  const band = tiny ? side : Math.max(24, small * 0.085)
  const frame = { x: side, y: band, width: width - 2 * side, height: height - 2 * band }
  const corner = upright
    ? { ...frame, width: frame.width * 0.44, height: Math.min(frame.height * 0.32, frame.width * 0.46) }
    : { ...frame, width: frame.width * (tiny ? 0.36 : 0.27), height: frame.height * (tiny ? 0.62 : 0.48) }
  const gap = Math.min(frame.width, frame.height) * 0.07
  const figures = upright
    ? {
        x: frame.x + gap,
        y: frame.y + corner.height + gap * 0.5,
        width: frame.width - 2 * gap,
        height: frame.height - corner.height - gap * 1.5,
      }
    : {
        x: frame.x + corner.width + gap * 0.8,
        y: frame.y + gap * 1.3,
        width: frame.width - corner.width - gap * 2,
        height: frame.height - gap * 2.6,
      }
  const cell = Math.sqrt((frame.width * frame.height) / CELLS)
  return {
    frame,
    corner,
    figures,
    cell,
    wide: Math.ceil(frame.width / cell),
    tall: Math.ceil(frame.height / cell),
    tiny,
  }
}

/** The number of the plate: `12, 1 … 11` or `00 … 23`. */
export function plateNumber(hour: number, hourCycle: 12 | 24): string {
  return hourDigits(hour, hourCycle)
}

export const figuresOf = (minute: number) => twoDigits(minute)

/** What may grow in a cell. */
export const OPEN = 0
/** Round the figures nothing. */
export const BARE = 1
export const FIGURE = 2
/** Under the number of the plate. */
export const CORNER = 3

/** Feed, kill and spread: labyrinths in the figures, cells that divide around them, and where nothing lives. */
const CORAL = [0.06, 0.062, 0.14] as const
const CELL = [0.036, 0.063, 0.25] as const
const POISON = [0.03, 0.1, 0.14] as const
/** In which what the last minute has left grows thin, and in which it goes. */
const THINNING = 0.0673
const DISSOLVING = 0.09

/** Steps a second. */
export const PACE = 3
/** In seconds: until then what the last minute has left grows thin, and until then it goes. */
const THIN = 8
const DISSOLVED = 13
/** In steps: from here on a minute turns into what the next one finds. */
export const TURNING = 58 * PACE
const MINUTE = 60 * PACE
/** The steps a second of a minute that is only prepared for the next one to dissolve. */
const PREPARED_PACE = 2

/** How far round its middle a drop brings something, in cells. */
const REACH = 5

/**
 * The zones of a plate.
 * @param mask - How much of each cell the figures cover, 0 to 1, in rows with a rim.
 * @param moat - How far from a figure nothing grows, in cells.
 */
export function zonesOf(
  mask: Float32Array,
  wide: number,
  tall: number,
  corner: Corner,
  moat = 4,
): Uint8Array {
  const stride = wide + 2
  const zones = new Uint8Array(mask.length)
  for (let y = 1; y <= tall; y++) {
    for (let x = 1; x <= wide; x++) {
      const at = y * stride + x
      if (mask[at]! > 0.5) zones[at] = FIGURE
      else if (x <= corner.wide && y <= corner.tall) zones[at] = CORNER
    }
  }
  for (let y = 1; y <= tall; y++) {
    for (let x = 1; x <= wide; x++) {
      const at = y * stride + x
      if (zones[at] !== FIGURE) continue
      const across = zones[at - 1] === FIGURE && zones[at + 1] === FIGURE
      if (across && zones[at - stride] === FIGURE && zones[at + stride] === FIGURE) continue
      for (let nearY = Math.max(1, y - moat); nearY <= Math.min(tall, y + moat); nearY++) {
        for (let nearX = Math.max(1, x - moat); nearX <= Math.min(wide, x + moat); nearX++) {
          if ((nearX - x) ** 2 + (nearY - y) ** 2 > moat * moat + 1) continue
          if (zones[nearY * stride + nearX] === OPEN) zones[nearY * stride + nearX] = BARE
        }
      }
    }
  }
  // What lies inside a figure stays bare too: found by what can be reached from the far corner.
  const shore: number[] = [tall * stride + wide]
  const reached = new Uint8Array(mask.length)
  const around = [-1, 1, -stride, stride]
  for (let at = shore.pop(); at !== undefined; at = shore.pop()) {
    const column = at % stride
    if (reached[at] || column < 1 || column > wide || at < stride || at >= stride * (tall + 1)) continue
    reached[at] = 1
    for (const off of around) if (!reached[at + off] && zones[at + off] === OPEN) shore.push(at + off)
  }
  for (let at = 0; at < zones.length; at++) if (zones[at] === OPEN && !reached[at]) zones[at] = BARE
  return zones
}

/** A place in the culture, in cells from its top left corner. */
export type Place = readonly [x: number, y: number]

/** Places that are thrown before one is chosen, and the most that are chosen. */
const THROWS = 10
const MOST_SITES = 600

/** The square of how far the nearest of the first sites is; of any other where one is no farther than enough. */
function nearestOf(
  sites: { readonly x: Float64Array; readonly y: Float64Array },
  count: number,
  x: number,
  y: number,
  enough: number,
): number {
  let nearest = Number.POSITIVE_INFINITY
  // Most throws are settled by a few sites.
  for (let site = 0; site < count && nearest > enough; site++) {
    const right = sites.x[site]! - x
    const down = sites.y[site]! - y
    nearest = Math.min(nearest, right * right + down * down)
  }
  return nearest
}

/**
 * Where the sixty drops of a minute fall: as far from each other as chance allows, never near a figure. Sites are chosen
 * all over the dish, whatever lies there, and those in the open are taken in their order: so a cell that one engine
 * counts to a figure and another does not moves no other drop.
 */
export function dropsOf(
  zones: Uint8Array,
  wide: number,
  tall: number,
  seed: string,
  minute: number,
): Place[] {
  const stride = wide + 2
  const random = createRandom(seed, 'drops', minute)
  const reach = 4
  const around = [0, -1, 1].flatMap((down) => [0, -1, 1].map((right) => reach * (down * stride + right)))
  const isOpen = (at: number) => {
    for (const off of around) if (zones[at + off] !== OPEN) return false
    return true
  }
  const isFree = (x: number, y: number) =>
    x >= reach && y >= reach && x < wide - reach && y < tall - reach && isOpen((y + 1) * stride + x + 1)
  // Thousands of throws are held against hundreds of sites: numbers, and no pairs of them.
  const sites = { x: new Float64Array(MOST_SITES), y: new Float64Array(MOST_SITES) }
  const drops: Place[] = []
  for (let site = 0; drops.length < 60 && site < MOST_SITES; site++) {
    let farthest = -1
    for (let thrown = 0; thrown < THROWS; thrown++) {
      const x = Math.floor(random.between(0, wide))
      const y = Math.floor(random.between(0, tall))
      const nearest = nearestOf(sites, site, x, y, farthest)
      if (nearest <= farthest) continue
      farthest = nearest
      sites.x[site] = x
      sites.y[site] = y
    }
    const [x, y] = [sites.x[site]!, sites.y[site]!]
    if (isFree(x, y)) drops.push([x, y])
  }
  while (drops.length < 60) drops.push([wide / 2, tall / 2])
  return drops
}

/** What a minute is grown from. */
export interface Bed {
  readonly wide: number
  readonly tall: number
  readonly corner: Corner
  readonly zones: Uint8Array
  readonly drops: readonly Place[]
  /** For the first spots in the figures. */
  readonly seed: string
}

/** A minute being grown, from its first step on. */
export interface Growth {
  readonly culture: Culture
  readonly advanceTo: (step: number) => void
}

const RATES = [CELL, POISON, CORAL, POISON] as const // by zone

/** What the zones of a bed tell the reaction. */
function ratesOf(zones: Uint8Array, cell: number): Rates {
  const [feed, kill, spread] = [0, 1, 2].map(() => new Float64Array(zones.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  for (let at = 0; at < zones.length; at++) {
    const zone = zones[at]!
    const rate = RATES[zone]!
    feed[at] = rate[0]
    kill[at] = zone === OPEN ? cell : rate[1]
    spread[at] = rate[2]
  }
  return { feed, kill, spread }
}

/**
 * Sows a minute's figures on bare ground, and grows it.
 * @param pace - Steps a second; a drop falls at the start of each second.
 */
export function grow(bed: Bed, pace = PACE): Growth {
  const { wide, tall, corner, zones, drops } = bed
  const stride = wide + 2
  const culture = emptyCulture(wide, tall, corner)
  const rates = ratesOf(zones, CELL[1])
  sow(bed, culture)
  culture.awake.fill(1)

  let done = 0
  const drop = ([dropX, dropY]: Place) => {
    // Longer than wide: a round drop stays as regular as the grid and divides into squares.
    const angle = dropX * 2.4 + dropY
    const [along, over] = [Math.cos(angle), Math.sin(angle)]
    for (let down = -REACH; down <= REACH; down++) {
      for (let right = -REACH; right <= REACH; right++) {
        const [x, y] = [dropX + right, dropY + down]
        const far = right * right + down * down
        if (far > REACH * REACH || x < 0 || y < 0 || x >= wide || y >= tall) continue
        const at = (y + 1) * stride + x + 1
        if (zones[at] !== OPEN) continue
        wake(culture, x, y)
        const length = (right * along + down * over) / 3.4
        const breadth = (right * over - down * along) / 1.8
        const dose = 0.48 * Math.exp(-(length * length + breadth * breadth))
        culture.v[at] = Math.max(culture.v[at]!, dose)
        culture.u[at] = Math.min(culture.u[at]!, 1 - 1.2 * dose)
      }
    }
  }
  return {
    culture,
    advanceTo(step) {
      for (; done < step; done++) {
        if (done % pace === 0) drop(drops[done / pace]!)
        react(culture, rates)
      }
    },
  }
}

/** What the last minute has left, outside the figures of this one: grows thin, and goes. */
export function dissolve({ zones }: Bed, left: Culture): Growth {
  const culture = copyOf(left)
  for (let at = 0; at < zones.length; at++) {
    if (zones[at] === OPEN) continue
    culture.u[at] = 1
    culture.v[at] = 0
  }
  let rates = ratesOf(zones, THINNING)
  let done = 0
  return {
    culture,
    advanceTo(step) {
      for (; done < step; done++) {
        if (done === THIN * PACE) rates = ratesOf(zones, DISSOLVING)
        react(culture, rates)
      }
    },
  }
}

/** Spots all over the figures, close enough to read them by at once, which then run together. */
function sow({ wide, tall, zones, seed }: Bed, { u, v }: Culture) {
  const stride = wide + 2
  const random = createRandom(seed, 'spots')
  const APART = 3.3
  for (let row = 0; row * APART < tall; row++) {
    for (let column = 0; column * APART < wide; column++) {
      const middleX = 1 + (column + (row % 2) / 2 + random.between(-0.3, 0.3)) * APART
      const middleY = 1 + (row + random.between(-0.3, 0.3)) * APART
      for (let y = Math.ceil(middleY - 3); y <= middleY + 3; y++) {
        for (let x = Math.ceil(middleX - 3); x <= middleX + 3; x++) {
          if (x < 1 || y < 1 || x > wide || y > tall) continue
          const at = y * stride + x
          if (zones[at] !== FIGURE) continue
          const dose = 0.42 * Math.exp(-((x - middleX) ** 2 + (y - middleY) ** 2) / 1.7)
          v[at] = Math.max(v[at]!, dose)
          u[at] = Math.min(u[at]!, 1 - 1.2 * dose)
        }
      }
    }
  }
}

/** The fields to be shown at a moment, with their rim. */
export interface Shown {
  readonly u: Float64Array
  readonly v: Float64Array
}

/** Cell by cell. */
const combine = (one: Float64Array, other: Float64Array, how: (one: number, other: number) => number) =>
  one.map((value, at) => how(value, other[at]!))

/**
 * Grows the minutes of one plate, and beside each what the minute before it has left, and shows them at any step. What
 * is shown depends on the minute and the step alone; what has been grown is only kept to go on from.
 * @param bedOf - The bed of a minute, 0 to 59.
 */
export function makeGarden(bedOf: (minute: number) => Bed) {
  /** What a minute leaves to the next: its figures and cells, grown at a quicker pace. */
  const left = new Map<number, { second: number; growth: Growth }>()
  const leaving = (minute: number) => {
    let leaf = left.get(minute)
    if (!leaf) {
      if (left.size > 1) left.delete(left.keys().next().value!)
      leaf = { second: 0, growth: grow(bedOf(minute), PREPARED_PACE) }
      left.set(minute, leaf)
    }
    return leaf
  }
  const advance = (leaf: ReturnType<typeof leaving>, second: number) => {
    leaf.second = Math.min(60, second)
    leaf.growth.advanceTo(leaf.second * PREPARED_PACE)
    return leaf.growth.culture
  }
  const leftBy = (minute: number) => advance(leaving(minute), 60)
  let now: { minute: number; step: number; growth: Growth; going?: Growth; fresh?: boolean } | undefined

  /** Grows what has not been begun: what is yielded between may be put off to the next frame. */
  function* towards(minute: number, step: number): Generator<void, void> {
    if (now?.minute === minute && now.step <= step) return
    const growth = grow(bedOf(minute))
    now = { minute, step, growth, fresh: true }
    for (let at = 3; at < step; at += 3) {
      growth.advanceTo(at)
      yield
    }
    if (step > DISSOLVED * PACE && step <= TURNING) return
    const leaf = leaving(step > TURNING ? minute : (minute + 59) % 60)
    while (leaf.second < 60) {
      advance(leaf, leaf.second + 2)
      yield
    }
  }
  const at = (minute: number, step: number): Shown => {
    const fresh = now?.minute !== minute || now.step > step || now.fresh
    if (now?.minute !== minute || now.step > step) now = { minute, step, growth: grow(bedOf(minute)) }
    now.fresh = false
    now.step = step
    now.growth.advanceTo(step)
    const { u, v } = now.growth.culture
    if (step <= DISSOLVED * PACE) {
      now.going ??= dissolve(bedOf(minute), leftBy((minute + 59) % 60))
      now.going.advanceTo(step)
      const going = now.going.culture
      return { u: combine(u, going.u, Math.min), v: combine(v, going.v, Math.max) }
    }
    now.going = undefined
    if (step <= TURNING) {
      // Prepared bit by bit through the second half of the minute, but not while the first picture is waited for.
      if (step > MINUTE / 2 && !fresh) {
        const leaf = leaving(minute)
        advance(leaf, leaf.second + 3)
      }
      return { u, v }
    }
    const next = leftBy(minute)
    const part = (step - TURNING) / (MINUTE - TURNING)
    const share = part * part * (3 - 2 * part)
    const mix = (from: number, to: number) => from * (1 - share) + to * share
    return { u: combine(u, next.u, mix), v: combine(v, next.v, mix) }
  }
  return Object.assign(at, { towards })
}
