import type { Entry } from '@found-time/catalogue'

/** The address of a clock's picture for lists. */
export const posterOf = ({ path }: Pick<Entry, 'path'>) => `/posters/${path}.webp`
