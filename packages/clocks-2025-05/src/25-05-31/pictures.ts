/** The files the page is painted with. */
export const paper = new URL('./paper.webp', import.meta.url).href
export const ash = new URL('./ash.webp', import.meta.url).href
