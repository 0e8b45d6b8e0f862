import {
  laterBy,
  Stage,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, type ReactNode, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  distanceAt,
  hourStation,
  type Line,
  minuteStation,
  type Network,
  networkOf,
  type Point,
  progressOf,
  rollsOf,
  type Spot,
  secondStation,
  sideOf,
  untilRide,
  untilRoll,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-04-06 Overpass',
    source: new URL('./overpass.woff2', import.meta.url).href,
    weight: '400 800',
  },
]

const PAPER = '#eceee6'
/** From the middle outwards. */
const ZONES = ['', '#ffffff', '#f4f5ef', '#dfe4de']
const FAINT = '#d3d9d2'
const INK = '#16181d'
const BLUE = '#1f3fae'
const RED = '#e8432a'
const YELLOW = '#f6b51e'

/** A network of three rings with 12, 60 and 60 stations. */
export default function CircleLine() {
  return (
    <Stage css={css} fonts={fonts} className={styles.sheet} ground={styles.paper}>
      <Sheet />
    </Stage>
  )
}

function Sheet() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const width = Math.round(size?.width ?? 0)
  const height = Math.round(size?.height ?? 0)
  const network = useMemo(() => (width && height ? networkOf(width, height) : undefined), [width, height])
  const key = network && `${network.width} ${network.height}`
  return (
    <div ref={box} className={styles.fit}>
      {network && <Diagram network={network} />}
      {network && <Boards key={`${network.named}`} network={network} />}
      {network && <Trains key={key} network={network} />}
    </div>
  )
}

function Layer({
  network,
  className,
  children,
}: {
  network: Network
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <svg
      viewBox={`0 0 ${network.width} ${network.height}`}
      className={`${styles.layer} ${className ?? ''}`}
      role="presentation"
    >
      {children}
    </svg>
  )
}

/** Everything that is printed. */
const Diagram = memo(function Diagram({ network }: { network: Network }) {
  const { hours, minutes, seconds, gauge, crossings, platforms, hoursNamed, named, roomy, fontSize, tall } =
    network
  const id = useId()
  const { transparent } = useHostSettings()
  const isCrossing = (kind: 'hour' | 'second', station: number) =>
    crossings.some((crossing) => crossing[kind] === station)
  return (
    <Layer network={network} className={transparent ? styles.bare : undefined}>
      {transparent ? (
        <path
          d={seconds.track.d + hours.track.d + minutes.track.d}
          className={styles.line}
          stroke={PAPER}
          strokeWidth={gauge * 1.5}
        />
      ) : (
        <>
          <path d={minutes.track.d} fill={ZONES[3]} />
          <path d={hours.track.d} fill={ZONES[2]} />
          <path d={seconds.track.d} fill={ZONES[2]} />
          <clipPath id={id}>
            <path d={hours.track.d} />
          </clipPath>
          <path d={seconds.track.d} fill={ZONES[1]} clipPath={`url(#${id})`} />
        </>
      )}
      {named && <Furniture network={network} />}
      <g className={styles.line} strokeWidth={gauge}>
        <path d={seconds.track.d} stroke={YELLOW} />
        <path d={hours.track.d} stroke={BLUE} />
        <path d={minutes.track.d} stroke={RED} />
      </g>
      <Ticks network={network} line={minutes} colour={RED} />
      <Ticks network={network} line={seconds} colour={YELLOW} />
      {hours.stations.map((distance, station) => {
        const { x, y } = hours.track.at(distance)
        return isCrossing('hour', station) ? null : (
          <circle key={distance} cx={x} cy={y} r={gauge * 0.34} fill="#fff" />
        )
      })}
      <g fill="#fff" stroke={INK} strokeWidth={gauge * 0.28}>
        {platforms.map(({ from, to }) => (
          <g key={`${from.x} ${from.y}`}>
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth={gauge * 1.5}
              strokeLinecap="round"
            />
            <line
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              strokeWidth={gauge * 0.94}
              stroke="#fff"
              strokeLinecap="round"
            />
          </g>
        ))}
        {crossings.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r={gauge * 0.85} />
        ))}
      </g>
      {named && (
        <g fill={INK} fontSize={fontSize}>
          <Names network={network} line={minutes} every={5} name={minuteStation} weight={500} />
          <Names
            network={network}
            line={seconds}
            every={5}
            hidden={tall ? (outX) => outX < -0.38 : () => !roomy}
            name={secondStation}
            weight={400}
            skip={crossings.map(({ second }) => second)}
          />
        </g>
      )}
      {hoursNamed && (
        <g fill={INK} fontSize={fontSize}>
          <Names
            network={network}
            line={hours}
            every={1}
            name={hourStation}
            weight={800}
            skip={crossings.map(({ hour }) => hour)}
          />
          <CrossingNames network={network} />
        </g>
      )}
    </Layer>
  )
})

