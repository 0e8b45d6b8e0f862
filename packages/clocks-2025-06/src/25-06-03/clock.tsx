import {
  easeOut,
  Stage,
  shownHour,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, memo, type ReactNode, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { closedAt, layoutOf, openingAt, PAGES, PER_ROW, pixelsAt, SIDE } from './model'
import { paintNews, paintPage, paintStatus, planOf, type Spot } from './page'

export { notes } from './notes'

const silk = new URL('./silk.webp', import.meta.url).href
const tools = new URL('./tools.webp', import.meta.url).href
const type = new URL('./type.webp', import.meta.url).href

export const images = [silk, tools, type]
export const fonts = [
  {
    family: 'ft-25-06-03 Tabs',
    source: new URL('./tabs.woff2', import.meta.url).href,
    weight: '400',
  },
]

/** A group of ten tabs has a colour. */
const COLOURS = ['#ff9fbf', '#ffa63d', '#a9e34b', '#5cc8ff', '#c9a7ff', '#3fdcb8']
const colourOf = (minute: number) => COLOURS[Math.floor(minute / 10)]!
/** Where an icon stands on the sheet. */
const placeOf = (minute: number) =>
  ({ '--column': minute % 10, '--sheet-line': Math.floor(minute / 10) }) as CSSProperties

interface TabProps {
  readonly minute: number
  readonly open: boolean
}

const Tab = memo(({ minute, open }: TabProps) => (
  <div
    data-tab={minute}
    className={open ? `${styles.tab} ${styles.open}` : styles.tab}
    style={{ '--colour': colourOf(minute) } as CSSProperties}
  >
    <i className={styles.icon} style={placeOf(minute)} />
    {open && (
      <span>
        <small>(</small>
        {minute}
        <small>)</small>
      </span>
    )}
  </div>
))

/** The photo of a page, as an interlaced picture comes: every other pixel is there and stands for four, and the rest arrive line by line, on a canvas of as many pixels. */
function drawPhoto({ context, time, motion, width, height, image }: CanvasFrame) {
  const { pixels, nextMs } = pixelsAt(time.second, motion === 'reduced' ? 999 : time.millisecond)
  const sheet = image(silk)
  const [left, top] = [(time.minute % 10) * SIDE, Math.floor(time.minute / 10) * SIDE]
  context.imageSmoothingEnabled = false
  if (!sheet.naturalWidth) return untilSecond(time)
  context.scale(width / SIDE, height / SIDE)
  const rows = Math.floor(pixels / SIDE)
  const rest = pixels % SIDE
  context.fillStyle = '#fff'
  context.fillRect(0, 0, SIDE, SIDE)
  for (let y = 1; y < SIDE; y += 2)
    for (let x = 1; x < SIDE; x += 2)
      if (y >= rows) context.drawImage(sheet, left + x, top + y, 1, 1, x - 1, y - 1, 2, 2)
  context.fillRect(0, 0, SIDE, rows)
  context.fillRect(0, rows, rest, 1)
  if (rows) context.drawImage(sheet, left, top, SIDE, rows, 0, 0, SIDE, rows)
  if (rest) context.drawImage(sheet, left, top + rows, rest, 1, 0, rows, rest, 1)
  return nextMs ?? untilSecond(time)
}

/** A part of the page on a canvas of its own, with as many pixels as it has. */
function Part({ spot, pixel, children }: { spot: Spot; pixel: number; children: ReactNode }) {
  const { x, y, width, height } = spot
  return (
    <div
      className={styles.part}
      style={{ left: x * pixel, top: y * pixel, width: width * pixel, height: height * pixel }}
    >
      {children}
    </div>
  )
}

interface SiteProps {
  readonly page: { readonly width: number; readonly height: number }
  readonly pixel: number
}

/** The page of the open tab. What stands still is painted once a minute. */
function Site({ page, pixel }: SiteProps) {
  const { hour, minute } = useClockTime('minute')
  const { width, height } = page
  // One comes each minute.
  const visitor = hour * 60 + minute + 1
  const plan = useMemo(() => planOf(width, height, minute), [width, height, minute])
  const { photo, news, status } = plan
  const draws = useMemo(() => {
    /** One unit is one pixel of the page. */
    const fit = (frame: CanvasFrame, spot: { width: number; height: number }) => {
      const { context } = frame
      context.scale(frame.width / spot.width, frame.height / spot.height)
      return frame.image(type)
    }
    return {
      page(frame: CanvasFrame) {
        const sheets = { icons: frame.image(silk), type: fit(frame, page) }
        if (sheets.icons.naturalWidth && sheets.type.naturalWidth)
          paintPage(frame.context, sheets, plan, page, minute, visitor)
      },
      news(frame: CanvasFrame) {
        const sheet = fit(frame, news)
        const step = Math.floor((frame.motion === 'reduced' ? 0 : frame.time.millisecond) / 500)
        paintNews(frame.context, sheet, news, minute, visitor, (frame.time.second * 2 + step) * 6)
        return frame.motion === 'reduced' ? untilSecond(frame.time) : undefined
      },
      status(frame: CanvasFrame) {
        paintStatus(frame.context, fit(frame, status), status, minute, frame.time.second)
      },
    }
  }, [plan, page, news, status, minute, visitor])
  return (
    <>
      <Part spot={{ x: 0, y: 0, width, height }} pixel={pixel}>
        <Canvas draw={draws.page} beat="minute" maxPixels={width * height} />
      </Part>
      {photo.width > 0 && (
        <Part spot={photo} pixel={pixel}>
          <Canvas draw={drawPhoto} beat={12} maxPixels={SIDE * SIDE} />
        </Part>
      )}
      {news.width > 0 && (
        <Part spot={news} pixel={pixel}>
          <Canvas draw={draws.news} beat={2} maxPixels={news.width * news.height} />
        </Part>
      )}
      <Part spot={status} pixel={pixel}>
        <Canvas draw={draws.status} beat="second" maxPixels={status.width * status.height} />
      </Part>
    </>
  )
}

function Loading() {
  const { second } = useClockTime('second')
  return <div className={styles.loading} style={{ '--second': second + 1 } as CSSProperties} />
}

/** Eight dots, one dark: it goes on by one a second. */
function Throbber() {
  const { second } = useClockTime('second')
  return (
    <svg aria-hidden="true" className={styles.throbber} viewBox="0 0 7 7" shapeRendering="crispEdges">
      {[
        [3, 0],
        [5, 1],
        [6, 3],
        [5, 5],
        [3, 6],
        [1, 5],
        [0, 3],
        [1, 1],
      ].map(([x, y], dot) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="1"
          height="1"
          opacity={[1, 0.55, 0.3][(second - dot + 64) % 8] ?? 0.14}
        />
      ))}
    </svg>
  )
}

