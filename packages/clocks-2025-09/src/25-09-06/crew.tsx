import { BROAD, stripesOf, type Work } from './model'

export const INK = '#17120f'
export const ORANGE = '#f2680c'
/** The ground, what is built on it, and a lamp that is lit. */
export const [SKY, STEEL, LIT] = ['#f3c8a2', '#b06a3c', '#fff6d8'] as const

/** A limb: how thick it is, and its joints, from a foot or hand on or from the ground up; the ground is at 0. */
type Limb = readonly [thick: number, joints: string]

export interface Pose {
  readonly head: readonly [x: number, y: number]
  readonly limbs: readonly Limb[]
  /** What is held or stood by: outlines that are filled. */
  readonly things?: string
}

const [LEG, ARM, BODY, STICK] = [5.6, 4.5, 9.6, 2]

/** The people of road signs, who face right: a round head apart from the body, and limbs of one piece. */
export const POSES: Readonly<Record<Work | 'walk' | 'stride' | 'perch' | 'climb' | 'climbing', Pose>> = {
  dig: {
    head: [9.5, -35.5],
    limbs: [
      [BODY, '-4 -20.5L3.4 -27.4'],
      [LEG, '-5.6 -19.6L-7 -10L-13.6 -2.8'],
      [LEG, '-3.6 -19L4.4 -12.4L2.6 -2.8'],
      [ARM, '5.2 -28L9.6 -21.2L15.2 -16.6'],
      [ARM, '2 -26.6L1.6 -18.2L6 -13.6'],
      [STICK, '-1 -22.3L22 -9'],
    ],
    things:
      'M20.6 -12.2L28.6 -7.6Q31.6 -5 32 -1.6Q27.6 -1.6 25 -3.4L18 -7.4ZM24 0Q31 -1 34 -6Q37 -11.4 40 -9Q45 -4 50 0Z',
  },
  lean: {
    head: [1.5, -42.4],
    limbs: [
      [BODY, '-0.6 -31.6L-2 -22.4'],
      [LEG, '-4 -20L-5.4 -11L-6 -2.8'],
      [LEG, '0 -20L2.2 -11L-0.4 -2.8'],
      [ARM, '1.8 -33L7.6 -26.4L13.4 -28.4'],
      [ARM, '-3.6 -33L-8.4 -27L-4.6 -21.4'],
      [STICK, '14 -29L14 -8'],
      [2.6, '10.6 -29.4L17.4 -29.4'],
    ],
    things: 'M10.2 -11H17.8V-4.6Q17.4 -1 14 0Q10.6 -1 10.2 -4.6Z',
  },
  sit: {
    head: [-3, -36.4],
    limbs: [
      [BODY, '-5.4 -25.6L-6.6 -18'],
      [6, '-6 -15.6L6.6 -15.6L7.6 -2.8'],
      [6, '-6 -15.6L4 -15.6L2.4 -2.8'],
      [ARM, '-3 -27L4.2 -21.8L7.6 -27.6'],
    ],
    things:
      'M-26 -12.4H2V-9H-4V0H-8V-9H-18V0H-22V-9H-26ZM5.4 -33H11.6V-27.6Q11.6 -26 10 -26H7Q5.4 -26 5.4 -27.6ZM-20.6 -25H-15.4V-27.4H-20.6ZM-21.4 -24H-14.6V-12H-21.4Z',
  },
  barrow: {
    head: [-11.4, -42],
    limbs: [
      [BODY, '-14 -31.6L-15.4 -22.6'],
      [LEG, '-16 -20L-12 -11.4L-12.6 -2.8'],
      [LEG, '-16.4 -20L-19 -11L-24.4 -3.6'],
      [ARM, '-11.6 -33L-8.4 -25.4L-3.4 -20.6'],
      [ARM, '-15.6 -32L-12.6 -24L-5.6 -20'],
      [STICK, '-5.6 -20.4L18 -9'],
      [STICK, '0 -17L1.4 -1'],
    ],
    things:
      'M-0.6 -22L24.6 -22L17 -9.6L6 -9.6ZM16 -4.8a4.9 4.9 0 1 0 9.8 0a4.9 4.9 0 1 0 -9.8 0ZM3.4 -23.4Q9 -30.4 13 -28.4Q17 -30 20.6 -23.4Z',
  },
  point: {
    head: [0.6, -42.4],
    limbs: [
      [BODY, '0 -31.6L0 -22.4'],
      [LEG, '-2 -20L-3.6 -11L-5 -2.8'],
      [LEG, '2 -20L3.6 -11L5.4 -2.8'],
      [ARM, '3 -32.8L10.4 -34.6L17.4 -38.6'],
      [ARM, '-3 -33L-9 -27.6L-4.4 -22.4'],
    ],
  },
  walk: {
    head: [0.6, -43.4],
    limbs: [
      [BODY, '0 -30L-0.6 -22'],
      [LEG, '-0.8 -20L4.6 -12L8.4 -2.8'],
      [LEG, '-1.4 -20L-3 -10.6L-10 -3.6'],
      [ARM, '3 -29.6L8.6 -26L8.4 -33'],
      [ARM, '-3 -29L-6.4 -22.6L-2.6 -18'],
    ],
  },
  stride: {
    head: [0.6, -44],
    limbs: [
      [BODY, '0 -30.6L-0.4 -22.6'],
      [LEG, '-0.6 -20.6L1.6 -11.4L0.6 -2.8'],
      [LEG, '-0.6 -20.6L3.6 -12.6L-3 -6.8'],
      [ARM, '3 -30.2L8.6 -26.6L8.4 -33.6'],
      [ARM, '-3 -29.6L-3.4 -22.4L1.4 -18'],
    ],
  },
  perch: {
    head: [0.6, -26],
    limbs: [
      [BODY, '0 -15L0 -7'],
      [6, '-2.4 -3L-3.8 2L-4 15'],
      [6, '2.4 -3L4 2L6.6 14'],
      [ARM, '-3.2 -16L-9 -9.6L-8.6 -2.4'],
      [ARM, '3.2 -16L9 -10.6L6.6 -17.4'],
    ],
    things:
      'M4.4 -23H10.6V-17.6Q10.6 -16 9 -16H6Q4.4 -16 4.4 -17.6ZM-19 -13H-13.8V-15.4H-19ZM-19.8 -12H-13V0H-19.8Z',
  },
  climb: {
    head: [0, -41],
    limbs: [
      [BODY, '0 -30.4L0 -22'],
      [LEG, '-2.2 -20L-6 -12.6L-4.4 -2.8'],
      [LEG, '2.2 -20L8 -17L5.2 -9.6'],
      [ARM, '-3 -32L-9 -35.6L-8 -44'],
      [ARM, '3 -32L9.6 -29.6L8.6 -36.6'],
    ],
  },
  climbing: {
    head: [0, -41],
    limbs: [
      [BODY, '0 -30.4L0 -22'],
      [LEG, '2.2 -20L6 -12.6L4.4 -2.8'],
      [LEG, '-2.2 -20L-8 -17L-5.2 -9.6'],
      [ARM, '3 -32L9 -35.6L8 -44'],
      [ARM, '-3 -32L-9.6 -29.6L-8.6 -36.6'],
    ],
  },
}

