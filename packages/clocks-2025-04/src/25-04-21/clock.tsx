import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  cellBox,
  cellName,
  colourOf,
  formulaOf,
  GLIDE_MS,
  glidedAt,
  HOURS,
  heading,
  headingsAt,
  inkOf,
  type Layout,
  layoutOf,
  MINUTES,
  shortOf,
} from './model'

export { notes } from './notes'

const PLAIN = 'ft-25-04-21 Plain'
const BOLD = 'ft-25-04-21 Bold'

export const images = []
export const fonts = [
  { family: PLAIN, source: new URL('./plain.woff2', import.meta.url).href, weight: '400' },
  { family: BOLD, source: new URL('./bold.woff2', import.meta.url).href, weight: '400' },
]

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const GREEN = '#0f703b'

interface Grid {
  readonly layout: Layout
  readonly hour: number
  readonly minute: number
  readonly hourCycle: 12 | 24
  /** Where columns and rows begin, on whole pixels of the screen. */
  readonly across: readonly number[]
  readonly down: readonly number[]
  readonly hair: number
}

/** The sheet: what is past has taken its colour, what is to come still stands there as a figure. */
function drawSheet({ context: on, width, height, ratio, time, hourCycle }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const { hour, minute } = time
  const snap = (at: number) => Math.round(at * ratio) / ratio
  const grid: Grid = {
    layout,
    hour,
    minute,
    hourCycle,
    across: Array.from({ length: layout.columns + 1 }, (_, at) =>
      snap(layout.left + (at * layout.width) / layout.columns),
    ),
    down: Array.from({ length: layout.rows + 1 }, (_, at) =>
      snap(layout.top + (at * layout.height) / layout.rows),
    ),
    hair: Math.max(1, Math.round(ratio * layout.scale)) / ratio,
  }
  drawLines(on, grid)
  drawCells(on, grid)
  drawHeads(on, grid)
}

/** White paper, and the lines that are under what is filled in. */
function drawLines(on: CanvasRenderingContext2D, { layout, across, down, hair }: Grid) {
  const { left, top, width, height, columns, rows } = layout
  on.fillStyle = '#fff'
  on.fillRect(left, top, width, height)
  on.fillStyle = '#d3d8db'
  if (width / columns > 4) for (const x of across.slice(1)) on.fillRect(x - hair, top, hair, height)
  if (height / rows > 4) for (const y of down.slice(1)) on.fillRect(left, y - hair, width, hair)
}

function drawCells(on: CanvasRenderingContext2D, { layout, hour, minute, across, down, hair }: Grid) {
  const [wide, high] = [layout.width / layout.columns, layout.height / layout.rows]
  // All six figures of a colour where there is room for them, otherwise three.
  const isLong = wide > high * 2
  const size = Math.min(high * 0.86, wide * (isLong ? 0.235 : 0.455))
  on.textAlign = 'center'
  on.textBaseline = 'alphabetic'
  on.font = `${size}px "${BOLD}"`
  for (let h = 0; h < HOURS; h++)
    for (let m = 0; m < MINUTES; m++) {
      const [column, row] = layout.lies ? [m, h] : [h, m]
      const [x, y] = [across[column]!, down[row]!]
      const [w, tall] = [across[column + 1]! - x, down[row + 1]! - y]
      const colour = colourOf(layout.shape, h, m)
      if (h * MINUTES + m < hour * MINUTES + minute) {
        on.fillStyle = `#${colour}`
        on.fillRect(x, y, w, tall)
        continue
      }
      on.fillStyle = inkOf(colour)
      if (size >= 5) on.fillText(isLong ? colour : shortOf(colour), x + w / 2, y + tall / 2 + size * 0.32)
      else if (tall > 2.5) on.fillRect(x + w * 0.16, y + tall * 0.36, w * 0.68, Math.max(hair, tall * 0.3))
    }
}

/** What is written above a column or beside a row, and how often there is room for it. */
function labelsOf({ layout, hourCycle }: Grid, isTop: boolean, room: number, size: number) {
  const isHours = isTop !== layout.lies
  const each =
    [1, isHours ? 3 : 5, isHours ? 6 : 15].find((step) => step * room > size * (isTop ? 1.3 : 1.12)) ?? 30
  return { each, text: (at: number) => (isHours ? heading(at, hourCycle, false) : String(at)) }
}

