/**
 * A day as people say it; the one way in which dates are written wherever the page's own strings do not fix another.
 * @param date - `yy-mm-dd`, of the calendar.
 * @example longDate('25-05-31') // '31 May 2025'
 */
export const longDate = (date: string): string =>
  new Date(`20${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
