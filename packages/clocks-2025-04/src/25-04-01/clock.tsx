import {
  createRandom,
  Stage,
  twoDigits,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FACES } from './faces'
import { POSTERS, restAt, setForme } from './model'

export { notes } from './notes'

export const images: string[] = []

const figureFiles = [
  new URL('./00.woff2', import.meta.url).href,
  new URL('./01.woff2', import.meta.url).href,
  new URL('./02.woff2', import.meta.url).href,
  new URL('./03.woff2', import.meta.url).href,
  new URL('./04.woff2', import.meta.url).href,
  new URL('./05.woff2', import.meta.url).href,
  new URL('./06.woff2', import.meta.url).href,
  new URL('./07.woff2', import.meta.url).href,
  new URL('./08.woff2', import.meta.url).href,
  new URL('./09.woff2', import.meta.url).href,
  new URL('./10.woff2', import.meta.url).href,
  new URL('./11.woff2', import.meta.url).href,
  new URL('./12.woff2', import.meta.url).href,
  new URL('./13.woff2', import.meta.url).href,
  new URL('./14.woff2', import.meta.url).href,
  new URL('./15.woff2', import.meta.url).href,
  new URL('./16.woff2', import.meta.url).href,
  new URL('./17.woff2', import.meta.url).href,
  new URL('./18.woff2', import.meta.url).href,
  new URL('./19.woff2', import.meta.url).href,
  new URL('./20.woff2', import.meta.url).href,
  new URL('./21.woff2', import.meta.url).href,
  new URL('./22.woff2', import.meta.url).href,
  new URL('./23.woff2', import.meta.url).href,
]
const imprintFile = new URL('./imprint.woff2', import.meta.url).href

const family = (face: number) => `ft-25-04-01 ${twoDigits(face)}`

export const fonts = [
  ...figureFiles.map((source, face) => ({ family: family(face), source, weight: '400' })),
  { family: 'ft-25-04-01 Imprint', source: imprintFile, weight: '400' },
]

/** A shop sign set four figures wide, in the face on duty. */
export default function OpeningHours() {
  const { seed, motion, mode, transparent } = useHostSettings()
  const moving = motion === 'full' && mode !== 'still'
  const art = useRef<HTMLDivElement>(null)
  const figures = useRef<(HTMLSpanElement | null)[]>([])
  const names = useRef<(HTMLSpanElement | null)[]>([])
  const size = useSize(art)

  useFrame((time) => {
    const box = art.current
    if (!box || !size || !figures.current[3] || !names.current[2]) return
    const order = createRandom(seed, 'faces', time.hour).shuffle(POSTERS.map((_, face) => face))
    const forme = setForme(time, size, order, moving)
    const [paper, hour, minutes] = POSTERS[time.hour]!
    box.style.setProperty('--paper', paper)
    box.style.setProperty('--hour', hour)
    box.style.setProperty('--minutes', minutes)
    forme.figures.forEach((set, place) => {
      const figure = figures.current[place]!
      if (figure.textContent !== String(set.digit)) figure.textContent = String(set.digit)
      figure.style.fontFamily = `"${family(set.face)}"`
      // Rounded, so that a line at rest asks for no new layout.
      figure.style.fontSize = `${set.fontSize.toFixed(2)}px`
      figure.style.fontVariationSettings = `"WIDE" ${set.wide.toFixed(4)}, "TALL" ${set.tall.toFixed(4)}`
      figure.style.transform = `translate(${set.left.toFixed(2)}px, ${(set.foot - set.fontSize).toFixed(2)}px) scale(${set.scaleX.toFixed(4)}, ${set.scaleY.toFixed(4)})`
    })
    // Under each face its opening hours; the hour's name stands under two figures.
    ;[0, 2, 3].forEach((place, index) => {
      const name = names.current[index]!
      const { face, left } = forme.figures[place]!
      const end = forme.figures[place === 0 ? 1 : place]!
      const opening = place === 0 ? `open ${face} to ${face + 1}` : `opens at ${face}`
      const full = `${FACES[face]![0]}, ${opening}`
      // About half an em a letter: what would not fit while the figure is at its slimmest is left away.
      const text =
        full.length * forme.imprint * 0.5 < forme.slimmest * (place === 0 ? 2 : 1) ? full : FACES[face]![0]
      if (name.textContent !== text) name.textContent = text
      name.style.fontSize = `${forme.imprint}px`
      name.style.width = `${(end.left + end.width - left).toFixed(1)}px`
      name.style.opacity = end.imprint.toFixed(2)
      name.style.transform = `translate(${left.toFixed(2)}px, ${(forme.imprintLines[place]! - forme.imprint).toFixed(2)}px)`
    })
    return moving ? restAt(time) : untilSecond(time)
  })

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      ground={styles.paper}
      className={transparent ? styles.cut : undefined}
      artRef={art}
    >
      {[0, 1, 2, 3].map((place) => (
        <span
          key={place}
          ref={(span) => {
            figures.current[place] = span
          }}
          className={place < 2 ? `${styles.figure} ${styles.hour}` : styles.figure}
        />
      ))}
      {[0, 1, 2].map((index) => (
        <span
          key={index}
          ref={(span) => {
            names.current[index] = span
          }}
          className={index === 0 ? `${styles.name} ${styles.hour}` : styles.name}
        />
      ))}
    </Stage>
  )
}
