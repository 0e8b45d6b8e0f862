import styles from './clock.module.css'
import type { Kind } from './model'

/** Paints of the nineteen-seventies. */
const PAINTS = [
  '#c98f2b',
  '#2f6d70',
  '#a6452c',
  '#e6dcc0',
  '#75803f',
  '#8aafc0',
  '#6a3c50',
  '#d3733f',
  '#3f5573',
] as const

const GLASS = '#20262c'
const DARK = '#15181b'
const LAMP = '#fff2c2'

/** How far each kind of car is out at its roof and how high its lamps are, and whether they are round. */
const CARS = [
  { roof: 29, waist: 43, high: 62, round: true, grille: 20 },
  { roof: 33, waist: 45, high: 60, round: false, grille: 26 },
  { roof: 24, waist: 40, high: 62, round: true, grille: 0 },
  { roof: 31, waist: 44, high: 56, round: false, grille: 14 },
  { roof: 27, waist: 42, high: 60, round: true, grille: 30 },
] as const

const tyres = (x: number, broad: number, high: number) =>
  [-1, 1].map((side) => (
    <rect key={side} x={side > 0 ? x - broad : -x} y={-high} width={broad} height={high} rx="2" fill={DARK} />
  ))

/** Who drives, seen through the windscreen; some are not alone. */
function People({ y, index, size = 1 }: { y: number; index: number; size?: number }) {
  const head = (x: number, r: number, lower = 0) => (
    <g key={x} fill="#59636c">
      <circle cx={x} cy={y - 7 * size + lower} r={r * size} />
      <path
        d={`M${x - 9 * size} ${y + 5 * size}Q${x - 8 * size} ${y - 1 * size + lower} ${x} ${y - 2 * size + lower}Q${x + 8 * size} ${y - 1 * size + lower} ${x + 9 * size} ${y + 5 * size}Z`}
      />
    </g>
  )
  return (
    <>
      {head(13 * size, 4.6, index % 3)}
      {index % 3 === 1 && head(-14 * size, 4.4, 1)}
      {index % 5 === 3 && (
        <path
          fill="#59636c"
          d={`M-20 ${y + 4}L-19 ${y - 8}L-16 ${y - 14}L-14 ${y - 9}L-9 ${y - 9}L-7 ${y - 14}L-5 ${y - 8}L-4 ${y + 4}Z`}
        />
      )}
    </>
  )
}

function Lamps({ x, y, r, round }: { x: number; y: number; r: number; round: boolean }) {
  return [-x, x].map((at) =>
    round ? (
      <circle key={at} cx={at} cy={y} r={r} fill={LAMP} stroke={DARK} strokeWidth="1.4" />
    ) : (
      <rect
        key={at}
        x={at - r * 1.3}
        y={y - r * 0.75}
        width={r * 2.6}
        height={r * 1.5}
        rx="1.5"
        fill={LAMP}
        stroke={DARK}
        strokeWidth="1.4"
      />
    ),
  )
}

const glint = (x: number, top: number, foot: number) => (
  <path
    d={`M${x} ${foot}L${x + (foot - top) * 0.5} ${top}H${x + (foot - top) * 0.5 + 9}L${x + 9} ${foot}Z`}
    fill="#fff"
    fillOpacity="0.13"
  />
)

