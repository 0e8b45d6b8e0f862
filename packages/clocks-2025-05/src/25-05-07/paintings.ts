export const FAMILY = 'ft-25-05-07 Besley'

export interface Painting {
  readonly source: string
  /** What must be seen when the stage has another shape, in parts of the painting. */
  readonly focus: readonly [x: number, y: number]
  /** The back's paper. */
  readonly back: string
}

const painting = (source: string, focus: Painting['focus'], back: string): Painting => ({
  source,
  focus,
  back,
})

const LYING = [
  painting(new URL('./night-cafe.webp', import.meta.url).href, [0.52, 0.35], '#22574a'),
  painting(new URL('./bridge.webp', import.meta.url).href, [0.5, 0.6], '#8b3b2b'),
  painting(new URL('./harvest.webp', import.meta.url).href, [0.5, 0.45], '#2a4c7d'),
]
const UPRIGHT = [
  painting(new URL('./terrace.webp', import.meta.url).href, [0.4, 0.52], '#44386f'),
  painting(new URL('./painter.webp', import.meta.url).href, [0.52, 0.5], '#2a4c7d'),
]

export const PAINTINGS = [...LYING, ...UPRIGHT]

/** One after another, an hour each; what was painted upright is for upright stages. */
export const paintingsFor = (shape: number): readonly Painting[] => (shape > 0.8 ? LYING : UPRIGHT)
