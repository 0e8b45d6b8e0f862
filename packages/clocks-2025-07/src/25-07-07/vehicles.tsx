import type { ReactElement } from 'react'
import type { Kind } from './model'

interface Shape {
  /** How long and how broad it is. It looks to the left, and its middle is at the origin. */
  l: number
  w: number
  paint: string
}

const GLASS = '#16233f'
const LAMP = '#fff3b0'
const BRAKE = '#ff3b30'

/** A rectangle about the middle line: from and to are parts of the length, high a part of the breadth. */
function Bar({
  s,
  from,
  to,
  high,
  fill,
  round = 0,
  at = 0,
}: {
  s: Shape
  from: number
  to: number
  high: number
  fill: string
  round?: number
  at?: number
}) {
  return (
    <rect
      x={s.l * from}
      y={s.w * (at - high / 2)}
      width={s.l * (to - from)}
      height={s.w * high}
      rx={s.w * round}
      fill={fill}
    />
  )
}

/** Lamps in front and brake lights behind: they stand, so they are all on. */
const Lamps = ({ s, at = 0.34 }: { s: Shape; at?: number }) => (
  <>
    {[-at, at].map((side) => (
      <g key={side}>
        <Bar s={s} from={-0.5} to={-0.478} high={0.2} at={side} fill={LAMP} />
        <Bar s={s} from={0.478} to={0.5} high={0.2} at={side} fill={BRAKE} />
      </g>
    ))}
  </>
)

const Mirrors = ({ s, at }: { s: Shape; at: number }) => (
  <rect x={s.l * at} y={-s.w * 0.57} width={s.w * 0.09} height={s.w * 1.14} rx={s.w * 0.04} fill={GLASS} />
)

/** A windscreen is broader in front. */
const screenOf = (s: Shape, from: number, to: number, front: number, back: number) =>
  `M${s.l * from} ${-s.w * front}Q${s.l * (from - 0.03)} 0 ${s.l * from} ${s.w * front}L${s.l * to} ${s.w * back}V${-s.w * back}Z`

const Car = (s: Shape) => (
  <>
    <Mirrors s={s} at={-0.17} />
    <path
      d={`M${-s.l * 0.36} ${-s.w / 2}H${s.l * 0.4}Q${s.l / 2} ${-s.w / 2} ${s.l / 2} ${-s.w * 0.3}V${s.w * 0.3}Q${s.l / 2} ${s.w / 2} ${s.l * 0.4} ${s.w / 2}H${-s.l * 0.36}Q${-s.l * 0.5} ${s.w * 0.46} ${-s.l / 2} ${s.w * 0.18}V${-s.w * 0.18}Q${-s.l * 0.5} ${-s.w * 0.46} ${-s.l * 0.36} ${-s.w / 2}Z`}
      fill={s.paint}
    />
    <path d={screenOf(s, -0.22, -0.08, 0.42, 0.34)} fill={GLASS} />
    <Bar s={s} from={-0.06} to={0.1} high={0.88} fill={GLASS} round={0.03} />
    <Bar s={s} from={0.115} to={0.24} high={0.88} fill={GLASS} round={0.03} />
    <path d={screenOf({ ...s, l: -s.l }, -0.36, -0.25, 0.4, 0.32)} fill={GLASS} />
    <Bar s={s} from={-0.085} to={0.255} high={0.7} fill={s.paint} round={0.08} />
    <Bar s={s} from={-0.06} to={0.23} high={0.58} fill="rgb(255 255 255 / 0.28)" round={0.07} />
    {[-0.33, 0.33].map((side) => (
      <g key={side}>
        <Bar s={s} from={-0.47} to={-0.43} high={0.16} at={side} fill={LAMP} round={0.04} />
        <Bar s={s} from={0.47} to={0.498} high={0.2} at={side * 0.9} fill={BRAKE} round={0.02} />
      </g>
    ))}
  </>
)

const Van = (s: Shape) => (
  <>
    <Mirrors s={s} at={-0.3} />
    <Bar s={s} from={-0.5} to={0.5} high={1} fill={s.paint} round={0.16} />
    <path d={screenOf(s, -0.36, -0.25, 0.45, 0.42)} fill={GLASS} />
    <Bar s={s} from={-0.22} to={0.46} high={0.86} fill="rgb(22 35 63 / 0.12)" round={0.06} />
    {[-0.12, 0.06, 0.24, 0.4].map((at) => (
      <Bar key={at} s={s} from={at} to={at + 0.016} high={0.86} fill="rgb(22 35 63 / 0.3)" />
    ))}
    <Lamps s={s} at={0.34} />
  </>
)

