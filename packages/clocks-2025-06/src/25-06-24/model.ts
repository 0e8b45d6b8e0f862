import { createRandom } from '@found-time/clock-runtime'

/** People and thoughts there are pictures of. */
export const PEOPLE = 24
export const THOUGHTS = 36

export interface Person {
  /** Which of the pictures. */
  readonly who: number
  /** Middle and top of the head's picture, in pixels. */
  readonly x: number
  readonly y: number
  readonly row: number
  /** Wholly on the stage, so that it may be the one that knows. */
  readonly whole: boolean
}

export interface Crowd {
  /** Side of a person's picture. */
  readonly size: number
  /** Size of the balloon with the time. */
  readonly balloon: readonly [width: number, height: number]
  readonly people: readonly Person[]
}

/** Rows behind one another, each half a place further; the last are cut by the stage's foot. */
export function crowdOf(width: number, height: number): Crowd {
  const size = Math.min(Math.sqrt((width * height) / 20), height / 2.2, width / 2.6)
  const balloon = [Math.min(size * 2.8, width * 0.94), size * 1.1] as const
  const [across, down] = [size * 1.1, size * 0.76]
  const sky = size * 1.02
  const rows = Math.max(2, Math.ceil((height - sky) / down - 0.15))
  const seats = Math.ceil(width / across) + 1
  const people: Person[] = []
  for (let row = 0; row < rows; row += 1) {
    const odd = row % 2
    const count = odd ? seats : seats - 1
    for (let seat = 0; seat < count; seat += 1) {
      const x = width / 2 + (seat - (count - 1) / 2) * across
      if (x < -size * 0.3 || x > width + size * 0.3) continue
      const y = sky + row * down
      const whole = x > size * 0.4 && x < width - size * 0.4 && y + size * 0.66 < height
      people.push({ who: 0, x, y, row, whole })
    }
  }
  const random = createRandom('crowd')
  const who = [...random.shuffle([...Array(PEOPLE).keys()])]
  return { size, balloon, people: people.map((person, index) => ({ ...person, who: who[index % PEOPLE]! })) }
}

/** Which person knows the time in a minute: another one each minute, everybody once before the first again. */
export function knowerAt({ people }: Crowd, minuteCount: number): number {
  const able = [...people.keys()].filter((index) => people[index]!.whole)
  const order = createRandom('order').shuffle(able)
  return order[minuteCount % order.length]!
}

/** The middle and the top of the balloon with the time. */
export function balloonAt({ people, size, balloon }: Crowd, knower: number, width: number) {
  const { x, y } = people[knower]!
  const [wide, high] = balloon
  const margin = size * 0.06
  // It leans towards the middle of the stage.
  const aside = x + (width / 2 - x) * 0.35
  return {
    x: Math.min(width - wide / 2 - margin, Math.max(wide / 2 + margin, aside)),
    y: Math.max(margin * 0.6, y - high - size * 0.06),
  }
}

/** How far a head leans towards another one, in degrees. */
export function leanTo(from: Person, to: Person, size: number): number {
  const away = (to.x - from.x) / size
  return Math.max(-9, Math.min(9, away * 5))
}

/** What a person has in mind and since when: one of them changes its mind each second. */
export interface Mind {
  readonly thought: number
  /** The second of the day in which it came, perhaps of the day before. */
  readonly since: number
}

/** No two of up to 36 people ever think of the same. */
export function mindsAt(count: number, secondOfDay: number): readonly Mind[] {
  const random = createRandom('minds')
  const turns = random.shuffle([...Array(count).keys()])
  const thoughts = random.shuffle([...Array(THOUGHTS).keys()])
  return turns.map((turn) => {
    const since = secondOfDay - ((((secondOfDay - turn) % count) + count) % count)
    return { since, thought: thoughts[((since % THOUGHTS) + THOUGHTS) % THOUGHTS]! }
  })
}

/** How long a new thought pops up, in milliseconds, and the height of its balloon meanwhile. */
export const POP_MS = 380
export const popAt = (part: number) => {
  const at = Math.min(1, part)
  return 1 - (1 - at) ** 3 * Math.cos(at * 6)
}

export const timeFigures = (hour: number, minute: number, hourCycle: 12 | 24) =>
  `${hourCycle === 12 ? hour % 12 || 12 : String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
