import {
  type ClockTime,
  clamp,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  APART,
  BOX,
  CAP,
  type Hop,
  lengthOf,
  listOf,
  originOf,
  type Plan,
  planOf,
  probesAt,
  SMALL,
  traceAt,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-07-06 Tag',
    source: new URL('./tag.woff2', import.meta.url).href,
    weight: '900',
  },
]

const PROBES = Array.from({ length: 60 }, (_, second) => second)

/** A probe comes back in so many milliseconds; the earlier hops have all moved up after so many. */
const BACK_MS = 300
const PRINT_MS = 900

function Earlier({ hops, plan, less }: { hops: readonly Hop[]; plan: Plan; less: number }) {
  const { size: most, shown } = listOf(hops.length, plan.list.height, less)
  const rows = hops.slice(hops.length - shown)
  // All of them have their names or none has, and they are smaller if only so the names have room.
  const withNames = plan.list.width / (Math.max(0, ...rows.map(({ airport }) => lengthOf(airport.name))) + 7)
  const named = withNames > Math.max(most * 0.6, less * 0.038)
  const size = named ? Math.min(most, withNames) : most
  const origin = originOf(plan, less, shown, size)
  return (
    <div className={styles.list} style={{ ...plan.list, fontSize: size }}>
      {origin > 0 && (
        <div className={styles.origin} style={{ fontSize: origin, [rows.length > 0 ? 'top' : 'bottom']: 0 }}>
          AMS
        </div>
      )}
      {rows.map(({ number, airport, ms }) => (
        <p key={number} data-hop>
          <b>{number}</b>
          <span>{airport.code}</span>
          <em>{named ? airport.name : ''}</em>
          <span>{ms.toFixed(1)} ms</span>
        </p>
      ))}
    </div>
  )
}

function Last({ hop, plan }: { hop: Hop; plan: Plan }) {
  const { route, delay, name } = plan
  const router = `r${hop.number}.${hop.airport.code.toLowerCase()}.example.net`
  const far = `${Math.round(hop.airport.far)} km`
  const line = `${hop.airport.name}, ${far}`
  const both = lengthOf(router) + lengthOf(line) + 1
  const alone = both * name.size > name.width * 1.12
  const size = Math.min(name.size, name.width / (alone ? lengthOf(line) : both))
  return (
    <>
      <div
        className={`${styles.route} ${route.stacked ? styles.stacked : ''}`}
        style={{ left: route.left, top: route.top, fontSize: route.size }}
      >
        <span className={styles.box} style={{ paddingInline: `${BOX / 2}em` }}>
          {hop.number}
        </span>
        <span className={styles.code}>{hop.airport.code}</span>
      </div>
      <div
        className={styles.name}
        style={{ left: name.left, top: name.top, width: name.width, fontSize: size }}
      >
        <span>{line}</span>
        {!alone && <span style={{ color: '#009a49' }}>{router}</span>}
      </div>
      <div className={styles.delay} style={{ left: delay.left, top: delay.top, fontSize: delay.size }}>
        <span>{hop.ms}</span>
        <small
          style={{ fontSize: `${SMALL}em`, height: `${CAP / SMALL}em`, marginLeft: `${APART / SMALL}em` }}
        >
          <span data-tenth />
          <span>ms</span>
        </small>
      </div>
    </>
  )
}

/** A packet's luggage tag: the way it came, and how long that took. */
export default function Traceroute() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const hops = traceAt(hour, minute, hourCycle)
  const last = hops.at(-1)!
  const plan = planOf(width, height, last)
  const less = Math.min(width, height)
  const probes = probesAt(hour, minute)
  const title = `traceroute to ${last.airport.name}, 30 hops max`
  const titleSize = Math.min(plan.top * 0.58, (width - plan.margin * 2) / lengthOf(title))

  useFrame((time: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : easeOut(Math.min(1, time.millisecond / BACK_MS))
    const tenth = art.current?.querySelector('[data-tenth]')
    const text = `.${probes[time.second]}`
    if (tenth && tenth.textContent !== text) tenth.textContent = text
    for (const [second, bar] of [
      ...(art.current?.querySelectorAll<HTMLElement>('[data-probe]') ?? []),
    ].entries()) {
      const scale = second < time.second ? '1' : second === time.second ? step.toFixed(3) : '0'
      const shown = `1 ${scale}`
      if (bar.dataset.shown === shown) continue
      bar.dataset.shown = shown
      bar.style.scale = shown
    }
    const printing = !still && time.second === 0 && time.millisecond < PRINT_MS
    const rows = [...(art.current?.querySelectorAll<HTMLElement>('[data-hop]') ?? [])]
    for (const [index, row] of rows.entries()) {
      const begun = (index / rows.length) * (PRINT_MS - BACK_MS)
      const left = printing ? 1 - easeOut(clamp((time.millisecond - begun) / BACK_MS)) : 0
      row.style.translate = left > 0 ? `${(-0.4 * left).toFixed(3)}em 0` : ''
    }
    if (step === 1 && !printing) return untilSecond(time)
  }, 24)

  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.tag}
      style={{ '--margin': `${plan.margin}px`, '--thin': `${Math.max(1, less * 0.005)}px` } as CSSProperties}
    >
      <div
        className={styles.top}
        style={{ height: plan.top, padding: `0 ${plan.margin}px`, fontSize: titleSize }}
      >
        {title}
      </div>
      <Earlier hops={hops.slice(0, -1)} plan={plan} less={less} />
      <Last hop={last} plan={plan} />
      <div className={styles.bottom} style={{ height: plan.bottom }}>
        <div className={styles.probes}>
          {PROBES.map((second) => (
            <i key={second}>
              <b data-probe style={{ height: `${30 + probes[second]! * 7.7}%` }} />
            </i>
          ))}
        </div>
      </div>
    </Stage>
  )
}