const Bus = (s: Shape) => (
  <>
    <Mirrors s={s} at={-0.49} />
    <Bar s={s} from={-0.5} to={0.5} high={1} fill={s.paint} round={0.12} />
    <path d={screenOf(s, -0.475, -0.42, 0.43, 0.4)} fill={GLASS} />
    <Bar s={s} from={-0.38} to={0.47} high={0.84} fill="rgb(255 255 255 / 0.2)" round={0.06} />
    <Bar s={s} from={-0.28} to={-0.14} high={0.46} fill="#fff" round={0.05} />
    <Bar s={s} from={-0.02} to={0.22} high={0.56} fill="rgb(22 35 63 / 0.28)" round={0.05} />
    <Bar s={s} from={0.3} to={0.42} high={0.46} fill="#fff" round={0.05} />
    <Bar s={s} from={0.482} to={0.5} high={0.2} at={-0.3} fill={LAMP} />
    <Lamps s={s} at={0.3} />
  </>
)

const Lorry = (s: Shape) => (
  <>
    <Mirrors s={s} at={-0.485} />
    <Bar s={s} from={-0.2} to={-0.1} high={0.5} fill={GLASS} />
    <Bar s={s} from={-0.5} to={-0.345} high={0.94} fill="#fff" round={0.12} />
    <path d={screenOf(s, -0.483, -0.455, 0.4, 0.38)} fill={GLASS} />
    <Bar s={s} from={-0.44} to={-0.36} high={0.7} fill={s.paint} round={0.08} />
    <Bar s={s} from={-0.345} to={-0.32} high={0.5} fill={GLASS} />
    <Bar s={s} from={-0.32} to={0.5} high={1} fill={s.paint} round={0.04} />
    <Bar s={s} from={-0.3} to={0.485} high={0.84} fill="rgb(255 255 255 / 0.2)" />
    {[-0.2, -0.09, 0.02, 0.13, 0.24, 0.35].map((at) => (
      <Bar key={at} s={s} from={at} to={at + 0.008} high={1} fill="rgb(22 35 63 / 0.35)" />
    ))}
    <Bar s={s} from={0.49} to={0.5} high={0.22} at={-0.34} fill={BRAKE} />
    <Bar s={s} from={0.49} to={0.5} high={0.22} at={0.34} fill={BRAKE} />
  </>
)

export const BODIES: Record<Kind, (shape: Shape) => ReactElement> = {
  lorry: Lorry,
  bus: Bus,
  van: Van,
  car: Car,
}

/** No two that stand together are painted alike, but each lane keeps to its own: white vans, and so on. */
export const PAINTS: Record<Kind, readonly string[]> = {
  lorry: ['#12b5a6', '#0e9ec0'],
  bus: ['#e8322c', '#f2542d', '#d6244a', '#ee4036', '#e02a5a'],
  van: ['#ffffff', '#ffe9c7', '#eef4ff', '#fff6df', '#e6ecf5'],
  car: ['#ffcf1f', '#ff9d1e', '#ffe14d', '#ffb52e', '#f9a03f', '#ffd84a', '#ffc21a'],
}

/** Seen from above: two wheels, a handlebar, and a rider bent over the tank. */
export const Motorcyclist = ({ l, w }: { l: number; w: number }) => {
  const s = { l, w, paint: '' }
  return (
    <>
      <Bar s={s} from={-0.5} to={-0.2} high={0.22} fill={GLASS} round={0.11} />
      <Bar s={s} from={0.18} to={0.5} high={0.26} fill={GLASS} round={0.11} />
      <Bar s={s} from={-0.3} to={-0.25} high={1} fill={GLASS} round={0.05} />
      <Bar s={s} from={-0.36} to={0.42} high={0.34} fill="#fff" round={0.17} />
      <path
        d={`M${-l * 0.27} ${-w * 0.46}L${l * 0.02} ${-w * 0.42}Q${l * 0.2} 0 ${l * 0.02} ${w * 0.42}L${-l * 0.27} ${w * 0.46}V${w * 0.28}L${-l * 0.08} ${w * 0.16}V${-w * 0.16}L${-l * 0.27} ${-w * 0.28}Z`}
        fill="#2b3f78"
      />
      <circle cx={-l * 0.06} r={w * 0.25} fill="#ffe14d" />
      <path
        d={`M${-l * 0.06 - w * 0.22} ${-w * 0.13}Q${-l * 0.06 - w * 0.3} 0 ${-l * 0.06 - w * 0.22} ${w * 0.13}L${-l * 0.06 - w * 0.08} ${w * 0.1}V${-w * 0.1}Z`}
        fill={GLASS}
      />
      <Bar s={s} from={0.45} to={0.5} high={0.2} fill={BRAKE} round={0.04} />
    </>
  )
}
