import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { altitudeAt, type Box, lightOf, placeSaid, STATIONS, shownAt, sunSaid, wallOf } from './model'

export { notes } from './notes'

export const images = [
  new URL('./01.webp', import.meta.url).href,
  new URL('./02.webp', import.meta.url).href,
  new URL('./03.webp', import.meta.url).href,
  new URL('./04.webp', import.meta.url).href,
  new URL('./05.webp', import.meta.url).href,
  new URL('./06.webp', import.meta.url).href,
  new URL('./07.webp', import.meta.url).href,
  new URL('./08.webp', import.meta.url).href,
  new URL('./09.webp', import.meta.url).href,
  new URL('./10.webp', import.meta.url).href,
  new URL('./11.webp', import.meta.url).href,
  new URL('./12.webp', import.meta.url).href,
]
export const fonts = [
  { family: 'ft-25-10-16 Overlay', source: new URL('./overlay.woff2', import.meta.url).href, weight: '400' },
]

/** A figure of the overlay is 10 pixels high, and its line begins 2 above it, in a letter of 16. */
const RISE = 10 / 16
const ABOVE = 2 / 16

/** Where the large picture's strip has its numbers and its lines of text. */
function stripOf({ width, height }: Box, wide: boolean) {
  const small = Math.max(12, width * (wide ? 0.0208 : 0.038))
  const lines = width > 240
  const size = wide ? Math.min(width * 0.245, height * 0.4) : Math.min(width * 0.42, height * 0.5)
  const pad = size * (wide ? 0.12 : 0.1)
  const caption = lines ? small * 1.3 : 0
  const under = lines && !wide ? small * 1.2 * 3 + pad : 0
  const tall = pad * 1.6 + caption + size * RISE + under + (under ? 0 : pad * 0.2)
  const second = wide ? pad + size * 1.28 : width / 2 + pad * 0.4
  const text = wide ? { left: second + size * 1.24, top: pad * 0.7 } : { left: pad, top: tall - under }
  return { small, lines, size, pad, caption, tall, second, text }
}

/** A wall of twelve cameras. */
export default function Webcams() {
  const { hour, minute, epochMs } = useClockTime('minute')
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { camera, picture } = shownAt(hour, minute)
  const { wide, boxes } = wallOf(width, height, camera)
  const lamp = useRef<HTMLElement>(null)
  const left = useRef<HTMLSpanElement>(null)

  useFrame((time) => {
    const text = `Next pic in ${String(60 - time.second).padStart(2, ' ')} s`
    if (left.current && left.current.textContent !== text) left.current.textContent = text
    const lit = motion === 'reduced' ? time.second % 2 === 0 : time.millisecond < 500
    if (lamp.current) lamp.current.style.visibility = lit ? 'visible' : 'hidden'
    return lit && motion !== 'reduced' ? 500 - time.millisecond : untilSecond(time)
  }, 10)

  const large = boxes.get(camera)!
  const strip = stripOf(large, wide)
  const figure = (left: number, text: string) => (
    <span
      className={styles.figure}
      style={{
        left,
        top: strip.pad * 0.9 + strip.caption - strip.size * ABOVE,
        fontSize: strip.size,
      }}
    >
      {text}
    </span>
  )
  const caption = (left: number, text: string) =>
    strip.lines && (
      <span className={styles.figure} style={{ left, top: strip.pad * 0.7, fontSize: strip.small }}>
        {text}
      </span>
    )
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.wall}>
      {STATIONS.map((station, index) => {
        const box = boxes.get(index + 1)!
        const isLarge = index + 1 === camera
        const altitude = altitudeAt(station, epochMs)
        const light = lightOf(altitude)
        const size = Math.max(
          12,
          box.width * (wide ? 0.0625 : 0.09) * (box.width > box.height * 1.8 ? 0.5 : 1),
        )
        return (
          <div key={station.name} className={styles.frame} style={box}>
            <img
              src={images[index]}
              alt=""
              className={styles.picture}
              style={{
                // The large one is looked at: its camera sees better at night.
                filter: `brightness(${isLarge ? Math.max(0.45, light) : light})`,
                objectPosition: `${station.focus * 100}% 40%`,
                ...(isLarge && { height: box.height - strip.tall }),
              }}
            />
            {!isLarge && box.width > 90 && (
              <span className={styles.label} style={{ fontSize: size }}>
                {index + 1} {station.name}
                {'\n'}
                {sunSaid(altitude)}
              </span>
            )}
            {isLarge && (
              <div className={styles.strip} style={{ height: strip.tall }}>
                {caption(strip.pad, 'Cam')}
                {caption(strip.second, 'Pic')}
                {figure(strip.pad, String(camera))}
                {figure(strip.second, picture)}
                {strip.lines && (
                  <span
                    style={{
                      position: 'absolute',
                      left: strip.text.left,
                      top: strip.text.top,
                      fontSize: strip.small,
                      lineHeight: 1.2,
                    }}
                  >
                    {station.name}
                    {wide ? '\n' : ' '}
                    {placeSaid(station)}
                    {'\n'}
                    {sunSaid(altitude)}
                    {wide ? '\n' : '. '}
                    {station.remark}
                    {'\n'}
                    <span ref={left} />
                  </span>
                )}
                <i
                  ref={lamp}
                  className={styles.lamp}
                  style={{
                    width: strip.small * 0.8,
                    height: strip.small * 0.8,
                    right: strip.small * 0.8,
                    top: strip.small * 0.8,
                  }}
                />
              </div>
            )}
          </div>
        )
      })}
    </Stage>
  )
}
