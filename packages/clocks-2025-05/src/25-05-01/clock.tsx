import {
  Stage,
  secondsOf,
  timeAt,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  beamGroups,
  beatsPerBarAt,
  heldFor,
  isDotted,
  keySignature,
  type Melody,
  melodyAt,
  type Note,
  sharpsAt,
  stemIsUp,
  swingAt,
  TURNS_FROM,
  tailsOf,
  turnAt,
} from './model'
import { layOut, type Page } from './page'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href

export const images = [paper]
export const fonts = [
  { family: 'ft-25-05-01 Notes', source: new URL('./notes.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-05-01 Figures', source: new URL('./figures.woff2', import.meta.url).href, weight: '900' },
  {
    family: 'ft-25-05-01 Italic',
    source: new URL('./italic.woff2', import.meta.url).href,
    weight: '500',
    style: 'italic',
  },
]

/** A page of music whose tempo and metre are the time, and the metronome that beats over it. */
export default function Metronome() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.page}
      style={{ '--paper': `url(${paper})` } as CSSProperties}
    >
      <Sheet />
    </Stage>
  )
}

function Sheet() {
  const time = useClockTime('second')
  const { hourCycle, seed } = useHostSettings()
  const desk = useRef<HTMLDivElement>(null)
  const size = useSize(desk)
  const ratio = size ? size.width / Math.max(1, size.height) : 0

  // In its last second a page has the next one under it, which comes through while it goes.
  const pages = time.second === 59 ? [time, timeAt(time.epochMs + 1000, time.timeZone)] : [time]
  return (
    <div ref={desk} className={styles.desk}>
      {ratio > 0 && (
        <>
          {pages.map(({ hour, hour12, minute }, index) => {
            const beatsPerBar = beatsPerBarAt(hour, hourCycle)
            return (
              <Score
                key={`${hour} ${minute} ${beatsPerBar} ${seed} ${ratio}`}
                {...{ hour12, minute, beatsPerBar, ratio, seed }}
                bass={hour >= 12}
                ahead={index > 0}
              />
            )
          })}
          <Rod page={layOut(ratio, 12)} />
        </>
      )}
    </div>
  )
}

interface ScoreProps {
  readonly hour12: number
  readonly minute: number
  readonly beatsPerBar: number
  readonly bass: boolean
  readonly ratio: number
  readonly seed: string
  /** Whether its minute is the next. */
  readonly ahead: boolean
}

