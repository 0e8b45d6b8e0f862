import {
  type ClockNotes,
  createRandom,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { POSTERS, restAt, setForme } from './model'

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

const family = (face: number) => `ft-25-04-01 ${String(face).padStart(2, '0')}`

export const fonts = [
  ...figureFiles.map((source, face) => ({ family: family(face), source, weight: '400' })),
  { family: 'ft-25-04-01 Imprint', source: imprintFile, weight: '400' },
]

/** The hour a face opens at is its place in this list. */
const FACES: readonly (readonly [title: string, creator: string, source: string, notice: string])[] = [
  [
    'UnifrakturCook',
    'j. ‘mach’ wust, after Peter Wiegel',
    '@fontsource/unifrakturcook 5.3.0',
    "Copyright (c) 2010 j. 'mach' wust with Reserved Font Name UnifrakturCook. Copyright (c) 2009 Peter Wiegel",
  ],
  [
    'Jacquard 24',
    'Sarah Cadigan-Fried',
    '@fontsource/jacquard-24 5.3.0',
    'Copyright 2023 The Soft Type Project Authors',
  ],
  [
    'Monoton',
    'Vernon Adams',
    '@fontsource/monoton 5.3.0',
    'Copyright (c) 2011, Vernon Adams with Reserved Font Name Monoton',
  ],
  [
    'Kablammo',
    'Vectro Type Foundry',
    '@fontsource-variable/kablammo 5.3.0',
    'Copyright 2023 The Kablammo Project Authors',
  ],
  [
    'Micro 5',
    'Sarah Cadigan-Fried',
    '@fontsource/micro-5 5.3.0',
    'Copyright 2023 The Soft Type Project Authors',
  ],
  [
    'Fascinate Inline',
    'Astigmatic',
    '@fontsource/fascinate-inline 5.2.8',
    'Copyright (c) 2011 by Brian J. Bonislawsky DBA Astigmatic, with Reserved Font Name Fascinate Inline',
  ],
  [
    'Anybody',
    'Etcetera Type Co',
    '@fontsource-variable/anybody 5.3.0',
    'Copyright 2020 The Anybody Project Authors',
  ],
  [
    'Bungee Shade',
    'David Jonathan Ross',
    '@fontsource/bungee-shade 5.3.0',
    'Copyright 2023 The Bungee Project Authors',
  ],
  [
    'Big Shoulders Stencil',
    'The Big Shoulders Project Authors',
    '@fontsource-variable/big-shoulders-stencil 5.3.0',
    'Copyright 2019 The Big Shoulders Project Authors',
  ],
  [
    'Abril Fatface',
    'TypeTogether',
    '@fontsource/abril-fatface 5.3.0',
    'Copyright (c) 2011, TypeTogether, with Reserved Font Names Abril and Abril Fatface',
  ],
  [
    'Fraunces',
    'Undercase Type',
    '@fontsource-variable/fraunces 5.3.0',
    'Copyright 2020 The Fraunces Project Authors',
  ],
  [
    'Hamlet Tertia 18',
    'Jérôme Knebusch, Gotico-Antiqua',
    'fonts-gotico-antiqua 0+git20190704 (Debian)',
    'Copyright 2019 Jérôme Knebusch',
  ],
  [
    'Climate Crisis',
    'The Climate Crisis Project Authors',
    '@fontsource-variable/climate-crisis 5.3.0',
    'Copyright 2020 The Climate Crisis Project Authors',
  ],
  [
    'Grenze Gotisch',
    'Omnibus-Type',
    '@fontsource-variable/grenze-gotisch 5.3.0',
    'Copyright 2020 The Grenze Gotisch Project Authors',
  ],
  [
    'Special Elite',
    'Astigmatic',
    '@fontsource/special-elite 5.3.0',
    'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic',
  ],
  [
    'Ewert',
    'Johan Kallas, Mihkel Virkus',
    '@fontsource/ewert 5.3.0',
    'Copyright (c) 2011, Johan Kallas, Mihkel Virkus with Reserved Font Name Ewert',
  ],
  ['Train One', 'Fontworks', '@fontsource/train-one 5.3.0', 'Copyright 2020 The Train Project Authors'],
  ['Rampart One', 'Fontworks', '@fontsource/rampart-one 5.3.0', 'Copyright 2020 The Rampart Project Authors'],
  [
    'Rye',
    'Sorkin Type Co',
    '@fontsource/rye 5.3.0',
    'Copyright (c) 2012, Sorkin Type Co with Reserved Font Name Rye',
  ],
  [
    'Bodoni Moda',
    'indestructible type',
    '@fontsource-variable/bodoni-moda 5.3.0',
    'Copyright 2020 The Bodoni Moda Project Authors',
  ],
  [
    'Plaster',
    'Sorkin Type Co',
    '@fontsource/plaster 5.0.13',
    'Copyright (c) 2011, Sorkin Type Co with Reserved Font Name Plaster',
  ],
  [
    'Sancreek',
    'Vernon Adams',
    '@fontsource/sancreek 5.3.0',
    'Copyright (c) 2011 by Vernon Adams, with Reserved Font Name Sancreek',
  ],
  [
    'Vast Shadow',
    'Sorkin Type Co',
    '@fontsource/vast-shadow 5.3.0',
    'Copyright (c) 2010 by Sorkin Type Co with Reserved Font Names Vast and Vast Shadow',
  ],
  [
    'Triod Postnaja',
    'Daniel Johnson',
    'fonts-triod-postnaja 20130809 (Debian)',
    'Copyright 2011-2013 Daniel Johnson',
  ],
]

export const notes: ClockNotes = {
  reading:
    'The first two figures are the 24-hour hour in its own typeface, the last two the minutes, each in another; a swell crosses the line once a minute, a step a second.',
  credits: [
    ...FACES.map(([title, creator, source, notice], face) => ({
      title,
      creator,
      source,
      licence: title === 'Special Elite' ? 'Apache-2.0' : 'OFL-1.1',
      changes: 'figures only, renamed; two axes added, one for height and one for width, that keep the stems',
      notice,
      files: [`${String(face).padStart(2, '0')}.woff2`],
    })),
    {
      title: 'Fraunces',
      creator: 'Undercase Type',
      source: '@fontsource-variable/fraunces 5.3.0',
      licence: 'OFL-1.1',
      changes: 'one small weight, subset to the letters of the imprint, renamed',
      notice: 'Copyright 2020 The Fraunces Project Authors',
      files: ['imprint.woff2'],
    },
  ],
}

/** A shop sign set four figures wide, in the face on duty. */
export default function OpeningHours() {
  const { seed, motion, mode } = useHostSettings()
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
    <Stage css={css} images={images} fonts={fonts} className={styles.poster} artRef={art}>
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
