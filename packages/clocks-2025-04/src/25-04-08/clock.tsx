import {
  type ClockTime,
  easeInOut,
  laterBy,
  Stage,
  shownHour,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  CLEAR,
  FLAT,
  figuresAt,
  type Layout,
  layoutFor,
  MOVE,
  type Place,
  pegAt,
  placesAt,
  radiusOf,
  wayOf,
} from './model'

export { notes } from './notes'

const SETS = {
  wide: new URL('./wide.webp', import.meta.url).href,
  even: new URL('./even.webp', import.meta.url).href,
  tall: new URL('./tall.webp', import.meta.url).href,
}
const peg = new URL('./peg.webp', import.meta.url).href
const leaf = new URL('./leaf.webp', import.meta.url).href
const figures = new URL('./figures.webp', import.meta.url).href

export const images = [...Object.values(SETS), peg, leaf, figures]
export const fonts = []

const DISCS = [0, 1, 2, 3, 4, 5]
const PEGS = [0, 1, 2]

/** A figure's cell in its picture, and how much of its height the figure takes. */
const CELL = { width: 112, height: 132, figure: 0.8 }

/** When within a second a disc sets out, in milliseconds. */
const START = 1000 * (1 - MOVE)

/** How far round a disc the next figure waits, in radians: out of sight. */
const ROUND = 1.75

/** A lacquered Tower of Hanoi. Each disc bears a figure of the time. */
export default function Hanoi() {
  const { transparent } = useHostSettings()
  return (
    <Stage css={css} images={images} fonts={fonts} className={transparent ? undefined : styles.room}>
      <Fitted />
    </Stage>
  )
}

function Fitted() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const files = { '--peg': `url(${peg})`, '--figures': `url(${figures})` } as CSSProperties
  return (
    <div ref={box} className={styles.fit} style={files}>
      {size && (
        <Tower
          key={`${size.width} ${size.height}`}
          layout={layoutFor(size.width, size.height)}
          stageHeight={size.height}
        />
      )}
    </div>
  )
}

/** Where the middle of a disc's foot is, and its peg's foot and tip. */
function footOf(layout: Layout, place: Place) {
  const { x, y } = pegAt(layout, place.peg)
  // Whole pixels: what is moved by part of one looks different from what was laid there.
  return {
    x: Math.round(x),
    y: Math.round(y - place.level * layout.height),
    table: Math.round(y),
    tip: Math.round(y - layout.rise),
  }
}

/** Which disc lies on another, if any. */
function onto(places: readonly Place[], disc: number) {
  const { peg, level } = places[disc]!
  return places.findIndex((place) => place.peg === peg && place.level === level + 1)
}