function Car({ index }: { index: number }) {
  const { roof, waist, high, round, grille } = CARS[(index * 3 + 1) % CARS.length]!
  const paint = PAINTS[index % PAINTS.length]!
  const beetle = grille === 0
  return (
    <>
      {tyres(44, 12, 12)}
      <path
        d={`M-${waist} -38C-${waist - 4} -50 -${roof + 4} -${high - 2} -${roof} -${high}Q0 -${high + (beetle ? 10 : 3)} ${roof} -${high}C${roof + 4} -${high - 2} ${waist - 4} -50 ${waist} -38Z`}
        fill={paint}
        stroke={DARK}
        strokeWidth="1"
      />
      <path
        d={`M-${waist - 5} -38L-${roof - 2} -${high - 5}Q0 -${high - 2} ${roof - 2} -${high - 5}L${waist - 5} -38Z`}
        fill={GLASS}
      />
      <People y={-43} index={index} />
      {glint(-26, -(high - 5), -38)}
      <path
        d={`M-50 -9V-26Q-50 -36 -${waist} -39Q0 -${beetle ? 47 : 42} ${waist} -39Q50 -36 50 -26V-9Q50 -6 46 -6H-46Q-50 -6 -50 -9Z`}
        fill={paint}
        stroke={DARK}
        strokeWidth="1"
      />
      {grille > 0 && <rect x={-grille} y="-30" width={grille * 2} height="11" rx="2" fill={DARK} />}
      {beetle && <path d="M-16 -12Q-14 -36 0 -40Q14 -36 16 -12" fill="none" stroke={DARK} strokeWidth="1" />}
      <Lamps x={37} y={-25} r={7.2} round={round} />
      <rect x="-51" y="-15" width="102" height="6" rx="3" fill="#d8d8d2" />
      <rect x="-13" y="-14" width="26" height="6.5" rx="1" fill="#f2f1ea" />
      {[-1, 1].map((side) => (
        <ellipse key={side} cx={side * (waist + 5)} cy="-40" rx="5" ry="3" fill={paint} stroke={DARK} />
      ))}
    </>
  )
}

function Van({ index }: { index: number }) {
  const paint = ['#e9e7df', '#d9d9d2', '#f1efe6', '#cfd5d6', '#e4dfd0'][index % 5]!
  return (
    <>
      {tyres(44, 12, 12)}
      {index % 2 === 1 && (
        <path d="M-30 -110H30M-22 -110V-104M22 -110V-104" stroke={DARK} strokeWidth="3" fill="none" />
      )}
      <path
        d="M-50 -10V-62L-44 -100Q-43 -107 -36 -107H36Q43 -107 44 -100L50 -62V-10Q50 -6 46 -6H-46Q-50 -6 -50 -10Z"
        fill={paint}
        stroke={DARK}
        strokeWidth="1"
      />
      <path d="M-44 -56L-39 -92Q-38 -95 -35 -95H35Q38 -95 39 -92L44 -56Z" fill={GLASS} />
      <People y={-62} index={index + 1} size={1.25} />
      {glint(-30, -95, -56)}
      <rect x="-28" y="-44" width="56" height="14" rx="2" fill={DARK} />
      <Lamps x={39} y={-37} r={7} round={index % 2 === 0} />
      <rect x="-51" y="-20" width="102" height="9" rx="2" fill="#3c4247" />
      <rect x="-14" y="-19" width="28" height="7" rx="1" fill="#f2f1ea" />
      {[-1, 1].map((side) => (
        <rect key={side} x={side * 53 - 4} y="-72" width="8" height="15" rx="3" fill={DARK} />
      ))}
    </>
  )
}

function Bus({ index, words }: { index: number; words: string | undefined }) {
  const paint = ['#b5382a', '#a93226', '#c04331'][index % 3]!
  return (
    <>
      {tyres(42, 13, 12)}
      <path
        d="M-50 -10V-112Q-50 -122 -40 -122H40Q50 -122 50 -112V-10Q50 -6 46 -6H-46Q-50 -6 -50 -10Z"
        fill={paint}
        stroke={DARK}
        strokeWidth="1"
      />
      <rect x="-42" y="-118" width="84" height="19" rx="3" fill={DARK} />
      {words && (
        <text className={styles.blind} transform="translate(0 -104) scale(0.01)" fontSize="1180">
          {words}
        </text>
      )}
      <path d="M-45 -46V-88Q-45 -93 -40 -93H40Q45 -93 45 -88V-46Z" fill={GLASS} />
      <People y={-52} index={index * 3} size={1.3} />
      {glint(-34, -93, -46)}
      <rect x="-0.9" y="-93" width="1.8" height="47" fill={paint} />
      <rect x="-50" y="-42" width="100" height="5" fill="#e9ddc2" />
      <Lamps x={37} y={-25} r={6.6} round />
      <rect x="-22" y="-31" width="44" height="12" rx="2" fill={DARK} />
      <rect x="-50" y="-15" width="100" height="6" fill="#3c2320" />
      {[-1, 1].map((side) => (
        <rect key={side} x={side * 53 - 4} y="-98" width="8" height="18" rx="3" fill={DARK} />
      ))}
    </>
  )
}

