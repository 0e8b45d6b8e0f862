import { hoursOf, onCircle, type Plan, type Point, pairOf, signAt, sockAt } from './model'
import { CUFF, HEEL, SIGNS, SOCK } from './signs'

const [INK, WHITE, PINK, LOST] = ['#221a5e', '#ffffff', '#ff3d7f', '#dfe3f4']
const PAIRS = ['#ff3d7f', '#14b8a6', '#ff8a00', '#6a3df0', '#2f9bff', '#e8202f'] as const

/** Radii of the door's rings, as parts of it: the rim of socks, the seal with its numbers, the glass. */
const RIM = 1
const SOCKS = 0.885
const SEAL = 0.775
const NUMBERS = 0.688
const GLASS = 0.625

/** One sock about its own middle, as large as its room. */
export function Sock({ sock, lost }: { readonly sock: number; readonly lost: boolean }) {
  const fifth = sock % 5 === 0
  const colour = lost ? LOST : PAIRS[pairOf(sock) % PAIRS.length]
  return (
    <g
      transform="translate(-10.4 -12)"
      stroke={lost ? '#b9c0de' : INK}
      strokeWidth="1.3"
      strokeLinejoin="round"
    >
      <path d={SOCK} fill={colour} />
      {!lost && <path d={HEEL} fill={fifth ? '#ffcb1f' : WHITE} />}
      {!lost && <path d={CUFF} fill={fifth ? '#ffcb1f' : WHITE} />}
    </g>
  )
}

/** Where a sock is pegged and how large. */
export function pegOf({ door, radius }: Plan, sock: number) {
  const at = onCircle(door, radius * SOCKS, sock / 60)
  return { at, turn: sock * 6, scale: (radius * 0.093 * (sock % 5 === 0 ? 1.12 : 1)) / 10.4 }
}

/** Machine, rim and glass: what the drum is seen before. */
export function Front({ plan }: { readonly plan: Plan }) {
  const { door, radius } = plan
  return (
    <>
      <circle
        cx={door[0]}
        cy={door[1]}
        r={radius * RIM}
        fill={WHITE}
        stroke={INK}
        strokeWidth={radius * 0.016}
      />
      <circle cx={door[0]} cy={door[1]} r={radius * SEAL} fill={INK} />
      <circle cx={door[0]} cy={door[1]} r={radius * GLASS} fill="#0fa3b8" />
    </>
  )
}

const SHIRT = 'M15 4l6 2v5h-3v8a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-8H3V6l6-2a3 3 0 0 0 6 0'

/** The drum with its holes, three ribs, and the wash; a hundred each way round its middle. */
export function Drum() {
  const holes = [34, 58, 80].flatMap((far, ring) =>
    Array.from({ length: [9, 15, 21][ring]! }, (_, index) =>
      onCircle([0, 0], far, (index + ring / 2) / [9, 15, 21][ring]!),
    ),
  )
  return (
    <>
      <circle r="98" fill="#13c1cf" />
      {holes.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r="4" fill="#0d8ea3" />
      ))}
      {[0, 120, 240].map((turn) => (
        <path key={turn} d="M-13-98L-7-56Q0-46 7-56L13-98Z" fill="#0d8ea3" transform={`rotate(${turn})`} />
      ))}
      <g strokeLinejoin="round" stroke={INK} strokeWidth="1.1">
        <path
          d={SHIRT}
          fill="#ff3d7f"
          transform="translate(-48 -22) rotate(-18) scale(3.1) translate(-12 -12)"
        />
        <path
          d={SHIRT}
          fill="#ffcb1f"
          transform="translate(46 -2) rotate(24) scale(2.9) translate(-12 -12)"
        />
        <path d={SOCK} fill="#ffffff" transform="translate(8 -62) rotate(70) scale(2.4) translate(-11 -12)" />
        <path
          d={SOCK}
          fill="#ff8a00"
          transform="translate(-8 50) rotate(-40) scale(2.6) translate(-11 -12)"
        />
      </g>
    </>
  )
}

function Water({ plan }: { readonly plan: Plan }) {
  const {
    door: [x, y],
    radius,
  } = plan
  const glass = radius * GLASS
  const level = glass * 0.42
  const half = Math.sqrt(glass * glass - level * level)
  const wave = (2 * half) / 6
  const crest = `q${wave / 2}${-glass * 0.1} ${wave} 0t${wave} 0`
  const suds = [
    [-0.5, 0.4, 0.13],
    [-0.33, 0.47, 0.1],
    [0.2, 0.42, 0.12],
    [0.4, 0.4, 0.16],
    [0.58, 0.46, 0.1],
    [-0.12, 0.62, 0.06],
    [0.05, 0.74, 0.045],
    [-0.3, 0.7, 0.05],
  ] as const
  return (
    <>
      <path
        d={`M${x - half} ${y + level}${crest.repeat(3)}A${glass} ${glass} 0 0 1 ${x - half} ${y + level}Z`}
        fill="#2f6bff"
        fillOpacity="0.72"
      />
      {suds.map(([across, down, size]) => (
        <circle
          key={across}
          cx={x + across * glass}
          cy={y + down * glass}
          r={size * glass}
          fill={WHITE}
          stroke={INK}
          strokeWidth={glass * 0.012}
        />
      ))}
      <path
        d={`M${x - glass * 0.78} ${y - glass * 0.12}A${glass * 0.8} ${glass * 0.8} 0 0 1 ${x - glass * 0.12} ${y - glass * 0.79}`}
        fill="none"
        stroke={WHITE}
        strokeWidth={glass * 0.07}
        strokeLinecap="round"
      />
    </>
  )
}

