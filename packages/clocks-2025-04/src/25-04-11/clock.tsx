import {
  type ClockNotes,
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
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  begun,
  hoppedAt,
  hoursOnTally,
  type Layout,
  layoutOf,
  numberMarks,
  type Point,
  PUSHED,
  pathData,
  placeOf,
  pupilLine,
  ring,
  ringedAt,
  scrolledAt,
  tally,
  teacherText,
  wipedAt,
  wipedTo,
  writtenAt,
} from './model'

const board = new URL('./board.webp', import.meta.url).href
const grain = new URL('./grain.webp', import.meta.url).href
const oak = new URL('./oak.webp', import.meta.url).href

export const images = [board, grain, oak]
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'Count the tally for the hours, five to a gate; the ringed number is the minutes, one line written out for each since the board was wiped on the hour.',
  credits: [
    {
      title: 'Hershey Script, eleven characters',
      creator: 'A. V. Hershey, U.S. National Bureau of Standards',
      source: 'hersheytext 2.0.0 (npm)',
      licence: 'public domain',
      notice:
        'The Hershey Fonts were originally created by Dr. A. V. Hershey while working at the U. S. National Bureau of Standards. The format of the font data was originally created by James Hurt, Cognition, Inc.',
      changes: 'pen paths taken as points, each line written anew with a tired hand',
    },
    {
      title: 'EMS Allure, figures and a few letters',
      creator: 'Sheldon B. Michaels, after Allura by Rob Leuschke; single lines by Windell H. Oskay',
      source: 'hersheytext 2.0.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'pen paths taken as points',
      notice: 'Copyright 2010 The Allura Project Authors (https://github.com/googlefonts/allura)',
    },
    {
      title: 'Board, chalk and oak',
      creator: 'Lost Property Lab',
      source: 'made for this clock',
      licence: 'CC0-1.0',
      files: ['board.webp', 'grain.webp', 'oak.webp'],
    },
  ],
}

/** A school board: a line a minute, sixty lines an hour, and the hours kept on a tally. */
export default function IWillNotBeLate() {
  return (
    <Stage
      css={css}
      images={images}
      className={styles.room}
      style={
        { '--board': `url(${board})`, '--grain': `url(${grain})`, '--oak': `url(${oak})` } as CSSProperties
      }
    >
      <Board />
    </Stage>
  )
}

function Board() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  // Whole pixels, as the lines stand on them.
  const [width, height] = size ? [Math.round(size.width), Math.round(size.height)] : [0, 0]
  const layout = useMemo(() => (width && height ? layoutOf(width, height) : undefined), [width, height])
  return (
    <div ref={box} className={styles.fit}>
      {layout && <Chalked key={`${layout.width} ${layout.height}`} layout={layout} />}
    </div>
  )
}

/** The felt sets out no earlier in the last minute of an hour, nor does the chalk leave its line. */
const WIPING_SECOND = 56

