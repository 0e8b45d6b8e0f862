import { useSize } from '@found-time/clock-runtime'
import { useId, useRef } from 'react'
import { GREEN } from './bricks'
import styles from './clock.module.css'
import { type Point, project, type View, viewFor } from './view'

/** Half the baseplate's side and its thickness, in studs. */
const PLATE_HALF = 16
export const THICK = 0.28

/** A floorboard in studs, and in pixels of the picture, which has four of them one above another. */
const BOARD = { wide: 5.6, long: 27, pixelsWide: 148, pixelsLong: 720, kinds: 4 }

/** The playroom's boards that are on the stage, laid from the lower right to the upper left under everything. */
function boardsOn(view: View, width: number, height: number) {
  const { wide, long, kinds } = BOARD
  // Whole rows from the stage's upper left to its lower right.
  const reach = (width / 2 + height / view.sine) / view.unit / Math.SQRT1_2 + long
  const boards: { x: number; y: number; kind: number; turned: boolean }[] = []
  for (let row = Math.floor(-reach / wide); row * wide < reach; row++) {
    const y = row * wide + 2.1
    const shift = (((row * 13.7) % long) + long) % long
    for (let place = Math.floor(-reach / long) - 1; place * long < reach; place++) {
      const x = place * long + shift
      const ends = [
        project(view, x, y, 0),
        project(view, x + long, y + wide, 0),
        project(view, x, y + wide, 0),
        project(view, x + long, y, 0),
      ]
      if (ends.every(([px]) => px < 0) || ends.every(([px]) => px > width)) continue
      if (ends.every(([, py]) => py < 0) || ends.every(([, py]) => py > height)) continue
      const number = row * 7 + place * 5
      const kind = ((number % kinds) + kinds) % kinds
      boards.push({ x, y, kind, turned: (number * 3 + row) % 2 !== 0 })
    }
  }
  return boards
}

/** A stud of the baseplate round a place on the stage, and its shadow. */
function Stud({ view: { unit, sine, cosine } }: { view: View }) {
  const radius = 0.3 * unit
  const flat = radius * sine
  const tall = 0.2 * cosine * unit
  const on = (turns: number, up: number, part = 1) =>
    `${radius * part * Math.cos(turns * Math.PI)} ${flat * part * Math.sin(turns * Math.PI) - up}`
  const arc = (to: number, up: number, part = 1) =>
    `A${radius * part} ${flat * part} 0 0 1 ${on(to, up, part)}`
  return (
    <>
      <path
        fill={GREEN.right}
        d={`M${on(0, 0)}${arc(1, 0)}L${on(1, tall)}${arc(1.5, tall)}${arc(2, tall)}Z`}
      />
      <path fill={GREEN.left} d={`M${on(0.42, 0)}${arc(1, 0)}L${on(1, tall)}${arc(1.42, tall)}Z`} />
      <ellipse fill={GREEN.top} cy={-tall} rx={radius} ry={flat} />
      <path
        fill="none"
        stroke={GREEN.light}
        strokeWidth={Math.max(0.5, unit * 0.045)}
        d={`M${on(0.85, tall, 0.92)}${arc(1.6, tall, 0.92)}`}
      />
    </>
  )
}

