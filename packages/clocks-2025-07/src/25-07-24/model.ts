import { createRandom } from '@found-time/clock-runtime'

/** Twelve on the hour and twelve on the half: a face's number is how many half hours it shows after twelve. */
export const EMOJI = 24
/** One a minute. */
export const RAYS = 60

/** How far a face reaches, in distances from the middle: so that sixty touch one another round a ring. */
const REACH = Math.sin(Math.PI / RAYS)
/** From ring to ring, so that they touch as well. */
const RATIO = (1 - REACH) / (1 + REACH)
/** How many rings there are within the rim, and of those how many the hour's hand has: in all, and three rays wide. */
export const INNER = 16
const [HOUR_HAND, HOUR_BROAD] = [12, 9]

export interface Dial {
  readonly middle: readonly [x: number, y: number]
  readonly hub: number
  /** From the innermost, first, past the rim, out to the corners: how far out, and how large its faces are. */
  readonly rings: readonly { readonly out: number; readonly face: number }[]
}

/** A ring more than the rim finds room on the stage; more of them go on beyond it until there are no corners left. */
export function dialOf(width: number, height: number): Dial {
  const rim = (Math.min(width, height) / 2) * 0.99 * (RATIO / (1 + REACH))
  const rings: { out: number; face: number }[] = []
  for (let out = rim * RATIO ** INNER; out * (1 - REACH) < Math.hypot(width, height) / 2; out /= RATIO)
    rings.push({ out, face: out * REACH })
  return { middle: [width / 2, height / 2], hub: rings[0]!.out * (1 - REACH) * 0.9, rings }
}

export type Part = 'light' | 'hour' | 'minute' | 'one' | 'five' | 'gold' | 'amber' | 'mark'

/** Which ray the hour's hand lies along: five from hour to hour. */
export const hourRay = (hour: number, minute: number) => Math.floor(((hour % 12) * 60 + minute) / 12)

/**
 * What a face is part of.
 * @param ring - From the innermost, `INNER` is the rim.
 * @param ray - `0` to `59`, clockwise from the top.
 */
export function partOf(ring: number, ray: number, hour: number, minute: number): Part {
  if (ray === minute && ring <= INNER) return 'minute'
  const aside = (ray - hourRay(hour, minute) + RAYS) % RAYS
  if (aside === 0 ? ring < HOUR_HAND : (aside === 1 || aside === RAYS - 1) && ring < HOUR_BROAD) return 'hour'
  if (ring < INNER) return 'light'
  if (ring === INNER) return ray % 5 ? 'one' : 'five'
  // From mark to mark two darker rays and two lighter ones take turns.
  return ray % 5 === 0 ? 'mark' : (ray % 5) % 2 ? 'amber' : 'gold'
}

/** The rays that hands lie along, each once: the hour's three and the minute's. */
export function handsAt(hour: number, minute: number): number[] {
  const along = hourRay(hour, minute)
  return [...new Set([(along + RAYS - 1) % RAYS, (along + 1) % RAYS, along, minute])]
}

/** The half hour, of twenty-four, that a minute of the day is nearest to. */
const nearest = (minute: number) => Math.floor((minute + 15) / 30) % EMOJI

/**
 * What the faces of a ray show, from the innermost ring out: any half hour but the one that is nearest to the truth. The
 * twelve marks on the rim show the hour of their place, as figures on a dial would, until that would be right.
 * @param minute - Of the day.
 * @returns Half hours after twelve, `0` to `23`.
 */
export function shownOn(seed: string, ray: number, rings: number, minute: number): number[] {
  const { integer } = createRandom(seed, 'ray', ray)
  return Array.from({ length: rings }, (_, ring) => {
    const liked = integer(0, EMOJI - 1)
    const shown = ring === INNER && ray % 5 === 0 ? (ray / 5) * 2 : liked
    return shown === nearest(minute) ? shown ^ 1 : shown
  })
}

/** What a face shows in its own second: half an hour to or fro, unless that would be right. */
export const struck = (shown: number, minute: number) => ((shown ^ 1) === nearest(minute) ? shown : shown ^ 1)

/**
 * Where its two hands point, in turns. As in the set, the short one points straight at its hour at half past as well.
 */
export const handsOf = (shown: number) => ({ hour: Math.floor(shown / 2) / 12, minute: (shown % 2) / 2 })