function Chalked({ layout }: { layout: Layout }) {
  const time = useClockTime('minute')
  const { hour, minute } = time
  const { hourCycle, seed } = useHostSettings()
  const { frame, ledge, em, columns, columnWidth } = layout
  const lines = useRef<HTMLDivElement>(null)
  const eraser = useRef<HTMLDivElement>(null)

  useFrame((time) => {
    const root = lines.current
    if (!root || !eraser.current) return
    const { minute } = time
    const seconds = secondsOf(time)
    const up = -scrolledAt(layout, minute, seconds) * layout.pitch
    const wiped = wipedAt(minute, seconds, columns)
    for (const [column, element] of [...root.querySelectorAll<SVGSVGElement>('[data-column]')].entries()) {
      const isDown = (columns - 1 - column) % 2 === 0
      const share = column < wiped.column ? 1 : column === wiped.column ? wiped.share : 0
      const edge = wipedTo(layout, share, isDown) - up
      style(
        element,
        'clipPath',
        share === 0
          ? ''
          : share === 1
            ? 'inset(50%)'
            : isDown
              ? `inset(${edge.toFixed(1)}px -${em}px 0)`
              : `inset(0 -${em}px calc(100% - ${edge.toFixed(1)}px))`,
      )
      style(element, 'transform', layout.scrolls ? `translateY(${up.toFixed(1)}px)` : '')
    }
    placeEraser(eraser.current, layout, wiped, seconds, minute)
    // It moves up as a minute begins, and is wiped as the hour ends.
    if (seconds < 1) return
    if (minute < 59) return untilMinute(time)
    return seconds < WIPING_SECOND ? 1000 * (WIPING_SECOND - seconds) : undefined
  }, 30)

  return (
    <div
      className={styles.whole}
      style={
        {
          '--frame': `${frame}px`,
          '--ledge': `${ledge}px`,
          '--em': `${em}px`,
          '--tooth': `${Math.max(90, em * 7).toFixed(1)}px`,
          '--line': `${Math.max(1.25, em * 0.078).toFixed(2)}px`,
        } as CSSProperties
      }
    >
      <div className={styles.slate}>
        <Ghost layout={layout} seed={seed} hour={laterBy(time, -3_600_000).hour} />
      </div>
      <div
        ref={lines}
        className={styles.window}
        style={layout.scrolls ? { clipPath: `inset(${layout.top}px 0 0)` } : undefined}
      >
        <Lines layout={layout} seed={seed} hour={hour} minute={minute} columnWidth={columnWidth} />
      </div>
      <Hours layout={layout} seed={seed} hourCycle={hourCycle} />
      <i className={styles.sheen} />
      <i className={`${styles.wood} ${styles.north}`} />
      <i className={`${styles.wood} ${styles.west}`} />
      <i className={`${styles.wood} ${styles.east}`} />
      <i className={styles.shelf} />
      <i className={`${styles.wood} ${styles.south}`} />
      <i className={`${styles.chalk} ${styles.white}`} />
      <i className={`${styles.chalk} ${styles.stub}`} />
      <i className={`${styles.chalk} ${styles.yellow}`} />
      <Now layout={layout} seed={seed} />
      <div ref={eraser} className={styles.eraser} />
    </div>
  )
}

function style(
  element: HTMLElement | SVGElement,
  name: 'clipPath' | 'transform' | 'opacity' | 'maskPosition' | 'width',
  value: string,
) {
  if (element.style[name] !== value) element.style[name] = value
}

/** Lays the felt where it is, from its place on the ledge; it sets out before the wiping and is back a second after. */
function placeEraser(
  eraser: HTMLElement,
  layout: Layout,
  wiped: ReturnType<typeof wipedAt>,
  seconds: number,
  minute: number,
) {
  const { width, height, ledge, frame, columnWidth, left } = layout
  const home = { x: width * 0.74, y: height - ledge * 0.86 }
  const over = (column: number, share: number, down: boolean) => ({
    x: left + (column + 0.42) * columnWidth + Math.sin(share * 9) * columnWidth * 0.06,
    y: wipedTo(layout, share, down),
  })
  let at = home
  let lifted = 0
  if (wiped.column >= 0) {
    at = over(wiped.column, wiped.share, wiped.down)
    lifted = 1
  } else if (minute === 59 && seconds > 56.4) {
    lifted = (seconds - 56.4) ** 2 * (3 - 2 * (seconds - 56.4))
    const first = over(0, 0, (layout.columns - 1) % 2 === 0)
    at = { x: home.x + (first.x - home.x) * lifted, y: home.y + (first.y - home.y) * lifted }
  } else if (minute === 0 && seconds < 0.8) {
    const back = seconds / 0.8
    lifted = 1 - back * back * (3 - 2 * back)
    const last = over(layout.columns - 1, 1, true)
    at = { x: home.x + (last.x - home.x) * lifted, y: home.y + (last.y - home.y) * lifted }
  }
  const length = frame * 5 + lifted * Math.max(0, columnWidth * 0.62 - frame * 5)
  // Its size and not a scale: what is scaled on its own layer stays blurred afterwards.
  style(eraser, 'width', `${length.toFixed(1)}px`)
  style(
    eraser,
    'transform',
    `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px) translate(-50%,-50%) rotate(${(lifted * 4).toFixed(1)}deg)`,
  )
}

interface HourProps {
  readonly layout: Layout
  readonly seed: string
  readonly hour: number
}

/** One line as path data. */
function lineData(layout: Layout, seed: string, hour: number, line: number): string {
  const { x, y } = placeOf(layout, line)
  return pupilLine(seed, hour, line)
    .map((mark) => pathData(mark, x, y, layout.em))
    .join('')
}

const Ghost = memo(function Ghost({ layout, seed, hour }: HourProps) {
  const seen = layout.scrolls ? layout.rows : 60
  const data = Array.from({ length: seen }, (_, line) => lineData(layout, seed, hour, line)).join('')
  return (
    <svg className={styles.ghost} role="presentation">
      <path d={data} />
    </svg>
  )
})