const Score = memo(function Score({ hour12, minute, beatsPerBar, bass, ratio, seed, ahead }: ScoreProps) {
  const svg = useRef<SVGSVGElement>(null)
  const page = layOut(ratio, beatsPerBar)
  const melody = melodyAt(hour12, minute, beatsPerBar, bass, seed)

  const marks = useRef<{ element: SVGElement; at: number; until: number; state: string }[]>([])
  const steady = useRef({ from: 1, until: 0 })
  useFrame((time) => {
    const seconds = secondsOf(time)
    const turn = turnAt(seconds)
    const opacity = String(ahead ? turn : 1 - turn)
    if (!svg.current) return
    if (svg.current.style.opacity !== opacity) svg.current.style.opacity = opacity
    const now = ahead ? 0 : seconds
    const restMs = () => {
      const next = Math.min(ahead ? 60 : steady.current.until, TURNS_FROM)
      return seconds < next ? Math.ceil((next - seconds) * 1000) : undefined
    }
    // A second may pass between two changes.
    if (now >= steady.current.from && now < steady.current.until) return restMs()
    if (marks.current.length === 0)
      marks.current = [...svg.current.querySelectorAll<SVGElement>('[data-at]')].map((element) => ({
        element,
        at: Number(element.dataset.at),
        until: Number(element.dataset.until),
        state: '',
      }))
    let next = 60
    for (const mark of marks.current) {
      const { at, until } = mark
      const state = now < at ? 'to come' : now < until ? 'now' : 'past'
      if (mark.state !== state) {
        mark.state = state
        mark.element.dataset.state = state
      }
      if (now < at) next = Math.min(next, at)
      else if (now < until) next = Math.min(next, until)
    }
    steady.current = { from: now, until: next }
    return restMs()
  }, 30)

  const { space, width, left, right } = page
  const at = (seconds: number) => {
    const line = Math.min(page.staves.length - 1, Math.floor(seconds / page.lineSeconds + 1e-6))
    return {
      line,
      x: page.musicLeft + (seconds - line * page.lineSeconds) * page.secondWidth,
      y: page.staves[line]!,
    }
  }
  const clef = bass ? 'F' : 'G'
  const key = keySignature(sharpsAt(hour12), bass)
  return (
    <svg ref={svg} className={styles.score} viewBox={`0 0 ${width} 1000`} aria-hidden="true">
      {page.staves.map((y, line) => (
        <g key={y} transform={`translate(0 ${y}) scale(${space})`}>
          <Staff from={left / space} to={right / space} />
          <Sign x={left / space + 0.6} y={0}>
            {clef}
          </Sign>
          {key.map((place, index) => (
            <Sign key={place} x={left / space + 3.9 + index * 1.02} y={(place - 1) / 2 - 0.02}>
              {key.length && sharpsAt(hour12) < 0 ? '-' : '+'}
            </Sign>
          ))}
          <text className={styles.seconds} x={left / space} y={-5.6} fontSize="2">
            {line * page.lineSeconds}
          </text>
        </g>
      ))}
      {page.incipit && <Incipit page={page} melody={melody} clef={clef} />}
      <Signature page={page} upper={beatsPerBar} />
      <Mark page={page} minute={minute} />
      {Array.from({ length: 60 }, (_, second) => {
        const { x, y } = at(second)
        return (
          <g key={second} data-at={second} data-until={second + 1} className={styles.tick}>
            <path d={`M${x + 0.6 * space} ${y - 6.2 * space}v${-(second % 5 ? 0.8 : 1.5) * space}`} />
          </g>
        )
      })}
      {melody.barlines.map((time) => {
        const inLine = at(time)
        const startsLine = Math.abs(time / page.lineSeconds - Math.round(time / page.lineSeconds)) < 1e-6
        const { y } = startsLine ? at(time - 0.01) : inLine
        const x = startsLine ? right : inLine.x - 1.1 * space
        return (
          <path
            key={time}
            data-at={time}
            data-until={time}
            className={styles.barline}
            strokeWidth={0.17 * space}
            d={`M${x} ${y}v${-4 * space}`}
          />
        )
      })}
      <path
        className={styles.ink}
        d={`M${right - 1.15 * space} ${page.staves.at(-1)! - 4 * space}h${0.17 * space}v${4 * space}h${-0.17 * space}zM${right - 0.5 * space} ${page.staves.at(-1)! - 4 * space}h${0.5 * space}v${4 * space}h${-0.5 * space}z`}
      />
      <Line melody={melody} page={page} at={at} />
      {minute === 0 && <Silence page={page} />}
    </svg>
  )
})

/** A sign of the music face, in staff spaces: its em is four of them. */
function Sign({ x, y, children, className }: { x: number; y: number; children: string; className?: string }) {
  return (
    <text className={`${styles.sign} ${className ?? ''}`} x={x} y={-y} fontSize="4">
      {children}
    </text>
  )
}

function Staff({ from, to }: { from: number; to: number }) {
  return (
    <path className={styles.staff} d={[0, 1, 2, 3, 4].map((line) => `M${from} ${-line}H${to}`).join('')} />
  )
}

function Signature({ page: { signature }, upper }: { page: Page; upper: number }) {
  const { x, size, lowerSize, tracking } = signature
  return (
    <g className={styles.figures}>
      <text x={x} y={signature.upper} fontSize={size} dx={`0 ${tracking}`}>
        {upper}
      </text>
      <text className={styles.unit} x={x} y={signature.lower} fontSize={lowerSize}>
        4
      </text>
    </g>
  )
}

function Mark({ page: { mark }, minute }: { page: Page; minute: number }) {
  const { x, y, size, signs } = mark
  return (
    <g>
      <g transform={`translate(${x} ${y}) scale(${signs})`}>
        <text className={styles.sign} x={-0.04} y={0} fontSize={0.86}>
          N
        </text>
        <path className={styles.ink} d="M.45-.47h.44v.075h-.44zM.45-.27h.44v.075h-.44z" />
      </g>
      <text className={styles.mark} x={mark.minute} y={y} fontSize={size}>
        {minute}
      </text>
    </g>
  )
}

