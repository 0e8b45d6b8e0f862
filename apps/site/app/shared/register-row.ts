import { dottedDate, type Entry } from '@found-time/catalogue'
import { pageOf } from './clock-path.ts'
import { smallPosterOf } from './posters.ts'

/** A clock as the register and the pages of what was found list it (`RegisterRow` of the frame). */
export const registerRow = ({ path, date, title, clockNumber }: Entry) => ({
  href: pageOf({ path }),
  date: dottedDate(date),
  title,
  number: `#${clockNumber}`,
  poster: smallPosterOf(path),
})
