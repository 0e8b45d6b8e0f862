import { mix, Stage, untilSecond, useClockTime, useFrame, useSize } from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { BEARER, bandOf, leanAt, type Piece, PLACARD, placardAt, slabsAt } from './model'
import { PEOPLE, Walker } from './walkers'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  {
    family: 'ft-25-07-16 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '700',
  },
]

type Band = ReturnType<typeof bandOf>

/** Shadow and light of the band; every other slab is a little darker. */
const TONES = [
  [
    [22, 62, 66],
    [142, 186, 172],
  ],
  [
    [16, 50, 55],
    [122, 168, 156],
  ],
] as const

const toneOf = ({ light, slab }: Piece) => {
  const [dark, bright] = TONES[slab % 2]!
  const mixed = mix(dark, bright, light).map(Math.round)
  return `rgb(${mixed.join(' ')})`
}

const Part = memo(function Part({ piece }: { piece: Piece }) {
  const tone = toneOf(piece)
  return (
    <>
      <path d={piece.face} fill={tone} stroke={tone} strokeWidth="0.8" />
      <path d={piece.edges} fill="none" stroke="#0c2529" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
})

/** Letters are set this large and made smaller, so that no engine rounds them. */
const FINE = 100

function Figure({
  text,
  x,
  y,
  size,
  fill,
}: {
  text: number
  x: number
  y: number
  size: number
  fill: string
}) {
  return (
    <text
      transform={`translate(${x} ${y + size * 0.32}) scale(${1 / FINE})`}
      fontSize={size * FINE}
      fill={fill}
    >
      {text}
    </text>
  )
}

interface OneProps {
  readonly band: Band
  readonly slab: number
  readonly index: number
  /** What is on his placard, if he is the hour's. */
  readonly minute: number | undefined
}

/** A walker with his number on his coat, upright for whoever reads it, wherever he is. */
function One({ band, slab, index, minute }: OneProps) {
  const stand = band.stands[slab]!
  const { x, y, turn } = stand
  const first = minute !== undefined
  const tall = band.size * (first ? BEARER : 0.165)
  const { tall: own } = PEOPLE[index]!
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [px, py] = placardAt(band, stand)
  const [placardX, placardY] = [((px - x) * 100) / tall, ((py - y) * 100) / tall]
  const radius = (PLACARD / BEARER) * 100
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(tall / 100).toFixed(4)})`}>
      <g data-walker="">
        {first && (
          <path
            d={`M${(20 * cos + 44 * sin).toFixed(1)} ${(20 * sin - 44 * cos).toFixed(1)}L${placardX.toFixed(1)} ${placardY.toFixed(1)}`}
            stroke="#1b1d21"
            strokeWidth="4"
          />
        )}
        <g transform={`rotate(${turn.toFixed(1)})`}>
          <Walker index={index} step={index % 2 === 0 || first} />
          {first && <path d="M5 -64L20 -52" stroke="#1b1d21" strokeWidth="7" strokeLinecap="round" />}
        </g>
        <g transform={`translate(${(47 * own * sin).toFixed(1)} ${(-47 * own * cos).toFixed(1)})`}>
          <circle r="15.5" fill="#fbf8ef" />
          <Figure text={index + 1} x={0} y={0} size={25} fill="#1b1d21" />
        </g>
        {first && (
          <g transform={`translate(${placardX.toFixed(1)} ${placardY.toFixed(1)})`}>
            <circle r={radius} fill="#fbf8ef" stroke="#c2371f" strokeWidth="5" />
            <Figure text={minute} x={0} y={0} size={radius * 1.5} fill="#1b1d21" />
          </g>
        )}
      </g>
    </g>
  )
}

/** Twelve who walk on a band with one side; who carries the placard is the hour. */
export default function Strip() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const band = useMemo(() => bandOf(width, height), [width, height])
  const { hour, minute } = useClockTime('minute')
  const bearer = (hour % 12 || 12) - 1
  const slabs = slabsAt(hour, minute)

  // Each second they lean over to the other foot.
  useFrame((time) => {
    const lean = `rotate(${leanAt(time.second)})`
    for (const walker of art.current?.querySelectorAll('[data-walker]') ?? [])
      walker.setAttribute('transform', lean)
    return untilSecond(time)
  }, 10)

  const parts = [
    ...band.pieces.map((piece, index) => ({
      near: piece.near,
      part: <Part key={`piece ${index}`} piece={piece} />,
    })),
    ...slabs.flatMap((slab, index) =>
      index === bearer
        ? []
        : {
            near: band.stands[slab]!.near,
            part: <One key={`walker ${index}`} band={band} slab={slab} index={index} minute={undefined} />,
          },
    ),
  ].sort((one, two) => one.near - two.near)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.page}
      ground={styles.ground}
    >
      <svg className={styles.band} width={width} height={height} aria-hidden="true">
        {parts.map(({ part }) => part)}
        <One band={band} slab={slabs[bearer]!} index={bearer} minute={minute} />
      </svg>
    </Stage>
  )
}
