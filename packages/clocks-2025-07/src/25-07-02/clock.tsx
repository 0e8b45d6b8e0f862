import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Box, handsAt, passerAt, roomOf, STEP, secondAt, TICK } from './model'

export { notes } from './notes'

const shelf = new URL('./shelf.webp', import.meta.url).href
const street = new URL('./street.webp', import.meta.url).href
const DIAL = 'ft-25-07-02 Dial'
const SIGN = 'ft-25-07-02 Sign'
const FILL = 'ft-25-07-02 Fill'

export const images = [shelf, street]
export const fonts = [
  { family: DIAL, source: new URL('./dial.woff2', import.meta.url).href, weight: '500' },
  { family: SIGN, source: new URL('./window.woff2', import.meta.url).href, weight: '400' },
  { family: FILL, source: new URL('./fill.woff2', import.meta.url).href, weight: '400' },
]

type Room = ReturnType<typeof roomOf>

/** Places in the strip of what stands on the shelf. */
const THINGS = { jar: 0, bottle: 1, scissors: 2, razor: 3, plant: 4, spoon: 5, tree: 6, pole: 7 }

interface ThingProps {
  thing: keyof typeof THINGS
  left: number
  foot: number
  side: number
  className?: string | undefined
}

function Thing({ thing, left, foot, side, className }: ThingProps) {
  return (
    <i
      className={className ? `${styles.thing} ${className}` : styles.thing}
      style={{ left, top: foot - side, width: side, height: side }}
    >
      <img src={shelf} alt="" style={{ left: -THINGS[thing] * side, width: side * 8, height: side }} />
    </i>
  )
}

/** A shop's clock as it was made; who shows it turned over makes it one in a mirror. */
const Face = memo(function Face() {
  return (
    <>
      <circle r={100} fill="#14264f" />
      <circle r={91} fill="#fffaf0" />
      <path d="M-91 0A91 91 0 0 1 64.300-64.300Z" fill="#fff" />
      {Array.from({ length: 60 }, (_, minute) => (
        <path
          key={minute}
          d={minute % 5 ? 'M0-88V-81' : 'M0-88V-76'}
          stroke="#14264f"
          strokeWidth={minute % 5 ? 1.6 : 3.6}
          transform={`rotate(${minute * 6})`}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const angle = ((index + 1) * Math.PI) / 6
        return (
          <text
            key={index}
            x={(Math.sin(angle) * 61.5).toFixed(2)}
            y={(-Math.cos(angle) * 61.5 + 7.6).toFixed(2)}
            fontFamily={DIAL}
            fontWeight={500}
            fontSize={22}
            textAnchor="middle"
            fill="#14264f"
          >
            {index + 1}
          </text>
        )
      })}
    </>
  )
})

function Hands() {
  const { hour, minute } = useClockTime('minute')
  const turned = handsAt(hour, minute)
  return (
    <g fill="#14264f">
      <path d="M-4.200 14L-3.600-50H3.600L4.200 14Z" transform={`rotate(${turned.hour})`} />
      <path d="M-2.800 18L-1.700-82L0-86.500L1.700-82L2.800 18Z" transform={`rotate(${turned.minute})`} />
      <circle r={6.5} />
    </g>
  )
}

function Clock({ x, y, radius }: Room['clock']) {
  const hand = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const calm = motion === 'reduced'
    if (hand.current)
      hand.current.style.rotate = `${secondAt(time.second, time.millisecond, calm).toFixed(2)}deg`
    return calm || time.millisecond >= TICK ? untilSecond(time) : undefined
  }, 24)
  return (
    <div
      className={styles.clock}
      style={{
        left: x - radius,
        top: y - radius,
        width: radius * 2,
        height: radius * 2,
        fontSize: radius / 100,
      }}
    >
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <Face />
        <Hands />
      </svg>
      <div ref={hand} className={styles.second} />
    </div>
  )
}

const HOUSES = [
  ['#e8553f', 0.26, 0.5],
  ['#f6c445', 0.2, 0.42],
  ['#fff3dc', 0.24, 0.56],
  ['#2f9c86', 0.18, 0.45],
  ['#f08aa0', 0.24, 0.52],
] as const

