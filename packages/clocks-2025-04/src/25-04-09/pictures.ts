/** The files the tablet is made of. */
export const clay = new URL('./clay.webp', import.meta.url).href
export const wedges = new URL('./wedges.webp', import.meta.url).href