/** Title, key and zone numbers, in the corners that the lines leave free. */
function Furniture({ network }: { network: Network }) {
  const { tall, roomy, frame, strip, fontSize, margin, gauge, crossings, boards, width, height } = network
  const { transparent } = useHostSettings()
  const [upper] = crossings
  const key = [
    { colour: BLUE, name: 'Hours', note: '12 stations' },
    { colour: RED, name: 'Minutes', note: '60 stations' },
    { colour: YELLOW, name: 'Seconds', note: '60 stations' },
  ]
  const zones =
    tall || !roomy || transparent
      ? []
      : [
          { zone: 1, x: width / 2, y: height * 0.3 },
          { zone: 2, x: boards.hours.x, y: height * 0.7 },
          { zone: 2, x: boards.seconds.x, y: height * 0.36 },
          { zone: 3, x: frame.left + strip * 0.78, y: frame.bottom - strip * 0.24 },
        ]
  const titleX = tall ? margin : upper.x + gauge * 6
  const titleY = tall ? fontSize * 2.4 : frame.top + strip * 0.5
  return (
    <g fill={INK} fontSize={fontSize}>
      {zones.map(({ zone, x, y }) => (
        <text key={x} x={x} y={y} fontSize={fontSize * 5.4} fontWeight={800} textAnchor="middle" fill={FAINT}>
          {zone}
        </text>
      ))}
      <text x={titleX} y={titleY} fontSize={fontSize * (tall ? 2.1 : 2.9)} fontWeight={800}>
        Circle Line
      </text>
      {(tall || roomy) && (
        <text
          x={tall ? width - margin : titleX}
          y={tall ? titleY : titleY + fontSize * 1.7}
          textAnchor={tall ? 'end' : 'start'}
        >
          All trains call at all stations
        </text>
      )}
      {(tall || roomy) &&
        key.map(({ colour, name, note }, index) => {
          const x = tall ? margin + index * (width / 2 - margin - fontSize * 2.8) : frame.left + strip * 1.3
          const y = tall
            ? height - fontSize * 1.6
            : frame.bottom - strip * 0.5 + (index - 1) * fontSize * 1.75 + gauge
          return (
            <g key={name}>
              <line
                x1={x}
                y1={y}
                x2={x + fontSize * (tall ? 1.6 : 2.6)}
                y2={y}
                stroke={colour}
                strokeWidth={gauge * 0.8}
              />
              <text x={x + fontSize * (tall ? 2 : 3.3)} y={y + fontSize * 0.35} fontWeight={600}>
                {name}
                {!tall && (
                  <tspan fontWeight={400} dx={fontSize * 0.5}>
                    {note}
                  </tspan>
                )}
              </text>
            </g>
          )
        })}
    </g>
  )
}

