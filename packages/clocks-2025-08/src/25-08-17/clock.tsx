import {
  type ClockFont,
  clamp,
  createRandom,
  easeInOut,
  Stage,
  secondsOf,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  CALM,
  COMING,
  FRAMES,
  GUST_MS,
  goneAt,
  gustOf,
  hourOf,
  hourPlaces,
  LIFT_MS,
  liftAt,
  newestOf,
  type Place,
  WIND_FROM,
  wallOf,
} from './model'

export { notes } from './notes'

const pictures = {
  yellow: new URL('./yellow.webp', import.meta.url).href,
  pink: new URL('./pink.webp', import.meta.url).href,
  lemon: new URL('./lemon.webp', import.meta.url).href,
  rose: new URL('./rose.webp', import.meta.url).href,
}
const marker: ClockFont = {
  family: 'ft-25-08-17 Marker',
  source: new URL('./permanent-marker.woff2', import.meta.url).href,
  weight: '400',
}
/** The hands of those in the office who wrote the older notes. */
const pens: readonly ClockFont[] = [
  {
    family: 'ft-25-08-17 Reenie',
    source: new URL('./reenie.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-08-17 Grace',
    source: new URL('./grace.woff2', import.meta.url).href,
    weight: '400',
  },
]

export const images = Object.values(pictures)
export const fonts = [marker, ...pens]

/** How large what is written is, in hundredths of a note's breadth, and how high its figures stand of that. */
const NEWEST_HAND = { size: 64, high: 0.72 }
const OLD_HANDS = [
  { size: 62, high: 0.58 },
  { size: 46, high: 0.74 },
] as const

interface NoteProps {
  place: Place
  colour: keyof typeof pictures
  /** What is written on it; nothing as long as its minute is not yet. */
  text: string
  /** Who wrote it. */
  pen: number
  /** Which ones it lies over. */
  above: number
  newest: boolean
}

/** A note, and what is written on it, in hundredths of its breadth. Which picture of its sheet is seen is set later. */
const Note = memo(function Note({ place, colour, text, pen, above, newest }: NoteProps) {
  // On whole pixels: not every browser draws the edges of a turned box between them.
  const [left, top, width, height] = [place.left, place.top, place.width, place.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  const high = (height / width) * 100
  const { size, high: figure } = newest ? NEWEST_HAND : OLD_HANDS[pen]!
  const { family } = newest ? marker : pens[pen]!
  return (
    <div
      className={styles.note}
      style={{ left, top, width, height, zIndex: above, rotate: `${place.tilt.toFixed(2)}deg` }}
    >
      <div className={styles.sheet}>
        <img src={pictures[colour]} alt="" draggable={false} />
      </div>
      <svg viewBox={`0 0 100 ${high}`} aria-hidden="true">
        <text
          className={styles[colour]}
          x="50"
          y={high * 0.53 + (size * figure) / 2}
          style={{ font: `400 ${size}px "${family}"` }}
        >
          {text}
        </text>
      </svg>
    </div>
  )
})

/** Under the last minute's notes hang those of the hour to come, which the wind lays open. */
function drawNext({ context, time, width, height, seed, hourCycle, image }: CanvasFrame) {
  if (time.minute < 59) return
  const { grid, notes } = wallOf(width, height, seed)
  const next = hourPlaces(hourOf((time.hour + 1) % 24, hourCycle), grid).join('')
  for (const [index, { left, top, width: wide, height: high, frame }] of notes.entries()) {
    const sheet = image(next[index] === '#' ? pictures.pink : pictures.yellow)
    const side = sheet.naturalHeight
    context.drawImage(
      sheet,
      frame * side,
      0,
      side,
      side,
      left - wide / 4,
      top - high / 4,
      wide * 1.5,
      high * 1.5,
    )
  }
}

function blown(gone: number, note: number, size: { width: number; height: number }): string {
  const { between } = createRandom('gone', note)
  const across = (size.width * 1.3 * gone).toFixed(1)
  const up = (size.height * between(-0.9, 0.25) * gone).toFixed(1)
  return `translate(${across}px, ${up}px) rotate(${(between(-420, 420) * gone).toFixed(1)}deg) perspective(600px) rotateX(${(between(90, 300) * gone).toFixed(1)}deg)`
}

/** The colours of notes that make the hour, and of those round them: of the newest note and of the others. */
const [OF_HOUR, OF_GROUND] = [
  ['rose', 'pink'],
  ['lemon', 'yellow'],
] as const

/** From one place to another, as a transform of what lies at the second. */
function moved(from: Place, to: Place, part: number): string {
  const left = 1 - part
  const x = (from.left + from.width / 2 - to.left - to.width / 2) * left
  const y = (from.top - to.top) * left
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1 + (from.width / to.width - 1) * left).toFixed(3)})`
}

/** Which picture a resting newest note shows: well off the wall, in every other second a little further. */
const looseAt = (second: number) => 3 + (second % 2)

function Notes({ size }: { size: { width: number; height: number } }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, seed, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { grid, notes } = useMemo(() => wallOf(size.width, size.height, seed), [size, seed])
  const inked = hourPlaces(hourOf(hour, hourCycle), grid).join('')

  useFrame((time) => {
    const still = motion === 'reduced'
    const seconds = secondsOf(time)
    const gust = gustOf(seed, time.minute, time.second, notes.length)
    const come = still ? 1 : clamp(seconds / COMING)
    const all = [...(art.current?.children ?? [])] as HTMLElement[]
    for (const [index, note] of all.entries()) {
      const isNewest = index === time.minute
      const wind = isNewest ? 0 : gust.indexOf(index)
      const lift = still || wind < 0 ? 0 : liftAt(time.millisecond - wind * GUST_MS)
      const gone = still ? 0 : goneAt(index, time.minute, seconds)
      let frame = isNewest ? looseAt(time.second) + lift * 2.5 : notes[index]!.frame + lift * 4
      let transform = gone ? blown(gone, index, size) : ''
      if (gone) frame = FRAMES - 1
      if (come < 1 && isNewest) {
        // It is put on the wall from before it.
        frame = looseAt(time.second) + (1 - come) * 3
        transform = `scale(${(1 + 0.14 * (1 - come) ** 2).toFixed(3)})`
      }
      if (come < 1 && index === time.minute - 1)
        transform = moved(newestOf(notes[index]!, size), notes[index]!, easeInOut(come))
      note.style.transform = transform
      const shown = Math.min(FRAMES - 1, Math.round(frame))
      const [sheet, writing] = [...note.children] as [HTMLElement, SVGSVGElement]
      const picture = sheet.firstElementChild as HTMLElement
      picture.style.transform = `translateX(${(-100 / FRAMES) * shown}%)`
      // What is written goes up with the sheet.
      writing.style.transform = shown < CALM ? '' : `scaleY(${1 - 0.024 * (shown - CALM + 1)})`
    }
    const over = time.millisecond > LIFT_MS + 5 * GUST_MS
    const windy = time.minute === 59 && seconds >= WIND_FROM
    return still || (over && !windy) ? untilSecond(time) : undefined
  }, 20)

  return (
    <div ref={art}>
      {notes.map((place, index) => {
        const isNewest = index === minute
        return (
          <Note
            key={index}
            place={isNewest ? newestOf(place, size) : place}
            colour={(inked[index] === '#' ? OF_HOUR : OF_GROUND)[isNewest ? 0 : 1]}
            text={index > minute ? '' : String(index).padStart(2, '0')}
            pen={place.pen}
            // Like tiles of a roof, the upper over the lower, so their lifted edges throw their shadows on these.
            above={notes.length - (isNewest ? 0 : index + 1)}
            newest={isNewest}
          />
        )
      })}
    </div>
  )
}

/** A wall of sticky notes whose colours make the hour; each minute the next one is written on, and hung before the others. */
export default function StickyNotes() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.wall}>
      <Canvas draw={drawNext} beat="minute" />
      {size && size.width > 0 && size.height > 0 && <Notes size={size} />}
    </Stage>
  )
}
