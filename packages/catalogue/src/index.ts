export { type CalendarMonth, calendar, onThisDay } from './calendar.ts'
export {
  dottedDate,
  hasDateShape,
  isRealDate,
  localDate,
  navigationDate,
  padDate,
} from './dates.ts'
export { entryForToday, findByDate, latestEntry, listable, neighbours } from './find.ts'
export { HOME_LABEL, nextLabel, pageDescription, pageTitle, previousLabel } from './labels.ts'
export {
  DEFAULT_ORDER,
  isOrder,
  nextOrder,
  ORDERS,
  type Order,
  type SortButton,
  sortEntries,
  sortTooltip,
} from './order.ts'
export { CatalogueError, type CatalogueRow, cleanTitle, type Entry, parseCatalogue } from './parse.ts'
export { POSTER_SIZE } from './posters.ts'
export { type SearchIndex, search, searchIndex, searchReason } from './search.ts'
