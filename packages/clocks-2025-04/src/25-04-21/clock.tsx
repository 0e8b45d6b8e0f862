import {
  type ClockNotes,
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { outlines, type Picture, TOOLS } from './icons'
import {
  accounting,
  cellName,
  columnSum,
  dayMean,
  daySum,
  distance,
  formulaOf,
  HOURS,
  heading,
  type Layout,
  layoutOf,
  MINUTES,
  moved,
  pageStart,
  secondsSince,
  spring,
  topRow,
  uncalculated,
  untilCalculated,
} from './model'

export const images = []
export const fonts = [
  {
    family: 'ft-25-04-21 Plain 12',
    source: new URL('./plain-12.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-04-21 Plain 14',
    source: new URL('./plain-14.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-04-21 Plain 18',
    source: new URL('./plain-18.woff2', import.meta.url).href,
    weight: '400',
  },
  { family: 'ft-25-04-21 Bold 12', source: new URL('./bold-12.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 14', source: new URL('./bold-14.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 18', source: new URL('./bold-18.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 24', source: new URL('./bold-24.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The outlined cell is now: its column is the hour and its row the minute, and it counts the seconds; every other cell counts the seconds since its own minute or, in red parentheses, until it.',
  credits: [
    {
      title: 'Screen bitmaps of a workstation, seven sizes and weights',
      creator: 'Adobe Systems and Digital Equipment Corporation',
      source: 'xfonts-75dpi 1:1.0.5 (Debian)',
      licence: 'HPND',
      notice:
        'Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation. Adobe is a trademark of Adobe Systems Incorporated which may be registered in certain jurisdictions. Permission to use these trademarks is hereby granted only in association with the images described in this file. Permission to use, copy, modify, distribute and sell this software and its documentation for any purpose and without fee is hereby granted, provided that the above copyright notices appear in all copies and that both those copyright notices and this permission notice appear in supporting documentation, and that the names of Adobe Systems and Digital Equipment Corporation not be used in advertising or publicity pertaining to distribution of the software without specific, written prior permission. Adobe Systems and Digital Equipment Corporation make no representations about the suitability of this software for any purpose. It is provided "as is" without express or implied warranty.',
      changes: 'each pixel drawn as a square, cut down to the letters used, renamed',
      files: [
        'plain-12.woff2',
        'plain-14.woff2',
        'plain-18.woff2',
        'bold-12.woff2',
        'bold-14.woff2',
        'bold-18.woff2',
        'bold-24.woff2',
      ],
    },
  ],
}

/** A sheet of 24 columns and 60 rows on a workstation of 1993: the selected cell is now. */
export default function Spreadsheet() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.screen}>
      <Screen />
    </Stage>
  )
}

function Screen() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const { hourCycle } = useHostSettings()
  return (
    <div ref={box} className={styles.fit}>
      {size && <Window layout={layoutOf(Math.round(size.width), Math.round(size.height), hourCycle)} />}
    </div>
  )
}

const MENUS = ['File', 'Edit', 'Select', 'Cell', 'Formula', 'Macro', 'Window']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const write = (element: Element | undefined | null, text: string) => {
  if (element && element.textContent !== text) element.textContent = text
}
const dye = (element: HTMLElement | undefined | null, amount: number) =>
  element?.classList.toggle(styles.owed!, amount < 0)

function Window({ layout }: { layout: Layout }) {
  const { columns, rows, columnWidth, rowHeight, headWidth, headHeight, totals, status, scroll } = layout
  const { day, month, year, weekday } = useClockTime('minute')
  const { motion, hourCycle } = useHostSettings()
  const sheet = useRef<HTMLDivElement>(null)
  const lines = (count: number) => Array.from({ length: count }, (_, index) => index)

  useFrame((time: ClockTime) => {
    const root = sheet.current
    if (!root) return
    const find = <T extends HTMLElement>(name: string) => root.querySelector<T>(`[data-part="${name}"]`)
    const all = (name: string) => root.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)
    const calm = motion === 'reduced'
    const fraction = calm ? 0 : time.millisecond / 1000
    const now = Math.floor(time.secondsOfDay)
    const { hour, minute } = time
    const left = pageStart(hour, columns, HOURS)
    const since = time.second + fraction
    const top = topRow(minute, since, rows)
    const farthest = distance(columns, rows)
    const reach = uncalculated(fraction, farthest)
    // In a minute's last second recalculation already closes in on the row below.
    const centre = minute + (time.second === 59 && minute < MINUTES - 1 ? 1 : 0)

    const numbers = lines(rows).map((row) => (top + row === minute ? '' : String(top + row)))
    write(find('rows'), numbers.join('\n'))
    const past = all('past')
    const owed = all('owed')
    const sums = all('sum')
    for (const [column, head] of all('head').entries()) {
      const isNow = left + column === hour
      write(head, heading(left + column, hourCycle))
      head.classList.toggle(styles.pressed!, isNow)
      const black: string[] = []
      const red: string[] = []
      for (const row of lines(rows)) {
        const away = distance(left + column - hour, top + row - centre)
        const value = secondsSince(now + (away > reach ? 1 : 0), left + column, top + row)
        const selected = isNow && top + row === minute
        const text = selected || away === reach ? '' : accounting(value)
        black.push(value < 0 ? '' : text)
        red.push(value < 0 ? text : '')
      }
      write(past[column], black.join('\n'))
      write(owed[column], red.join('\n'))
      const sum = columnSum(now, left + column)
      dye(sums[column], sum)
      write(sums[column], accounting(sum))
    }

    const column = hour - left
    const row = minute - top
    const springs = !calm && since < 0.2
    const swell = springs ? spring(since) : 0
    const slid = minute < MINUTES - 1 ? Math.floor(moved(since) * rowHeight) : 0
    place(find('cell'), {
      left: headWidth + column * columnWidth - 1 - swell,
      top: headHeight + row * rowHeight + slid - 1 - swell,
      width: columnWidth + 1 + 2 * swell,
      height: rowHeight + 1 + 2 * swell,
    })
    write(find('value'), String(time.second))
    place(find('column band'), {
      left: headWidth + column * columnWidth,
      top: headHeight,
      width: columnWidth - 1,
    })
    place(find('row band'), {
      left: headWidth,
      top: headHeight + row * rowHeight,
      width: columns * columnWidth,
      height: rowHeight - 1,
    })
    const rowHead = find('row')
    place(rowHead, { left: 0, top: headHeight + row * rowHeight, width: headWidth, height: rowHeight })
    write(rowHead, String(minute))
    write(find('name'), cellName(hour, minute, hourCycle))
    write(find('formula'), formulaOf(hour, minute))

    // Totals wait for their parts: they change on the second.
    write(find('state'), reach > farthest ? 'Ready' : 'Calc')
    for (const [name, amount] of [
      ['day', daySum(now)],
      ['mean', dayMean(now)],
    ] as const) {
      const element = find(name)
      dye(element, amount)
      write(element, accounting(amount))
    }
    write(find('gone'), accounting(now))
    place(find('down'), { top: (top / MINUTES) * 100, height: (rows / MINUTES) * 100 }, '%')
    place(find('across'), { left: (left / HOURS) * 100, width: (columns / HOURS) * 100 }, '%')

    if (calm) return untilSecond(time)
    // The selection moves about the full minute.
    if (springs || time.second === 59) return undefined
    return untilCalculated(fraction, farthest)
  })

  const variables = {
    width: layout.width,
    height: layout.height,
    transform: `scale(${layout.pixel})`,
    '--column': `${columnWidth}px`,
    '--row': `${rowHeight}px`,
    '--head-width': `${headWidth}px`,
    '--head-height': `${headHeight}px`,
  } as CSSProperties
  const top = layout.frame + layout.title + layout.menu + layout.tools + layout.bar
  const grid = {
    left: layout.frame,
    top,
    right: layout.frame + scroll,
    bottom: layout.frame + status + scroll,
  }
  const { frame } = layout
  const middle = (lineHeight: number): CSSProperties => ({
    height: lineHeight,
    lineHeight: `${lineHeight}px`,
  })
  return (
    <div
      ref={sheet}
      className={styles.window}
      data-face={layout.face}
      data-frame={frame}
      style={variables}
      key={`${layout.width} ${layout.height} ${hourCycle}`}
    >
      {layout.title > 0 && (
        <div
          className={styles.title}
          style={{ left: frame, right: frame, top: frame, ...middle(layout.title) }}
        >
          <i className={styles.menuButton} />
          {WEEKDAYS[weekday - 1]}, {day} {MONTHS[month - 1]} {year}
          <i className={styles.least} />
          <i className={styles.most} />
        </div>
      )}
      {layout.menu > 0 && (
        <div
          className={styles.menu}
          style={{ left: frame, right: frame, top: frame + layout.title, ...middle(layout.menu) }}
        >
          {MENUS.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {layout.tools > 0 && (
        <div
          className={styles.tools}
          style={{ left: frame, right: frame, top: frame + layout.title + layout.menu, height: layout.tools }}
        >
          {TOOLS.map((group) => (
            <span key={group[0]} className={styles.group}>
              {group.map((picture) => (
                <i key={picture} className={styles.key}>
                  <Icon picture={picture} />
                </i>
              ))}
            </span>
          ))}
          <span className={styles.field}>
            Accounting <Icon picture="down" />
          </span>
          <span className={styles.field}>
            {layout.face} <Icon picture="down" />
          </span>
        </div>
      )}
      <div
        className={styles.bar}
        style={{
          left: frame,
          right: frame,
          top: frame + layout.title + layout.menu + layout.tools,
          ...middle(layout.bar),
        }}
      >
        <b data-part="name" className={styles.name} />
        {layout.keys && (
          <span className={styles.keys}>
            <Icon picture="cross" />
            <Icon picture="tick" />
          </span>
        )}
        {layout.frame > 0 && (
          <span data-part="formula" className={styles.formula} data-face={layout.formula} />
        )}
      </div>
      <div className={styles.grid} style={grid}>
        <div className={styles.paper} style={{ bottom: totals }} />
        <i data-part="column band" className={styles.band} style={{ bottom: totals }} />
        <i data-part="row band" className={styles.band} />
        <i className={styles.corner}>
          {layout.frame > 0 && (
            <>
              <span className={styles.hourLabel}>hour</span>
              <span className={styles.minuteLabel}>min</span>
            </>
          )}
        </i>
        {lines(columns).map((column) => {
          const across = { left: headWidth + column * columnWidth, width: columnWidth }
          return (
            <div key={column}>
              <b data-part="head" className={styles.head} style={across} />
              <pre data-part="past" className={styles.past} style={across} />
              <pre data-part="owed" className={styles.future} style={across} />
              {totals > 0 && (
                <span data-part="sum" className={styles.sum} style={{ ...across, ...middle(totals) }} />
              )}
            </div>
          )
        })}
        <pre data-part="rows" className={styles.rows} />
        <b data-part="row" className={`${styles.rowHead} ${styles.pressed}`} />
        {totals > 0 && (
          <span className={styles.sumName} style={middle(totals)}>
            SUM
          </span>
        )}
        <div data-part="cell" className={styles.cell}>
          <b data-part="value" />
          <i />
        </div>
      </div>
      {scroll > 0 && (
        <>
          <div className={styles.trough} style={{ right: frame, top, bottom: grid.bottom, width: scroll }}>
            <i data-part="down" />
          </div>
          <div
            className={styles.trough}
            style={{ left: frame, right: grid.right, bottom: frame + status, height: scroll }}
          >
            <i data-part="across" />
          </div>
        </>
      )}
      {status > 0 && (
        <div
          className={styles.status}
          style={{ left: frame, right: frame, bottom: frame, ...middle(status) }}
        >
          <span data-part="state" className={styles.state} />
          <span>
            Sum of the day <b data-part="day" />
          </span>
          {layout.width > 500 && (
            <>
              <span>
                Mean <b data-part="mean" />
              </span>
              <span>
                Elapsed <b data-part="gone" />
              </span>
            </>
          )}
        </div>
      )}
    </div>
  )
}

const INKS: Readonly<Record<string, string>> = {
  '#': '#16171b',
  w: '#fffdf4',
  g: '#83868f',
  l: '#f1f2f4',
  o: '#eda870',
  y: '#fbd3ae',
  r: '#b3201a',
}

function Icon({ picture }: { picture: Picture }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" width={12} height={12} shapeRendering="crispEdges">
      {Object.entries(outlines(picture)).map(([ink, path]) => (
        <path key={ink} d={path} fill={INKS[ink]} />
      ))}
    </svg>
  )
}

function place(
  element: HTMLElement | null,
  box: Partial<Record<'left' | 'top' | 'width' | 'height', number>>,
  unit = 'px',
) {
  if (!element) return
  for (const [side, amount] of Object.entries(box)) {
    const value = `${amount}${unit}`
    if (element.style.getPropertyValue(side) !== value) element.style.setProperty(side, value)
  }
}
