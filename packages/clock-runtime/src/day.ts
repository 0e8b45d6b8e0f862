/** Days, times of a day and offsets as they are written in ISO 8601, in milliseconds. */

/** Whether clocks can show a moment: one of the years 1 to 9999, in UTC. */
export function isMoment(epochMs: number): boolean {
  const year = new Date(epochMs).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** Midnight of a `yyyy-mm-dd` in UTC; `undefined` for what is no day of the calendar from the year 1 on. */
export function dayMs(day: string): number | undefined {
  const midnight = new Date(`${day}T00:00:00Z`)
  // 30 February rolls over into March.
  const exists = isMoment(Number(midnight)) && midnight.toISOString().slice(0, 10) === day
  return exists ? Number(midnight) : undefined
}

/** Since midnight, of `10:08`, `10:08:42` or `10:08:42.25`; finer fractions are cut off. */
export function wallMs(wall: string): number {
  const [hours, minutes, seconds = 0] = wall.split(':').map(Number) as [number, number, number?]
  return (hours * 60 + minutes) * 60_000 + Math.floor(seconds * 1000 + 1e-6)
}

/** Of `+05:30` or `-0530`. */
export function offsetMs(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000
}