export function Person({ pose: { head, limbs, things } }: { pose: Pose }) {
  return (
    <>
      <circle cx={head[0]} cy={head[1]} r="4.9" />
      {limbs.map(([thick, joints]) => (
        <path key={joints} d={`M${joints}`} fill="none" strokeWidth={thick} />
      ))}
      {things && <path d={things} stroke="none" />}
    </>
  )
}

const path = (corners: readonly (readonly [number, number])[]) =>
  `M${corners.map((corner) => corner.map((value) => value.toFixed(2)).join(' ')).join('L')}Z`

/** A board from 0 to its length: its stripes slant, and two bolts hold each end. */
export function Striped({ length, broad = BROAD }: { length: number; broad?: number }) {
  const half = broad / 2
  const rim = broad / 24
  return (
    <>
      <rect
        x={-rim}
        y={-half - rim}
        width={length + rim * 2}
        height={broad + rim * 2}
        rx={rim * 1.6}
        fill={INK}
      />
      <rect y={-half} width={length} height={broad} rx={rim} fill="#fff" />
      <path d={stripesOf(length, broad).map(path).join('')} fill={ORANGE} />
      {[broad * 0.3, length - broad * 0.3].flatMap((x) =>
        [-0.25, 0.25].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y * broad} r={broad * 0.066} fill={INK} />
        )),
      )}
    </>
  )
}
