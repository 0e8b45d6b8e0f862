import { at } from './base.ts'

/** The address of a clock's picture. */
export const posterOf = (path: string) => at(`/posters/${path}.jpg`)

/** The address of the latest clock's picture for the front page. */
export const frontPosterOf = (path: string) => at(`/posters/${path}-front.webp`)

/** The address of the picture that stands for the whole site where it is shared. */
export const SHARE_PICTURE = at('/posters/found-time.jpg')

/** The address of its picture for lists. */
export const smallPosterOf = (path: string) => at(`/posters/${path}.webp`)
