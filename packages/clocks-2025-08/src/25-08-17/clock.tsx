import {
  type ClockFont,
  clamp,
  createRandom,
  Stage,
  secondsOf,
  twoDigits,
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
  askewAt,
  CALM,
  COMING,
  FRAMES,
  GUST_MS,
  goneAt,
  gustOf,
  hourOf,
  isHours,
  LIFT_MS,
  liftAt,
  type Place,
  WIND_FROM,
  wallOf,
} from './model'

export { notes } from './notes'

const pictures = {
  yellow: new URL('./yellow.webp', import.meta.url).href,
  pink: new URL('./pink.webp', import.meta.url).href,
  mint: new URL('./mint.webp', import.meta.url).href,
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
const MARKER_HAND = { size: 70, high: 0.72 }
const SMALL_MARKER_HAND = { size: 47, high: 0.72 }
const OLD_HANDS = [
  { size: 62, high: 0.58 },
  { size: 46, high: 0.74 },
] as const

/** How many pictures of a sheet there are of a colour; the large one has only those that do not hang still. */
const picturesOf = (colour: keyof typeof pictures) => (colour === 'mint' ? FRAMES - CALM : FRAMES)

interface NoteProps {
  place: Place
  colour: keyof typeof pictures
  /** What is written on it; nothing as long as its minute is not yet. */
  text: string
  /** Whose hand it is in: one of the office's, or else the marker. */
  pen: number | undefined
  /** Which ones it lies over. */
  above: number
}

/** A note, and what is written on it, in hundredths of its breadth. Which picture of its sheet is seen is set later. */
const Note = memo(function Note({ place, colour, text, pen, above }: NoteProps) {
  // On whole pixels: not every browser draws the edges of a turned box between them.
  const [left, top, width, height] = [place.left, place.top, place.width, place.height].map(Math.round) as [
    number,
    number,
    number,
    number,
  ]
  const high = (height / width) * 100
  const marked = colour === 'mint' ? MARKER_HAND : SMALL_MARKER_HAND
  const { size, high: figure } = pen === undefined ? marked : OLD_HANDS[pen]!
  const { family } = pen === undefined ? marker : pens[pen]!
  return (
    <div
      className={styles.note}
      style={{ left, top, width, height, zIndex: above, rotate: `${place.tilt.toFixed(2)}deg` }}
    >
      <div className={styles.sheet}>
        <img
          src={pictures[colour]}
          alt=""
          draggable={false}
          style={{ width: `${picturesOf(colour) * 100}%` }}
        />
      </div>
      <svg viewBox={`0 0 100 ${high}`} aria-hidden="true">
        <text
          className={pen === undefined ? undefined : styles[colour]}
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
  const hour = hourOf((time.hour + 1) % 24, hourCycle)
  for (const pink of [false, true])
    for (const { column, row, plain, ofHour, frame } of notes) {
      if (isHours(hour, grid, column, row) !== pink) continue
      const { left, top, width: wide, height: high } = pink ? ofHour : plain
      const sheet = image(pink ? pictures.pink : pictures.yellow)
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

/** Which picture a resting newest note shows: well off the wall, in every other second a little further. */
const looseAt = (second: number) => 3 + (second % 2)

/** Shows one of the pictures of a note's sheet; what is written goes up with it. */
function show(note: HTMLElement, frame: number, colour: keyof typeof pictures) {
  const shown = Math.min(FRAMES - 1, Math.round(frame))
  const [sheet, writing] = [...note.children] as [HTMLElement, SVGSVGElement]
  const picture = sheet.firstElementChild as HTMLElement
  const many = picturesOf(colour)
  picture.style.transform = `translateX(${(-100 / many) * (shown - FRAMES + many)}%)`
  writing.style.transform = shown < CALM ? '' : `scaleY(${1 - 0.024 * (shown - CALM + 1)})`
}

function Notes({ size }: { size: { width: number; height: number } }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, seed, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { grid, notes, large } = useMemo(() => wallOf(size.width, size.height, seed), [size, seed])
  const said = hourOf(hour, hourCycle)

  useFrame((time) => {
    const still = motion === 'reduced'
    const seconds = secondsOf(time)
    const gust = gustOf(seed, time.minute, time.second, notes.length)
    const come = still ? 1 : clamp(seconds / COMING)
    const all = [...(art.current?.children ?? [])] as HTMLElement[]
    for (const [index, { frame }] of notes.entries()) {
      const wind = gust.indexOf(index)
      const lift = still || wind < 0 ? 0 : liftAt(time.millisecond - wind * GUST_MS)
      const gone = still ? 0 : goneAt(index, time.minute, seconds)
      all[index]!.style.transform = gone ? blown(gone, index, size) : ''
      show(all[index]!, gone ? FRAMES - 1 : frame + lift * 4, 'yellow')
    }
    const [before, newest] = all.slice(notes.length) as [HTMLElement, HTMLElement]
    show(before, CALM, 'mint')
    // It is put on the wall from before it.
    newest.style.transform = come < 1 ? `scale(${(1 + 0.14 * (1 - come) ** 2).toFixed(3)})` : ''
    show(newest, looseAt(time.second) + (1 - come) * 3, 'mint')
    const over = time.millisecond > LIFT_MS + 4 * GUST_MS
    const windy = time.minute === 59 && seconds >= WIND_FROM
    return still || (over && !windy) ? untilSecond(time) : undefined
  }, 12)

  return (
    <div ref={art}>
      {notes.map(({ column, row, plain, ofHour, pen }, index) => {
        const isOfHour = isHours(said, grid, column, row)
        return (
          <Note
            key={index}
            place={isOfHour ? ofHour : plain}
            colour={isOfHour ? 'pink' : 'yellow'}
            text={index > minute ? '' : twoDigits(index)}
            pen={index === minute ? undefined : pen}
            // Like tiles of a roof, the upper over the lower, so their lifted edges throw their shadows on these.
            above={(isOfHour ? 120 : 60) - index}
          />
        )
      })}
      {[(minute + 59) % 60, minute].map((written, index) => (
        <Note
          key={60 + index}
          place={{ ...large, tilt: askewAt(written) }}
          colour="mint"
          text={twoDigits(written)}
          pen={undefined}
          above={130 + index}
        />
      ))}
    </div>
  )
}

/** A wall of sticky notes whose colours make the hour; each minute the next one is written on, and said once more large. */
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
