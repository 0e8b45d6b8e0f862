/**
 * The plain time in the machine's own zone, on twenty-four hours.
 * @example clockTime(new Date(2025, 3, 13, 9, 5)) // '09:05'
 */
export const clockTime = (moment: Date): string =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
