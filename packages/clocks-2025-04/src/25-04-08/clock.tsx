import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { FLAT, figuresAt, type Layout, layoutFor, MOVE, type Place, placesAt, radiusOf, wayOf } from './model'

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

/** A figure's cell in its picture, and how much of its height the figure takes. */
const CELL = { width: 112, height: 132, figure: 0.8 }

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

/** Where the middle of a disc's foot is. */
function footOf({ x, y, apart, height }: Layout, place: Place) {
  // Whole pixels: what is moved by part of one looks different from what was laid there.
  return { x: Math.round(x + (place.peg - 1) * apart), y: Math.round(y - place.level * height) }
}

function Tower({ layout, stageHeight }: { readonly layout: Layout; readonly stageHeight: number }) {
  const { turning, scale, radius, height, apart, x, y, tip } = layout
  const root = useRef<HTMLDivElement>(null)
  const { motion, mode, hourCycle, transparent } = useHostSettings()

  useFrame((time) => {
    const discs = root.current?.querySelectorAll<HTMLElement>('[data-disc]')
    const mirrored = root.current?.querySelectorAll<HTMLElement>('[data-mirrored]')
    if (!discs || !mirrored) return
    const isSettled = motion === 'reduced' || mode === 'still'
    const share = isSettled ? 1 : Math.min(1, time.millisecond / 1000 / MOVE)
    const second = Math.floor(time.epochMs / 1000)
    const [before, after] = [placesAt(second - 1), placesAt(second)]
    const [old, now] = [figuresOf(time, hourCycle, 1), figuresOf(time, hourCycle, 0)]
    for (const disc of DISCS) {
      const element = discs[disc]!
      const from = footOf(layout, before[disc]!)
      const to = footOf(layout, after[disc]!)
      const hasMoved = from.x !== to.x
      const way = wayOf(hasMoved ? share : 1)
      const over = tip - height * 0.35
      const left = from.x + (to.x - from.x) * way.across
      const foot = way.down > 0 ? over + (to.y - over) * way.down : from.y + (over - from.y) * way.up
      element.style.transform = `translate(${left.toFixed(1)}px, ${foot.toFixed(1)}px)`
      const above = y - foot
      const image = mirrored[DISCS.length - 1 - disc]!
      image.style.transform = `translate(${left.toFixed(1)}px, ${(y + above + height).toFixed(1)}px)`
      image.style.opacity = Math.max(0, 1 - above / height / 2.2).toFixed(2)
      const [cast, , , rod, ...faces] = element.children as unknown as HTMLElement[]
      // Its shadow lies on the table only if it stands there.
      cast!.style.opacity = Math.max(0, 1 - above / height / 0.6).toFixed(2)
      ;(rod!.firstElementChild as HTMLElement).style.transform =
        `translateY(${(Math.round(tip) - foot).toFixed(1)}px)`
      const turn = old[disc] === now[disc] ? 1 : easeInOut(share)
      face(faces[0]!, disc, old[disc]!, -turn * ROUND)
      face(faces[1]!, disc, now[disc]!, (1 - turn) * ROUND)
    }
    return share === 1 ? untilSecond(time) : undefined
  }, 30)

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

  const cell = {
    width: (turning.radius * 2 + 8) * scale,
    height: (turning.height + turning.foot * 2) * scale,
  }
  const body = (disc: number) => (
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
  const rodWidth = height * 0.2
  return (
    <div ref={root}>
      {!transparent && (
        <>
          <img src={leaf} alt="" className={styles.wall} />
          <div className={styles.table} style={{ top: y - radius * FLAT * 1.32 }}>
            <img src={leaf} alt="" style={{ height: stageHeight }} />
          </div>
        </>
      )}
      {/* In the table the smallest disc hangs lowest, and behind the larger ones. */}
      {DISCS.toReversed().map((disc) => (
        <div key={disc} data-mirrored className={styles.disc} hidden={transparent}>
          {body(disc)}
        </div>
      ))}
      {!transparent && <div className={styles.lacquer} style={{ top: y - radius * FLAT * 1.32 }} />}
      {[-1, 0, 1].map((place) => (
        <div key={place}>
          <div className={styles.cast} style={oval(x + place * apart, y, rodWidth * 1.5)} />
          <div
            className={styles.peg}
            style={{
              left: Math.round(x + place * apart) - rodWidth / 2,
              top: Math.round(tip),
              width: rodWidth,
              height: y - tip + rodWidth * 0.1,
            }}
          />
        </div>
      ))}
      {DISCS.map((disc) => {
        const round = radiusOf(layout, disc)
        const glyph = Math.min(height * 0.66, round * 0.98) / CELL.figure
        const wide = (glyph * CELL.width) / CELL.height
        const middle = -height / 2 + round * FLAT
        const box = { left: -wide / 2, top: middle - glyph / 2, width: wide, height: glyph }
        const hole = -height
        return (
          <div key={disc} data-disc className={styles.disc}>
            <div className={styles.cast} style={oval(round * 0.3, round * 0.02, round * 1.32)} />
            <div className={styles.contact} style={oval(round * 0.02, round * 0.02, round * 1.07)} />
            {body(disc)}
            <div
              className={styles.rod}
              style={{ left: -rodWidth / 2, top: hole - stageHeight, width: rodWidth, height: stageHeight }}
            >
              <div style={{ left: 0, top: stageHeight - hole, width: rodWidth, height: stageHeight }} />
            </div>
            <div className={styles.figure} style={box} />
            <div className={styles.figure} style={box} />
          </div>
        )
      })}
    </div>
  )
}

/** A round thing lying flat. */
const oval = (x: number, y: number, radius: number) => ({
  left: x - radius,
  top: y - radius * FLAT,
  width: radius * 2,
  height: radius * 2 * FLAT,
})

/** The figures some seconds ago; those of the wall clock, which a change of daylight saving does not disturb. */
function figuresOf(time: ClockTime, hourCycle: 12 | 24, ago: number) {
  const seconds = (Math.floor(time.secondsOfDay) - ago + 86_400) % 86_400
  const hour = Math.floor(seconds / 3600)
  return figuresAt(hourCycle === 12 ? hour % 12 || 12 : hour, Math.floor(seconds / 60) % 60, seconds % 60)
}