const Lines = memo(function Lines({
  layout,
  seed,
  hour,
  minute,
  columnWidth,
}: HourProps & { minute: number; columnWidth: number }) {
  const { em, rows, columns, scrolls, left, height } = layout
  const shown = scrolls ? minute : rows
  return Array.from({ length: columns }, (_, column) => {
    const first = scrolls ? Math.max(0, minute - rows - 1) : column * rows
    const count = Math.max(0, Math.min(shown, minute - first))
    return (
      <svg
        key={column}
        data-column
        className={styles.column}
        style={{
          left: left + column * columnWidth,
          width: columnWidth,
          height: scrolls ? layout.pitch * 60 + height : height,
        }}
        viewBox={`${left + column * columnWidth} 0 ${columnWidth} ${scrolls ? layout.pitch * 60 + height : height}`}
        role="presentation"
      >
        {Array.from({ length: count }, (_, row) => {
          const line = first + row
          const { x, y } = placeOf(layout, line)
          return (
            <g key={line}>
              <path d={lineData(layout, seed, hour, line)} />
              <path
                className={styles.number}
                d={numberMarks(line + 1)
                  .map((mark) => pathData(mark, x, y, em))
                  .join('')}
              />
            </g>
          )
        })}
      </svg>
    )
  })
})

/** How far below the top of its own small picture the running line stands, in ems. */
const BASE = 1.1