function Lorry({ index }: { index: number }) {
  const [paint, box] = index ? ['#34564a', '#6f8c7f'] : ['#254f5c', '#d8d3c4']
  return (
    <>
      {tyres(46, 15, 14)}
      <rect x="-50" y="-148" width="100" height="120" rx="2" fill={box} stroke={DARK} />
      <path
        d="M-47 -12V-104Q-46 -122 -34 -122H34Q46 -122 47 -104V-12Z"
        fill={paint}
        stroke={DARK}
        strokeWidth="1"
      />
      <path d="M-42 -66V-98Q-42 -103 -36 -103H36Q42 -103 42 -98V-66Z" fill={GLASS} />
      <People y={-73} index={index * 4 + 3} size={1.2} />
      {glint(-30, -103, -66)}
      <path d="M-44 -112H44L41 -103H-41Z" fill={DARK} />
      {[-30, -15, 0, 15, 30].map((x) => (
        <circle key={x} cx={x} cy="-117" r="2.2" fill="#ffb84d" />
      ))}
      {[-58, -51, -44, -37].map((y) => (
        <rect key={y} x="-27" y={y} width="54" height="3.6" fill={DARK} />
      ))}
      <Lamps x={38} y={-36} r={7} round={false} />
      <rect x="-49" y="-25" width="98" height="13" rx="2" fill="#c9cbc6" />
      <rect x="-14" y="-22" width="28" height="7" rx="1" fill="#f2f1ea" />
      {[-1, 1].map((side) => (
        <rect key={side} x={side * 53 - 4} y="-106" width="8" height="26" rx="2" fill={DARK} />
      ))}
    </>
  )
}

/** A vehicle's front, a hundred broad, its wheels on nought. */
export function Front({ kind, index, words }: { kind: Kind; index: number; words: string | undefined }) {
  if (kind === 'lorry') return <Lorry index={index} />
  if (kind === 'bus') return <Bus index={index} words={words} />
  if (kind === 'van') return <Van index={index} />
  return <Car index={index} />
}

/** The pigeon, a hundred long, its feet on nought. */
export function Pigeon() {
  return (
    <>
      <path d="M44 -20L40 0M40 0H50M56 -20L60 0M60 0H70" stroke="#c4574a" strokeWidth="4" fill="none" />
      <path
        d="M-4 -34L24 -40C34 -62 56 -70 72 -60C74 -74 80 -88 90 -90C99 -91 104 -85 103 -78L112 -73L102 -71C102 -56 98 -36 84 -25C68 -14 42 -16 28 -24L-2 -26Z"
        fill="#7e8a97"
      />
      <path
        d="M72 -60C74 -74 80 -88 90 -90C99 -91 104 -85 103 -78C103 -70 103 -62 99 -52C90 -50 80 -52 72 -60Z"
        fill="#46586a"
      />
      <path d="M72 -60C80 -52 90 -50 99 -52C97 -46 95 -41 92 -36C84 -40 76 -48 72 -60Z" fill="#4f7d6b" />
      <path d="M20 -39C34 -60 56 -62 68 -50C62 -34 44 -28 20 -33Z" fill="#a3adb7" />
      <path d="M30 -43L44 -31M42 -50L56 -33" stroke="#3a4550" strokeWidth="5" />
      <circle cx="94" cy="-80" r="3" fill="#e9902f" />
      <path d="M103 -78L112 -73L102 -71Z" fill="#2a2f35" />
    </>
  )
}