/** Heads, stems, tails, beams, dots, rests and ledger lines of the minute. */
function Line({
  melody,
  page,
  at,
}: {
  melody: Melody
  page: Page
  at: (seconds: number) => { x: number; y: number }
}) {
  const { space } = page
  const groups = beamGroups(melody.notes, melody.beatSeconds, page.lineSeconds)
  const grouped = new Set(groups.filter((group) => group.length > 1).flat())
  const until = (note: Note) => note.at + note.seconds
  const place = (note: Note) => {
    const { x, y } = at(note.at)
    return { x: x / space, y: y / space }
  }
  return (
    <g transform={`scale(${space})`}>
      {melody.notes.map((note) => {
        const { x, y } = place(note)
        const tails = tailsOf(note.value)
        if (note.rest)
          return (
            <g key={note.at} data-at={note.at} data-until={until(note)} className={styles.note}>
              <Sign x={x - 0.2} y={-y}>
                {tails ? String(tails) : 'q'}
              </Sign>
            </g>
          )
        const foot = y - note.pitch / 2
        const up = stemIsUp([note.pitch])
        const stemX = x + (up ? 1.14 : 0.06)
        // A stem is an octave long, reaches the middle line, and grows with its tails.
        const reach = Math.max(3.5, Math.abs(note.pitch - 4) / 2) + Math.max(0, tails - 2) * 0.6
        const end = foot + (up ? -reach : reach)
        return (
          <g key={note.at} data-at={note.at} data-until={until(note)} className={styles.note}>
            <Ledgers x={x} y={y} pitch={note.pitch} />
            <Sign x={x - 0.2} y={-foot - 0.536}>
              {note.value > 1 ? 'h' : 'n'}
            </Sign>
            {isDotted(note.value) && (
              <circle cx={x + 1.75} cy={note.pitch % 2 ? foot : foot - 0.5} r={0.21} />
            )}
            {!grouped.has(note) && (
              <path className={styles.stem} d={`M${stemX} ${foot + (up ? -0.12 : 0.12)}V${end}`} />
            )}
            {!grouped.has(note) && tails > 0 && (
              <g transform={`translate(${stemX - 0.05} ${end}) scale(1 ${up ? 1 : -1}) translate(0 4.036)`}>
                <text className={styles.sign} fontSize="4" y={tailLift(tails)}>
                  {'abc'[tails - 1]}
                </text>
              </g>
            )}
          </g>
        )
      })}
      {groups
        .filter((group) => group.length > 1)
        .map((group) => (
          <Beams key={group[0]!.at} group={group} place={place} until={until} />
        ))}
    </g>
  )
}

/** The tails of the face hang from 1009, 1009 and 1154 thousandths of an em above its foot. */
const tailLift = (tails: number) => [0, 0, 0, 0.58][tails]!

function Ledgers({ x, y, pitch }: { x: number; y: number; pitch: number }) {
  const places: number[] = []
  for (let place = -2; place >= pitch; place -= 2) places.push(place)
  for (let place = 10; place <= pitch; place += 2) places.push(place)
  return places.length ? (
    <path className={styles.ledger} d={places.map((place) => `M${x - 0.45} ${y - place / 2}h2.1`).join('')} />
  ) : null
}

/**
 * A beamed group: one slope, at most a space and gentle, flat when the notes at its ends agree; stems as long as the
 * nearest note allows.
 */