function drawHeads(on: CanvasRenderingContext2D, grid: Grid) {
  const { layout, hour, minute, across, down, hair } = grid
  const { left, top, head, gutter, width, height, columns, rows } = layout
  const now = headingsAt(layout, hour, minute)
  on.fillStyle = '#e6e9ea'
  on.fillRect(0, top - head, left + width, head)
  on.fillRect(0, top, gutter, height)
  on.textAlign = 'center'
  const [wide, high] = [width / columns, height / rows]
  const size = Math.min(head * 0.56, Math.max(wide * 0.66, head * 0.42))
  const above = labelsOf(grid, true, wide, size)
  on.font = `${size}px "${PLAIN}"`
  for (let at = 0; at < columns; at++) {
    const [x, w] = [across[at]!, across[at + 1]! - across[at]!]
    on.fillStyle = '#c0c6c9'
    if (at % above.each === above.each - 1) on.fillRect(x + w - hair, top - head * 0.72, hair, head * 0.5)
    if (at % above.each || Math.abs(x + w / 2 - now.left - now.width / 2) < now.width / 2 + size * 0.5)
      continue
    on.fillStyle = '#343a3f'
    on.fillText(above.text(at), x + w / 2, top - head / 2 + size * 0.33)
  }
  const figure = Math.min(gutter * 0.46, Math.max(high * 0.56, gutter * 0.38))
  const beside = labelsOf(grid, false, high, figure)
  on.font = `${figure}px "${PLAIN}"`
  on.fillStyle = '#343a3f'
  for (let at = 0; at < rows; at += beside.each) {
    const y = (down[at]! + down[at + 1]!) / 2
    if (Math.abs(y - now.top - now.height / 2) > now.height / 2 + figure * 0.4)
      on.fillText(beside.text(at), gutter / 2, y + figure * 0.33)
  }
  drawNow(on, grid)
  on.fillStyle = '#aab1b5'
  on.fillRect(0, top - hair, left + width, hair)
  on.fillRect(gutter - hair, top - head, hair, head + height)
}

/** The two green headings. */
function drawNow(on: CanvasRenderingContext2D, { layout, hour, minute, hourCycle }: Grid) {
  const { top, head, gutter, lies } = layout
  const now = headingsAt(layout, hour, minute)
  on.fillStyle = GREEN
  on.fillRect(now.left, top - head, now.width, head)
  on.fillRect(0, now.top, gutter, now.height)
  on.fillStyle = '#fff'
  const [hourText, minuteText] = [heading(hour, hourCycle, true), `${minute}m`]
  const write = (text: string, wide: number, tall: number, x: number, y: number) => {
    const size = Math.min(tall * 0.86, (wide * 1.5) / text.length)
    on.font = `${size}px "${BOLD}"`
    on.fillText(text, x, y + size * 0.33)
  }
  write(lies ? minuteText : hourText, now.width, head, now.left + now.width / 2, top - head / 2)
  write(lies ? hourText : minuteText, gutter, now.height, gutter / 2, now.top + now.height / 2)
}

/** A day of 24 times 60 cells: an hour is a row where the stage lies, otherwise a column. */
export default function Spreadsheet() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.screen}>
      <Canvas draw={drawSheet} beat="minute" />
      <Bars />
    </Stage>
  )
}

function Bars() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const layout = size && layoutOf(size.width, size.height)
  return (
    <div ref={box} className={styles.fit}>
      {layout && (
        <>
          {layout.title > 0 && <Title layout={layout} />}
          <Formula layout={layout} />
          <Selection layout={layout} />
          {layout.tabs > 0 && <Tabs layout={layout} />}
        </>
      )}
    </div>
  )
}

interface Part {
  readonly layout: Layout
}

function Title({ layout }: Part) {
  const { day, month, year } = useClockTime('minute')
  return (
    <div className={styles.title} style={{ height: layout.title, fontSize: 15 * layout.scale }}>
      <span className={styles.left}>
        <Icon name="save" />
        <Icon name="undo" />
        <Icon name="redo" />
      </span>
      {day} {MONTHS[month - 1]} {year}
      <span className={styles.right}>
        <Icon name="least" />
        <Icon name="most" />
        <Icon name="close" />
      </span>
    </div>
  )
}

function Formula({ layout }: Part) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const colour = colourOf(layout.shape, hour, minute)
  return (
    <div className={styles.bar} style={{ top: layout.title, height: layout.bar, fontSize: layout.bar * 0.5 }}>
      <b className={styles.name}>{cellName(hour, minute, hourCycle)}</b>
      <span className={styles.keys}>
        <Icon name="close" />
        <Icon name="done" />
        <i>fx</i>
      </span>
      <span className={styles.formula}>{formulaOf(hour, minute, colour)}</span>
      <i className={styles.swatch} style={{ background: `#${colour}` }} />
    </div>
  )
}

