import {
  clamp,
  easeInOut,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { INK, LIT, ORANGE, Person, POSES, SKY, STEEL, Striped } from './crew'
import {
  type Board,
  boardsOf,
  changedAt,
  crewAt,
  figuresAt,
  LAMPS,
  lampOf,
  litAt,
  type Plan,
  planOf,
  postsOf,
  rungAt,
  walkedAt,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** The boards of a new figure hang loose at first, and are put straight one after the other. */
const NEXT_MS = 110
const PUT_UP_MS = 320
const STEP_MS = 420

const lengthOf = ([x1, y1, x2, y2]: Board) => Math.hypot(x2 - x1, y2 - y1)
const turnOf = ([x1, y1, x2, y2]: Board) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI

/** A lamp on its foot, or what is left of it. */
function Lamp({ at: { x, y, leans }, index }: { at: ReturnType<typeof lampOf>; index: number }) {
  const kind = LAMPS[index]
  return (
    <g transform={`translate(${x} ${y}) rotate(${leans})`}>
      <g transform={kind === 'askew' ? `rotate(${leans ? 8 : 21} 5 0)` : undefined}>
        <path d="M-5.6 0L-4.4 -4.6H4.4L5.6 0Z" fill={INK} />
        {kind === 'taken' ? (
          <path
            d="M0 -4Q-0.6 -8 2 -8.6Q4.6 -9.6 3 -12Q2 -13.6 4.4 -14.4"
            fill="none"
            stroke={INK}
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        ) : (
          <>
            <circle cy="-11" r="8" fill={INK} />
            <circle cy="-11" r="6.2" fill={kind === 'dark' ? INK : ORANGE} data-lamp={index} />
            {kind === 'dark' && (
              <path
                d="M-4.4 -15L-1 -12.4L0.6 -14L1 -10L4.4 -7.4"
                fill="none"
                stroke={SKY}
                strokeWidth="1.1"
                strokeLinejoin="round"
              />
            )}
          </>
        )}
      </g>
    </g>
  )
}

/** What stands all the time: the ground, the scaffold's plank, and posts from each figure to its floor. */
function Standing({ plan, figures }: { plan: Plan; figures: readonly number[] }) {
  const { width, height, ground, plank, ladder, high, broad, places } = plan
  return (
    <g fill={STEEL}>
      <rect x="-1" y={ground} width={width + 2} height={height - ground + 1} />
      {plank && (
        <>
          {[0.5, width - 4.5].map((x) => (
            <rect key={x} x={x} y={plank.y - 34} width="4" height={ground - plank.y + 34} />
          ))}
          <rect x="-1" y={plank.y} width={plank.long + 2} height="5" />
        </>
      )}
      {places.map(({ x, y, floor }, index) =>
        postsOf(figures[index]!, broad).map((post) => (
          <rect
            key={`${index} ${post}`}
            x={x + post - 2.6}
            y={y + high - 8}
            width="5.2"
            height={floor - y - high + 8.5}
          />
        )),
      )}
      <g transform={`translate(${ladder.x} ${ladder.y})`} stroke={STEEL} fill="none">
        <path
          d={`M-13.5 0.5L-${ladderAt(ladder.high)} ${-ladder.high}M13.5 0.5L${ladderAt(ladder.high)} ${-ladder.high}`}
          strokeWidth="3"
        />
        <path d={rungs(ladder.high)} strokeWidth="2.2" />
      </g>
    </g>
  )
}

const RUNG = 9
const ladderAt = (high: number) => 13.5 - high * 0.028
const rungs = (high: number) => {
  let path = ''
  for (let up = RUNG; up < high - 1; up += RUNG)
    path += `M${(-ladderAt(up)).toFixed(2)} ${-up}H${ladderAt(up).toFixed(2)}`
  return path
}

/** The figures: a changed one is put up board by board. */
function Figures({ plan, figures, changed }: { plan: Plan; figures: readonly number[]; changed: boolean[] }) {
  const art = useRef<SVGGElement>(null)
  const { minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const { broad, high, places } = plan
  useFrame((time) => {
    const since = motion === 'reduced' ? Infinity : time.second * 1000 + time.millisecond
    let last = 0
    for (const figure of art.current?.querySelectorAll('[data-new]') ?? [])
      for (const [index, board] of [...figure.children].entries()) {
        const part = easeOut(clamp((since - index * NEXT_MS) / PUT_UP_MS))
        last = Math.max(last, index * NEXT_MS + PUT_UP_MS)
        const away = part < 1 ? (1 - part) * (index % 2 ? 13 : -15) : 0
        board.setAttribute('transform', `translate(${(away * 0.3).toFixed(2)} ${away.toFixed(2)})`)
      }
    return since >= last ? untilMinute(time) : undefined
  }, 30)
  return (
    <g ref={art}>
      {figures.map((figure, index) => (
        <g
          key={`${index} ${figure} ${changed[index] && minute}`}
          transform={`translate(${places[index]!.x} ${places[index]!.y})`}
        >
          <Lamp at={lampOf(figure, broad, high)} index={index} />
          <g data-new={changed[index] ? '' : undefined}>
            {boardsOf(figure, broad, high).map((board, at) => (
              <g key={at}>
                <g transform={`translate(${board[0]} ${board[1]}) rotate(${turnOf(board)})`}>
                  <Striped length={lengthOf(board)} />
                </g>
              </g>
            ))}
          </g>
        </g>
      ))}
    </g>
  )
}

/** The crew. One carries a board a step each second, and one nods over what is to be done. */
function Crew({ plan }: { plan: Plan }) {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const walker = useRef<SVGGElement>(null)
  const { crew, walk, ladder, plank } = plan
  const work = crewAt(hour, minute)
  const next = boardsOf((minute + 1) % 10, 60, 120).at(-1)!
  useFrame((time) => {
    const lit = String(litAt(time.second))
    for (const lamp of walker.current?.ownerSVGElement?.querySelectorAll('[data-lamp]') ?? [])
      if (LAMPS[Number(lamp.getAttribute('data-lamp'))] !== 'dark')
        lamp.setAttribute('fill', lamp.getAttribute('data-lamp') === lit ? LIT : ORANGE)
    const step = motion === 'reduced' ? 1 : easeInOut(clamp(time.millisecond / STEP_MS))
    const from = walkedAt(time.second - 1)
    const walked = from + (walkedAt(time.second) - from) * step
    walker.current?.setAttribute(
      'transform',
      `translate(${(walk.x + walked * walk.long).toFixed(2)} ${walk.y})`,
    )
    const [one, other] = [...(walker.current?.children ?? [])]
    const wide = (time.second + (step < 0.5 ? 1 : 0)) % 2 === 0
    one?.setAttribute('opacity', wide ? '1' : '0')
    other?.setAttribute('opacity', wide ? '0' : '1')
    return step === 1 ? untilSecond(time) : undefined
  }, 20)
  const rung = Math.min(rungAt(minute), Math.floor((ladder.high - 44) / RUNG))
  return (
    <g fill={INK} stroke={INK} strokeLinecap="round" strokeLinejoin="round">
      {crew.map(({ x, y, faces }, index) => (
        <g key={index} transform={`translate(${x} ${y}) scale(${faces} 1)`}>
          <Person pose={POSES[plank && index === 0 ? 'perch' : work[index]!]} />
        </g>
      ))}
      <g transform={`translate(${ladder.x} ${ladder.y - rung * RUNG})`}>
        <Person pose={POSES[minute % 2 ? 'climb' : 'climbing']} />
      </g>
      <g ref={walker}>
        {(['walk', 'stride'] as const).map((pose) => (
          <g key={pose}>
            <Person pose={POSES[pose]} />
            <g transform={`translate(${-Math.min(24, lengthOf(next) * 0.42)} -35.4)`} stroke="none">
              <Striped length={Math.min(54, lengthOf(next) * 0.9)} broad={7.5} />
            </g>
          </g>
        ))}
      </g>
    </g>
  )
}

function Site({ plan }: { plan: Plan }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const figures = figuresAt(hour, minute, hourCycle)
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <Standing plan={plan} figures={figures} />
      <Figures plan={plan} figures={figures} changed={changedAt(hour, minute, hourCycle)} />
      <Crew plan={plan} />
    </svg>
  )
}

/** Figures of boards, put up by a crew, lamp by lamp. */
export default function UnderConstruction() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.site}
      ground={styles.ground}
    >
      {size && <Site plan={planOf(size.width, size.height)} />}
    </Stage>
  )
}