/** No longer than a train's halo is wide, or trains would leave bits of them behind. */
function Ticks({ network, line, colour }: { network: Network; line: Line; colour: string }) {
  const { gauge } = network
  let d = ''
  for (const [station, distance] of line.stations.entries()) {
    const { x, y, angleDeg } = line.track.at(distance)
    const isJoint = (point: Point) => Math.hypot(point.x - x, point.y - y) < gauge * 0.5
    if (
      network.crossings.some(isJoint) ||
      network.platforms.some(({ from, to }) => isJoint(from) || isJoint(to))
    )
      continue
    const side = sideOf(network, line, distance)
    const reach = gauge * (station % 5 === 0 ? 1 : 0.78) * side
    const angle = ((angleDeg - 90) * Math.PI) / 180
    d += `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`
  }
  return <path d={d} stroke={colour} strokeWidth={gauge * 0.42} fill="none" />
}

/** Where the blue and the yellow line cross, each says its own name for the place, if there is room for both. */
function CrossingNames({ network: { crossings, gauge, fontSize, tall, named } }: { network: Network }) {
  return crossings.map(({ x, y, hour, second }, index) => {
    const end = index === 1 && !tall
    const edge = x + (end ? -1 : 1) * gauge * 1.4
    return (
      <text
        key={x}
        x={edge}
        y={index ? y + gauge * 1.4 + fontSize * 0.7 : y - gauge * 1.4 - (named ? fontSize * 1.15 : 0)}
        textAnchor={end ? 'end' : 'start'}
      >
        <tspan fontWeight={800}>{hourStation(hour)}</tspan>
        {named && (
          <tspan x={edge} dy={fontSize * 1.15}>
            {secondStation(second)}
          </tspan>
        )}
      </text>
    )
  })
}

interface NamesProps {
  readonly network: Network
  readonly line: Line
  readonly every: number
  readonly name: (station: number) => string
  readonly weight: number
  readonly skip?: readonly number[]
  /** Which names there is no room for, by the direction they stand in from their line. */
  readonly hidden?: ((outX: number) => boolean) | undefined
}

function Names({ network, line, every, name, weight, skip = [], hidden }: NamesProps) {
  const { gauge, fontSize } = network
  return line.stations.map((distance, station) => {
    if (station % every || skip.includes(station)) return null
    const { x, y, angleDeg } = line.track.at(distance)
    const angle = ((angleDeg - 90) * Math.PI) / 180
    const side = sideOf(network, line, distance)
    const outX = Math.cos(angle) * side
    const outY = Math.sin(angle) * side
    if (side > 0 && hidden?.(outX)) return null
    const gap = gauge * (every > 1 ? 1.5 : 1.15)
    // Inside a bend a centred name would run into the line: it keeps to the straight.
    const bends = (way: number) => line.track.at(distance + way * fontSize * 3).angleDeg !== angleDeg
    const away = side < 0 && Math.abs(outX) < 0.38 ? Math.sign(Number(bends(-1)) - Number(bends(1))) : 0
    const shift = away * Math.sign(Math.cos((angleDeg * Math.PI) / 180))
    const anchor = shift || (outX > 0.38 ? 1 : outX < -0.38 ? -1 : 0)
    return (
      <text
        key={name(station)}
        x={x + outX * gap - shift * fontSize * 1.1}
        y={y + outY * gap + fontSize * 0.35 * (1 + outY)}
        textAnchor={anchor > 0 ? 'start' : anchor < 0 ? 'end' : 'middle'}
        fontWeight={weight}
      >
        {name(station)}
      </text>
    )
  })
}

