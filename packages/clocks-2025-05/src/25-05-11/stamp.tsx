import { useId } from 'react'
import { widthOf } from './model'
import { PICTOGRAMS } from './pictograms'

function Pictogram({
  index,
  x,
  y,
  size,
  turn = 0,
}: Record<'index' | 'x' | 'y' | 'size', number> & { turn?: number }) {
  const { size: own, path } = PICTOGRAMS[index % PICTOGRAMS.length]!
  return (
    <path
      d={path}
      fill="currentColor"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${(size / own).toFixed(4)}) translate(${-own / 2} ${-own / 2})`}
    />
  )
}

interface TextProps {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** The most room there is. */
  readonly room?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly className?: string | undefined
}

/** Width of a capital letter of the stencil, in ems, generously. */
const EM = 0.72

function Text({ text, x, y, size, room = 1000, anchor = 'middle', className }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.min(size, room / (text.length * EM)).toFixed(1)}
      textAnchor={anchor}
      fill="currentColor"
      className={className}
    >
      {text}
    </text>
  )
}

export interface StampProps {
  readonly figures: string
  /** `AM` or `PM` where hours are counted to twelve. */
  readonly period: string
  readonly place: string
  readonly date: string
  readonly figuresClass: string | undefined
}

/** Your own: a large rectangle, 300 by 190. */
export function HereStamp({ figures, period, place, date, figuresClass }: StampProps) {
  return (
    <g>
      <rect
        x="5"
        y="5"
        width="290"
        height="180"
        rx="15"
        fill="none"
        stroke="currentColor"
        strokeWidth="6.5"
      />
      <rect
        x="13.5"
        y="13.5"
        width="273"
        height="163"
        rx="8"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <Text text="HERE" x={25} y={46} size={30} anchor="start" />
      {period && <Text text={period} x={150} y={46} size={30} />}
      <Pictogram index={0} x={258} y={35} size={34} turn={90} />
      <path d="M24 55H276M24 146H276" stroke="currentColor" strokeWidth="1.8" />
      <Figures text={figures} x={150} y={100.5} size={104} room={260} className={figuresClass} />
      <Text text={place} x={25} y={169} size={21} room={118} anchor="start" />
      <Text text={date} x={276} y={169} size={21} room={112} anchor="end" />
    </g>
  )
}

const corners = (count: number, radius: number, start: number, x = 110, y = 110) =>
  Array.from({ length: count }, (_, corner) => {
    const angle = ((start + (corner / count) * 360) * Math.PI) / 180
    return `${(x + Math.cos(angle) * radius).toFixed(1)},${(y + Math.sin(angle) * radius).toFixed(1)}`
  }).join(' ')

function Frame({ shape }: { readonly shape: number }) {
  const line = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' as const }
  if (shape === 0)
    return (
      <g {...line}>
        <circle cx="110" cy="110" r="103" strokeWidth="5" />
        <circle cx="110" cy="110" r="96" strokeWidth="1.5" />
        <circle cx="110" cy="110" r="66" strokeWidth="2.5" />
      </g>
    )
  if (shape === 1)
    return (
      <g {...line}>
        <ellipse cx="110" cy="110" rx="107" ry="76" strokeWidth="5" />
        <ellipse cx="110" cy="110" rx="100" ry="69.5" strokeWidth="1.5" />
      </g>
    )
  if (shape === 2)
    return (
      <g {...line}>
        <polygon points={corners(6, 106, 0)} strokeWidth="5" />
        <polygon points={corners(6, 97, 0)} strokeWidth="1.5" />
      </g>
    )
  if (shape === 3)
    return (
      <g {...line}>
        <polygon points={corners(3, 134, -90, 110, 140)} strokeWidth="5.5" />
        <polygon points={corners(3, 120, -90, 110, 140)} strokeWidth="1.5" />
      </g>
    )
  return (
    <g {...line}>
      <polygon points={corners(8, 106, 22.5)} strokeWidth="4" strokeDasharray="13 5" />
      <polygon points={corners(8, 96, 22.5)} strokeWidth="1.8" />
    </g>
  )
}

interface FiguresProps {
  readonly text: string
  readonly x: number
  /** Middle of the figures. */
  readonly y: number
  readonly size: number
  readonly room: number
  readonly className: string | undefined
}

function Figures({ text, x, y, size, room, className }: FiguresProps) {
  const fitted = Math.min(size, room / widthOf(text))
  return (
    <text
      x={x}
      y={(y + fitted * 0.352).toFixed(1)}
      fontSize={fitted.toFixed(1)}
      textAnchor="middle"
      fill="currentColor"
      className={className}
    >
      {text}
    </text>
  )
}

export const SHAPES = 5

/** A capital's, in a square of 220. */
export function CapitalStamp({
  figures,
  period,
  place,
  date,
  figuresClass,
  shape,
  pictogram,
}: StampProps & { readonly shape: number; readonly pictogram: number }) {
  const id = useId()
  const time = (y: number, size: number, room: number) => (
    <Figures text={figures} x={110} y={y} size={size} room={room} className={figuresClass} />
  )
  const day = period ? `${date} ${period}` : date
  return (
    <g>
      <Frame shape={shape} />
      {shape === 0 && (
        <>
          <path id={id} d="M34.5 110A75.500 75.500 0 0 1 185.500 110" fill="none" />
          <path id={`${id}b`} d="M24 110A86 86 0 0 0 196 110" fill="none" />
          <text
            fontSize={Math.min(22, 215 / (place.length * 0.78)).toFixed(1)}
            textAnchor="middle"
            fill="currentColor"
            letterSpacing="1.500"
          >
            <textPath href={`#${id}`} startOffset="50%">
              {place}
            </textPath>
          </text>
          <text fontSize="16" textAnchor="middle" fill="currentColor" letterSpacing="2">
            <textPath href={`#${id}b`} startOffset="50%">
              {day}
            </textPath>
          </text>
          {time(110, 44, 116)}
          <Pictogram index={pictogram} x={110} y={70} size={24} />
          <path d="M70 138H150" stroke="currentColor" strokeWidth="2" />
          <path d="M92 152H128" stroke="currentColor" strokeWidth="2" />
        </>
      )}
      {shape === 1 && (
        <>
          <Pictogram index={pictogram} x={110} y={57} size={20} />
          <Text text={place} x={110} y={87} size={21} room={146} />
          {time(113, 54, 164)}
          <Text text={day} x={110} y={153} size={16} room={128} />
        </>
      )}
      {shape === 2 && (
        <>
          <Pictogram index={pictogram} x={110} y={42} size={25} />
          <Text text={place} x={110} y={80} size={24} room={150} />
          <path d="M33 88H187M33 136H187" stroke="currentColor" strokeWidth="2" />
          {time(112, 56, 176)}
          <Text text={day} x={110} y={161} size={18} room={132} />
          <Text text="ENTRY" x={110} y={184} size={14} />
        </>
      )}
      {shape === 3 && (
        <>
          <Pictogram index={pictogram} x={110} y={76} size={32} />
          {time(122, 46, 120)}
          <Text text={place} x={110} y={166} size={25} room={136} />
          <Text text={day} x={110} y={190} size={17} room={160} />
        </>
      )}
      {shape === 4 && (
        <>
          <Text text={day} x={110} y={48} size={17} room={120} />
          <path d="M26 60H194M26 142H194" stroke="currentColor" strokeWidth="1.800" />
          {time(101, 62, 172)}
          <Text text={place} x={110} y={166} size={24} room={140} />
          <Pictogram index={pictogram} x={110} y={186} size={19} />
        </>
      )}
    </g>
  )
}
