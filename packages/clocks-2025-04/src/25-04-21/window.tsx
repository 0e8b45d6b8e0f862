import { useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import styles from './clock.module.css'
import { outlines, type Picture, TOOLS } from './icons'
import type { Layout } from './model'
import { showTime } from './sheet'

const MENUS = ['File', 'Edit', 'Select', 'Cell', 'Formula', 'Macro', 'Window']
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

interface Part {
  readonly layout: Layout
}

/**
 * The window with its bars and its sheet. The time is written at each frame into the elements with a `data-part`; bars
 * the layout has no room for are left out.
 */
export function Window({ layout }: Part) {
  const root = useRef<HTMLDivElement>(null)
  const { motion, hourCycle } = useHostSettings()
  useFrame((time) => (root.current ? showTime(root.current, layout, time, { motion, hourCycle }) : undefined))
  const variables = {
    width: layout.width,
    height: layout.height,
    transform: `scale(${layout.pixel})`,
    '--column': `${layout.columnWidth}px`,
    '--row': `${layout.rowHeight}px`,
    '--head-width': `${layout.headWidth}px`,
    '--head-height': `${layout.headHeight}px`,
  } as CSSProperties
  return (
    <div
      ref={root}
      className={styles.window}
      data-face={layout.face}
      data-frame={layout.frame}
      style={variables}
      key={`${layout.width} ${layout.height} ${hourCycle}`}
    >
      {layout.title > 0 && <TitleBar layout={layout} />}
      {layout.menu > 0 && <MenuBar layout={layout} />}
      {layout.tools > 0 && <ToolBar layout={layout} />}
      <FormulaBar layout={layout} />
      <Grid layout={layout} />
      {layout.scroll > 0 && <ScrollBars layout={layout} />}
      {layout.status > 0 && <StatusBar layout={layout} />}
    </div>
  )
}

/** How far from the window's upper edge each bar begins, and the grid below them. */
function topsOf({ frame, title, menu, tools, bar }: Layout) {
  return {
    title: frame,
    menu: frame + title,
    tools: frame + title + menu,
    formula: frame + title + menu + tools,
    grid: frame + title + menu + tools + bar,
  }
}

/** From one side of the window to the other, within its frame. */
const between = ({ frame }: Layout) => ({ left: frame, right: frame })

/** Text that stands in the middle of a height. */
const middle = (height: number): CSSProperties => ({ height, lineHeight: `${height}px` })

function TitleBar({ layout }: Part) {
  const { day, month, year, weekday } = useClockTime('minute')
  return (
    <div
      className={styles.title}
      style={{ ...between(layout), top: topsOf(layout).title, ...middle(layout.title) }}
    >
      <i className={styles.menuButton} />
      {WEEKDAYS[weekday - 1]}, {day} {MONTHS[month - 1]} {year}
      <i className={styles.least} />
      <i className={styles.most} />
    </div>
  )
}

function MenuBar({ layout }: Part) {
  return (
    <div
      className={styles.menu}
      style={{ ...between(layout), top: topsOf(layout).menu, ...middle(layout.menu) }}
    >
      {MENUS.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

function ToolBar({ layout }: Part) {
  return (
    <div
      className={styles.tools}
      style={{ ...between(layout), top: topsOf(layout).tools, height: layout.tools }}
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
      <Choice>Accounting</Choice>
      <Choice>{layout.face}</Choice>
    </div>
  )
}

/** What is chosen of a list that is not open. */
function Choice({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles.field}>
      {children} <Icon picture="down" />
    </span>
  )
}

/** The selected cell's name, and its formula. */
function FormulaBar({ layout }: Part) {
  return (
    <div
      className={styles.bar}
      style={{ ...between(layout), top: topsOf(layout).formula, ...middle(layout.bar) }}
    >
      <b data-part="name" className={styles.name} />
      {layout.keys && (
        <span className={styles.keys}>
          <Icon picture="cross" />
          <Icon picture="tick" />
        </span>
      )}
      {layout.frame > 0 && <span data-part="formula" className={styles.formula} data-face={layout.formula} />}
    </div>
  )
}

function Grid({ layout }: Part) {
  const { frame, scroll, status, totals, columns } = layout
  const sides = {
    left: frame,
    top: topsOf(layout).grid,
    right: frame + scroll,
    bottom: frame + status + scroll,
  }
  return (
    <div className={styles.grid} style={sides}>
      <div className={styles.paper} style={{ bottom: totals }} />
      <i data-part="column band" className={styles.band} style={{ bottom: totals }} />
      <i data-part="row band" className={styles.band} />
      <i className={styles.corner}>
        {frame > 0 && (
          <>
            <span className={styles.hourLabel}>hour</span>
            <span className={styles.minuteLabel}>min</span>
          </>
        )}
      </i>
      {Array.from({ length: columns }, (_, index) => index).map((column) => (
        <Column key={column} layout={layout} column={column} />
      ))}
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
  )
}

/** An hour of the sheet: its heading, its cells as lines of two texts, its sum. */
function Column({ layout, column }: Part & { readonly column: number }) {
  const { headWidth, columnWidth, totals } = layout
  const across = { left: headWidth + column * columnWidth, width: columnWidth }
  return (
    <div>
      <b data-part="head" className={styles.head} style={across} />
      <pre data-part="past" className={styles.past} style={across} />
      <pre data-part="owed" className={styles.future} style={across} />
      {totals > 0 && <span data-part="sum" className={styles.sum} style={{ ...across, ...middle(totals) }} />}
    </div>
  )
}

function ScrollBars({ layout }: Part) {
  const { frame, scroll, status } = layout
  return (
    <>
      <div
        className={styles.trough}
        style={{ right: frame, top: topsOf(layout).grid, bottom: frame + status + scroll, width: scroll }}
      >
        <i data-part="down" />
      </div>
      <div
        className={styles.trough}
        style={{ left: frame, right: frame + scroll, bottom: frame + status, height: scroll }}
      >
        <i data-part="across" />
      </div>
    </>
  )
}

/** Whether all is calculated, and the day's figures. */
function StatusBar({ layout }: Part) {
  return (
    <div
      className={styles.status}
      style={{ ...between(layout), bottom: layout.frame, ...middle(layout.status) }}
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

function Icon({ picture }: { readonly picture: Picture }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" width={12} height={12} shapeRendering="crispEdges">
      {Object.entries(outlines(picture)).map(([ink, path]) => (
        <path key={ink} d={path} fill={INKS[ink]} />
      ))}
    </svg>
  )
}
