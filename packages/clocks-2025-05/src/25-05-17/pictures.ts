/** Weathered render, 1180 by 720: flaked at the lower left and the upper right, whole between. */
export const wall = new URL('./wall.webp', import.meta.url).href

/** The rings the wheel leaves, level; repeats both ways. */
export const clay = new URL('./clay.webp', import.meta.url).href

/** The drowned harbour: open water over stones. */
export const sea = new URL('./sea.webp', import.meta.url).href

/** Whole render, cut out of the wall: on a canvas a picture is decoded with all it has. 640 by 336. */
export const grain = new URL('./grain.webp', import.meta.url).href
