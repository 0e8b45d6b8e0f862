import {
  createRandom,
  Stage,
  secondsOf,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { goneAt, hourOf, noteOf, type Place, placesOf, WIND_FROM } from './model'

export { notes } from './notes'

const pictures = {
  yellow: new URL('./yellow.webp', import.meta.url).href,
  orange: new URL('./orange.webp', import.meta.url).href,
  lime: new URL('./lime.webp', import.meta.url).href,
  pad: new URL('./pad.webp', import.meta.url).href,
}

const hand = (face: string, source: string) => ({ family: `ft-25-08-17 ${face}`, source, weight: '400' })

export const images = Object.values(pictures)
export const fonts = [
  hand('Permanent Marker', new URL('./permanent-marker.woff2', import.meta.url).href),
  hand('Caveat Brush', new URL('./caveat-brush.woff2', import.meta.url).href),
  hand('Covered By Your Grace', new URL('./covered-by-your-grace.woff2', import.meta.url).href),
  hand('Gloria Hallelujah', new URL('./gloria-hallelujah.woff2', import.meta.url).href),
  hand('Kalam', new URL('./kalam.woff2', import.meta.url).href),
  hand('Schoolbell', new URL('./schoolbell.woff2', import.meta.url).href),
  hand('Walter Turncoat', new URL('./walter-turncoat.woff2', import.meta.url).href),
]

interface NoteProps {
  place: Place
  picture: string
  text: string
  face: string
  size: number
  line: number
  pen: number
  large?: boolean
}

const Note = memo(function Note({ place, picture, text, face, size, line, pen, large }: NoteProps) {
  const { left, top, side, tilt } = place
  return (
    <div
      className={large ? `${styles.note} ${styles.large}` : styles.note}
      style={{ left, top, width: side, height: side, rotate: `${tilt.toFixed(2)}deg` }}
    >
      <img src={picture} alt="" draggable={false} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <text x="50" y={line} strokeWidth={pen} style={{ font: `400 ${size}px "ft-25-08-17 ${face}"` }}>
          {text}
        </text>
      </svg>
    </div>
  )
})

/** A note of the pile that is being lifted by its free edge, or that the wind has. */
const lifted = (degrees: number) => (degrees ? `perspective(900px) rotateX(${degrees.toFixed(1)}deg)` : '')

function blown(gone: number, note: number, size: { width: number; height: number }): string {
  const { between } = createRandom('gust', note)
  const across = (size.width * 1.25 * gone).toFixed(1)
  const up = (size.height * between(-0.9, 0.25) * gone).toFixed(1)
  return `translate(${across}px, ${up}px) rotate(${(between(-420, 420) * gone).toFixed(1)}deg) perspective(600px) rotateX(${(between(90, 300) * gone).toFixed(1)}deg)`
}

const FLUTTER_MS = 640

function Wall({ size }: { size: { width: number; height: number } }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, seed, motion } = useHostSettings()
  const wall = useRef<HTMLDivElement>(null)
  const { large, small } = useMemo(
    () => placesOf(size.width, size.height, seed),
    [size.width, size.height, seed],
  )
  useFrame((time) => {
    const all = [...(wall.current?.children ?? [])] as HTMLElement[]
    const calm = motion === 'reduced'
    const seconds = secondsOf(time)
    const part = calm ? 1 : Math.min(1, time.millisecond / FLUTTER_MS)
    // In each second the newest note is lifted by the draught, and three of the small ones.
    const { integer } = createRandom(seed, time.minute, time.second)
    const stirred = [0, 1, 2].map(() => integer(0, Math.max(0, time.minute - 1)))
    const lift = Math.sin(Math.PI * part) ** 2
    // The newest comes to rest flatter on one second and looser on the next.
    const loose = time.second % 2 ? 6 * part : 6 * (1 - part)
    for (const [index, note] of all.entries()) {
      const gone = calm || index >= time.minute ? 0 : goneAt(index, time.minute, seconds)
      const newest = index === all.length - 1
      const degrees = newest ? 10 : index < time.minute && stirred.includes(index) ? 38 : 0
      note.style.transform = gone ? blown(gone, index, size) : lifted(degrees * lift + (newest ? loose : 0))
    }
    const windy = !calm && time.minute === 59 && seconds >= WIND_FROM
    return part === 1 && !windy ? untilSecond(time) : undefined
  }, 20)
  const newest = noteOf(minute)
  return (
    <div ref={wall}>
      {small.slice(0, minute).map((place, index) => {
        const { text, colour, hand } = noteOf(index)
        return <Note key={index} place={place} picture={pictures[colour]} text={text} {...hand} />
      })}
      <Note
        key="hour"
        place={large[0]}
        picture={pictures.pad}
        text={hourOf(hour, hourCycle)}
        face="Permanent Marker"
        size={64}
        line={72}
        pen={1}
        large
      />
      <Note
        key="minute"
        place={large[1]}
        picture={pictures[newest.colour]}
        text={newest.text}
        {...newest.hand}
        large
      />
    </div>
  )
}

/** A wall that gathers a note a minute, round the pad with the hour. */
export default function StickyNotes() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.wall}>
      {size && size.width > 0 && size.height > 0 && <Wall size={size} />}
    </Stage>
  )
}