/** A browser with one tab more each minute, until all but one are closed on the hour. */
export default function SixtyTabs() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const {
    narrow,
    pixel,
    page,
    loading,
    scroll,
    thin,
    row,
    icon,
    small,
    figures,
    shut,
    middle,
    bar,
    tools: buttons,
    throbs,
    letter,
    path,
    open,
  } = layoutOf(width, height, minute)

  useFrame((time) => {
    const strip = art.current?.querySelector<HTMLElement>('[data-strip]')
    if (!strip) return untilSecond(time)
    const still = motion === 'reduced'
    const opening = still ? 0 : easeOut(openingAt(time.minute, time.second, time.millisecond))
    const closed = still ? 0 : closedAt(time.minute, time.second, time.millisecond)
    strip.style.setProperty('--opening', opening.toFixed(3))
    for (const tab of strip.querySelectorAll<HTMLElement>('[data-tab]'))
      tab.hidden = Number(tab.dataset.tab) < closed
    for (const line of strip.querySelectorAll<HTMLElement>('[data-row]'))
      line.hidden = Number(line.dataset.row) <= closed
    return time.second === 59 && !still ? undefined : untilSecond(time)
  }, 30)

  const tens = Math.floor(minute / PER_ROW)
  const first = tens * PER_ROW
  const full = minute % PER_ROW === PER_ROW - 1
  const tabs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => (
      <Tab key={from + index} minute={from + index} open={from + index === minute} />
    ))
  const name = PAGES[minute]!
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.window}
      style={
        {
          '--row': `${row}px`,
          '--icon': `${icon}px`,
          '--loading': `${loading}px`,
          '--scroll': `${scroll}px`,
          '--bar': `${bar}px`,
          '--letter': `${letter.toFixed(1)}px`,
          '--thin': `${thin}px`,
          '--small': `${small}px`,
          '--figures': `${figures.toFixed(1)}px`,
          '--open': `${open.toFixed(1)}px`,
          '--middle': `${middle}px`,
          '--shut': `${shut.toFixed(1)}px`,
          '--silk': `url(${silk})`,
          '--tools': `url(${tools})`,
        } as CSSProperties
      }
    >
      <div data-strip className={styles.strip}>
        {Array.from({ length: tens }, (_, line) => (
          <div key={line} data-row={(line + 1) * PER_ROW} className={`${styles.row} ${styles.full}`}>
            {tabs(line * PER_ROW, (line + 1) * PER_ROW)}
          </div>
        ))}
        {narrow && minute > first && (
          <div data-row={minute} className={`${styles.row} ${styles.full}`}>
            {tabs(first, minute)}
            {Array.from({ length: first + PER_ROW - minute }, (_, index) => (
              <i key={index} className={styles.gap} />
            ))}
          </div>
        )}
        <div className={styles.row}>
          {tabs(narrow ? minute : first, minute + 1)}
          {!full && (
            <>
              <div className={styles.next} />
              <div className={styles.plus} />
            </>
          )}
        </div>
        {full && minute < 59 && (
          <div className={`${styles.row} ${styles.fresh}`}>
            <div className={styles.next} />
          </div>
        )}
      </div>
      <div className={styles.bar}>
        {[0, 1, 2, 3].slice(0, buttons).map((tool) => (
          <i key={tool} className={styles.tool} style={{ '--tool': tool } as CSSProperties} />
        ))}
        <div className={styles.address}>
          <span>
            <small>localhost</small>
            <b>:{shownHour(hour, hourCycle)}</b>
            {path && <small>/{name}</small>}
          </span>
        </div>
        {throbs && <Throbber />}
      </div>
      <Loading />
      <div className={styles.page}>
        <Site page={page} pixel={pixel} />
        {/* Scrolled through the day. */}
        <i className={styles.scroll} style={{ '--hour': hour } as CSSProperties} />
      </div>
    </Stage>
  )
}
