export const FAMILY = 'ft-25-05-07 Besley'

export interface Painting {
  readonly source: string
  /** What must be seen when the stage has another shape, in parts of the painting. */
  readonly focus: readonly [x: number, y: number]
  /** The one ink in which the board shows it: a colour that the painting has least of. */
  readonly ink: string
}

const painting = (source: string, focus: Painting['focus'], ink: string): Painting => ({
  source,
  focus,
  ink,
})

const LYING = [
  painting(new URL('./harvest.webp', import.meta.url).href, [0.5, 0.45], '#2c5f9e'),
  painting(new URL('./night-cafe.webp', import.meta.url).href, [0.52, 0.3], '#2f6f8c'),
  painting(new URL('./bridge.webp', import.meta.url).href, [0.5, 0.6], '#a8513a'),
]
const UPRIGHT = [
  painting(new URL('./terrace.webp', import.meta.url).href, [0.4, 0.52], '#2a7f78'),
  painting(new URL('./painter.webp', import.meta.url).href, [0.52, 0.5], '#3b5fa5'),
]

export const PAINTINGS = [...LYING, ...UPRIGHT]

/** One after another, an hour each; what was painted upright is for upright stages. */
export const paintingsFor = (shape: number): readonly Painting[] => (shape > 0.8 ? LYING : UPRIGHT)
