import { createRandom, Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  boardOf,
  breadthOf,
  CAP,
  calledAt,
  EYES_DOWN,
  linesOf,
  nicknameOf,
  platesOf,
  type Row,
  waitingAt,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-06-26 Letters',
    source: new URL('./letters.woff2', import.meta.url).href,
    weight: '800',
  },
]

/** The drawing is this many times as large and made smaller, so that no engine rounds its letters. */
const FINE = 8

interface PutProps {
  readonly row: Row
  readonly text: string
  /** What else hangs out of the same box. */
  readonly before?: string
  readonly ink?: string | undefined
  readonly plate?: string | undefined
}

/** Letters on their plates between two rails, each hung as it went in. */
const Put = memo(function Put({ row, text, before, ink, plate = styles.plate }: PutProps) {
  const { seed } = useHostSettings()
  const { top, foot, size } = row
  const x = row.fromRight ? row.x - size * breadthOf(text) : row.x
  const high = (foot - top) * FINE
  const cap = size * CAP * FINE
  return platesOf(text, before).map(({ letter, left, width, borrowed }, index) => {
    const { between } = createRandom(seed, text, index)
    const wide = width * size * FINE
    const middle = (x + (left + width / 2) * size) * FINE + between(-0.01, 0.01) * cap
    const turn = between(-0.9, 0.9)
    return (
      <g
        key={index}
        transform={`translate(${middle.toFixed(1)} ${(top * FINE + high / 2).toFixed(1)}) rotate(${turn.toFixed(2)})`}
      >
        <rect
          className={plate}
          x={(-wide / 2).toFixed(1)}
          y={(-high * 0.465).toFixed(1)}
          width={wide.toFixed(1)}
          height={(high * 0.93).toFixed(1)}
          strokeWidth={FINE}
        />
        <text
          className={ink ?? (borrowed ? styles.borrowed : undefined)}
          y={(cap / 2).toFixed(1)}
          fontSize={(cap / CAP).toFixed(1)}
        >
          {letter}
        </text>
      </g>
    )
  })
})

/** Both calls: each a number and what it is called. */
function Calls({ board, width }: { board: ReturnType<typeof boardOf>; width: number }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const called = calledAt(hour, minute, hourCycle)
  return [called.hour, called.minute].map((number, which) => {
    const call = board.calls[which]!
    const lines = linesOf(number ? nicknameOf(number) : EYES_DOWN).map((line) => line.toUpperCase())
    return (
      <g key={which}>
        {[call.number.top, ...call.lines.flatMap(({ top, foot }) => [top, foot])].map((y, rail) => (
          <rect
            key={rail}
            className={styles.rail}
            y={(y - 1) * FINE}
            width={width * FINE}
            height={2 * FINE}
          />
        ))}
        {number && <Put row={call.number} text={String(number)} ink={styles.red} />}
        {lines.map((text, line) => (
          <Put key={line} row={call.lines[line]!} text={text} before={lines.slice(0, line).join('')} />
        ))}
      </g>
    )
  })
}

/** The narrow row at the foot. */
function Waiting({ row, end }: { row: Row; end: number }) {
  const { second } = useClockTime('second')
  const [words, left] = waitingAt(second)
  const after = { ...row, x: end, fromRight: true }
  return (
    <>
      <Put row={row} text={words} ink={styles.white} plate={styles.footed} />
      <Put row={after} text={left} ink={styles.white} plate={styles.footed} />
    </>
  )
}

/** The board outside a bingo hall: the hour's number and the minute's, with what the caller says for them. */
export default function Bingo() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const board = useMemo(() => boardOf(width, height), [width, height])
  const { footer } = board
  const box = {
    width,
    height,
    viewBox: `0 0 ${width * FINE} ${height * FINE}`,
    className: styles.layer,
  }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.board} ground={styles.lit}>
      <svg aria-hidden="true" {...box}>
        <Calls board={board} width={width} />
        <rect
          y={footer.top * FINE}
          width={width * FINE}
          height={(footer.foot - footer.top) * FINE}
          fill="#153b30"
        />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Waiting row={footer} end={width - footer.x} />
      </svg>
    </Stage>
  )
}
