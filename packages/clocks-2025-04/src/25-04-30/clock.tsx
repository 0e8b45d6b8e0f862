import {
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  comingPose,
  LIFT_S,
  LYING,
  messageAt,
  PASTE_S,
  type Pose,
  pasteUp,
  poseOf,
  type Scrap,
} from './model'

export { notes } from './notes'

const papers = new URL('./papers.webp', import.meta.url).href
export const images = [papers]
const files = {
  didone: new URL('./didone.woff2', import.meta.url).href,
  slab: new URL('./slab.woff2', import.meta.url).href,
  round: new URL('./round.woff2', import.meta.url).href,
  wood: new URL('./wood.woff2', import.meta.url).href,
  typed: new URL('./typed.woff2', import.meta.url).href,
  tall: new URL('./tall.woff2', import.meta.url).href,
  sign: new URL('./sign.woff2', import.meta.url).href,
  deco: new URL('./deco.woff2', import.meta.url).href,
  italic: new URL('./italic.woff2', import.meta.url).href,
  crate: new URL('./crate.woff2', import.meta.url).href,
  grotesque: new URL('./grotesque.woff2', import.meta.url).href,
}
const familyOf = (name: string) => `ft-25-04-30 ${name}`
export const fonts = Object.entries(files).map(([name, source]) => ({
  family: familyOf(name),
  source,
  weight: '400',
}))

