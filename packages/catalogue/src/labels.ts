import { hasDateShape } from './dates.ts'
import type { Entry } from './parse.ts'

/** The accessible label of everything that leads home. */
export const HOME_LABEL = 'Go back to homepage'

/** The accessible label of the previous arrow. Without a neighbour the arrow leads home. */
export function previousLabel(entry?: Pick<Entry, 'title'>): string {
  return entry ? `Go to previous clock: ${entry.title}` : HOME_LABEL
}

/** The accessible label of the next arrow. Without a neighbour the arrow leads home. */
export function nextLabel(entry?: Pick<Entry, 'title'>): string {
  return entry ? `Go to next clock: ${entry.title}` : HOME_LABEL
}

/**
 * The title of a page: a clock's when given a date, otherwise the product's name alone.
 * @example pageTitle('25-04-01', 'Found Time') // 'Clock for 25-04-01 | Found Time'
 */
export function pageTitle(date: string | undefined, productName: string): string {
  return hasDateShape(date) ? `Clock for ${date} | ${productName}` : productName
}

/**
 * The description of a page: a clock's when given a date, otherwise the product's.
 * @example pageDescription('25-04-01', 'Lost Property Lab')
 * // 'A clock for 25-04-01, made by the collective Lost Property Lab.'
 */
export function pageDescription(date: string | undefined, labName: string): string {
  return hasDateShape(date)
    ? `A clock for ${date}, made by the collective ${labName}.`
    : 'A new clock every day.'
}