function Tower({ layout, stageHeight }: { readonly layout: Layout; readonly stageHeight: number }) {
  const { radius, height, y, rise } = layout
  const root = useRef<HTMLDivElement>(null)
  const { motion, mode, hourCycle, transparent } = useHostSettings()

  useFrame((time) => {
    const all = (name: string) => root.current?.querySelectorAll<HTMLElement>(`[data-${name}]`)
    const [discs, casts, mirrored] = [all('disc'), all('cast'), all('mirrored')]
    if (!discs || !casts || !mirrored) return
    const isSettled = motion === 'reduced' || mode === 'still'
    // A move ends on the stroke.
    const share = isSettled ? 0 : Math.max(0, (time.millisecond - START) / (1000 - START))
    const second = Math.floor(time.epochMs / 1000)
    const [before, after] = [placesAt(second), placesAt(second + 1)]
    const [old, now] = [figuresOf(time, hourCycle), figuresOf(laterBy(time, 1000), hourCycle)]
    const move = wayOf(share)
    for (const disc of DISCS) {
      const from = footOf(layout, before[disc]!)
      const to = footOf(layout, after[disc]!)
      const way = wayOf(from.x === to.x ? 0 : share)
      const between = (one: number, other: number) => one + (other - one) * way.across
      const over = between(from.tip, to.tip) - height * CLEAR
      const left = between(from.x, to.x)
      const foot = way.down > 0 ? over + (to.y - over) * way.down : from.y + (over - from.y) * way.up
      const table = between(from.table, to.table)
      const above = table - foot
      const element = discs[disc]!
      element.style.transform = `translate(${left.toFixed(1)}px, ${foot.toFixed(1)}px)`
      element.style.zIndex = String(disc)
      const image = mirrored[disc]!
      image.style.transform = `translate(${left.toFixed(1)}px, ${Math.round(table + above + height)}px)`
      image.style.opacity = Math.max(0, 0.8 - above / height / 2).toFixed(2)
      // In the table the smallest disc hangs lowest, and behind the larger ones.
      image.style.zIndex = String(DISCS.length - disc)
      // Its shadow lies on the table only if it stands there.
      const cast = casts[disc]!
      cast.style.transform = `translate(${left.toFixed(1)}px, ${table.toFixed(1)}px)`
      cast.style.opacity = Math.max(0, 1 - above / height / 0.6).toFixed(2)
      const [, , shade, rod, ...faces] = element.children as unknown as HTMLElement[]
      ;(rod!.firstElementChild as HTMLElement).style.transform =
        `translateY(${(from.tip - foot).toFixed(1)}px)`
      // On its top lies the shadow of the disc that stands there, comes or goes.
      const [leaves, stands] = [onto(before, disc), onto(after, disc)]
      const [caster, dark] =
        leaves === stands || share === 0
          ? [leaves, 1]
          : leaves < 0
            ? [stands, move.down]
            : [leaves, 1 - move.up]
      const shadow = shade!.firstElementChild as HTMLElement
      shadow.style.opacity = caster < 0 ? '0' : dark.toFixed(2)
      if (caster >= 0) {
        const wide = (radiusOf(layout, caster) + height * 0.42) / radius
        const high = (radiusOf(layout, caster) * FLAT + height * 0.15) / (radius * FLAT)
        shadow.style.transform = `scale(${wide.toFixed(3)}, ${high.toFixed(3)})`
      }
      const turn = old[disc] === now[disc] ? 0 : easeInOut(share)
      face(faces[0]!, disc, old[disc]!, -turn * ROUND)
      face(faces[1]!, disc, now[disc]!, (1 - turn) * ROUND)
    }
    if (isSettled) return untilSecond(time)
    return share === 0 ? START - time.millisecond : undefined
  }, 24)

  /** Turns a figure round its disc, seen from the front. */
  function face(element: HTMLElement, disc: number, figure: number, angle: number) {
    const isSeen = Math.abs(angle) < Math.PI / 2
    element.style.visibility = isSeen ? 'visible' : 'hidden'
    if (!isSeen) return
    const round = radiusOf(layout, disc)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const drop = round * FLAT * (cos - 1)
    element.style.backgroundPosition = `${(figure / 9) * 100}% ${disc > 3 ? 100 : 0}%`
    element.style.transform = `translate(${(round * sin).toFixed(1)}px, ${drop.toFixed(1)}px) skewY(${(-sin * FLAT).toFixed(3)}rad) scaleX(${cos.toFixed(3)})`
  }

  const rodWidth = rodOf(layout)
  const horizon = y - radius * FLAT * 1.32
  const pegBox = (place: number) => {
    const foot = pegAt(layout, place)
    const tip = Math.round(foot.y - rise)
    return {
      left: Math.round(foot.x) - rodWidth / 2,
      top: tip,
      width: rodWidth,
      height: foot.y - tip + rodWidth * 0.1,
    }
  }
  return (
    <div ref={root}>
      {!transparent && (
        <>
          <img src={leaf} alt="" className={styles.wall} />
          <div className={styles.light} style={{ height: horizon }} />
          <div className={styles.table} style={{ top: horizon }}>
            <img src={leaf} alt="" style={{ height: stageHeight }} />
          </div>
        </>
      )}
      <div className={styles.group} hidden={transparent}>
        {PEGS.map((place) => {
          const { top, height: long, ...box } = pegBox(place)
          return (
            <div
              key={place}
              className={styles.peg}
              data-hung
              style={{ ...box, top: top + long, height: long }}
            />
          )
        })}
        {DISCS.map((disc) => (
          <div key={disc} data-mirrored className={styles.disc}>
            <Body layout={layout} disc={disc} />
          </div>
        ))}
      </div>
      {!transparent && <Lacquer layout={layout} horizon={horizon} />}
      <div className={styles.group}>
        {DISCS.map((disc) => {
          const round = radiusOf(layout, disc)
          return (
            <div key={disc} data-cast className={styles.disc}>
              <div className={styles.cast} style={oval(round * 0.3, round * 0.02, round * 1.32)} />
            </div>
          )
        })}
        {PEGS.map((place) => {
          const foot = pegAt(layout, place)
          return <div key={place} className={styles.cast} style={oval(foot.x, foot.y, rodWidth * 1.5)} />
        })}
      </div>
      {PEGS.map((place) => (
        <div key={place} className={styles.peg} style={pegBox(place)} />
      ))}
      <div className={styles.group}>
        {DISCS.map((disc) => (
          <Disc key={disc} layout={layout} disc={disc} stageHeight={stageHeight} />
        ))}
      </div>
    </div>
  )
}

