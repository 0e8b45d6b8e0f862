import styles from './clock.module.css'
import { colourOf, hoursOf, onCircle, type Plan, type Point, signAt, sockAt } from './model'
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
const HUNG = 0.94
const SMALL = 0.0038

/** How the newest sock hangs: its cuff is on the ring, and its toe reaches over the glass. */
const CUFF = 0.955
const NEWEST = 0.0225

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

/** Three things in the wash, in the drum's measure; they lie below, and lean all together. */
export function Wash() {
  return (
    <>
      <path d="M-100 30C-92-4-66-30-40-24C-16-18-6 14-2 50L0 110H-100Z" fill={WHITE} />
      <path d="M-98 52C-80 8-56-8-38-2C-22 4-16 30-14 66" fill="none" stroke={BLUE} strokeWidth="9" />
      <path d="M-98 80C-78 36-58 22-44 26C-34 30-30 50-30 76" fill="none" stroke={BLUE} strokeWidth="9" />
      <path d="M8 110C4 60 26 2 62-8C86-14 100 6 100 32V110Z" fill={BODY} />
      <path
        d="M40 110C40 70 52 36 74 20M70 110C70 84 78 62 92 50"
        fill="none"
        stroke={SEAM}
        strokeWidth="5"
      />
      <path
        d="M-46 110C-58 60-48 16-24-6L-44-18C-48-30-38-42-26-40L2-28C10-20 26-20 32-28L54-34C66-32 70-18 62-8L42 4C58 40 56 80 48 110Z"
        fill={CORAL}
      />
      <path
        d="M2-28C8-8 26-8 32-28M-24-6C-14 14-14 40-20 66M42 4C32 26 34 46 40 70"
        fill="none"
        stroke="#d92f4b"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  )
}

/** The water before the wash, its foam, and the light on the glass; in the drum's measure. */
function Water() {
  return (
    <>
      <path
        d="M-94.6 34Q-71 22-47 34T0 34T47 34T94.6 34A100.5 100.5 0 0 1-94.6 34Z"
        fill={BLUE}
        fillOpacity="0.84"
      />
      <path
        d="M-82 38A14 14 0 0 1-56 31A12 12 0 0 1-34 38ZM22 38A13 13 0 0 1 46 29A17 17 0 0 1 78 38Z"
        fill={WHITE}
      />
      {[
        [-20, 64, 5],
        [-6, 54, 3],
        [20, 74, 4],
        [36, 58, 2.5],
      ].map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill={WHITE} fillOpacity="0.85" />
      ))}
      <path
        d="M-84-20A86 86 0 0 1-30-81M-14-85A86 86 0 0 1-8-86"
        fill="none"
        stroke={WHITE}
        strokeOpacity="0.9"
        strokeWidth="7"
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
  return { cuff: onCircle(door, radius * CUFF, sock / 60), scale: radius * NEWEST }
}

/** The socks of the hour in a ring, five of a colour; a peg where one is still lost. The newest has an element of its own. */
export function Socks({ plan, minute }: { readonly plan: Plan; readonly minute: number }) {
  const { door, radius } = plan
  return (
    <>
      <g transform={`translate(${door.join(' ')}) scale(${(radius * GLASS) / 100})`}>
        <Water />
      </g>
      {Array.from({ length: 60 }, (_, index) => index + 1).map((sock) => {
        const state = sockAt(sock, minute)
        if (state === 'new') return null
        const [x, y] = onCircle(door, radius * (state === 'in' ? SOCKS : HUNG), sock / 60)
        return state === 'in' ? (
          <circle key={sock} cx={x} cy={y} r={radius * (sock % 5 ? 0.009 : 0.018)} fill="#9aa5c6" />
        ) : (
          <g
            key={sock}
            transform={`translate(${x} ${y}) rotate(${sock * 6}) scale(${radius * SMALL}) translate(-4.6 0)`}
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
      <text x={dial[0]} y={dial[1] + grip * 0.34} fontSize={grip * 0.96} fill={WHITE}>
        {hours[place]}
      </text>
    </>
  )
}

/** The signs of the wash, the one whose twenty seconds these are lit. */
export function Signs({ plan, second }: { readonly plan: Plan; readonly second: number }) {
  const { signs, sign } = plan
  return signs.map(([x, y], index) => {
    const lit = index === signAt(second)
    return (
      <g key={index} transform={`translate(${x} ${y}) scale(${sign / 24})`}>
        <rect x="-12" y="-12" width="24" height="24" rx="3" fill={lit ? INK : SEAM} />
        <path
          d={SIGNS[index]}
          transform="translate(-9 -9) scale(0.75)"
          fill="none"
          stroke={lit ? WHITE : INK}
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )
  })
}
