import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  cardOf,
  lineAt,
  type Print,
  placeOf,
  printOf,
  punchedAt,
  punchesOf,
  shownHour,
  shownMinute,
} from './model'

export { notes } from './notes'

const PRINT = 'ft-25-09-05 Print'
const ROWS = 'ft-25-09-05 Rows'

export const images = []
export const fonts = [
  { family: PRINT, source: new URL('./print.woff2', import.meta.url).href, weight: '700' },
  { family: ROWS, source: new URL('./rows.woff2', import.meta.url).href, weight: '400' },
]

const all = (count: number) => [...Array(count).keys()]

/** On an upright stage the card stands on end: its upper edge is on the right. */
const stand = (upright: boolean, width: number) => (upright ? `translate(${width} 0) rotate(90)` : undefined)

interface CardProps {
  readonly width: number
  readonly height: number
}
const lieOf = ({ width, height }: CardProps) => {
  const upright = height > width * 1.15
  return upright ? { upright, long: height, short: width } : { upright, long: width, short: height }
}

/** What was printed before anything is punched: rows of figures, and the scale of the columns at the foot. */
const Form = memo(function Form({ width, height, prints }: CardProps & { prints: readonly Print[] }) {
  const { upright, long, short } = lieOf({ width, height })
  const { column, row, pitch, hole, cut } = cardOf(long, short)
  const places = all(60).map(column).join(' ')
  const size = Math.min(pitch * 0.98, hole.tall * 0.78)
  return (
    <>
      <g transform={stand(upright, width)}>
        {all(10).map((figure) => (
          <text
            key={figure}
            x={places}
            y={row(placeOf(figure)) + size * 0.435}
            className={styles.pale}
            style={{ fontFamily: ROWS, fontSize: size }}
          >
            {String(figure).repeat(60)}
          </text>
        ))}
      </g>
      {/* Over the rows: nothing runs through the figures. */}
      <g className={styles.large}>
        {prints.map(({ text, x, y, size: large }) => (
          <text key={y + x} x={x} y={y} style={{ fontFamily: PRINT, fontWeight: 700, fontSize: large }}>
            {text}
          </text>
        ))}
      </g>
      <g transform={stand(upright, width)}>
        {all(12).map((five) => (
          <text
            key={five}
            x={column(five * 5 + 4)}
            y={short * 0.972}
            className={styles.scale}
            style={{ fontFamily: PRINT, fontSize: Math.max(short * 0.028, Math.min(11, short * 0.05)) }}
          >
            {five * 5 + 5}
          </text>
        ))}
        <path className={styles.dark} d={`M-9 -9H${cut.along}L0 ${cut.down}H-9Z`} />
      </g>
    </>
  )
})

/** The minute's text, printed along the edge and punched below, as far as it has come. */
function Columns({ width, height, line }: CardProps & { line: string }) {
  const { second } = useClockTime('second')
  const { upright, long, short } = lieOf({ width, height })
  const { column, row, pitch, hole } = cardOf(long, short)
  const type = Math.min(pitch * 1.2, short * 0.034)
  const { broad, tall } = hole
  const next = column(second)
  return (
    <g transform={stand(upright, width)}>
      {[...line].slice(0, punchedAt(second)).map((character, index) => (
        <g key={index} transform={`translate(${column(index)} 0)`}>
          {character !== ' ' && (
            <text className={styles.typed} y={short * 0.044} style={{ fontFamily: PRINT, fontSize: type }}>
              {character}
            </text>
          )}
          {punchesOf(character).map((place) => (
            <rect
              key={place}
              className={styles.dark}
              x={-broad / 2}
              y={row(placeOf(place)) - tall / 2}
              width={broad}
              height={tall}
            />
          ))}
        </g>
      ))}
      <path
        className={styles.dark}
        d={`M${next - pitch * 0.6} ${short + 1}L${next} ${short * 0.977}L${next + pitch * 0.6} ${short + 1}Z`}
      />
    </g>
  )
}

/** A chad takes this long to fall off the stage. */
const FALL_MS = 620

/** What the second has cut out, falling. */
function Chads({ width, height, line }: CardProps & { line: string }) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const fall = useRef<SVGSVGElement>(null)
  const { upright, long, short } = lieOf({ width, height })
  const { column, row, hole } = cardOf(long, short)
  useFrame((time) => {
    const falling = fall.current
    if (!falling) return
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / FALL_MS)
    falling.style.visibility = part === 1 || part === 0 ? 'hidden' : 'visible'
    falling.style.translate = `0 ${part * part * height}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <svg
      ref={fall}
      aria-hidden="true"
      width={width}
      height={height}
      className={styles.layer}
      style={{ visibility: 'hidden' }}
    >
      <g transform={stand(upright, width)}>
        {punchesOf(line[second]!).map((place, index) => {
          const [x, y] = [column(second), row(placeOf(place))]
          return (
            <rect
              key={place}
              className={styles.chad}
              transform={`rotate(${[24, -38, 62][index]} ${x} ${y})`}
              x={x - hole.broad / 2}
              y={y - hole.tall / 2}
              width={hole.broad}
              height={hole.tall}
            />
          )
        })}
      </g>
    </svg>
  )
}

/** A card with the time in large print, into which the minute's line is punched, a column a second. */
export default function Punched() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const line = lineAt(hour, minute)
  const prints = printOf(shownHour(hour, hourCycle), shownMinute(minute), width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.card}>
      <svg aria-hidden="true" width={width} height={height} className={styles.layer}>
        <Form width={width} height={height} prints={prints} />
      </svg>
      <svg aria-hidden="true" width={width} height={height} className={styles.layer}>
        <Columns width={width} height={height} line={line} />
      </svg>
      <Chads width={width} height={height} line={line} />
    </Stage>
  )
}