/** The socks of the hour on the rim, each fifth with its number on the seal. The newest has an element of its own. */
export function Socks({ plan, minute }: { readonly plan: Plan; readonly minute: number }) {
  const { door, radius } = plan
  return (
    <>
      <Water plan={plan} />
      {Array.from({ length: 60 }, (_, index) => index + 1).map((mark) => {
        const [x, y] = onCircle(door, radius * 0.757, mark / 60)
        const size = radius * (mark % 5 ? 0.0075 : 0.014)
        return <circle key={mark} cx={x} cy={y} r={size} fill={mark <= minute ? '#ffcb1f' : '#8f8ad0'} />
      })}
      {Array.from({ length: 60 }, (_, index) => index + 1).map((sock) => {
        const { at, turn, scale } = pegOf(plan, sock)
        const state = sockAt(sock, minute)
        return state === 'new' ? null : (
          <g key={sock} transform={`translate(${at[0]} ${at[1]}) rotate(${turn + 180}) scale(${scale})`}>
            <Sock sock={sock} lost={state === 'in'} />
          </g>
        )
      })}
      {Array.from({ length: 12 }, (_, index) => (index + 1) * 5).map((number) => {
        const [x, y] = onCircle(door, radius * NUMBERS, number / 60)
        return (
          <text
            key={number}
            x={x}
            y={y + radius * 0.036}
            fontSize={radius * 0.1}
            fill={number <= minute ? '#ffcb1f' : WHITE}
          >
            {number}
          </text>
        )
      })}
    </>
  )
}

function Hours({ dial, knob, hours, place }: { dial: Point; knob: number; hours: number[]; place: number }) {
  const many = hours.length
  const size = knob * (many === 12 ? 0.23 : 0.2)
  return hours.map((hour, index) => {
    const [x, y] = onCircle(dial, knob * 0.82, index / many)
    const chosen = index === place
    // The chosen one covers its neighbours.
    const beside = Math.min((index - place + many) % many, (place - index + many) % many) === 1
    if (!chosen && many === 24 && beside) return null
    if (!chosen && many === 24 && index % 2)
      return <circle key={hour} cx={x} cy={y} r={knob * 0.022} fill={INK} />
    const large = chosen ? size * 1.45 : size
    return (
      <g key={hour}>
        {chosen && (
          <circle cx={x} cy={y} r={knob * 0.185} fill={PINK} stroke={INK} strokeWidth={knob * 0.025} />
        )}
        <text x={x} y={y + large * 0.35} fontSize={large} fill={chosen ? WHITE : INK}>
          {hour}
        </text>
      </g>
    )
  })
}

/** The programme dial: its knob points to the hour. */
export function Dial({ plan, hour, hourCycle }: { plan: Plan; hour: number; hourCycle: 12 | 24 }) {
  const { dial, knob } = plan
  const place = hour % hourCycle
  const hours = hoursOf(hourCycle)
  const grip = knob * 0.58
  return (
    <>
      <g transform={`translate(${dial[0]} ${dial[1]}) rotate(${(place / hourCycle) * 360})`}>
        <circle r={grip} fill={INK} />
        <circle r={grip * 0.86} fill="none" stroke="#4a3fb0" strokeWidth={grip * 0.05} />
        <path
          d={`M${-grip * 0.2} ${grip * 0.78}L${-grip * 0.15} ${-grip * 0.72}L0 ${-grip * 1.06}L${grip * 0.15} ${-grip * 0.72}L${grip * 0.2} ${grip * 0.78}Z`}
          fill={WHITE}
          stroke={INK}
          strokeWidth={grip * 0.04}
          strokeLinejoin="round"
        />
        <path
          d={`M0 ${-grip * 0.9}V${-grip * 0.2}`}
          stroke={PINK}
          strokeWidth={grip * 0.12}
          strokeLinecap="round"
        />
      </g>
      <Hours dial={dial} knob={knob} hours={hours} place={place} />
    </>
  )
}

/** The signs of the wash, the one whose ten seconds these are lit. */
export function Signs({ plan, second }: { readonly plan: Plan; readonly second: number }) {
  const { signs, sign } = plan
  return signs.map(([x, y], index) => {
    const lit = index === signAt(second)
    return (
      <g key={index} transform={`translate(${x} ${y}) scale(${sign / 24})`}>
        <rect x="-12" y="-12" width="24" height="24" rx="6" fill={lit ? PINK : '#f7b500'} />
        <path
          d={SIGNS[index]}
          transform="translate(-9 -9) scale(0.75)"
          fill="none"
          stroke={lit ? WHITE : INK}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )
  })
}

export const glassOf = ({ radius }: Plan): number => radius * GLASS