/** The street, and the barber's own word on the glass: written to be read from out there, and turned over twice here. */
const Street = memo(function Street({ width, height }: { width: number; height: number }) {
  const ground = height * 0.86
  let x = -width * 0.04
  return (
    <svg className={styles.view} width={width} height={height} aria-hidden="true">
      <rect width={width} height={height} fill="#a9def3" />
      {HOUSES.map(([colour, wide, tall]) => {
        const left = x
        const breadth = width * wide
        const roof = ground - height * tall
        x += breadth
        const pane = breadth * 0.2
        return (
          <g key={colour}>
            <rect x={left} y={roof} width={breadth + 1} height={height * tall} fill={colour} />
            <rect x={left} y={roof} width={breadth + 1} height={height * 0.03} fill="#14264f" />
            {[0, 1, 2].flatMap((row) =>
              [0, 1].map((column) => (
                <rect
                  key={`${row}${column}`}
                  x={left + breadth * (0.2 + column * 0.4)}
                  y={roof + height * (0.07 + row * 0.145)}
                  width={pane}
                  height={height * 0.085}
                  fill={colour === '#fff3dc' ? '#5fb7dd' : '#14264f'}
                />
              )),
            )}
          </g>
        )
      })}
      <rect y={ground} width={width} height={height} fill="#d9d2c6" />
      <rect y={ground} width={width} height={height * 0.02} fill="#b3a999" />
    </svg>
  )
})

function Passer({ width, height }: { width: number; height: number }) {
  const passer = useRef<HTMLElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const calm = motion === 'reduced'
    const { who, across, off } = passerAt(time.hour, time.minute, time.second, time.millisecond, calm)
    const side = Math.min(height * 0.46, width * 0.42) * (who === 6 ? 1.5 : 1)
    const left = width - across * (width + side)
    if (passer.current) {
      const { style } = passer.current
      style.width = `${side}px`
      style.height = `${side}px`
      style.transform = `translate(${left.toFixed(2)}px, ${(height * 0.95 - side * 0.97 - off * side * 0.045).toFixed(2)}px)`
      style.backgroundPosition = `${(who * 100) / 7}% 0`
    }
    return calm || time.millisecond >= STEP ? untilSecond(time) : undefined
  }, 24)
  return <i ref={passer} className={styles.passer} style={{ backgroundImage: `url("${street}")` }} />
}

function Window({ left, top, width, height }: Box) {
  const bar = Math.min(width, height) * 0.04
  return (
    <div className={styles.window} style={{ left, top, width, height, borderWidth: bar }}>
      <Street width={width - 2 * bar} height={height - 2 * bar} />
      <Thing thing="tree" left={width * 0.58} foot={height * 0.86} side={Math.min(width, height) * 0.62} />
      <Passer width={width - 2 * bar} height={height - 2 * bar} />
      {[FILL, SIGN].map((family) => (
        <span
          key={family}
          className={styles.sign}
          style={{
            fontFamily: family,
            // The plain letters stand closer together than the shaded ones, and further left.
            ...(family === FILL && { letterSpacing: '0.1em', translate: '0.115em 0' }),
            fontSize: Math.min((width - 2 * bar) * 0.19, height * 0.3),
            color: family === FILL ? '#f6c445' : '#14264f',
          }}
        >
          BARBER
        </span>
      ))}
    </div>
  )
}

/** What is behind whoever looks: the wall, its tiles, and the light of the window on them. */
const Wall = memo(function Wall({ room, width }: { room: Room; width: number }) {
  const { dado, shelf: edge, clock, window, frame } = room
  const tile = (edge - dado) / 3
  const line = tile * 0.3
  let tiles = ''
  for (let row = 0; row < 3; row++)
    for (let x = frame + (row % 2) * tile; x < width; x += 2 * tile)
      tiles += `M${x.toFixed(1)} ${(dado + row * tile).toFixed(1)}h${tile.toFixed(1)}v${tile.toFixed(1)}h${(-tile).toFixed(1)}Z`
  return (
    <svg className={styles.wall} aria-hidden="true">
      <path
        d={`M${window.left - window.width * 0.1} 0L${window.left - window.width * 0.75} ${dado}H${clock.x - clock.radius * 0.9}L${clock.x + clock.radius * 0.2} 0Z`}
        fill="#f58a73"
      />
      <rect y={dado} width={width} height={edge - dado} fill="#fff6e4" />
      <path d={tiles} fill="#4fb79d" />
      <rect y={dado - line} width={width} height={line} fill="#14264f" />
      <rect
        x={window.left - clock.radius * 0.06}
        y={window.top + clock.radius * 0.06}
        width={window.width}
        height={window.height}
        fill="#c94b40"
      />
      <circle
        cx={clock.x - clock.radius * 0.08}
        cy={clock.y + clock.radius * 0.08}
        r={clock.radius}
        fill="#c94b40"
      />
    </svg>
  )
})

