/** Where a marble lies, and how large it is. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Which of six colours. */
  readonly colour: number
}

export interface Tube {
  readonly x: number
  readonly top: number
  readonly bottom: number
  /** Half its breadth inside. */
  readonly radius: number
  /** Where rings are round it, in heights of the stage. */
  readonly rings: readonly number[]
}

export interface Plan {
  readonly tubes: {
    readonly hour: readonly Tube[]
    readonly minute: readonly Tube[]
    readonly second: readonly Tube[]
  }
  readonly places: {
    readonly hour: readonly Place[]
    readonly minute: readonly Place[]
    readonly second: readonly Place[]
  }
  /** Where the table begins. */
  readonly table: number
  /** Pixels to a metre. */
  readonly scale: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How much of its tube's breadth a marble has. */
const FITS = 0.9

/** A row of tubes that stand in a box, each for so many marbles, as large as the box lets them be. */
function rackOf(box: Box, count: number, deep: number, colours: (tube: number) => number) {
  const pitch = Math.min(box.width / count, (box.height / (deep + 0.45)) * 1.22)
  const inner = Math.min((pitch * 0.88) / 2, box.height / (deep + 0.45) / FITS / 2)
  const radius = inner * FITS
  const bottom = box.top + box.height
  const left = box.left + (box.width - pitch * count) / 2
  const tubes: Tube[] = []
  const places: Place[] = []
  for (let tube = 0; tube < count; tube++) {
    const x = left + pitch * (tube + 0.5)
    const floor = bottom - (inner - radius) - radius * 0.1
    tubes.push({
      x,
      bottom,
      top: bottom - radius * 2 * (deep + 0.42),
      radius: inner,
      rings: deep === 10 ? [floor - radius * 10] : [],
    })
    for (let index = 0; index < deep; index++)
      places.push({ x, y: floor - radius * (index * 2 + 1), radius, colour: colours(tube) })
  }
  return { tubes, places, radius }
}

/** Sixty small tubes in groups of five, on one shelf or on two. */
function rowOf(box: Box, shelves: number) {
  const tubes: Tube[] = []
  const places: Place[] = []
  const many = 60 / shelves
  const pitch = box.width / (many + (many / 5 - 1) * 0.7)
  for (let index = 0; index < 60; index++) {
    const at = index % many
    const high = box.height / shelves
    const bottom = box.top + high * (Math.floor(index / many) + 1) - high * 0.1
    const inner = Math.min(pitch * 0.46, high * 0.27)
    const radius = inner * FITS
    const x = box.left + pitch * (at + 0.5 + Math.floor(at / 5) * 0.7)
    tubes.push({ x, bottom, top: bottom - radius * 3.3, radius: inner, rings: [] })
    places.push({ x, y: bottom - inner, radius, colour: Math.floor(index / 10) })
  }
  return { tubes, places }
}

/** How broad a marble of the minutes is in truth: five eighths of an inch, the common size of a playing marble. */
export const MARBLE_METRES = 0.625 * 0.0254

/** The three racks of a stage: hours and minutes beside one another or one above the other, seconds along the table. */
export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const margin = less * 0.03
  const tall = height > width * 1.15
  const shelves = width < height * 1.3 ? 2 : 1
  const shelf = tall ? height * 0.098 : shelves === 2 ? height * 0.2 : Math.min(height * 0.11, width * 0.05)
  const top = margin
  const inner = width - margin * 2
  const above = height - shelf - margin * 1.6 - top
  const gap = less * 0.04
  const part = tall ? above * 0.42 : inner * 0.605
  const hourBox = tall
    ? { left: margin, top, width: inner, height: part }
    : { left: margin, top, width: part - gap, height: above }
  const minuteBox = tall
    ? { left: margin, top: top + part + gap * 0.6, width: inner, height: above - part - gap * 0.6 }
    : { left: margin + part, top, width: inner - part, height: above }
  const hour = rackOf(hourBox, 5, 5, (tube) => [4, 0, 2, 3, 5][tube] ?? 0)
  const minute = rackOf(minuteBox, 6, 10, (tube) => tube)
  const second = rowOf(
    { left: margin, top: height - shelf - margin * 0.4, width: inner, height: shelf },
    shelves,
  )
  return {
    tubes: { hour: hour.tubes, minute: minute.tubes, second: second.tubes },
    places: { hour: hour.places, minute: minute.places, second: second.places },
    table: height - shelf - margin * 1.1,
    scale: (minute.radius * 2) / MARBLE_METRES,
  }
}

/** @returns How many large marbles there are. */
export const hoursOf = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? hour % 12 || 12 : hour

/** Standard gravity (3rd CGPM, 1901), in metres a second and a second. */
const GRAVITY = 9.80665

/** How long a fall lasts, in seconds: `s = g t² / 2`. */
export const fallTime = (metres: number): number => Math.sqrt((2 * metres) / GRAVITY)

/**
 * What of its speed a marble keeps when it bounces. Glass on glass keeps nine tenths; on a loose pile in a tube the
 * pile takes much of it, so this is half.
 */
export const RESTITUTION = 0.5

/**
 * How high a dropped marble is above where it comes to rest. After each bounce it rises for as long as it falls again:
 * twice its speed over gravity.
 * @param metres - From how high.
 * @param seconds - Since it was let go.
 */
export function heightAt(metres: number, seconds: number): number {
  if (seconds <= 0) return metres
  const first = fallTime(metres)
  if (seconds < first) return metres - (GRAVITY * seconds ** 2) / 2
  let left = seconds - first
  let speed = GRAVITY * first * RESTITUTION
  for (let bounce = 0; bounce < 5; bounce++) {
    const aloft = (2 * speed) / GRAVITY
    if (left < aloft) return speed * left - (GRAVITY * left ** 2) / 2
    left -= aloft
    speed *= RESTITUTION
  }
  return 0
}

/** How long it takes until the last bounce is over, in seconds. */
export function restTime(metres: number): number {
  let sum = 1
  for (let bounce = 1; bounce <= 5; bounce++) sum += 2 * RESTITUTION ** bounce
  return fallTime(metres) * sum
}