/** The line being written, the ring round the last number, the chalk. */
function Now({ layout, seed }: { layout: Layout; seed: string }) {
  const line = useRef<SVGPathElement>(null)
  const figures = useRef<SVGPathElement>(null)
  const loop = useRef<SVGPathElement>(null)
  const stick = useRef<HTMLElement>(null)
  const hand = useRef<{
    key: string
    marks: ReturnType<typeof pupilLine>
    figures: ReturnType<typeof numberMarks>
  }>(null)
  const { em } = layout

  useFrame((time) => {
    if (!line.current || !figures.current || !loop.current || !stick.current) return
    const { hour, minute, second, millisecond } = time
    const seconds = secondsOf(time)
    const key = `${seed} ${hour} ${minute}`
    if (hand.current?.key !== key)
      hand.current = {
        key,
        marks: pupilLine(seed, hour, minute),
        figures: minute < 59 ? numberMarks(minute + 1) : [],
      }
    const { marks, figures: number } = hand.current
    const up = scrolledAt(layout, minute, seconds) * layout.pitch
    const place = placeOf(layout, minute)
    const y = place.y - up
    const written = writtenAt(seconds)
    // The pictures stand on whole pixels, or they would be blurred; what is left over goes into the strokes.
    const base = (baseline: number) => baseline - Math.round(baseline - BASE * em)

    let data = ''
    let tip = marks[0]![0]![0]!
    const last = placeOf(layout, Math.max(0, minute - 1))
    if (minute) {
      // From the number of the line before, which may stand in another column.
      const end = numberMarks(minute).at(-1)!.at(-1)!.at(-1)!
      const from = { x: end.x + (last.x - place.x) / em, y: end.y + (last.y - place.y) / em }
      tip = between(from, tip, hoppedAt(seconds, 0))
    }
    for (const [index, share] of written.marks.entries()) {
      const part = begun(marks[index]!, share)
      if (index) tip = between(tip, part.tip, share > 0 ? 1 : hoppedAt(seconds, index))
      else if (share > 0) tip = part.tip
      if (share <= 0) break
      data += pathData(part.strokes, place.x - Math.round(place.x), base(y), em)
    }
    let numberData = ''
    if (number.length && seconds >= 57) {
      const inMarks = written.number * number.length
      const away = Math.min(1, (seconds - 57) / 0.4)
      for (const [index, mark] of number.entries()) {
        const part = begun(mark, Math.min(1, Math.max(0, inMarks - index)))
        numberData += pathData(part.strokes, place.x - Math.round(place.x), base(y), em)
        if (index <= inMarks && away === 1) tip = part.tip
      }
      if (away < 1) {
        const there = between(tip, number[0]![0]![0]!, away * away * (3 - 2 * away))
        tip = { x: there.x, y: there.y - Math.sin(away * Math.PI) * 0.4 }
      }
    }
    set(line.current, data)
    set(figures.current, numberData)
    set(
      loop.current,
      minute
        ? pathData(
            begun(ring(minute), ringedAt(seconds)).strokes,
            last.x - Math.round(last.x),
            base(last.y - up),
            em,
          )
        : '',
    )
    const wiped = wipedAt(minute, seconds, layout.columns)
    const edge = wiped.column === layout.columns - 1 ? wipedTo(layout, wiped.share, wiped.down) : 0
    for (const [path, x, baseline] of [
      [line.current, place.x, y],
      [loop.current, last.x, last.y - up],
    ] as const) {
      const picture = path.ownerSVGElement!
      const [left, top] = [Math.round(x), Math.round(baseline - BASE * em)]
      style(picture, 'transform', `translate(${left}px, ${top}px)`)
      // The tooth of the board stays where it is.
      style(picture, 'maskPosition', `-${left}px -${top}px`)
      style(picture, 'opacity', edge > baseline - em * 0.4 ? '0' : '1')
    }
    const gone = minute === 59 && seconds >= 57
    style(stick.current, 'opacity', gone ? '0' : '1')
    style(
      stick.current,
      'transform',
      `translate(${(place.x + tip.x * em).toFixed(1)}px,${(y + tip.y * em).toFixed(1)}px) rotate(${(-38 + tip.x * 1.5 + tip.y * 8).toFixed(1)}deg)`,
    )
    // The hand rests after each push.
    return millisecond >= 1000 * PUSHED && second < WIPING_SECOND ? untilSecond(time) : undefined
  }, 20)

  return (
    <>
      <svg className={styles.now} role="presentation">
        <path ref={line} />
        <path ref={figures} className={styles.number} />
      </svg>
      <svg className={styles.last} role="presentation">
        <path ref={loop} className={styles.ring} />
      </svg>
      <i ref={stick} className={styles.stick} />
    </>
  )
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function set(path: SVGPathElement, data: string) {
  if (path.getAttribute('d') !== data) path.setAttribute('d', data)
}

/** Heading and tally. The stroke for a new hour is drawn in the last half second of the old one. */
function Hours({ layout, seed, hourCycle }: { layout: Layout; seed: string; hourCycle: 12 | 24 }) {
  const { hour } = useClockTime('minute')
  const { heading, tally: gates } = layout
  const count = hoursOnTally(hour, hourCycle)
  const marks = useMemo(() => tally(24, seed, gates.wide), [seed, gates.wide])
  const coming = useRef<SVGPathElement>(null)
  const all = useRef<SVGGElement>(null)
  const markData = (index: number, share: number) => {
    const gate = Math.floor(index / 5)
    return pathData(
      begun(marks[index]!, share).strokes,
      gates.x + gate * gates.stepX,
      gates.baseline + gate * gates.stepY,
      gates.height,
    )
  }
  useFrame((time) => {
    if (!coming.current || !all.current) return
    const { hour, minute, second, millisecond } = time
    const part = minute === 59 && second === 59 ? Math.max(0, millisecond / 1000 - 0.4) / 0.6 : 0
    const now = hoursOnTally(hour, hourCycle)
    const wraps = part > 0 && hoursOnTally(laterBy(time, 1000).hour, hourCycle) !== now + 1
    set(coming.current, part > 0 && !wraps ? markData(now, part) : '')
    style(all.current, 'opacity', wraps ? String(1 - part) : '')
    if (minute < 59) return untilMinute(time)
    return second < 59 ? untilMinute(time) - 1000 : undefined
  }, 30)
  const words = (text: string, x: number, y: number, em: number) =>
    teacherText(text)
      .marks.map((mark) => pathData(mark, x, y, em))
      .join('')
  return (
    <svg className={styles.hours} role="presentation">
      {heading.shown && (
        <path
          className={styles.words}
          strokeWidth={Math.max(1.4, heading.em * 0.06)}
          d={words('Hours late', heading.x + heading.em * 0.1, heading.baseline, heading.em)}
        />
      )}
      <g ref={all} strokeWidth={Math.max(2, gates.height * 0.075)}>
        <path d={Array.from({ length: count }, (_, index) => markData(index, 1)).join('')} />
        {count === 0 && (
          <path
            className={styles.words}
            strokeWidth={Math.max(1.6, gates.height * 0.05)}
            d={words(
              'none',
              gates.x + gates.height * 0.15,
              gates.baseline - gates.height * 0.25,
              gates.height * 0.8,
            )}
          />
        )}
      </g>
      <path ref={coming} strokeWidth={Math.max(2, gates.height * 0.075)} />
    </svg>
  )
}