function Beams({
  group,
  place,
  until,
}: {
  group: Note[]
  place: (note: Note) => { x: number; y: number }
  until: (note: Note) => number
}) {
  const up = stemIsUp(group.map((note) => note.pitch))
  const side = up ? -1 : 1
  const points = group.map((note) => {
    const { x, y } = place(note)
    return { x: x + (up ? 1.14 : 0.06), foot: y - note.pitch / 2, note, tails: tailsOf(note.value) }
  })
  const first = points[0]!
  const last = points.at(-1)!
  const rise = Math.max(-1, Math.min(1, (last.foot - first.foot) * 0.42))
  const slope = rise / Math.max(3, last.x - first.x)
  const deepest = Math.max(...points.map((point) => point.tails))
  const shortest = 2.7 + Math.max(0, deepest - 1) * 0.42
  const offset =
    side * Math.max(...points.map((point) => side * (point.foot - slope * (point.x - first.x)))) +
    side * shortest
  const beamY = (x: number) => offset + slope * (x - first.x)
  const THICK = 0.5
  const STEP = 0.76
  const bar = (from: number, to: number, level: number) => {
    const shift = -side * level * STEP
    const inner = -side * THICK
    return `M${from} ${beamY(from) + shift}L${to} ${beamY(to) + shift}v${inner}L${from} ${beamY(from) + shift + inner}z`
  }
  return (
    <>
      {points.map((point, index) => {
        const before = points[index - 1]
        const after = points[index + 1]
        let d = ''
        for (let level = 0; level < point.tails; level++) {
          if (before && before.tails > level) d += bar(before.x - 0.055, point.x + 0.055, level)
          else if (!after || after.tails <= level)
            d += before
              ? bar(point.x - 1.15, point.x + 0.055, level)
              : bar(point.x - 0.055, point.x + 1.15, level)
        }
        return (
          <g
            key={point.note.at}
            data-at={point.note.at}
            data-until={until(point.note)}
            className={styles.note}
          >
            <path className={styles.stem} d={`M${point.x} ${point.foot - side * -0.12}V${beamY(point.x)}`} />
            <path d={d} className={styles.beam} />
          </g>
        )
      })}
    </>
  )
}

/** On the hour the metronome stands at nothing: a minute's silence, a held rest in every line. */
function Silence({ page }: { page: Page }) {
  const { space } = page
  return page.staves.map((y, line) => (
    <g
      key={y}
      data-at={line * page.lineSeconds}
      data-until={(line + 1) * page.lineSeconds}
      className={styles.note}
      transform={`translate(${page.musicLeft + (page.lineSeconds / 2) * page.secondWidth} ${y}) scale(${space})`}
    >
      <Sign x={-1.57} y={0}>
        w
      </Sign>
      <Sign x={-1.52} y={2.2}>
        U
      </Sign>
    </g>
  ))
}

/** The great staff of an upright page: clef, room for the time signature, and the note that sounds. */
function Incipit({ page, melody, clef }: { page: Page; melody: Melody; clef: string }) {
  const { y, space, clef: clefX, note: noteX } = page.incipit!
  const { x: signatureX, width: signatureWidth } = page.signature
  const pitched = melody.notes.filter((note) => !note.rest)
  return (
    <g transform={`translate(0 ${y}) scale(${space})`}>
      <Staff from={-1} to={(signatureX - signatureWidth / 2) / space - 0.3} />
      <Staff from={(signatureX + signatureWidth / 2) / space + 0.3} to={page.width / space + 1} />
      <Sign x={clefX / space - 0.2} y={0}>
        {clef}
      </Sign>
      {pitched.map((note) => {
        const up = stemIsUp([note.pitch])
        const foot = -note.pitch / 2
        const x = noteX / space - 0.6
        const end = foot + (up ? -3.5 : 3.5)
        return (
          <g key={note.at} data-at={note.at} data-until={note.at + note.seconds} className={styles.great}>
            <Ledgers x={x} y={0} pitch={note.pitch} />
            <Sign x={x - 0.2} y={-foot - 0.536}>
              {note.value > 1 ? 'h' : 'n'}
            </Sign>
            <path
              className={styles.stem}
              d={`M${x + (up ? 1.14 : 0.06)} ${foot + (up ? -0.12 : 0.12)}V${end}`}
            />
          </g>
        )
      })}
    </g>
  )
}

function Rod({ page }: { page: Page }) {
  const rod = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  useFrame(({ secondsOfDay, millisecond }) => {
    const transform = `rotate(${swingAt(secondsOfDay, page.rod.reach).toFixed(3)}deg)`
    if (rod.current) rod.current.style.transform = transform
    if (shade.current) shade.current.style.transform = transform
    return heldFor(millisecond) || undefined
  }, 20)
  const { x, y, weight, size } = page.rod
  const style = { '--x': x, '--y': y, '--weight': weight, '--size': size } as CSSProperties
  return (
    <>
      <div ref={shade} className={styles.shade} style={style}>
        <i />
        <b />
      </div>
      <div ref={rod} className={styles.rod} style={style}>
        <i />
        <b />
      </div>
    </>
  )
}