function Boards({ network }: { network: Network }) {
  const now = useClockTime('second')
  const { minute, second } = now
  // On the nights of summer time the hours do not follow one another as the figures do.
  const untilHour = untilMinute(now) + (59 - minute) * 60_000
  const hours = [now, laterBy(now, untilHour), laterBy(now, untilHour + 3_600_000)]
  return (
    <Layer network={network}>
      <Board
        network={network}
        spot={network.boards.hours}
        colour={BLUE}
        ink="#fff"
        line="Hours line"
        unit="hours"
        note={hours.slice(0, 2).map(({ period }) => (period === 'am' ? 'a.m.' : 'p.m.'))}
        stations={hours.map(({ hour12 }) => hourStation(hour12))}
        wait={[`${60 - minute} min`, `${60 - ((minute + 1) % 60)} min`]}
        waitUnit="minutes"
        widest={3.6}
      />
      <Board
        network={network}
        spot={network.boards.minutes}
        colour={RED}
        ink="#fff"
        line="Minutes line"
        unit="minutes"
        stations={[0, 1, 2].map((ahead) => minuteStation(minute + ahead))}
        wait={[`${60 - second} s`, `${60 - ((second + 1) % 60)} s`]}
        waitUnit="seconds"
        widest={7}
      />
      <Board
        network={network}
        spot={network.boards.seconds}
        colour={YELLOW}
        ink={INK}
        line="Seconds line"
        unit="seconds"
        stations={[0, 1, 2].map((ahead) => secondStation(second + ahead))}
        widest={7}
      />
    </Layer>
  )
}

type Unit = keyof ReturnType<typeof rollsOf>

interface BoardProps {
  readonly network: Network
  readonly spot: Spot
  readonly colour: string
  readonly ink: string
  readonly line: string
  /** What its names change with. */
  readonly unit: Unit
  /** Now and next. */
  readonly note?: readonly string[]
  /** The station, the next one and the one after. */
  readonly stations: readonly string[]
  /** Now and next. */
  readonly wait?: readonly string[]
  readonly waitUnit?: Unit
  /** Width of the line's longest name, in ems. */
  readonly widest: number
}

function Board(props: BoardProps) {
  const { network, spot, colour, ink, line, unit, note, stations, wait, waitUnit = unit, widest } = props
  const { gauge, named, fontSize } = network
  const hairline = gauge * 0.13
  const pad = gauge * 1.3
  const size = Math.min((spot.width - 2 * pad) / widest, gauge * (named ? 5.2 : 7.6))
  const small = named ? fontSize * 1.1 : 0
  /** Room below the name's foot for the g of Eight. */
  const descent = size * (named ? 0.12 : 0.06)
  const height = size * 0.72 + descent + 2 * pad + small * 3.1
  const top = spot.y - height / 2
  const left = spot.x - spot.width / 2 + pad
  const right = spot.x + spot.width / 2 - pad
  const foot = top + height - pad
  const board = useRef<SVGGElement>(null)
  // Where there is no room for more than the name, the board is as wide as the name.
  useFrame((time) => {
    if (named) return untilRoll(time, unit)
    if (!board.current) return
    const [now, next] = [...board.current.querySelectorAll('text')].map((name) =>
      name.getComputedTextLength(),
    )
    const width = now! + (next! - now!) * rollsOf(time)[unit] + 2 * pad
    for (const [rim, rect] of board.current.querySelectorAll('rect, svg').entries()) {
      const inset = rim * hairline * 2
      rect.setAttribute('x', (spot.x - width / 2 + inset).toFixed(2))
      rect.setAttribute('width', (width - inset * 2).toFixed(2))
    }
    return untilRoll(time, unit)
  }, 30)
  const across = (inset: number) =>
    named && { x: spot.x - spot.width / 2 + inset, width: spot.width - inset * 2 }
  return (
    <g fill={ink} ref={board}>
      <rect {...across(0)} y={top} height={height} rx={gauge * 0.55} fill={colour} />
      <rect
        {...across(hairline * 2)}
        y={top + hairline * 2}
        height={height - hairline * 4}
        rx={gauge * 0.4}
        fill="none"
        stroke={ink}
        strokeWidth={hairline}
      />
      <Roller
        x={named ? left - size * 0.04 : '50%'}
        y={top + pad + small * 1.65 + size * 0.72}
        anchor={named ? 'start' : 'middle'}
        size={size}
        rise={named ? size * 0.82 : size * 0.72 + pad - hairline * 3}
        drop={descent + (named ? small * 0.62 : pad - hairline)}
        unit={unit}
        names={stations}
        weight={700}
      />
      {named && (
        <>
          <text x={left} y={top + pad + small * 0.72} fontSize={small} fontWeight={700}>
            {line}
          </text>
          {note && (
            <Roller
              x={right}
              y={top + pad + small * 0.72}
              anchor="end"
              size={small}
              unit={unit}
              names={note}
            />
          )}
          <Roller
            x={left}
            y={foot}
            anchor="start"
            size={small}
            unit={unit}
            names={stations.slice(1).map((name) => `Next: ${name}`)}
          />
          {wait && <Roller x={right} y={foot} anchor="end" size={small} unit={waitUnit} names={wait} />}
        </>
      )}
    </g>
  )
}