/** The cell of now: it fills from left to right and counts its seconds. */
function Selection({ layout }: Part) {
  const { hour, minute, second } = useClockTime('second')
  const { motion } = useHostSettings()
  const cell = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const colour = colourOf(layout.shape, hour, minute)
  const box = cellBox(layout, hour, minute)
  // On the hour the sheet jumps to its next hour; there is nothing to glide over.
  const before = cellBox(layout, hour, Math.max(0, minute - 1))

  useFrame((time) => {
    const isCalm = motion === 'reduced'
    const glided = isCalm ? 1 : glidedAt(time.millisecond)
    if (bar.current) bar.current.style.transform = `scaleX(${Math.max(0, time.second - 1 + glided) / 60})`
    if (cell.current)
      cell.current.style.transform =
        time.second === 0 && glided < 1
          ? `translate(${(before.left - box.left) * (1 - glided)}px, ${(before.top - box.top) * (1 - glided)}px)`
          : 'none'
    return isCalm || time.millisecond >= GLIDE_MS ? untilSecond(time) : undefined
  }, 30)

  return (
    <div ref={cell} className={styles.cell} style={box}>
      <i ref={bar} className={styles.fill} style={{ background: `#${colour}` }} />
      <b style={{ fontSize: Math.min(box.height * 0.74, box.width * 0.72) }}>{second}</b>
      <i className={styles.outline} style={{ borderWidth: Math.max(1.5, 2.4 * layout.scale) }} />
    </div>
  )
}

function Tabs({ layout }: Part) {
  const { hour, minute, weekday } = useClockTime('minute')
  const filled = hour * MINUTES + minute + 1
  return (
    <div className={styles.tabs} style={{ height: layout.tabs, fontSize: 15 * layout.scale }}>
      {DAYS.map((name, index) => (
        <span key={name} className={index === weekday - 1 ? styles.today : undefined}>
          {name}
        </span>
      ))}
      <span className={styles.count}>
        {filled} of {HOURS * MINUTES}
      </span>
    </div>
  )
}

/** From the Fluent system icons. */
const ICONS = {
  save: [
    20,
    'M3 5a2 2 0 0 1 2-2h8.379a2 2 0 0 1 1.414.586l1.621 1.621A2 2 0 0 1 17 6.621V15a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zm2-1a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1v-4.5A1.5 1.5 0 0 1 6.5 10h7a1.5 1.5 0 0 1 1.5 1.5V16a1 1 0 0 0 1-1V6.621a1 1 0 0 0-.293-.707l-1.621-1.621A1 1 0 0 0 13.379 4H13v2.5A1.5 1.5 0 0 1 11.5 8h-4A1.5 1.5 0 0 1 6 6.5V4zm2 0v2.5a.5.5 0 0 0 .5.5h4a.5.5 0 0 0 .5-.5V4zm7 12v-4.5a.5.5 0 0 0-.5-.5h-7a.5.5 0 0 0-.5.5V16z',
  ],
  undo: [
    20,
    'M5 2.5a.5.5 0 0 0-1 0v4.9a.6.6 0 0 0 .6.6h4.9a.5.5 0 0 0 0-1H5.906l3.473-3.019a4 4 0 0 1 5.248 6.038l-8.172 7.104a.5.5 0 0 0 .656.754l8.172-7.103a5 5 0 0 0-6.56-7.547L5 6.463z',
  ],
  redo: [
    20,
    'M15.003 2.5a.5.5 0 0 1 1 0v4.9a.6.6 0 0 1-.6.6h-4.9a.5.5 0 0 1 0-1h3.594l-3.473-3.019a4 4 0 1 0-5.248 6.038l8.172 7.104a.5.5 0 1 1-.656.754L4.72 10.774a5 5 0 1 1 6.56-7.547l3.723 3.236z',
  ],
  least: [16, 'M3 8a.5.5 0 0 1 .5-.5h9a.5.5 0 0 1 0 1h-9A.5.5 0 0 1 3 8'],
  most: [
    16,
    'M4.5 3A1.5 1.5 0 0 0 3 4.5v7A1.5 1.5 0 0 0 4.5 13h7a1.5 1.5 0 0 0 1.5-1.5v-7A1.5 1.5 0 0 0 11.5 3zm0 1h7a.5.5 0 0 1 .5.5v7a.5.5 0 0 1-.5.5h-7a.5.5 0 0 1-.5-.5v-7a.5.5 0 0 1 .5-.5',
  ],
  close: [
    16,
    'm2.589 2.716l.057-.07a.5.5 0 0 1 .638-.057l.07.057L8 7.293l4.646-4.647a.5.5 0 0 1 .708.708L8.707 8l4.647 4.646a.5.5 0 0 1 .057.638l-.057.07a.5.5 0 0 1-.638.057l-.07-.057L8 8.707l-4.646 4.647a.5.5 0 0 1-.708-.708L7.293 8L2.646 3.354a.5.5 0 0 1-.057-.638l.057-.07z',
  ],
  done: [
    16,
    'M13.864 3.655a.5.5 0 0 1-.021.707l-7.93 7.474a.6.6 0 0 1-.839-.016L2.394 9.1a.5.5 0 0 1 .712-.702l2.406 2.442l7.645-7.206a.5.5 0 0 1 .707.021',
  ],
} as const

function Icon({ name }: { readonly name: keyof typeof ICONS }): ReactNode {
  const [size, path] = ICONS[name]
  return (
    <svg aria-hidden="true" className={styles.icon} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} fill="currentColor" />
    </svg>
  )
}
