/** The address of a clock's picture, 1200 by 630. */
export const posterOf = (path: string) => `/posters/${path}.jpg`

/** The address of a clock's picture for lists, 480 by 252. */
export const smallPosterOf = (path: string) => `/posters/${path}.webp`
