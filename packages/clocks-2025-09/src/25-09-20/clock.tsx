import {
  type ClockTime,
  easeInOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { BENDS, BOX, DIGITS, digitsOf, laidAt, lengthOf, OVER, type Plan, planOf, stretched } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-09-20 Hand',
    source: new URL('./hand.woff2', import.meta.url).href,
    weight: '400',
  },
]

const PAPER = '#b58d5e'
const SCORCH = '#997041'
const GRAPHITE = '#3d342c'
const BLUE = '#23488c'
const SHADE = '#7f5b34'

/**
 * Glass as light falls on it, from the upper left: strokes of several widths, each a little nearer the light. How broad,
 * how far towards it, in parts of the tube, and in which white.
 */
type Layers = readonly (readonly [broad: number, near: number, colour: string])[]
const GLASS: Layers = [
  [1, 0, '#9d9485'],
  [0.95, 0.015, '#b3ab9d'],
  [0.88, 0.035, '#c4bdb0'],
  [0.8, 0.055, '#d0cabe'],
  [0.7, 0.08, '#dcd7cd'],
  [0.6, 0.1, '#e6e2da'],
  [0.49, 0.125, '#eeebe4'],
  [0.36, 0.15, '#f6f4ef'],
  [0.13, 0.21, '#ffffff'],
]

/** Black rubber, which is over each electrode. */
const BOOT: Layers = [
  [1.14, 0, '#221d1a'],
  [0.13, 0.26, '#7b7167'],
]
const SHADOW: Layers = [[1.02, -0.22, SHADE]]

