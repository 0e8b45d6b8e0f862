import { useId } from 'react'
import styles from './clock.module.css'
import { colourOf, hoursOf, onCircle, type Plan, type Point, signAt, sockAt, turnOf } from './model'
import { SIGNS, SOCK, STRIPE } from './signs'

const [INK, WHITE, CORAL, BLUE, BODY, SEAM] = [
  '#1d1a52',
  '#ffffff',
  '#ff4d63',
  '#2b62f0',
  '#ffc81e',
  '#eda900',
]

/** Radii of the door's rings, as parts of it: the ring of socks, the seal with its numbers, the glass. */
const SOCKS = 0.885
const SEAL = 0.795
const NUMBERS = 0.74
export const GLASS = 0.685

/** Where the others have their cuffs, and how large they are: each has its own sixtieth of the ring. */
const HUNG = 0.972
const SMALL = [0.0039, 0.0056] as const

/** How the newest sock hangs: from a line whose peg is in the ring, over the glass, so that it hides none of the others. */
const CUFF = 0.76
const NEWEST = 0.0215

/** The door: rings that stand, with the light from above on the left. */
export function Door({ plan: { door, radius } }: { readonly plan: Plan }) {
  const ring = (part: number) => ({
    left: door[0] - radius * part,
    top: door[1] - radius * part,
    width: radius * part * 2,
    height: radius * part * 2,
  })
  return (
    <>
      <i className={styles.frame} style={ring(1)} />
      <i className={styles.seal} style={ring(SEAL)} />
      <i className={styles.steel} style={ring(GLASS)} />
    </>
  )
}

/** What of the drum turns, a hundred each way round its middle: holes that lie closer the deeper they are, and ribs. */
export function Drum() {
  const rings = [
    [92, 30, 3.4, 2.4],
    [82, 30, 3, 1.7],
    [74, 30, 2.7, 1.3],
    [67.5, 30, 2.4, 1],
    [48, 18, 2.6, 2.6],
    [34, 12, 2.6, 2.6],
    [20, 6, 2.6, 2.6],
  ] as const
  return (
    <>
      <circle r="62" fill="#8f9bc0" />
      <circle r="60" fill="#b9c3de" />
      {rings.map(([far, many, across, deep], ring) =>
        Array.from({ length: many }, (_, index) => (
          <ellipse
            key={`${far} ${index}`}
            cy={-far}
            rx={across}
            ry={deep}
            fill={INK}
            transform={`rotate(${((index + (ring % 2) / 2) / many) * 360})`}
          />
        )),
      )}
      {[0, 120, 240].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-15-99Q0-102 15-99L7-60Q0-55-7-60Z" fill="#7d89b0" />
          <path d="M-15-99Q-8-101-3-101L-2-57.5Q-5-58-7-60Z" fill="#dfe5f4" />
        </g>
      ))}
      <circle r="9" fill="#7d89b0" />
      <circle r="5" fill="#dfe5f4" />
    </>
  )
}

/** Three wet things in the wash, in the drum's measure; they lie below, and lean all together. */
export function Wash() {
  const glass = useId()
  return (
    <>
      <clipPath id={glass}>
        <circle r="100" />
      </clipPath>
      <g clipPath={`url(#${glass})`} fill="none" strokeLinecap="round">
        <path d="M-100 30C-92-4-66-30-40-24C-16-18-6 14-2 50L0 110H-100Z" fill={WHITE} />
        <path d="M-98 52C-80 8-56-8-38-2C-22 4-16 30-14 66" stroke={BLUE} strokeWidth="9" />
        <path d="M-98 80C-78 36-58 22-44 26C-34 30-30 50-30 76" stroke={BLUE} strokeWidth="9" />
        <path d="M-66-10C-58-14-52-16-46-15M-24 6C-18 18-15 30-13 42" stroke="#c4cdea" strokeWidth="4" />
        <path d="M8 110C4 60 26 2 62-8C86-14 100 6 100 32V110Z" fill={BODY} />
        <path d="M40 110C40 70 52 36 74 20M70 110C70 84 78 62 92 50" stroke={SEAM} strokeWidth="5" />
        <path d="M50 8C56 3 62 0 69 0" stroke="#ffec9c" strokeWidth="6" />
        <path
          d="M-46 110C-58 60-48 16-24-6L-44-18C-48-30-38-42-26-40L2-28C10-20 26-20 32-28L54-34C66-32 70-18 62-8L42 4C58 40 56 80 48 110Z"
          fill={CORAL}
        />
        <path
          d="M2-28C8-8 26-8 32-28M-24-6C-14 14-14 40-20 66M42 4C32 26 34 46 40 70"
          stroke="#d92f4b"
          strokeWidth="5"
        />
        <path d="M4 8C8 20 8 34 4 50M20 4C24 18 25 30 23 44" stroke="#d92f4b" strokeWidth="4" />
        <path
          d="M-36-29C-33-33-29-34-25-32M42-24C47-27 52-27 55-24M-34 20C-38 30-40 40-40 50"
          stroke="#ffa3ad"
          strokeWidth="6"
        />
      </g>
    </>
  )
}