/** What stands before the mirror; each thing is in it once more, further back and turned over. */
function Shelf({ room, width, height }: { room: Room; width: number; height: number }) {
  const side = Math.min(height * 0.19, width * 0.205)
  const foot = height * 0.925
  const behind = room.shelf + height * 0.012
  const across = width - 2 * room.frame
  const stand = (part: number) => room.frame + across * part - side / 2
  const narrow = width / height < 0.8
  const things = narrow
    ? ([
        ['bottle', 0.14],
        ['scissors', 0.4],
        ['jar', 0.4],
      ] as const)
    : ([
        ['plant', 0.07],
        ['bottle', 0.235],
        ['scissors', 0.465],
        ['jar', 0.465],
        ...(width > height * 1.3 ? ([['pole', 0.6]] as const) : []),
      ] as const)
  const spoon = side * 1.55
  const spoonLeft = room.frame + across * (narrow ? 0.78 : 0.82) - spoon * 0.62
  const lifted = (thing: string) => (thing === 'scissors' ? side * 0.42 : 0)
  return (
    <>
      {things.map(([thing, part]) => (
        <Thing
          key={thing}
          thing={thing}
          className={styles.turned}
          left={stand(part) + side * (0.09 + (0.5 - part) * 0.55)}
          foot={behind - lifted(thing) * 0.82}
          side={side * 0.82}
        />
      ))}
      <div
        className={styles.slab}
        style={{ top: room.shelf, height: height - room.shelf, fontSize: height / 100 }}
      />
      {things.map(([thing, part]) => (
        <Thing key={thing} thing={thing} left={stand(part)} foot={foot - lifted(thing)} side={side} />
      ))}
      <Thing thing="spoon" left={spoonLeft} foot={foot - side * 0.1} side={spoon} />
      <Honest left={spoonLeft} top={foot - side * 0.1 - spoon} side={spoon} />
      <svg
        className={styles.mug}
        viewBox="0 0 100 100"
        style={{
          left: spoonLeft + spoon * 0.5,
          top: foot - side * 0.83,
          width: side * 0.8,
          height: side * 0.8,
        }}
        aria-hidden="true"
      >
        <path d="M74 34H86C100 34 100 70 84 70H72" fill="none" stroke="#e8553f" strokeWidth={9} />
        <path d="M10 16H80V84C80 94 74 100 66 100H24C16 100 10 94 10 84Z" fill="#e8553f" />
        <path d="M10 44H80V62H10Z" fill="#fff6e4" />
        <path d="M62 16H80V84C80 94 74 100 66 100H58C62 80 62 40 62 16Z" fill="#14264f" fillOpacity={0.18} />
      </svg>
    </>
  )
}

/** The spoon's bowl shows what the mirror shows, turned over once more: here the clock is right. */
function Honest({ left, top, side }: { left: number; top: number; side: number }) {
  return (
    <svg
      className={styles.mug}
      viewBox="0 0 32 32"
      style={{ left, top, width: side, height: side }}
      aria-hidden="true"
    >
      <g transform="translate(7.500 7.900) rotate(-38) scale(1 1.200) rotate(38)">
        <circle r={5.2} fill="#f58a73" />
        <g transform="scale(.043)">
          <Face />
          <Hands />
        </g>
      </g>
    </svg>
  )
}

/** A barber's mirror: a clock on the wall behind, as it looks from the chair. */
export default function Backwards() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const room = size && roomOf(size.width, size.height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.shop}>
      {size && room && (
        <>
          <Wall room={room} width={size.width} />
          <Window {...room.window} />
          <Clock {...room.clock} />
          <div
            className={styles.glass}
            style={{ '--frame': `${room.frame}px`, height: room.shelf } as CSSProperties}
          />
          <Shelf room={room} width={size.width} height={size.height} />
        </>
      )}
    </Stage>
  )
}
