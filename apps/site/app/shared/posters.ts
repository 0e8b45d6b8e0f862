/** The address of a clock's picture. */
export const posterOf = (path: string) => `/posters/${path}.jpg`

/** The address of its picture for lists. */
export const smallPosterOf = (path: string) => `/posters/${path}.webp`
