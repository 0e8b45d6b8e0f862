import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { MARKS, type Mark } from './marks'
import type { Voice } from './messages'
import {
  block,
  foldersAt,
  hourName,
  lengthOf,
  type Message,
  marginOf,
  messageAt,
  NARROWEST,
  type Plan,
  planOf,
  runsOf,
  shortened,
  stampPath,
  stretchFor,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-08-06 Type',
    source: new URL('./type.woff2', import.meta.url).href,
    weight: '300 850',
  },
]

const INK = '#191430'

/** The colour of the open message, by who writes. */
const COLOURS: Record<Voice, string> = { spam: '#d5f53a', news: '#a9cbff', mother: '#ff9fc2' }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const settings = (stretch: number, weight: number): CSSProperties => ({
  fontVariationSettings: `"wdth" ${stretch.toFixed(2)}, "wght" ${weight}`,
})

/** Type is laid out so many times larger and drawn small: some engines set small letters on whole pixels. */
const FINE = 8

/** A place and a size for a line of type. */
const fine = (x: number, y: number, size: number) => ({
  transform: `translate(${x} ${y}) scale(${1 / FINE})`,
  fontSize: size * FINE,
})

interface TypeProps {
  x: number
  y: number
  size: number
  stretch?: number
  weight?: 600 | 850
  fill?: string
  children: string
}

/** A line of type from its base line. */
function Type({ x, y, size, stretch = 100, weight = 850, fill = INK, children }: TypeProps) {
  return (
    <text {...fine(x, y, size)} fill={fill} style={settings(stretch, weight)}>
      {children}
    </text>
  )
}

/** A sender's stamp: the mark in a colour on a field of another, in a perforated frame. */
function Stamp({
  mark,
  x,
  y,
  width,
  paper,
  field,
  fill,
}: {
  mark: Mark
  x: number
  y: number
  width: number
  paper: string
  field: string
  fill: string
}) {
  const height = width * 1.11
  const frame = width * 0.1
  const inner = width - frame * 2
  const scale = (inner * 0.72) / 32
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={stampPath(width, height)} fill={paper} />
      <rect x={frame} y={frame} width={inner} height={height - frame * 2} fill={field} />
      <path
        d={MARKS[mark]}
        fill={fill}
        fillRule="evenodd"
        transform={`translate(${width / 2 - 16 * scale} ${height / 2 - 16 * scale}) scale(${scale})`}
      />
    </g>
  )
}

/** The folders are the hours of the day; the open one has the colour of its newest message, and runs into it. */
function Folders({ plan, hour, colour }: { plan: Plan; hour: number; colour: string }) {
  const { hourCycle } = useHostSettings()
  const { rail, folders, pad } = plan
  const least = 26
  const room = rail ? Math.floor(folders.height / least) - 3 : 3
  const hours = foldersAt(hour, room)
  const open = rail
    ? Math.round(Math.min(folders.height * 0.16, folders.width * 0.6))
    : Math.round(folders.width * 0.46)
  const length = rail ? folders.height : folders.width
  const each = (length - open) / (hours.length - 1)
  return hours.map((then, index) => {
    const name = capital(hourName(then, hourCycle))
    const isOpen = then === hour
    const start = index * each + (index > hours.indexOf(hour) ? open - each : 0)
    const [width, height] = rail
      ? [folders.width, isOpen ? open : each]
      : [isOpen ? open : each, folders.height]
    const [x, y] = rail ? [0, start] : [start, 0]
    const inset = rail ? pad * 0.75 : width * 0.1
    const measure = width - inset * (rail ? 1.6 : 2)
    const size = isOpen
      ? Math.min(height * 0.44, measure / lengthOf(name, NARROWEST))
      : Math.min(height * (rail ? 0.6 : 0.34), measure / lengthOf('Seventeen', 90))
    return (
      <g key={then}>
        {isOpen && <rect x={x} y={y} width={width + 1} height={height + (rail ? 0 : 1)} fill={colour} />}
        <Type
          x={x + inset}
          y={y + height / 2 + size * 0.35}
          size={size}
          stretch={isOpen ? stretchFor([name], size, measure) : 90}
          fill={isOpen ? INK : then < hour ? '#d9d2f7' : '#7a70b0'}
          weight={isOpen ? 850 : 600}
        >
          {name}
        </Type>
      </g>
    )
  })
}

/** The newest message: who writes, and a subject as large as its place, in which the time fills the measure. */
function Newest({ plan, message }: { plan: Plan; message: Message }) {
  const { pane, pad, tall } = plan
  const { sender, before, told, after } = message
  const colour = COLOURS[sender.voice]
  const left = pane.left + pad
  const measure = pane.width - pad * 2
  const stamp = Math.round(Math.min(pane.height * (tall ? 0.2 : 0.17), pane.width * 0.2))
  const name = stamp * 0.27
  const aside = Math.min(pane.height * 0.085, pane.width * 0.068)
  const beside = measure - stamp - pad
  const fitted = (text: string, room: number) => Math.min(aside, room / lengthOf(text, NARROWEST + 30))
  const top = pane.top + pad + stamp * 1.11 + pad * 0.5
  const bottom = pane.top + pane.height - pad - (after ? aside * 1.3 : 0)
  const { lines, tall: high } = block(told, measure, bottom - top)
  const shift = top + Math.max(0, (bottom - top - high) / 2)
  return (
    <>
      <rect x={pane.left} y={pane.top} width={pane.width} height={pane.height} fill={colour} />
      <Stamp
        mark={sender.mark}
        x={pane.left + pane.width - pad - stamp}
        y={pane.top + pad}
        width={stamp}
        paper="#ffffff"
        field={INK}
        fill={colour}
      />
      <text {...fine(left, pane.top + pad + name * 0.74, name)} fill={INK} className={styles.runs}>
        <tspan style={settings(84, 850)}>{sender.name}</tspan>
        <tspan style={settings(84, 300)}> to you</tspan>
      </text>
      {before && (
        <Type
          x={left}
          y={pane.top + pad + stamp * 1.11 - aside * 0.1}
          size={fitted(before, beside)}
          stretch={NARROWEST + 30}
        >
          {before}
        </Type>
      )}
      {lines.map(({ words, base, size, stretch }) => (
        <text
          key={words[0]}
          {...fine(left - marginOf(words, stretch) * size, shift + base, size)}
          fill={INK}
          className={styles.runs}
        >
          {runsOf(words).map(({ text, light }, run) => (
            <tspan key={run} style={settings(stretch, light ? 300 : 850)}>
              {text}
            </tspan>
          ))}
        </text>
      ))}
      {after && (
        <Type
          x={left}
          y={pane.top + pane.height - pad - aside * 0.16}
          size={fitted(after, measure)}
          stretch={NARROWEST + 30}
        >
          {after}
        </Type>
      )}
    </>
  )
}

