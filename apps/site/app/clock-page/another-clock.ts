import { readStored, store } from '../shell/storage'

const KEY = 'lastRandomClock'

/**
 * Any clock but the one that is shown and the one that chance showed last, so that none comes twice running.
 * @param clocks - To be chosen from.
 * @param here - The date of the clock that is shown, if one is.
 * @param random - Numbers from `0` up to but not including `1`.
 * @returns Nothing where there is no other.
 */
export function anotherClock<T extends { readonly date: string }>(
  clocks: readonly T[],
  here?: string,
  random: () => number = Math.random,
): T | undefined {
  const last = readStored('sessionStorage', KEY)
  const others = clocks.filter(({ date }) => date !== here)
  const fresh = others.filter(({ date }) => date !== last)
  const from = fresh.length > 0 ? fresh : others
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen) store('sessionStorage', KEY, chosen.date)
  return chosen
}