/** A digit of the pattern, as it was drawn, with its bends; scorched by glass that lay there before. */
function Pattern({ digit, plan, place }: { digit: number; plan: Plan; place: readonly [number, number] }) {
  const { broad, high, tube, note } = plan
  const path = stretched(DIGITS[digit]!, broad, high)
  const line = Math.max(1, tube * 0.055)
  const common = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <g transform={`translate(${place[0]} ${place[1]})`}>
      <path d={path} {...common} stroke={GRAPHITE} strokeWidth={tube + line * 2} />
      <path d={path} {...common} stroke={SCORCH} strokeWidth={tube} />
      <path
        d={path}
        {...common}
        strokeLinecap="butt"
        stroke={GRAPHITE}
        strokeWidth={line * 0.8}
        strokeDasharray={`${tube * 0.5} ${tube * 0.18} ${tube * 0.1} ${tube * 0.18}`}
      />
      {BENDS[digit]!.map(([x, y, across, down], index) => {
        const [left, top] = [((BOX.width - x) / BOX.width) * broad, (y / BOX.height) * high]
        // The pattern is mirrored, and so is where its numbers are.
        const to = -across
        return (
          <g key={index} stroke={BLUE} strokeWidth={line} strokeLinecap="round">
            <path
              d={`M${left + to * tube * 0.72} ${top + down * tube * 0.72}l${to * tube * 0.34} ${down * tube * 0.34}`}
            />
            <text
              x={left + to * (tube * 1.12 + note * 0.42)}
              y={top + down * (tube * 1.12 + note * 0.42) + note * 0.34}
              fontSize={note}
              textAnchor="middle"
              fill={BLUE}
              stroke="none"
              className={styles.hand}
            >
              {'abcde'[index]}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** A stretch of tube as the light falls on it, the farther layers first; each begins a little before the one below it,
 * so that where one stretch goes on from another no seam shows. */
function Stretch({
  path,
  from,
  to,
  tube,
  layers,
}: {
  path: string
  from: number
  to: number
  tube: number
  layers: Layers
}) {
  return layers.map(([wide, near, colour], layer) => {
    const start = Math.max(0, from - layer * tube * 0.12)
    return (
      <path
        key={layer}
        d={path}
        fill="none"
        strokeLinejoin="round"
        stroke={colour}
        strokeWidth={tube * wide}
        data-from={start}
        data-to={to}
        strokeDasharray={`${(to - start).toFixed(1)} 9999`}
        strokeDashoffset={(-start).toFixed(1)}
        transform={`translate(${-tube * near} ${-tube * near * 1.1})`}
      />
    )
  })
}

interface TubeProps {
  digit: number
  plan: Plan
  place: readonly [number, number]
  grows?: 'tens' | 'ones' | undefined
}

/** The tube of a digit, laid so far; nothing of it is drawn again but while it grows. */
function Tube({ digit, plan, place, grows }: TubeProps) {
  const group = useRef<SVGGElement>(null)
  const tip = useRef<SVGGElement>(null)
  const { motion } = useHostSettings()
  const { broad, high, tube } = plan
  const path = stretched(DIGITS[digit]!, broad, high)
  const long = lengthOf(path)
  useFrame((time: ClockTime) => {
    if (!group.current || !grows) return untilMinute(time)
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 450))
    const laid = laidAt(time.second + step)[grows] * long
    for (const piece of group.current.querySelectorAll('path')) {
      const [from, to] = [Number(piece.dataset.from), Number(piece.dataset.to)]
      const end = Math.min(to, laid)
      piece.style.display = end > from ? '' : 'none'
      piece.setAttribute('stroke-dasharray', `${Math.max(0, end - from).toFixed(1)} 9999`)
    }
    // Its end is melted round.
    const end = tip.current!
    const open = laid > 0 && laid < long
    end.style.display = open ? '' : 'none'
    if (open) {
      const { x, y } = group.current.querySelector('path')!.getPointAtLength(laid)
      end.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`)
    }
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const cuts = [0, ...OVER[digit]!.map((part) => part * long), long + 2]
  const boot = tube * 0.55
  return (
    <g ref={group} transform={`translate(${place[0]} ${place[1]})`}>
      <Stretch path={path} from={0} to={long + 2} tube={tube} layers={SHADOW} />
      <g ref={tip} style={{ display: 'none' }}>
        {GLASS.map(([wide, near, colour]) => (
          <circle key={wide} r={(tube * wide) / 2} cx={-tube * near} cy={-tube * near * 1.1} fill={colour} />
        ))}
      </g>
      {cuts.slice(1).map((to, index) => (
        <Stretch key={to} path={path} from={cuts[index]!} to={to} tube={tube} layers={GLASS} />
      ))}
      <g strokeLinecap="round">
        <Stretch path={path} from={0} to={boot} tube={tube} layers={BOOT} />
        <Stretch path={path} from={long - boot} to={long} tube={tube} layers={BOOT} />
      </g>
    </g>
  )
}

/** Rules, measures and what the workshop has to say; this is written to be read. */
function Notes({ plan, width, height, hour }: { plan: Plan; width: number; height: number; hour: number }) {
  const { tall, note, margin, gap, broad, high, top, between, tube, colon } = plan
  const line = Math.max(0.8, tube * 0.05)
  const rules = tall ? [top, top + high, top + high + between, top + high * 2 + between] : [top, top + high]
  const middle = margin + 2 * broad + gap + colon / 2
  const write = (
    x: number,
    y: number,
    text: string,
    anchor: 'start' | 'middle' | 'end' = 'start',
    blue = false,
    size = 1,
  ) => (
    <text
      key={text}
      x={x}
      y={y}
      fontSize={note * size}
      textAnchor={anchor}
      fill={blue ? BLUE : GRAPHITE}
      className={styles.hand}
    >
      {text}
    </text>
  )
  const measure = (from: number, to: number, y: number, text: string): ReactNode => (
    <g key={text}>
      <path
        d={`M${from} ${y}H${to}M${from} ${y - note * 0.5}V${y + note * 0.5}M${to} ${y - note * 0.5}V${y + note * 0.5}`}
        stroke={GRAPHITE}
        strokeWidth={line}
        fill="none"
      />
      {write((from + to) / 2, y + note * 1.25, text, 'middle')}
    </g>
  )
  const pad = tall ? width * 0.045 : width * 0.025
  const pair = broad * 2 + gap
  const until = (hour + 1) % 24
  return (
    <>
      {rules.map((y) => (
        <path key={y} d={`M0 ${y}H${width}`} stroke={GRAPHITE} strokeWidth={line * 0.7} opacity="0.6" />
      ))}
      {tall ? (
        <>
          {write(pad, note * 1.75, 'Back view: bend as drawn.', 'start', true, 1.2)}
          {write(width - pad, note * 1.75, '15 mm white', 'end')}
          {measure(margin, margin + pair, top + high + note * 3, `hours: done, good till ${until}`)}
          {measure(
            margin,
            margin + pair,
            top + high * 2 + between + note * 3,
            'minutes: 60 sec. of bending each',
          )}
          {write(width / 2, height - note * 0.9, 'Customer changes his mind every minute.', 'middle', true)}
        </>
      ) : (
        <>
          {write(pad, note * 2.1, 'Back view: bend as drawn.', 'start', true, 1.25)}
          {write(width - pad, note * 2.1, 'Customer changes his mind every minute.', 'end', false, 1.1)}
          {measure(margin, margin + pair, top + high + note * 3.1, 'minutes: 60 seconds of bending each')}
          {measure(
            width - margin - pair,
            width - margin,
            top + high + note * 3.1,
            `hours: done, good till ${until}`,
          )}
          {[0.33, 0.67].map((part) => {
            const dot = `M${middle} ${top + high * part - tube * 0.5}v${tube}`
            return (
              <g key={part} strokeLinecap="round">
                <Stretch path={dot} from={0} to={tube} tube={tube * 0.9} layers={SHADOW} />
                <Stretch path={dot} from={0} to={tube} tube={tube * 0.9} layers={GLASS} />
              </g>
            )
          })}
        </>
      )}
    </>
  )
}

/** A glass bender's pattern of the time, drawn and bent from behind: the glass of the minute is laid as it goes. */
export default function Neon() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const digits = [...digitsOf(hour), ...digitsOf(minute)]
  const grows = [undefined, undefined, 'tens', 'ones'] as const
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.paper}>
      <svg className={styles.whole} aria-hidden="true">
        <rect width={width} height={height} fill={PAPER} />
        <Notes plan={plan} width={width} height={height} hour={hour} />
        {digits.map((digit, index) => (
          <Pattern key={index} digit={digit} plan={plan} place={plan.places[index]!} />
        ))}
      </svg>
      {digits.map((digit, index) => (
        <svg key={index} className={styles.whole} aria-hidden="true">
          <Tube key={digit} digit={digit} plan={plan} place={plan.places[index]!} grows={grows[index]} />
        </svg>
      ))}
    </Stage>
  )
}
