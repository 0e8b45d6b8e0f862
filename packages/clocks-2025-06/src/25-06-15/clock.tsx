import {
  clamp,
  easeOut,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { fireOf, type Matches, paintFlame, paintMatch } from './match'
import { burntAt, changeAt, LIT, type Slot, setOf } from './model'
import { type Place, type Plan, planOf, toothOf } from './plan'

export { notes } from './notes'

const FACE = 'ft-25-06-15 cover'

const right = new URL('./right.webp', import.meta.url).href
const down = new URL('./down.webp', import.meta.url).href
const left = new URL('./left.webp', import.meta.url).href
const up = new URL('./up.webp', import.meta.url).href
const table = new URL('./table.webp', import.meta.url).href
const flame = new URL('./flame.webp', import.meta.url).href
const card = new URL('./card.webp', import.meta.url).href

export const images = [right, down, left, up, table, flame, card]
export const fonts = [{ family: FACE, source: new URL('./cover.woff2', import.meta.url).href, weight: '400' }]

const matchesOf = (image: CanvasFrame['image']): Matches => [
  image(right),
  image(down),
  image(left),
  image(up),
]
const WARNING = 'CLOSE COVER BEFORE STRIKING'

const lie = (
  context: CanvasRenderingContext2D,
  matches: Matches,
  { place, length }: Plan,
  slot: Slot,
  seed: string,
  burnt = 0,
  lift = 0,
) => paintMatch(context, matches, place(slot), length, burnt, `${seed} ${slot}`, lift)

/** The head of a broken match: the last quarter of a whole one. */
function paintEnd(
  context: CanvasRenderingContext2D,
  matches: Matches,
  { x, y, turn }: Place,
  length: number,
) {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.beginPath()
  context.moveTo(0, -length)
  for (const [step, tooth] of [-0.06, -0.035, -0.012, 0.014, 0.04, 0.06].entries())
    context.lineTo((step % 2 ? 0.028 : -0.012) * length, tooth * length)
  context.lineTo(0, length)
  context.lineTo(length, length)
  context.lineTo(length, -length)
  context.clip()
  paintMatch(context, matches, { x: -length * 0.72, y: 0, turn: 0 }, length, 0, 'end')
  context.restore()
}

/** The book's cover: worn card, lit from above, with the warning, the staple and the strip that matches are struck on. */
function paintCover(
  context: CanvasRenderingContext2D,
  { width, height, cover }: Plan,
  picture: CanvasImageSource,
) {
  const top = height - cover
  const shade = context.createLinearGradient(0, top - cover * 0.5, 0, top)
  shade.addColorStop(0, 'rgba(10,2,0,0)')
  shade.addColorStop(1, 'rgba(10,2,0,0.4)')
  context.fillStyle = shade
  context.fillRect(0, top - cover * 0.5, width, cover * 0.5)
  // As much of the card's length as keeps its grain square.
  const long = Math.min(1280, (width / cover) * 128)
  context.drawImage(picture, 0, 0, long, 128, 0, top, width, cover)
  const size = cover * 0.56
  context.font = `${size}px "${FACE}"`
  context.textBaseline = 'alphabetic'
  context.textAlign = 'center'
  const words = width / size > 26 ? [0.2, 0.8] : [0.5]
  for (const share of words) {
    context.fillStyle = 'rgba(255,226,150,0.35)'
    context.fillText(WARNING, width * share, top + cover * 0.635 + Math.max(0.5, cover * 0.012))
    context.fillStyle = 'rgba(122,12,14,0.94)'
    context.fillText(WARNING, width * share, top + cover * 0.635)
  }
  if (words.length === 1) return
  // The staple: its crown over the card, its shadow, and the dents where its legs go in.
  const [middle, y, half, thick] = [width * 0.5, top + cover * 0.42, cover * 0.62, cover * 0.085]
  context.lineCap = 'round'
  const wire = (dx: number, dy: number, broad: number, ink: string | CanvasGradient) => {
    context.strokeStyle = ink
    context.lineWidth = broad
    context.beginPath()
    context.moveTo(middle - half + dx, y + thick * 0.5 + dy)
    context.quadraticCurveTo(middle - half + dx, y + dy, middle - half + thick + dx, y + dy)
    context.lineTo(middle + half - thick + dx, y + dy)
    context.quadraticCurveTo(middle + half + dx, y + dy, middle + half + dx, y + thick * 0.5 + dy)
    context.stroke()
  }
  for (const [dx, dy, broad, alpha] of [
    [0.5, 1.1, 1.7, 0.16],
    [0.4, 0.8, 1.2, 0.3],
  ] as const)
    wire(dx * thick, dy * thick, broad * thick, `rgba(50,18,0,${alpha})`)
  wire(0, 0, thick, '#55565b')
  const steel = context.createLinearGradient(middle - half, 0, middle + half, 0)
  steel.addColorStop(0, '#9fa2a8')
  steel.addColorStop(0.3, '#ffffff')
  steel.addColorStop(0.62, '#b9bcc2')
  steel.addColorStop(1, '#77797f')
  wire(0, -thick * 0.14, thick * 0.52, steel)
}

/** How much of a match of the book burns: its foot is left, of light wood, so that a spent one is still seen. */
const SPENT = 0.76

/** What stands for a minute: the table, the matches that stay, the book with its spent and its fresh ones. */
function drawTable({ context, width, height, time, hourCycle, seed, image }: CanvasFrame) {
  const plan = planOf(width, height, seed, setOf(time.hour, time.minute, hourCycle))
  const matches = matchesOf(image)
  for (const slot of changeAt(time.hour, time.minute, hourCycle).staying)
    lie(context, matches, plan, slot, seed)
  // Two ends of broken matches between hour and minute.
  for (const [index, [x, y]] of plan.dots.entries()) {
    const turn = index ? -0.3 : 0.24
    const [dx, dy] = [Math.cos(turn) * plan.length * 0.13, Math.sin(turn) * plan.length * 0.13]
    paintEnd(context, matches, { x: x - dx, y: y - dy, turn }, plan.length)
  }
  for (let index = 0; index < 60; index++)
    if (index !== time.minute) {
      const spent = index < time.minute ? SPENT : 0
      paintMatch(
        context,
        matches,
        toothOf(plan, index),
        plan.comb.length,
        spent,
        `${seed} tooth ${index}`,
        0,
        plan.comb.pitch * 0.5,
      )
    }
  paintCover(context, plan, image(card))
  return untilMinute(time)
}

/** Seconds in which the new matches are laid, one after the other. */
const LAY = 0.75

/** The matches that come at the start of the minute and those that burn at its end. */
function drawChange({ context, width, height, time, hourCycle, motion, seed, image }: CanvasFrame) {
  const plan = planOf(width, height, seed, setOf(time.hour, time.minute, hourCycle))
  const matches = matchesOf(image)
  const { arriving, leaving } = changeAt(time.hour, time.minute, hourCycle)
  const seconds = motion === 'reduced' ? time.second : secondsOf(time)
  for (const [index, slot] of arriving.entries()) {
    if (leaving.includes(slot) && seconds >= LIT) continue
    const start = (index / Math.max(1, arriving.length)) * (LAY - 0.4)
    const landed = motion === 'reduced' ? 1 : easeOut(clamp((seconds - start) / 0.4))
    lie(context, matches, plan, slot, seed, 0, (1 - landed) * 0.9)
  }
  const burnt = burntAt(seconds)
  for (const slot of leaving) {
    if (arriving.includes(slot) && seconds < LIT) continue
    lie(context, matches, plan, slot, seed, burnt * 0.98)
  }
  if (seconds < LIT) return seconds > LAY ? (LIT - seconds) * 1000 : undefined
  for (const [index, slot] of leaving.entries()) {
    const flare = Math.sin(Math.PI * clamp(burnt * 0.92 + 0.08)) ** 0.4
    const sway = Math.sin(seconds * 9 + index * 2.1) * 0.6
    const size = plan.length * 0.36 * flare * (1 + 0.1 * Math.sin(seconds * 13 + index))
    paintFlame(context, image(flame), fireOf(plan.place(slot), plan.length, burnt), size, sway)
  }
  return motion === 'reduced' ? untilSecond(time) : undefined
}

/** The match of this minute: a sixtieth of it burns each second. */
function drawBurning({ context, width, height, time, hourCycle, motion, seed, image }: CanvasFrame) {
  const plan = planOf(width, height, seed, setOf(time.hour, time.minute, hourCycle))
  const tooth = toothOf(plan, time.minute)
  const { length, pitch } = plan.comb
  const still = motion === 'reduced'
  const seconds = time.second + (still ? 0 : easeOut(clamp(time.millisecond / 300)))
  const burnt = (seconds / 60) * SPENT + 0.015
  context.save()
  // It stands behind the cover.
  context.beginPath()
  context.rect(0, 0, width, height - plan.cover)
  context.clip()
  paintMatch(context, matchesOf(image), tooth, length, burnt, `${seed} tooth ${time.minute}`, 0, pitch * 0.5)
  const now = still ? time.second : secondsOf(time)
  const size = length * (0.54 + 0.07 * Math.sin(now * 7.3) + 0.04 * Math.sin(now * 12.7))
  paintFlame(
    context,
    image(flame),
    fireOf(tooth, length, burnt),
    size,
    0.5 * Math.sin(now * 4.1) + 0.3 * Math.sin(now * 9.7),
  )
  context.restore()
}

function combPart({ width, height }: { width: number; height: number }) {
  const { combTop, cover } = planOf(width, height, '', '000')
  return { left: 0, top: combTop, width, height: height - cover - combTop }
}

function figuresPart({ width, height }: { width: number; height: number }) {
  const { combTop, comb } = planOf(width, height, '', '000')
  return { left: 0, top: 0, width, height: combTop + comb.length * 0.75 }
}

/**
 * Hour and minute in matches. Those that the next minute does not need catch fire in its last four seconds, new ones are
 * laid when it has come; of the book of sixty one burns down in each minute.
 */
export default function Matchsticks() {
  const { transparent } = useHostSettings()
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table} ground={styles.dark}>
      {!transparent && <img src={table} alt="" className={styles.wood} />}
      {!transparent && <div className={styles.light} />}
      <Canvas draw={drawTable} beat="minute" />
      <Canvas draw={drawChange} beat={20} part={figuresPart} />
      <Canvas draw={drawBurning} beat={8} part={combPart} />
    </Stage>
  )
}
