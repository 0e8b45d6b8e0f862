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
import { type CSSProperties, type RefObject, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Board,
  BROAD,
  changedAt,
  FIGURES,
  figuresAt,
  litAt,
  type Plan,
  planOf,
  postsOf,
  stripesOf,
  walkAt,
} from './model'

export { notes } from './notes'

const man = new URL('./man.svg', import.meta.url).href
const woman = new URL('./woman.svg', import.meta.url).href
const person = new URL('./person.svg', import.meta.url).href
export const images = [man, woman, person]
export const fonts = []

/** The boards of a new figure hang loose at first, and are put straight one after the other. */
const NEXT_MS = 110
const PUT_UP_MS = 320

/** A board as the emoji has it: its upper edge is grey, its stripes slant, and two bolts hold each end. */
function Striped({ board: [x1, y1, x2, y2] }: { board: Board }) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const half = BROAD / 2
  const ends = [6, length - 6]
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${turn})`}>
      <rect x="-0.9" y={-half - 0.9} width={length + 1.8} height={BROAD + 1.8} rx="2.2" fill="#6f7f88" />
      <rect y={-half} width={length} height={BROAD} rx="1.4" fill="#fff" />
      <path
        d={stripesOf(length)
          .map(
            (corners) =>
              `M${corners.map((corner) => corner.map((value) => value.toFixed(2)).join(' ')).join('L')}Z`,
          )
          .join('')}
        fill="#f47b20"
      />
      {ends.flatMap((x) =>
        [-4.6, 4.6].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.25" fill="#6f7f88" />),
      )}
    </g>
  )
}

/** The emoji's lamp. */
function Lamp({ index }: { index: number }) {
  return (
    <g transform="translate(30 -15.6) scale(0.72)">
      <path
        d="M7.7 21.5H-7.7C-9.1 21.5-10.2 20.6-9.9 19.6L-8.8 12.9H8.8L9.9 19.6C10.1 20.6 9.1 21.5 7.7 21.5Z"
        fill="#e2a610"
      />
      <circle r="12.7" fill="#ffca28" />
      <circle r="9.4" data-lamp={index} />
      <path d="M8.8 13H-8.8S-8.8 10.2-3.8 10.2H3.6C8.9 10.2 8.8 13 8.8 13Z" fill="#ffca28" />
    </g>
  )
}

function Figures({ plan }: { plan: Plan }) {
  const art = useRef<SVGSVGElement>(null)
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const changed = changedAt(hour, minute, hourCycle)
  useFrame((time) => {
    const since = motion === 'reduced' ? Infinity : time.second * 1000 + time.millisecond
    let last = 0
    for (const figure of art.current?.querySelectorAll('[data-new]') ?? [])
      for (const [index, board] of [...figure.children].entries()) {
        const part = easeOut(clamp((since - index * NEXT_MS) / PUT_UP_MS))
        last = Math.max(last, index * NEXT_MS + PUT_UP_MS)
        const away = part < 1 ? (1 - part) * (index % 2 ? 13 : -15) : 0
        ;(board as SVGElement).style.translate = away
          ? `${(away * 0.3).toFixed(1)}px ${away.toFixed(1)}px`
          : ''
      }
    return since >= last ? untilMinute(time) : undefined
  }, 30)
  return (
    <svg ref={art} className={styles.layer} aria-hidden="true">
      {figuresAt(hour, minute, hourCycle).map((figure, index) => {
        const { x, y } = plan.places[index]!
        const posts = index < 2 && plan.places[2]!.y > y ? 34 : 80
        return (
          <g
            key={`${index} ${figure} ${changed[index] && minute}`}
            transform={`translate(${x} ${y}) scale(${plan.unit})`}
          >
            {postsOf(figure).map((left) => (
              <rect key={left} x={left - 3} y="112" width="6" height={posts} fill="#84939b" />
            ))}
            <g data-new={changed[index] ? '' : undefined}>
              {FIGURES[figure]!.map((board, at) => (
                <g key={at}>
                  <Striped board={board} />
                </g>
              ))}
            </g>
            <Lamp index={index} />
          </g>
        )
      })}
    </svg>
  )
}

/** Lamps, nods and the walk of the one who fetches boards: by the second. */
function Crew({
  plan,
  width,
  lamps,
}: {
  plan: Plan
  width: number
  lamps: RefObject<HTMLDivElement | null>
}) {
  const crew = useRef<HTMLDivElement>(null)
  const { minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const { crew: size, ground } = plan
  useFrame((time) => {
    const lit = litAt(time.second)
    for (const lamp of lamps.current?.querySelectorAll('[data-lamp]') ?? [])
      lamp.classList.toggle(styles.lit!, lamp.getAttribute('data-lamp') === String(lit))
    const step = motion === 'reduced' ? 1 : easeInOut(clamp(time.millisecond / 420))
    const [still, , walker] = [...(crew.current?.children ?? [])] as HTMLElement[]
    const nod = (of: number) => (time.second % 2 === of ? Math.sin(step * Math.PI) * size * 0.05 : 0)
    for (const [index, one] of [still, crew.current?.children[1] as HTMLElement].entries())
      if (one) one.style.translate = `0 ${nod(index).toFixed(1)}px`
    const from = walkAt(time.second - 1)
    const walked = from + (walkAt(time.second) - from) * step
    const hop = walked > 0 && time.second >= 40 ? Math.sin(step * Math.PI) * size * 0.07 : 0
    if (walker) walker.style.translate = `${(walked * (width * 0.24)).toFixed(1)}px ${(0 - hop).toFixed(1)}px`
    return step === 1 ? untilSecond(time) : undefined
  }, 20)
  const at = (x: number): CSSProperties => ({
    left: x * width - size / 2,
    top: ground - size * 0.97,
    width: size,
    height: size,
  })
  const next = FIGURES[(minute + 1) % 10]!.at(-1)!
  const board: Board = [0, 0, Math.min(60, Math.hypot(next[2] - next[0], next[3] - next[1])), 0]
  return (
    <div ref={crew}>
      <div className={styles.one} style={at(0.87)}>
        <img src={woman} alt="" />
      </div>
      <div className={styles.one} style={at(0.13)}>
        <img src={man} alt="" />
      </div>
      <div className={styles.one} style={at(0.4)}>
        <img src={person} alt="" />
        <svg viewBox="-4 -13 68 26" aria-hidden="true" className={styles.carried}>
          <Striped board={board} />
        </svg>
      </div>
    </div>
  )
}

/** Figures of boards, put up by a crew, lamp by lamp. */
export default function UnderConstruction() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const plan = size && planOf(size.width, size.height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.site}>
      {plan && <Figures plan={plan} />}
      {plan && <Crew plan={plan} width={size.width} lamps={art} />}
    </Stage>
  )
}