function Plate({ view }: { view: View }) {
  const studs = useId()
  const { unit, sine } = view
  const low = (x: number, y: number, z = 0) => project(view, x * PLATE_HALF, y * PLATE_HALF, z)
  const points = (...list: Point[]) => list.map((point) => point.join(' ')).join(',')
  const top = points(low(-1, -1), low(1, -1), low(1, 1), low(-1, 1))
  // Studs stand at the corners and in the middle of an upright rectangle.
  const [across, down] = [Math.SQRT2 * unit, Math.SQRT2 * unit * sine]
  const [left, upper] = project(view, 0.5, 0.5, 0)
  const places = [
    [0, 0],
    [across, 0],
    [across / 2, down / 2],
    [0, down],
    [across, down],
  ] as const
  const [lightFrom, lightTo] = [low(-1, 1), low(1, -1)]
  return (
    <>
      <polygon
        fill="rgb(28 30 34 / 0.4)"
        transform={`translate(${unit * 0.5} ${unit * 0.12})`}
        points={points(low(-1, -1, -THICK), low(1, -1, -THICK), low(1, 1, -THICK), low(-1, 1, -THICK))}
      />
      <polygon
        fill={GREEN.left}
        points={points(low(-1, 1), low(1, 1), low(1, 1, -THICK), low(-1, 1, -THICK))}
      />
      <polygon
        fill={GREEN.right}
        points={points(low(1, 1), low(1, -1), low(1, -1, -THICK), low(1, 1, -THICK))}
      />
      <polygon fill={GREEN.top} points={top} />
      <path
        stroke={GREEN.light}
        strokeWidth={unit * 0.07}
        d={`M${lightFrom.join(' ')}L${low(1, 1).join(' ')}L${lightTo.join(' ')}`}
        fill="none"
      />
      {unit > 4 && (
        <>
          <pattern id={studs} patternUnits="userSpaceOnUse" x={left} y={upper} width={across} height={down}>
            {places.map(([x, y]) => (
              <ellipse
                key={`${x} ${y}`}
                fill="rgb(14 70 40 / 0.3)"
                cx={x + 0.29 * Math.SQRT1_2 * unit}
                cy={y + 0.11 * Math.SQRT1_2 * sine * unit}
                rx={0.34 * unit}
                ry={0.34 * unit * sine}
              />
            ))}
            {places.map(([x, y]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
                <Stud view={view} />
              </g>
            ))}
          </pattern>
          <polygon fill={`url(#${studs})`} points={top} />
        </>
      )}
    </>
  )
}

/**
 * The floor, and on it the baseplate, with the sun from the left. All of it stands still for an hour, and thousands of
 * curves and a photograph take long on a canvas: as elements the browser paints them beside its main thread.
 * @param top - Height of the wall without the course being laid, in studs.
 */
export function Ground({ top, boards }: { top: number; boards: string }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.ground}>
      {size && <Laid width={size.width} height={size.height} top={top} picture={boards} />}
    </div>
  )
}

function Laid({
  width,
  height,
  top,
  picture,
}: {
  width: number
  height: number
  top: number
  picture: string
}) {
  const sun = useId()
  const view = viewFor(width, height, top)
  const { wide, long, pixelsWide, pixelsLong } = BOARD
  const high = pixelsWide - 2
  const [along, aside] = [long / pixelsLong, wide / high]
  const away = Math.SQRT1_2 * view.unit
  const matrix = [
    away * along,
    away * view.sine * along,
    -away * aside,
    away * view.sine * aside,
    view.x,
    view.y + THICK * view.cosine * view.unit,
  ]
  return (
    <>
      <div className={styles.floor} style={{ transform: `matrix(${matrix})` }}>
        {boardsOn(view, width, height).map(({ x, y, kind, turned }) => (
          <div
            key={`${x} ${y}`}
            className={turned ? styles.turned : styles.board}
            style={{
              left: x / along,
              top: y / aside,
              width: pixelsLong,
              height: high,
              backgroundImage: `url("${picture}")`,
              backgroundPosition: `0 ${-kind * pixelsWide - 1}px`,
            }}
          />
        ))}
      </div>
      <svg width={width} height={height} className={styles.plate} aria-hidden="true">
        <Plate view={view} />
        <radialGradient
          id={sun}
          gradientUnits="userSpaceOnUse"
          fx={width * 0.18}
          fy={height * 0.05}
          cx={width * 0.4}
          cy={height * 0.4}
          r={Math.hypot(width, height) * 0.8}
        >
          <stop offset="0" stopColor="rgb(255 246 180)" stopOpacity="0.42" />
          <stop offset="0.45" stopColor="rgb(255 244 190)" stopOpacity="0.06" />
          <stop offset="1" stopColor="rgb(30 34 60)" stopOpacity="0.34" />
        </radialGradient>
        <rect width={width} height={height} fill={`url(#${sun})`} />
      </svg>
    </>
  )
}
