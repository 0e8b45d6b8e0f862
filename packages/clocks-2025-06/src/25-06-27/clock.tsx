import { clamp, Stage, useClockTime, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { runsOf } from './figures'
import {
  figureAt,
  GLOW,
  lampAt,
  lineOf,
  type Message,
  messageOf,
  type Plan,
  planOf,
  sendingAt,
  swellOf,
  wordsOf,
} from './model'

export { notes } from './notes'

const wide = new URL('./wide.webp', import.meta.url).href
const tall = new URL('./tall.webp', import.meta.url).href
const wideFlare = new URL('./wide-flare.webp', import.meta.url).href
const tallFlare = new URL('./tall-flare.webp', import.meta.url).href
/** Lamps and their gleams, four to a row: sent, awaited and burning, a dash and a dot of each. */
const gleams = new URL('./gleams.webp', import.meta.url).href

export const images = [wide, tall, wideFlare, tallFlare, gleams]
export const fonts = []

/** A cell of the sheet of gleams, where its lamp is in it, and how long its dash. */
const CELL = { width: 96, height: 128, lamp: 16, dash: 96, pitch: 58 }
const ROWS = { sent: 0, waits: 2, burns: 4 }

/** A bridge whose lamps are keyed by a telegraph: they send the time, and the river keeps what was sent, a short gleam for each dot and a long one for each dash, and under each five its figure. */
export default function DotDash() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.river}
      style={{ '--gleams': `url(${gleams})` } as CSSProperties}
    >
      {size && <Station plan={planOf(size.width, size.height)} />}
    </Stage>
  )
}

/** The figures as light that lies on the water: wider towards the eye, in glints as the swell makes them. */
function drawFigures({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const { figure: high } = plan
  const text = wordsOf(time.hour, time.minute, hourCycle).join('')
  const glint = softGlint()
  context.globalCompositeOperation = 'lighter'
  for (const [figure, sign] of [...text].entries()) {
    const x = figureAt(plan, figure)
    const top = lineOf(plan, figure) + plan.below
    for (const { x: aside, y, long, thick } of swellOf(`${sign} ${figure}`, runsOf(sign))) {
      const [across, down] = [long * high * 1.3, thick * high * 1.65]
      context.drawImage(glint, x + aside * high - across, top + y * high - down, across * 2, down * 2)
    }
  }
  context.globalCompositeOperation = 'source-over'
  return undefined
}

/** A glint that ends in nothing, to be drawn at any length. */
function softGlint(): HTMLCanvasElement {
  const ink = createOffscreen(64, 64)
  const light = ink.createRadialGradient(32, 32, 0, 32, 32, 32)
  light.addColorStop(0, '#fff6d8')
  light.addColorStop(0.4, '#ffdf94')
  light.addColorStop(0.62, 'rgb(255 168 58 / 0.85)')
  light.addColorStop(0.8, 'rgb(200 84 10 / 0.3)')
  light.addColorStop(1, 'rgb(150 50 0 / 0)')
  ink.fillStyle = light
  ink.fillRect(0, 0, 64, 64)
  return ink.canvas
}

function Station({ plan }: { plan: Plan }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const words = wordsOf(hour, minute, hourCycle)
  const message = useMemo(() => messageOf([words[0], words[1]]), [words[0], words[1]])
  const box = useRef<HTMLDivElement>(null)
  const night = useRef<HTMLElement>(null)
  const flare = useRef<HTMLImageElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const ms = time.second * 1000 + (calm ? 0 : time.millisecond)
    const { begun, lit, next } = sendingAt(message, ms)
    box.current?.querySelectorAll<HTMLElement>('[data-row]').forEach((mark, place) => {
      const state = place >= begun ? 'waits' : place === begun - 1 && (lit || calm) ? 'burns' : 'sent'
      const row = ROWS[state] + (message.marks[place]?.long === 1 ? 1 : 0)
      if (mark.dataset.row === String(row)) return
      mark.dataset.row = String(row)
      mark.style.backgroundPosition = `${mark.dataset.column}% ${row * 20}%`
    })
    // They come up and go down within a moment; where movement is unwanted they burn, and the river alone goes on.
    const since = clamp((message.marks[begun - 1] ? sinceChange(message, ms) : GLOW) / GLOW)
    const glow = calm || lit ? (calm ? 1 : since) : 1 - since
    if (night.current) night.current.style.opacity = (1 - glow).toFixed(3)
    if (flare.current) flare.current.style.opacity = glow.toFixed(3)
    if (calm) return 1000 - time.millisecond
    return since < 1 ? undefined : next
  }, 30)
  const { picture, water, pitch, dash, upright } = plan
  const [across, down] = [pitch / CELL.pitch, dash / CELL.dash]
  return (
    <div ref={box} className={styles.view}>
      <img className={styles.picture} style={picture} src={upright ? tall : wide} alt="" />
      <i ref={night} className={styles.night} style={{ height: water }} />
      <img
        ref={flare}
        className={styles.flare}
        style={picture}
        src={upright ? tallFlare : wideFlare}
        alt=""
      />
      <i className={styles.shade} style={{ top: water }} />
      <Canvas draw={drawFigures} beat="minute" />
      <div className={styles.gleams} style={{ top: water }}>
        {message.marks.map(({ figure, signal }) => (
          <i
            key={`${figure} ${signal}`}
            data-row=""
            data-column={((figure + signal * 3) % 4) * (100 / 3)}
            className={styles.gleam}
            style={{
              left: lampAt(plan, figure, signal) - (CELL.width / 2) * across,
              top: lineOf(plan, figure) - CELL.lamp * down - water,
              width: CELL.width * across,
              height: CELL.height * down,
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** For how many milliseconds the lamps have been as they are. */
function sinceChange(message: Message, ms: number): number {
  const now = sendingAt(message, ms)
  const before = sendingAt(message, Math.max(0, ms - GLOW))
  return ms < GLOW && now.lit ? ms : before.lit === now.lit ? GLOW : GLOW - before.next
}