/** An anonymous note about the time. */
export default function RansomNote() {
  const { transparent } = useHostSettings()
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={transparent ? `${styles.note} ${styles.bare}` : styles.note}
      ground={styles.airmail}
      style={{ '--papers': `url("${papers}")` } as React.CSSProperties}
    >
      <Sheet />
    </Stage>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function Sheet() {
  const { transparent } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  // How the note is pasted depends on its size to the last digit.
  const [width, height] = [Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]
  return (
    <>
      {!transparent && (
        <div className={styles.letter}>
          <Postmark />
        </div>
      )}
      <Glue />
      <div className={styles.table}>
        <div ref={box} className={styles.fit}>
          {size && <Note key={`${width} ${height}`} width={width} height={height} />}
        </div>
      </div>
    </>
  )
}

/** What came with the sheet: a cancelled corner, under everything. */
const Postmark = memo(function Postmark() {
  const waves = [0, 1, 2, 3, 4, 5].map((row) => `M0 ${row * 9 + 4}${'q10-8 20 0t20 0'.repeat(5)}`).join('')
  return (
    <svg viewBox="0 0 300 62" className={styles.postmark} role="presentation">
      <g fill="none" stroke="#27466b" strokeWidth="1.6">
        <path d={waves} />
        <circle cx="250" cy="31" r="29" />
        <circle cx="250" cy="31" r="18" />
      </g>
    </svg>
  )
})

/** The note that is lying and the one that comes next. */
function Note({ width, height }: Size) {
  const time = useClockTime('minute')
  const { hour, minute } = time
  const { hourCycle, seed, motion, mode } = useHostSettings()
  const [now, next] = useMemo(() => {
    const noteAt = (time: { hour: number; minute: number }) =>
      pasteUp(messageAt(time.hour, time.minute, hourCycle), width, height, seed, time.hour * 60 + time.minute)
    return [noteAt({ hour, minute }), noteAt(laterBy(time, 60_000))]
  }, [time, hour, minute, hourCycle, seed, width, height])
  const elements = useRef(new Map<string, HTMLDivElement>())
  const hold = (key: string) => (element: HTMLDivElement | null) => {
    if (element) elements.current.set(key, element)
    else elements.current.delete(key)
  }
  useFrame((time) => {
    const into = secondsOf(time)
    const settled = motion === 'reduced' || mode === 'still' || (into > PASTE_S && into < 60 - LIFT_S)
    const put = ({ key }: Scrap, pose: Pose) => {
      const element = elements.current.get(key)
      if (!element) return
      const { dx, dy, turnDeg, scale, shown } = pose
      const visibility = shown ? 'visible' : 'hidden'
      const transform =
        pose === LYING || !shown
          ? 'none'
          : `translate(${(dx * 100).toFixed(2)}%, ${(dy * 100).toFixed(2)}%) rotate(${turnDeg.toFixed(2)}deg) scale(${scale.toFixed(4)})`
      if (element.style.visibility !== visibility) element.style.visibility = visibility
      if (element.style.transform !== transform) element.style.transform = transform
    }
    now.forEach((scrap, index) => {
      put(scrap, settled ? LYING : poseOf(into, index / now.length, scrap.whim))
    })
    for (const scrap of next) put(scrap, settled ? { ...LYING, shown: false } : comingPose(into, scrap.whim))
    if (!settled) return undefined
    return into < 60 - LIFT_S ? 1000 * (60 - LIFT_S - into) : untilMinute(time)
  })
  return [...now, ...next].map((scrap) => (
    <div
      key={scrap.key}
      ref={hold(scrap.key)}
      className={styles.scrap}
      style={{ left: scrap.x, top: scrap.y, width: scrap.width, height: scrap.height }}
    >
      <ScrapOf scrap={scrap} />
    </div>
  ))
}

const ScrapOf = memo(function ScrapOf({ scrap }: { scrap: Scrap }) {
  const { paper, width, height, cut } = scrap
  const tile = Math.max(width, height) * 1.1
  const column = paper.tile % 4
  const row = Math.floor(paper.tile / 4)
  // Never into the neighbouring tile.
  const left = column * tile + tile * 0.02 + cut[0] * (tile * 0.96 - width)
  const top = row * tile + tile * 0.02 + cut[1] * (tile * 0.96 - height)
  return (
    <div className={styles.shadow} style={{ transform: `rotate(${scrap.turnDeg.toFixed(2)}deg)` }}>
      <div className={styles.paper} style={{ clipPath: scrap.edge }}>
        <div
          className={styles.print}
          style={{
            clipPath: scrap.print || undefined,
            backgroundSize: `${(tile * 4).toFixed(1)}px`,
            backgroundPosition: `${-left.toFixed(1)}px ${-top.toFixed(1)}px`,
          }}
        />
        <svg
          width={width}
          height={height}
          className={styles.type}
          role="presentation"
          fill={scrap.ink}
          fontFamily={`"${familyOf(scrap.face)}"`}
        >
          {scrap.glyphs.map(({ text, x, y, sizePx, stretch }) => (
            <text
              key={text}
              transform={`translate(${x} ${y}) scale(1 ${stretch})`}
              fontSize={sizePx}
              letterSpacing={text.length > 1 ? sizePx * 0.06 : 0}
            >
              {text}
            </text>
          ))}
        </svg>
        {!paper.torn && <div className={styles.gloss} />}
      </div>
    </div>
  )
})

const DROPS = Array.from({ length: 60 }, (_, index) => index)

/** When a drop that swelled is as large as before for the third time, within a quarter of a pixel for good; seconds. */
const SUNK_S = (5 * Math.PI) / 26

/** White glue dries clear, a drop a second. */
function Glue() {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const drops = useRef<(HTMLSpanElement | null)[]>([])
  useFrame((time) => {
    const { second: whole, millisecond } = time
    const part = motion === 'reduced' ? 1 : millisecond / 1000
    for (const index of DROPS) {
      // The first second squeezes them out anew; after that the last wet one swells, shines and sinks.
      const since = whole === 0 ? part - index / 100 : index === whole ? part : 1
      const swell = since < 0 ? 0.55 : 1 + 0.75 * Math.exp(-since * 5.5) * Math.cos(since * 13)
      const transform = since >= SUNK_S ? 'none' : `scale(${swell.toFixed(3)})`
      const drop = drops.current[index]
      if (drop && drop.style.transform !== transform) drop.style.transform = transform
    }
    if (whole === 0 && part < 1) return undefined
    if (part >= SUNK_S) return untilSecond(time)
    return part < 0.2 ? undefined : 90 // it sinks slowly
  }, 30)
  return (
    <div className={styles.glue}>
      {DROPS.map((index) => (
        <span
          key={index}
          ref={(element) => {
            drops.current[index] = element
          }}
          className={index < second ? styles.dry : styles.wet}
        />
      ))}
    </div>
  )
}