interface RollerProps {
  readonly x: number | string
  /** Foot of the letters. */
  readonly y: number
  /** How far its window reaches above and below their foot. */
  readonly rise?: number
  readonly drop?: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly size: number
  readonly weight?: number
  /** What its names change with. */
  readonly unit: Unit
  /** Now and next. */
  readonly names: readonly string[]
}

/** A window with a name behind it, and the next name below on the same roller. */
function Roller({
  x,
  y,
  anchor,
  size,
  rise = size * 0.77,
  drop = size * 0.28,
  weight,
  unit,
  names,
}: RollerProps) {
  const roller = useRef<SVGGElement>(null)
  const travel = rise + drop
  useFrame((time) => {
    const transform = `translate(0 ${(-travel * rollsOf(time)[unit]).toFixed(2)})`
    // Nearly always it stands.
    if (roller.current && roller.current.getAttribute('transform') !== transform)
      roller.current.setAttribute('transform', transform)
    return untilRoll(time, unit)
  }, 30)
  return (
    <svg y={y - rise} height={travel} overflow="hidden" role="presentation">
      <g ref={roller} fontSize={size} fontWeight={weight} textAnchor={anchor}>
        <text x={x} y={rise}>
          {names[0]}
        </text>
        <text x={x} y={rise + travel}>
          {names[1]}
        </text>
      </g>
    </svg>
  )
}

/** Cars of a train, from the last to the first, in car lengths from its middle. */
const CARS = [-1, 0, 1]

function Trains({ network }: { network: Network }) {
  const { gauge } = network
  const cars = useRef<(SVGGElement | null)[]>([])
  const lines = [network.hours, network.minutes, network.seconds]
  const pitch = gauge * 1.9
  useFrame((time) => {
    const progress = progressOf(time)
    const along = [progress.hours, progress.minutes, progress.seconds]
    for (const [index, line] of lines.entries()) {
      const middle = distanceAt(line, along[index]!)
      for (const [place, car] of CARS.entries()) {
        const { x, y, angleDeg } = line.track.at(middle + car * pitch)
        const element = cars.current[index * CARS.length + place]
        const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)})rotate(${angleDeg.toFixed(2)})`
        if (element && element.getAttribute('transform') !== transform)
          element.setAttribute('transform', transform)
      }
    }
    return untilRide(time)
  }, 30)
  return (
    <Layer network={network} className={styles.trains}>
      {lines.map((line, index) => (
        <g key={line.track.d}>
          {CARS.map((car, place) => (
            <g
              key={car}
              ref={(element) => {
                cars.current[index * CARS.length + place] = element
              }}
            >
              <rect
                x={-pitch * 0.55}
                y={-gauge * 1.02}
                width={pitch * 1.1}
                height={gauge * 2.04}
                rx={gauge * 0.14}
                fill={PAPER}
              />
              <rect
                x={-pitch * 0.45}
                y={-gauge * 0.81}
                width={pitch * 0.9}
                height={gauge * 1.62}
                rx={gauge * 0.3}
                fill={INK}
              />
              <rect
                x={-pitch * 0.25}
                y={-gauge * 0.28}
                width={pitch * 0.5}
                height={gauge * 0.56}
                rx={gauge * 0.12}
                fill={PAPER}
              />
            </g>
          ))}
        </g>
      ))}
    </Layer>
  )
}
