/**
 * The size of a clock's poster, in pixels: `posters/<date>.jpg` of its month's package. As link previews want it,
 * https://ogp.me.
 */
export const POSTER_SIZE = { width: 1200, height: 630 } as const
