import { clamp, Stage, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { gridFor, handsOf, PATIENCE, type Part, partsAt, shownAt, turnsOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

interface Colours {
  readonly rim: string
  readonly dial: string
  readonly hour: string
  readonly minute: string
  readonly hub: string
}

/** The set's own black and crimson: by turns of the hands, and of the dials. */
const COLOURS: Record<Part, Colours> = {
  light: { rim: '#ffe07a', dial: '#fff5cf', hour: '#241a26', minute: '#ca0b4a', hub: '#9b9b9b' },
  hour: { rim: '#130c16', dial: '#2a1d2c', hour: '#ffffff', minute: '#ff4f83', hub: '#9b9b9b' },
  minute: { rim: '#a30539', dial: '#ca0b4a', hour: '#ffffff', minute: '#2a0a18', hub: '#e8a0b8' },
}

/** Parts of a second: for hands that swing over to another time, and for a face that has changed sides. */
const SWING = 0.36
const POP = 0.42

const TURN = Math.PI * 2

/** A face, measured as in the set: 32 units wide with its rim, which is 28. */
function drawFace(context: CanvasFrame['context'], colours: Colours, hour: number, minute: number) {
  context.fillStyle = colours.rim
  context.beginPath()
  context.arc(0, 0, 14, 0, TURN)
  context.fill()
  context.fillStyle = colours.dial
  context.beginPath()
  context.arc(0, 0, 11.4, 0, TURN)
  context.fill()
  for (const [colour, turn, length] of [
    [colours.minute, minute, 8.2],
    [colours.hour, hour, 6.2],
  ] as const) {
    context.strokeStyle = colour
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(Math.sin(turn * TURN) * length, -Math.cos(turn * TURN) * length)
    context.stroke()
  }
  context.fillStyle = colours.hub
  context.beginPath()
  context.arc(0, 0, 1.9, 0, TURN)
  context.fill()
}

/** Goes past its mark and comes back, as a hand does that was flung over. */
const flung = (part: number) => 1 + 2.4 * (part - 1) ** 3 + 1.4 * (part - 1) ** 2

/** How the faces lie: as far from one another as fills the stage, up to a fifth more one way than the other. */
function placesOf(width: number, height: number, columns: number, rows: number) {
  const edge = Math.min(width, height) * 0.028
  const [across, down] = [(width - edge * 2) / columns, (height - edge * 2) / rows]
  const pitch = Math.min(across, down)
  const [x, y] = [Math.min(across, pitch * 1.2), Math.min(down, pitch * 1.2)]
  return { pitch, x, y, left: (width - x * (columns - 1)) / 2, top: (height - y * (rows - 1)) / 2 }
}

function draw({ context, time, width, height, hourCycle, seed, motion }: CanvasFrame) {
  const grid = gridFor(width, height)
  const { pitch, x, y, left, top } = placesOf(width, height, grid.columns, grid.rows)
  const now = Math.floor(time.secondsOfDay)
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const swung = flung(clamp(since / SWING))
  const parts = partsAt(grid, time.hour, time.minute, hourCycle)
  // Whoever has changed sides with the minute swells for a moment.
  const ago = (time.hour * 60 + time.minute + 1439) % 1440
  const before =
    time.second === 0 && since < POP ? partsAt(grid, Math.floor(ago / 60), ago % 60, hourCycle) : undefined
  const swell = Math.sin(Math.PI * clamp(since / POP)) * (1 - clamp(since / POP)) * 0.5
  const turns = turnsOf(seed)
  context.lineCap = 'round'
  context.lineWidth = 2.2
  for (const [face, turn] of turns.entries()) {
    const { hour, minute } = handsOf(shownAt(seed, face, turn, now))
    let [short, long] = [hour, minute]
    if (now % PATIENCE === turn && since < SWING) {
      const old = handsOf(shownAt(seed, face, turn, (now + 86_399) % 86_400))
      short = old.hour + ((hour - old.hour + 1) % 1) * swung
      long = old.minute + swung / 2
    }
    const scale = ((pitch * 0.95) / 28) * (before && before[face] !== parts[face] ? 1 + swell : 1)
    context.save()
    context.translate(left + (face % grid.columns) * x, top + Math.floor(face / grid.columns) * y)
    context.scale(scale, scale)
    drawFace(context, COLOURS[parts[face]!], short, long)
    context.restore()
  }
  return since >= (before ? POP : SWING) ? untilSecond(time) : undefined
}

/**
 * Twelve dozen clock emoji, none of them right, and together right to the minute. The whole wall is one canvas, painted
 * anew only while hands swing: some ten pictures at the beginning of each second.
 */
export default function ClockEmoji() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.yellow}>
      <Canvas draw={draw} beat={20} />
    </Stage>
  )
}
