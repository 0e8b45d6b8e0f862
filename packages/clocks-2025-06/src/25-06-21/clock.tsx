import {
  type ClockTime,
  clamp,
  easeInOut,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  beadAt,
  faceOf,
  MIDNIGHT,
  paceOf,
  planOf,
  slid,
  slidesTo,
  TILES,
  type Tray,
  tenOf,
  trayAt,
  unitOf,
} from './model'

export { notes } from './notes'

const pika = new URL('./pika.webp', import.meta.url).href
const frame = new URL('./frame.webp', import.meta.url).href
const brass = new URL('./bead.webp', import.meta.url).href

export const images = [pika, frame, brass]
export const fonts = [
  {
    family: 'ft-25-06-21 Tile',
    source: new URL('./tile.woff2', import.meta.url).href,
    weight: '900',
    stretch: '50% 150%',
  },
]

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const minuteOf = ({ hour, minute }: ClockTime) => hour * 60 + minute

/** The tiles of the minute, and in its last seconds the one that slides: where each is, in cells. */
function placesAt(time: ClockTime, still: boolean): (readonly [number, number])[] {
  const minute = minuteOf(time)
  const tray = trayAt(minute)
  const whole = (of: Tray) => range(TILES).map((tile) => [of[tile]! % 4, Math.floor(of[tile]! / 4)] as const)
  const seconds = time.second + time.millisecond / 1000
  if (still || seconds < 55) return whole(tray)
  if (minute === 1439) {
    // Before midnight they are set in order by hand.
    const share = easeInOut(clamp((seconds - 59.2) / 0.7))
    const [from, to] = [whole(tray), whole(MIDNIGHT)]
    return from.map(([x, y], tile) => [x + (to[tile]![0] - x) * share, y + (to[tile]![1] - y) * share])
  }
  const slides = slidesTo(tray, (minute + 1) % 60)
  const { start, each } = paceOf(slides.length)
  const done = clamp((seconds - start) / each, 0, slides.length)
  const past = slides.slice(0, Math.floor(done)).reduce(slid, tray)
  const places = whole(past)
  const moving = slides[Math.floor(done)]
  if (moving !== undefined) {
    const share = easeInOut(done % 1)
    const [x, y] = places[moving]!
    const hole = past[TILES]!
    places[moving] = [x + ((hole % 4) - x) * share, y + (Math.floor(hole / 4) - y) * share]
  }
  return places
}

/** Step of the bead, in parts of a second: it rolls to its notch and rocks there. */
const ROLL = 0.3

/**
 * A sliding puzzle that slides itself, legally, into each minute. Each tile bears its figure in a corner, as they did;
 * those that have come to the end of the top row are the ones that count.
 */
export default function Fifteen() {
  const time = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const hour = String(shownHour(time.hour, hourCycle))
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const shown = [unitOf(time.minute), tenOf(time.minute)]
  // The picture covers the tray.
  const { rim, cellWidth, cellHeight, depth, face, hourFace, tall, hourTall } = planOf(
    width,
    height,
    hour.length,
  )
  const across = Math.max(cellWidth * 4, cellHeight * 6.4)
  const down = across / 1.6
  const bead = useRef<HTMLDivElement>(null)

  useFrame((now) => {
    const places = placesAt(now, motion === 'reduced')
    for (const [tile, element] of (
      art.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? []
    ).entries()) {
      const [x, y] = places[tile]!
      const move = `translate(${(x * cellWidth).toFixed(2)}px, ${(y * cellHeight).toFixed(2)}px)`
      if (element.style.transform !== move) element.style.transform = move
    }
    const part = motion === 'reduced' ? 1 : clamp(now.millisecond / 1000 / ROLL)
    const [x, y] = beadAt(now.second - 1 + easeInOut(part), width, height, rim)
    if (bead.current) bead.current.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`
    if (now.second >= 55 && motion !== 'reduced') return undefined
    return part < 1 ? undefined : untilSecond(now)
  }, 60)

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.tray}
      style={
        {
          '--rim': `${rim}px`,
          '--pika': `url("${pika}")`,
          '--frame': `url("${frame}")`,
          '--bead': `url("${brass}")`,
          '--picture': `${across}px ${down}px`,
          '--cell-width': `${cellWidth}px`,
          '--cell-height': `${cellHeight}px`,
          '--depth': `${depth}px`,
          '--face': `${face.size}px`,
          '--stretch': `${face.stretch}%`,
          '--tall': tall,
          '--hour-tall': hourTall,
          '--hour-face': `${hourFace.size}px`,
          '--hour-stretch': `${hourFace.stretch}%`,
        } as CSSProperties
      }
    >
      {range(60).map((second) => {
        const [x, y] = beadAt(second, width, height, rim)
        return (
          <i
            key={second}
            className={second % 15 ? styles.notch : styles.corner}
            style={{ transform: `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)` }}
          />
        )
      })}
      <div ref={bead} className={styles.bead} />
      <div className={styles.floor}>
        {range(16).map((cell) => (
          <b key={cell}>
            <span>{hour}</span>
          </b>
        ))}
        {range(TILES).map((tile) => (
          <div
            key={tile}
            data-tile={tile}
            data-shown={shown.includes(tile)}
            className={styles.tile}
            style={{
              ['--there' as string]: `${-(MIDNIGHT[tile]! % 4) * cellWidth - (across - cellWidth * 4) * 0.46}px ${
                -Math.floor(MIDNIGHT[tile]! / 4) * cellHeight - (down - cellHeight * 4) / 2
              }px`,
            }}
          >
            <span>{faceOf(tile)}</span>
          </div>
        ))}
      </div>
    </Stage>
  )
}
