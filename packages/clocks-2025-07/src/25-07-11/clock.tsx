import {
  clamp,
  createRandom,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  blotOf,
  LETTER,
  lineOf,
  type Page,
  type Piece,
  type Point,
  pageOf,
  piecesOf,
  wordsAt,
  writtenAt,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

const short = (value: number) => Math.round(value * 10) / 10
const pathOf = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`

/** What is written on a page, in pixels of the stage. */
function piecesOn({ unit, left, lines }: Page): Piece[] {
  const scale = unit / LETTER
  const strokes = lines.flatMap(({ text, y }) =>
    lineOf(text).strokes.map((stroke) =>
      stroke.map(([x, below]): Point => [x + left / scale, below + y / scale]),
    ),
  )
  return piecesOf(strokes).map((piece) => ({
    ...piece,
    broad: piece.broad * scale,
    points: piece.points.map(([x, y]): Point => [x * scale, y * scale]),
  }))
}

/** The minute before on the other side of the leaf, which shines through. */
const Verso = memo(({ page, width }: { page: Page; width: number }) => (
  <path
    className={styles.verso}
    d={piecesOn(page)
      .map(({ points }) => pathOf(points))
      .join('')}
    strokeWidth={page.unit * 0.11}
    transform={`matrix(-1 0 0 1 ${width} 0)`}
  />
))

/** The model in pale print, the blot, and each piece of ink, which stays hidden until it is written. */
const Sheet = memo(({ pieces, unit }: { pieces: readonly Piece[]; unit: number }) => (
  <>
    <path
      className={styles.model}
      d={pieces.map(({ points }) => pathOf(points)).join('')}
      strokeWidth={unit * 0.08}
    />
    <g className={styles.ink}>
      {pieces.map(({ points, broad }, index) => (
        <path key={index} d={pathOf(points)} strokeWidth={short(broad)} />
      ))}
    </g>
  </>
))

/** How long a blot spreads, in milliseconds. */
const SPREADS = 520

/** A pen of steel in its holder, its point in the corner: along x, in hundredths of a small letter's height. */
const Pen = memo(() => (
  <svg className={styles.pen} viewBox="0 -40 1600 80" aria-hidden="true">
    <path
      className={styles.shade}
      d="M0 0C40 5 70 19 104 19L150 17C400 34 900 27 1600 14V-14C900 -27 400 -34 150 -17L104 -19C70 -19 40 -5 0 0Z"
    />
    <path className={styles.holder} d="M140 -16C400 -33 900 -26 1600 -14V14C900 26 400 33 140 16Z" />
    <path className={styles.under} d="M140 8C400 17 900 13 1600 7V14C900 26 400 33 140 16Z" />
    <path className={styles.shine} d="M168 -12.5C400 -24 900 -19 1600 -10V-6C900 -13 400 -16 168 -7.5Z" />
    <path className={styles.ring} d="M120 -18H148C153 -8 153 8 148 18H120C123 8 123 -8 120 -18Z" />
    <path className={styles.nib} d="M0 0C40 -5 70 -19 104 -19L126 -16.5V16.5L104 19C70 19 40 5 0 0Z" />
    <path
      className={styles.nibShine}
      d="M34 -3.5C64 -9 80 -15 104 -16L124 -14V-8L102 -9.5C80 -8.5 64 -6 34 -3.5Z"
    />
    <path className={styles.slit} d="M2 0H74" />
    <circle className={styles.eye} cx="79" r="5" />
    <path className={styles.wet} d="M0 0C16 -2 34 -6 50 -10.5C45 -4 45 4 50 10.5C34 6 16 2 0 0Z" />
  </svg>
))

function Writing() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion, seed } = useHostSettings()
  const sheet = useRef<HTMLDivElement>(null)
  const ink = useRef<SVGSVGElement>(null)
  const blot = useRef<SVGGElement>(null)
  const pen = useRef<HTMLDivElement>(null)
  const done = useRef<{ of: unknown; pieces: number }>({ of: undefined, pieces: 0 })
  const size = useSize(sheet)
  const page = useMemo(
    () => size && pageOf(size.width, size.height, wordsAt(hour, minute, hourCycle)),
    [size, hour, minute, hourCycle],
  )
  const pieces = useMemo(() => page && piecesOn(page), [page])
  const last = useMemo(() => {
    const ago = (hour * 60 + minute + 1439) % 1440
    return size && pageOf(size.width, size.height, wordsAt(Math.floor(ago / 60), ago % 60, hourCycle))
  }, [size, hour, minute, hourCycle])
  const spot = useMemo(() => {
    if (!page || !size) return undefined
    const { between } = createRandom(seed, 'spot', hour, minute)
    const radius = page.unit * between(0.28, 0.46)
    const x = size.width - page.unit * between(0.9, 1.5)
    return { ...blotOf(seed, hour, minute), x, y: size.height * between(0.14, 0.86), radius }
  }, [page, size, seed, hour, minute])

  useFrame((time) => {
    const group = ink.current?.querySelector<SVGGElement>('g')
    if (!group || !pieces || !page || !spot) return untilSecond(time)
    const still = motion === 'reduced'
    const written = writtenAt(time.second, still ? 1000 : time.millisecond)
    if (done.current.of !== group) {
      done.current = { of: group, pieces: 0 }
      for (const piece of group.children) (piece as SVGElement).style.visibility = ''
    }
    let { pieces: count } = done.current
    while (count < pieces.length && pieces[count]!.end <= written + 1e-9) {
      ;(group.children[count] as SVGElement).style.visibility = 'visible'
      count++
    }
    while (count > 0 && pieces[count - 1]!.end > written + 1e-9) {
      count--
      ;(group.children[count] as SVGElement).style.visibility = ''
    }
    done.current.pieces = count

    const fresh = time.second === 0 && !still ? clamp(time.millisecond / SPREADS) : 1
    blot.current?.setAttribute(
      'transform',
      `translate(${spot.x} ${spot.y}) scale(${spot.radius * (0.35 + 0.65 * easeOut(fresh))})`,
    )
    const [x, y] = (pieces[count]?.points[0] ?? pieces.at(-1)!.points.at(-1))!
    const waits = still || time.millisecond >= 640
    const lift = waits ? page.unit * 0.1 : 0
    if (pen.current) pen.current.style.transform = `translate(${x + lift * 0.7}px, ${y - lift}px)`
    return waits ? untilSecond(time) : undefined
  }, 24)

  return (
    <div
      ref={sheet}
      className={styles.sheet}
      style={
        page
          ? ({
              '--unit': `${page.unit}px`,
              '--line': `${page.lines[0]!.y}px`,
              '--left': `${page.left}px`,
            } as CSSProperties)
          : undefined
      }
    >
      {page && pieces && last && spot && size && (
        <>
          <svg
            key={`${hour}:${minute}`}
            ref={ink}
            className={styles.words}
            width={size.width}
            height={size.height}
            aria-hidden="true"
          >
            <Verso page={last} width={size.width} />
            <Sheet pieces={pieces} unit={page.unit} />
            <g ref={blot} className={styles.blot}>
              <path
                d={`${spot.outline.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(3)} ${y.toFixed(3)}`).join('')}Z`}
              />
              {spot.drops.map(({ at: [x, y], radius }, index) => (
                <circle key={index} cx={x} cy={y} r={radius} />
              ))}
            </g>
          </svg>
          <div ref={pen} className={styles.hold}>
            <Pen />
          </div>
        </>
      )}
    </div>
  )
}

/** A page of a French exercise book: the time as a model in print, and a steel pen that writes over it in violet ink. */
export default function Penmanship() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.page}>
      <Writing />
    </Stage>
  )
}
