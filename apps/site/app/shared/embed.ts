/**
 * Other sites may show a clock in a frame, and nothing else of this one. A clock's page says so by `?ui=0`, which hosts
 * that see the query hold it to by a header. Some cannot, and none sees where the router leads afterwards: so the page
 * refuses, too (`startup/refuse-framing.ts`).
 */
import { clockOf } from './clock-path.ts'

/** Whether any page may show this address in a frame: a clock, alone. */
export const isEmbed = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  clockOf(pathname) !== undefined && new URLSearchParams(search).get('ui') === '0'
