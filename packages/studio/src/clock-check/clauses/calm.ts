import type { Clause, Finding } from '../clause.ts'
import { compared, differing, type Picture } from '../pictures.ts'
import { area, CELL, type Session } from '../session.ts'

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/**
 * Places to a side of the stage at which brightness is looked at. Each is as large as a flash must be to be dangerous,
 * a quarter of ten degrees of sight (341×256 of 1024×768 pixels, WCAG 2.3.1): a sixth of the stage each way, and they
 * overlap by half. What merely moves through one hardly changes it.
 */
const PLACES = 11

/** Relative luminance of each place of a picture, `0` to `1`. */
function brightness({ width, height, pixels }: Picture): number[] {
  const light = new Float64Array(width * height)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const [red, green, blue] = [pixels[pixel * 3]!, pixels[pixel * 3 + 1]!, pixels[pixel * 3 + 2]!]
    light[pixel] = 0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!
  }
  const [wide, high] = [Math.floor(width / 6), Math.floor(height / 6)]
  return Array.from({ length: PLACES ** 2 }, (_, place) => {
    const left = Math.floor(((place % PLACES) * wide) / 2)
    const top = Math.floor((Math.floor(place / PLACES) * high) / 2)
    let sum = 0
    for (let row = top; row < top + high; row++)
      for (let column = left; column < left + wide; column++) sum += light[row * width + column]!
    return sum / (wide * high)
  })
}

/** What WCAG 2.3.1 calls a general flash: two opposite changes of a tenth, the darker side below 0.8. */
const FLASH = 0.1

const DARK = 0.8

/** The most flashes any place of the stage goes through. */
function flashes(pictures: readonly Picture[]): number {
  const series = pictures.map(brightness)
  return Math.max(
    ...series[0]!.map((first, place) => {
      let extreme = first
      let direction = 0
      let changes = 0
      for (const values of series) {
        const value = values[place]!
        const change = value - extreme
        if (direction * change > 0) extreme = value
        else if (Math.abs(change) >= FLASH && Math.min(value, extreme) < DARK) {
          changes++
          direction = Math.sign(change)
          extreme = value
        }
      }
      return Math.floor(changes / 2)
    }),
  )
}

const SMALL = area(CELL.width, CELL.height)

/** The second around a full minute. */
async function secondOf(session: Session): Promise<Picture[]> {
  await session.unmount()
  if (session.tier === 'quick') {
    const start = session.moment('10:08:59.500')
    return session.stills(Array.from({ length: 12 }, (_, index) => ({ at: start + (index * 1000) / 11 })))
  }
  await session.mount({ at: '10:08:59.500', mode: 'live', area: SMALL })
  const pictures = [await session.shoot(SMALL)]
  for (let frame = 1; frame <= 60; frame++) {
    await session.run(1000 / 60, 1000 / 60)
    pictures.push(await session.shoot(SMALL))
  }
  return pictures
}

export const clause: Clause = {
  id: 'calm',
  section: 'picture',
  tier: 'quick',
  summary:
    'changes at most once a second under reduced motion and still tells the time; never flashes more than three times a second.',
  proof:
    'Under reduced motion pictures within each of two seconds are equal, and pictures a minute apart differ. In full motion, pictures of one second over a full minute, at 320×200, are searched for opposite changes of a tenth of the luminance on areas of a sixth of the stage each way (WCAG 2.3.1): twelve stills in quick, sixty pictures of a running clock in full.',
  async check(session): Promise<Finding | undefined> {
    await session.unmount()
    const reduced = { at: '10:08:41.100', mode: 'live', motion: 'reduced', area: SMALL } as const
    await session.mount(reduced)
    let last = await session.shoot(SMALL)
    // From 41.1 s: within that second, into the next one, within that.
    for (const [ms, sameSecond] of [
      [450, true],
      [400, true],
      [150, false],
      [750, true],
    ] as const) {
      await session.run(ms)
      const now = await session.shoot(SMALL)
      const off = differing(last, now)
      if (sameSecond && off > 0) {
        return {
          seen: `changed ${off} pixels within a second under reduced motion`,
          expected: 'change at most once a second there',
          advice:
            'Let the frame beat do the moving: the runtime slows it to a second; leave no animation of your own.',
          pictures: { reduced: compared(last, now) },
        }
      }
      last = now
    }
    await session.run(60_000, 1000)
    const later = await session.shoot(SMALL)
    if (differing(last, later, 12) < 12) {
      return {
        seen: 'looks the same a minute later under reduced motion',
        expected: 'go on telling the time there',
        advice: 'Draw the minute from the time, not with a transition or an animation.',
        pictures: { reduced: compared(last, later) },
      }
    }
    const pictures = await secondOf(session)
    const count = flashes(pictures)
    if (count > 3) {
      return {
        seen: `flashes ${count} times within a second`,
        expected: 'flash no more than three times a second',
        advice: 'Change brightness slowly, or on a small part of the stage: flashes can cause seizures.',
        pictures: { flash: compared(pictures[0]!, pictures[1]!) },
      }
    }
  },
}
