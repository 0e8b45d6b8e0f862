import type { Finding } from './clause.ts'
import { compared, differing, type Picture } from './pictures.ts'
import type { Session } from './session.ts'

export const two = (value: number) => String(value).padStart(2, '0')

/** Fewer changed pixels in a cell of 320×200 are not a change anybody reads. */
export const READABLE = 12

/** The first two pictures that look alike though they should not. */
export function alike(
  pictures: readonly Picture[],
  names: readonly string[],
  excused: (a: number, b: number) => boolean = () => false,
): Finding | undefined {
  for (let a = 0; a < pictures.length; a++) {
    for (let b = a + 1; b < pictures.length; b++) {
      if (excused(a, b) || differing(pictures[a]!, pictures[b]!, READABLE) >= READABLE) continue
      return {
        seen: `looks the same at ${names[a]} and at ${names[b]}, on a stage of 320×200`,
        expected: 'show a picture of its own for each',
        advice: `Draw the difference large enough for ${READABLE} pixels to change.`,
        pictures: { [`${names[a]}-${names[b]}`.replaceAll(':', '')]: compared(pictures[a]!, pictures[b]!) },
      }
    }
  }
}

export const all = (count: number) => Array.from({ length: count }, (_, index) => index)

export async function stillsAt(session: Session, times: readonly string[]): Promise<Picture[]> {
  await session.unmount()
  return session.stills(times.map((at) => ({ at })))
}