interface DiscProps {
  readonly layout: Layout
  readonly disc: number
}

/** A disc of the picture. */
function Body({ layout: { turning, scale }, disc }: DiscProps) {
  const cell = {
    width: (turning.radius * 2 + 8) * scale,
    height: (turning.height + turning.foot * 2) * scale,
  }
  return (
    <div
      className={styles.body}
      style={{
        left: -cell.width / 2,
        top: turning.foot * scale - cell.height,
        ...cell,
        backgroundImage: `url(${SETS[turning.name]})`,
        backgroundPosition: `${disc * 20}% 0`,
      }}
    />
  )
}

/** A disc, the shadow that lies on it, the peg through it and two figures, of which one waits behind. */
function Disc({ layout, disc, stageHeight }: DiscProps & { readonly stageHeight: number }) {
  const { radius, height } = layout
  const round = radiusOf(layout, disc)
  // Whole pixels here too.
  const glyph = Math.round(Math.min(height * 0.7, round * 1.02) / CELL.figure)
  const half = Math.round((glyph * CELL.width) / CELL.height / 2)
  const box = {
    left: -half,
    top: Math.round(round * FLAT - height / 2 - glyph / 2),
    width: half * 2,
    height: glyph,
  }
  const top = round * 0.985
  const rod = { width: rodOf(layout), height: stageHeight }
  return (
    <div data-disc className={styles.disc}>
      <div className={styles.contact} style={oval(round * 0.02, round * 0.02, round * 1.07)} />
      <Body layout={layout} disc={disc} />
      <div className={styles.shade} style={oval(0, -height, top)}>
        <div className={styles.soft} style={oval(top + height * 0.36, top * FLAT - height * 0.13, radius)} />
      </div>
      <div className={styles.rod} style={{ left: -rod.width / 2, top: -height - stageHeight, ...rod }}>
        <div style={{ left: 0, top: stageHeight + height, ...rod }} />
      </div>
      <div className={styles.figure} style={box} />
      <div className={styles.figure} style={box} />
    </div>
  )
}

/** The table's black: from the front edge of the nearest disc on it grows too dark to mirror. */
function Lacquer({ layout, horizon }: { readonly layout: Layout; readonly horizon: number }) {
  const { y, radius, height } = layout
  const edge = y + radius * FLAT - horizon
  const dark = [
    [0, 0.04],
    [edge * 0.12, 0.34],
    [edge * 0.7, 0.5],
    [edge, 0.58],
    [edge + height * 0.7, 0.86],
    [edge + height * 1.3, 0.95],
  ].map(([at, alpha]) => `rgb(20 10 4 / ${alpha}) ${at!.toFixed(0)}px`)
  return (
    <div
      className={styles.lacquer}
      style={{ top: horizon, backgroundImage: `linear-gradient(${dark.join()})` }}
    />
  )
}

const rodOf = ({ height }: Layout) => height * 0.2

/** A round thing lying flat. */
const oval = (x: number, y: number, radius: number) => ({
  left: x - radius,
  top: y - radius * FLAT,
  width: radius * 2,
  height: radius * 2 * FLAT,
})

/** The figures of the wall clock. */
function figuresOf({ hour, minute, second }: ClockTime, hourCycle: 12 | 24) {
  return figuresAt(shownHour(hour, hourCycle), minute, second)
}
