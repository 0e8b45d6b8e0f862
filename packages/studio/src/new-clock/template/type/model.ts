/**
 * What a time looks like in figures. Pure, so that it can be tested without a browser.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param hourCycle - `12` or `24`, as the visitor chose.
 * @example figuresAt(15, 4, 12) // { hours: '3', minutes: '04' }
 */
export function figuresAt(hour: number, minute: number, hourCycle: 12 | 24) {
  const hours = hourCycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')
  return { hours, minutes: String(minute).padStart(2, '0') }
}