/** Suds on the water, each with its radius, in the drum's measure: the heaps behind, then those before. */
const SUDS = [
  [-80, 27, 11],
  [-66, 20, 13],
  [-52, 26, 11],
  [-39, 21, 8],
  [-28, 29, 9],
  [-72, 34, 13],
  [-54, 36, 14],
  [-36, 36, 10],
  [-16, 33, 6],
  [-6, 34, 4],
  [12, 33, 5],
  [26, 31, 9],
  [40, 24, 12],
  [56, 18, 14],
  [72, 23, 12],
  [84, 29, 9],
  [34, 36, 11],
  [50, 36, 14],
  [68, 36, 13],
  [80, 37, 9],
] as const

/** Bubbles that rose out of it, and those still under water. */
const BUBBLES = [
  [-58, -6, 5],
  [-46, -1, 3],
  [62, -14, 6],
  [74, -4, 3.5],
  [50, -4, 2.6],
  [-20, 64, 5],
  [-6, 54, 3],
  [20, 74, 4],
  [36, 58, 2.5],
  [-48, 62, 3.4],
  [60, 60, 4.4],
  [2, 84, 3],
] as const

/** The water before the wash, its suds, and the light on the glass; in the drum's measure. */
function Water() {
  const deep = useId()
  const shine = useId()
  return (
    <>
      <linearGradient id={deep} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#4f8dff" stopOpacity="0.7" />
        <stop offset="1" stopColor="#1740c4" stopOpacity="0.94" />
      </linearGradient>
      <radialGradient id={shine} cx="0.5" cy="0.5" r="0.5">
        <stop offset="0.74" stopColor={INK} stopOpacity="0" />
        <stop offset="0.93" stopColor={INK} stopOpacity="0.22" />
        <stop offset="1" stopColor={INK} stopOpacity="0.5" />
      </radialGradient>
      <path d="M-94.6 34Q-71 22-47 34T0 34T47 34T94.6 34A100.5 100.5 0 0 1-94.6 34Z" fill={`url(#${deep})`} />
      <path
        d="M-88 47Q-68 39-46 47T0 47T46 47T88 46M-72 69Q-50 62-30 68T14 68M26 82Q44 77 58 80"
        fill="none"
        stroke="#a9c8ff"
        strokeOpacity="0.7"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <g fill="#bccdf2">
        {SUDS.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y + 1.6} r={r} />
        ))}
      </g>
      {SUDS.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r - 0.6} fill={WHITE} />
          <path
            d={`M${x + r * 0.62} ${y + r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${x + r * 0.1} ${y + r * 0.62}`}
            fill="none"
            stroke="#c9d6f6"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </g>
      ))}
      {BUBBLES.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill={WHITE} fillOpacity="0.32" stroke={WHITE} strokeWidth="1.1" />
          <circle cx={x - r * 0.35} cy={y - r * 0.35} r={r * 0.24} fill={WHITE} />
        </g>
      ))}
      <circle r="100" fill={`url(#${shine})`} />
      <path
        d="M-87-17A88.6 88.6 0 0 1-44-77L-37-66A75.5 75.5 0 0 0-74-14ZM-36-81A88.6 88.6 0 0 1-18-86.8L-15-74A75.5 75.5 0 0 0-30-69.3Z"
        fill={WHITE}
        fillOpacity="0.78"
      />
      <path
        d="M84 34A90.5 90.5 0 0 1 52 74"
        fill="none"
        stroke={WHITE}
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  )
}

/** @param rim - How broad a line it has around it. */
export function Sock({ sock, rim = 0 }: { readonly sock: number; readonly rim?: number }) {
  return (
    <>
      {rim > 0 && <path d={SOCK} fill={INK} stroke={INK} strokeWidth={rim} strokeLinejoin="round" />}
      <path d={SOCK} fill={colourOf(sock) ? BLUE : CORAL} />
      <path d={STRIPE} fill={WHITE} />
    </>
  )
}

/** Where the newest sock has its cuff, and how large it is. */
export function newestOf({ door, radius }: Plan, sock: number) {
  return { cuff: onCircle(door, radius * CUFF, turnOf(sock)), scale: radius * NEWEST }
}

/** A wooden peg, for the ring's own measure: its mouth is down. */
const PEG = 'M-3-6Q-3-8-1-8H1Q3-8 3-6L2.6 9Q2.4 11 .8 11L.5 4H-.5L-.8 11Q-2.4 11-2.6 9Z'

