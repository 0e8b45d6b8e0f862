import { type ClockNotes, type ClockTime, timeAt, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { daysTo, hoursAhead, type Sky, settingAt, unpackSky } from './model'
import { arm, EDGE_IN_GLASS, glass, place, print, RIM_WIDTH, RINGS, RIVET, rivet } from './print'

const paper = new URL('./paper.webp', import.meta.url).href
const title = new URL('./title.woff2', import.meta.url).href
const small = new URL('./small.woff2', import.meta.url).href
const names = new URL('./names.woff2', import.meta.url).href

export const images = [paper]
export const fonts = [
  { family: 'ft-25-05-02 Title', source: title, weight: '400' },
  { family: 'ft-25-05-02 Small', source: small, weight: '400' },
  { family: 'ft-25-05-02 Names', source: names, weight: '400', style: 'italic' },
]

export const notes: ClockNotes = {
  reading:
    'Where today’s date meets the ring of hours, the red hairline under the glass points to the hour and minute; the red stud on its rim counts the seconds, and the Great Bear goes round once a day.',
  credits: [
    {
      title: 'Stars, constellation figures, Milky Way',
      creator: 'Olaf Frohn, after the Hipparcos catalogue and others',
      source: 'd3-celestial 0.7.35 (npm)',
      licence: 'BSD-3-Clause',
      changes:
        'stars to magnitude 4.2 north of 45° south, rounded and packed; Mira put in; Milky Way simplified',
      notice: 'Copyright (c) 2015, Olaf Frohn. All rights reserved.',
    },
    {
      title: 'Bodoni Moda',
      creator: 'indestructible type',
      source: '@fontsource-variable/bodoni-moda 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'three single cuts, subset to the letters of the chart, renamed',
      notice: 'Copyright 2020 The Bodoni Moda Project Authors',
      files: ['title.woff2', 'small.woff2', 'names.woff2'],
    },
    {
      title: 'Paper',
      creator: 'MrMamurk',
      source: 'mypaint-data-extras 2.0.1 (Debian)',
      licence: 'CC0-1.0',
      changes: 'grey, softened, recompressed',
      files: ['paper.webp'],
    },
  ],
}

/** Standard time's hours before Greenwich: the smaller of January's and July's. Kept for the year and zone last asked for. */
let standard = { year: 0, timeZone: '', hours: 0 }
function standardHoursAhead({ year, timeZone }: ClockTime): number {
  if (standard.year !== year || standard.timeZone !== timeZone) {
    const at = (month: number) => hoursAhead(timeAt(daysTo(year, month, 1) * 86_400_000, timeZone))
    standard = { year, timeZone, hours: Math.min(at(1), at(7)) }
  }
  return standard.hours
}

/** A step that starts at the full second, swings a little too far and settles. */
function tick(millisecond: number): number {
  const seconds = millisecond / 1000
  return 1 - Math.exp(-15 * seconds) * Math.cos(24 * seconds)
}

/** The star chart's radius, of half the stage's shorter side: the glass just stays inside. */
const UNIT = 0.752
/** The glass and where its middle is, of the star chart's radius. */
const GLASS = 0.3
const REACH = RINGS.plate - 0.006 - EDGE_IN_GLASS * GLASS

let sky: Sky | undefined

function draw({ context, width, height, time, hourCycle, image, layer }: CanvasFrame) {
  sky ??= unpackSky()
  const chart = sky
  const unit = (Math.min(width, height) / 2) * UNIT
  const centre = [width / 2, height / 2] as const
  const monthLengths = Array.from(
    { length: 12 },
    (_, month) =>
      daysTo(month === 11 ? time.year + 1 : time.year, month === 11 ? 1 : month + 2, 1) -
      daysTo(time.year, month + 1, 1),
  )

  // The disc turns a hair's breadth in ten seconds: printed anew that often, and kept.
  const ahead = standardHoursAhead(time)
  const late = time.secondsOfDay % 10
  const settled = settingAt(
    { ...time, epochMs: time.epochMs - late * 1000, secondsOfDay: time.secondsOfDay - late },
    ahead,
  )
  layer('print', `${settled.disc} ${settled.noon} ${hourCycle}`, (context) =>
    print(context, chart, settled, {
      width,
      height,
      centre,
      unit,
      hourCycle,
      monthLengths,
      paper: image(paper),
    }),
  )

  const { sun, dayOfYear } = settingAt(time, ahead)
  context.translate(...centre)
  arm(context, unit, sun, unit * REACH)
  rivet(context, unit)
  context.translate(...place(sun, unit * REACH))
  glass(context, {
    radius: unit * GLASS,
    angleDeg: sun,
    secondsOfDay: time.secondsOfDay,
    hourCycle,
    dayOfYear,
    monthLengths,
  })
}

/** What turns: the slot of the rivet and the milled rim of the glass, a sixtieth a second. */
function Works() {
  const { motion, mode } = useHostSettings()
  const rim = useRef<SVGSVGElement>(null)
  const slot = useRef<SVGSVGElement>(null)
  useFrame((time) => {
    const swing = motion === 'full' && mode !== 'still' ? tick(time.millisecond) : 1
    const turned = `rotate(${(time.second - 1 + swing) * 6}deg)`
    const wholeSecond = {
      ...time,
      epochMs: time.epochMs - time.millisecond,
      secondsOfDay: Math.floor(time.secondsOfDay),
    }
    const { sun } = settingAt(wholeSecond, standardHoursAhead(time))
    const [x, y] = place(sun, REACH * UNIT * 50)
    if (slot.current) slot.current.style.transform = turned
    if (rim.current) rim.current.style.transform = `translate(${x}cqmin, ${y}cqmin) ${turned}`
  })
  const size = (radius: number) => ({ '--size': `${radius * UNIT * 100}cqmin` }) as CSSProperties
  return (
    <div className={styles.works}>
      <svg ref={slot} className={styles.part} style={size(RIVET)} viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-1-6.7h2v13.4h-2z" fill="#4a340d" />
        <path d="M1-6.2h.5v12.4H1z" fill="#fff4cd" />
      </svg>
      <svg
        ref={rim}
        className={styles.part}
        style={size(GLASS * RIM_WIDTH)}
        viewBox="-115 -115 230 230"
        aria-hidden="true"
      >
        <circle
          r="111.2"
          fill="none"
          stroke="#3a2606"
          strokeOpacity="0.72"
          strokeWidth="7.6"
          pathLength="120"
          strokeDasharray="0.36 1.64"
          strokeDashoffset="0.18"
        />
        <circle cy="-107.6" r="6.4" fill="#d8432c" stroke="#4a1408" strokeWidth="1.4" />
      </svg>
    </div>
  )
}

/** A cardboard star chart that sets itself. */
export default function Planisphere() {
  return (
    <CanvasStage css={css} className={styles.card} images={images} fonts={fonts} draw={draw} beat="second">
      <Works />
    </CanvasStage>
  )
}