/** The older subjects are less black than the letters that were measured, and so much shorter. */
const LESS_BLACK = 0.86

/** What came in the minutes before, as far back as the hour; the older, the smaller. */
function Older({ plan, hour, minute }: { plan: Plan; hour: number; minute: number }) {
  const { hourCycle } = useHostSettings()
  const { rows, pane, strip, pad, tall } = plan
  // Where there is room the senders have a column of their own.
  const names = pane.width > rows[0]! * 13 ? rows[0]! * 3.2 : 0
  const column = rows[0]! * 0.72 + pad * 0.5
  let top = pane.top + pane.height + strip
  return rows.map((row, index) => {
    const before = minute - 1 - index
    const message = before < 0 ? undefined : messageAt(hour, before, hourCycle)
    const y = top
    top += row
    const stamp = row * 0.72
    const left = pane.left + pad
    const text = left + (message ? column : 0)
    const size = row * (tall ? 0.3 : 0.36)
    const stretch = tall ? 72 : 84
    const base = y + row / 2 + size * 0.36
    const subject = text + (message ? names : 0)
    const nothing = before === -1 ? `Nothing older in ${capital(hourName(hour, hourCycle))}` : ''
    const line = message?.subject ?? nothing
    const opacity = 1 - index * (tall ? 0.12 : 0.16)
    return (
      <g key={index} opacity={opacity}>
        <rect x={left} y={y} width={pane.width - pad * 2} height={Math.max(1, row * 0.02)} fill="#463d74" />
        {message && (
          <Stamp
            mark={message.sender.mark}
            x={left + (rows[0]! * 0.72 - stamp) / 2}
            y={y + row * 0.11}
            width={stamp}
            paper={COLOURS[message.sender.voice]}
            field={COLOURS[message.sender.voice]}
            fill={INK}
          />
        )}
        {message && names > 0 && (
          <Type x={text} y={base} size={size} stretch={stretch} fill={COLOURS[message.sender.voice]}>
            {message.sender.name}
          </Type>
        )}
        {line && (
          <Type x={subject} y={base} size={size} stretch={stretch} weight={600} fill="#ffffff">
            {shortened(line, stretch, (pane.left + pane.width - pad - subject) / (size * LESS_BLACK))}
          </Type>
        )}
      </g>
    )
  })
}

/** The next message is on its way along sixty dashes, and there at the full minute. */
function Coming({ plan, colour }: { plan: Plan; colour: string }) {
  const letter = useRef<SVGSVGElement>(null)
  const flown = useRef<SVGPathElement>(null)
  const { motion } = useHostSettings()
  const { pane, strip, pad } = plan
  const tall = Math.round(strip * 0.7)
  const wide = Math.round(tall * 1.45)
  const length = pane.width - pad * 2 - wide
  useFrame((time: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const part = Math.max(0, time.second - 1 + step) / 59
    if (letter.current) letter.current.style.translate = `${(part * length).toFixed(1)}px 0`
    flown.current?.setAttribute('d', `M0 ${strip / 2}H${(part * length).toFixed(1)}`)
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const line = { strokeWidth: Math.max(1, strip * 0.07), fill: 'none' }
  return (
    <div
      className={styles.strip}
      style={{
        left: pane.left + pad,
        top: pane.top + pane.height,
        width: pane.width - pad * 2,
        height: strip,
      }}
    >
      <svg className={styles.whole} aria-hidden="true">
        <path
          d={`M${wide} ${strip / 2}H${pane.width - pad * 2}`}
          stroke="#8379b8"
          strokeDasharray={`${(length / 59) * 0.5} ${(length / 59) * 0.5}`}
          {...line}
        />
        <path ref={flown} stroke={colour} {...line} />
      </svg>
      <svg
        ref={letter}
        className={styles.letter}
        viewBox="0 0 29 20"
        width={wide}
        height={tall}
        style={{ top: Math.round((strip - tall) / 2) }}
        aria-hidden="true"
      >
        <path d="M0 0H29V20H0Z" fill={colour} />
        <path d="M1 1L14.5 11.5L28 1" fill="none" stroke={INK} strokeWidth="2.2" />
      </svg>
    </div>
  )
}

/** An inbox that gets a message a minute, and has a folder for each hour. */
export default function Inbox() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const message = messageAt(hour, minute, hourCycle)
  const colour = COLOURS[message.sender.voice]
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.client}>
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Folders plan={plan} hour={hour} colour={colour} />
        <Newest plan={plan} message={message} />
        <Older plan={plan} hour={hour} minute={minute} />
      </svg>
      <Coming plan={plan} colour={colour} />
    </Stage>
  )
}