/** The socks of the hour in a ring, five of a colour; a dot where one is still lost. The newest has an element of its own. */
export function Socks({ plan, minute }: { readonly plan: Plan; readonly minute: number }) {
  const { radius } = plan
  const door: Point = [radius, radius]
  const line = [
    onCircle(door, radius * 0.9, turnOf(minute)),
    onCircle(door, radius * CUFF, turnOf(minute)),
  ] as const
  return (
    <>
      <g transform={`translate(${door.join(' ')}) scale(${(radius * GLASS) / 100})`}>
        <Water />
      </g>
      {Array.from({ length: 60 }, (_, index) => index + 1).map((sock) => {
        const state = sockAt(sock, minute)
        if (state === 'new') return null
        const [x, y] = onCircle(door, radius * (state === 'in' ? SOCKS : HUNG), turnOf(sock))
        return state === 'in' ? (
          <circle key={sock} cx={x} cy={y} r={radius * (sock % 5 ? 0.009 : 0.018)} fill="#9aa5c6" />
        ) : (
          <g
            key={sock}
            transform={`translate(${x} ${y}) rotate(${turnOf(sock) * 360}) scale(${radius * SMALL[0]} ${radius * SMALL[1]}) translate(-4.4 0)`}
          >
            <Sock sock={sock} />
          </g>
        )
      })}
      {Array.from({ length: 12 }, (_, index) => (index + 1) * 5).map((number) => {
        const [x, y] = onCircle(door, radius * NUMBERS, number / 60)
        return (
          <text
            key={number}
            x={x}
            y={y + radius * 0.026}
            fontSize={radius * 0.074}
            fill={number <= minute ? BODY : '#8d88c9'}
          >
            {number}
          </text>
        )
      })}
      {minute > 0 && (
        <>
          <path
            d={`M${line[0].join(' ')}L${line[1].join(' ')}`}
            stroke={WHITE}
            strokeWidth={radius * 0.014}
          />
          <path
            d={PEG}
            fill={BODY}
            stroke={INK}
            strokeWidth="1.2"
            strokeLinejoin="round"
            transform={`translate(${onCircle(door, radius * 0.905, turnOf(minute)).join(' ')}) rotate(${turnOf(minute) * 360}) scale(${radius * 0.0118} ${radius * 0.0082})`}
          />
        </>
      )}
    </>
  )
}

/** The programme knob bears the hour, and points to it. */
export function Dial({ plan, hour, hourCycle }: { plan: Plan; hour: number; hourCycle: 12 | 24 }) {
  const { dial, knob } = plan
  const place = hour % hourCycle
  const hours = hoursOf(hourCycle)
  const grip = knob * 0.7
  const at = (far: number, index: number): Point => onCircle(dial, knob * far, index / hourCycle)
  return (
    <>
      {hours.map((number, index) => {
        const chosen = index === place
        const [x, y] = at(0.9, index)
        if (hourCycle === 24 && index % 2)
          return (
            <circle
              key={number}
              cx={x}
              cy={y}
              r={knob * (chosen ? 0.045 : 0.02)}
              fill={chosen ? CORAL : INK}
            />
          )
        const size = knob * 0.17
        return (
          <text key={number} x={x} y={y + size * 0.35} fontSize={size} fill={chosen ? CORAL : INK}>
            {number}
          </text>
        )
      })}
      <circle cx={dial[0]} cy={dial[1] + grip * 0.05} r={grip * 1.02} fill={SEAM} />
      <g transform={`translate(${dial.join(' ')}) rotate(${(place / hourCycle) * 360})`}>
        <circle r={grip} fill={INK} />
        <circle r={grip * 0.8} fill="#2c2872" />
        <path
          d={`M${-grip * 0.15} ${-grip * 0.86}L0 ${-grip * 1.1}L${grip * 0.15} ${-grip * 0.86}Z`}
          fill={CORAL}
          stroke={CORAL}
          strokeWidth={grip * 0.06}
          strokeLinejoin="round"
        />
      </g>
      <text x={dial[0]} y={dial[1] + grip * 0.18} fontSize={grip * 0.96} fill={WHITE}>
        {hours[place]}
      </text>
    </>
  )
}

/** The drawer for the powder, shut: a seam in the body, and where a hand goes in. */
export function Drawer({ drawer: [x, y, width, height] }: { readonly drawer: NonNullable<Plan['drawer']> }) {
  const round = height * 0.2
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={round}
        fill="none"
        stroke={SEAM}
        strokeWidth={height * 0.05}
      />
      <rect
        x={x + width * 0.08}
        y={y + height * 0.34}
        width={width * 0.42}
        height={height * 0.34}
        rx={height * 0.17}
        fill={SEAM}
      />
      <path
        d={`M${x + width * 0.08 + height * 0.17} ${y + height * 0.37}H${x + width * 0.5 - height * 0.17}`}
        stroke="#c98c00"
        strokeWidth={height * 0.06}
        strokeLinecap="round"
      />
    </>
  )
}

/** On the knob below the hour, the sign of what the machine does in these twenty seconds. */
export function Signs({ plan, second }: { readonly plan: Plan; readonly second: number }) {
  const { dial, knob } = plan
  const grip = knob * 0.7
  return (
    <path
      d={SIGNS[signAt(second)]}
      transform={`translate(${dial[0]} ${dial[1] + grip * 0.48}) scale(${grip * 0.0165}) translate(-12 -12)`}
      fill="none"
      stroke="#ffc81e"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}
