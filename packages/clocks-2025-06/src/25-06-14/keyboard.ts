import { COLUMNS, isBlack, KEYS, MARGIN } from './model'

type Context = CanvasRenderingContext2D

export interface Board {
  readonly width: number
  readonly top: number
  readonly height: number
}

/** White keys share the front evenly; at the back all keys are as broad as the places of the tracker bar. */
const WHITES = Array.from({ length: KEYS }, (_, key) => key).filter((key) => !isBlack(key))

/** How much of a key's length the black ones take. */
const BLACK = 0.6

interface Keys extends Board {
  /** Where the lowest key begins. */
  readonly left: number
}

function whitePath(context: Context, { left, width, top, height }: Keys, key: number, down: number) {
  const column = width / KEYS
  const front = width / WHITES.length
  const place = WHITES.indexOf(key)
  const gap = Math.max(0.5, column * 0.05)
  const waist = top + height * BLACK
  context.beginPath()
  context.moveTo(left + key * column + gap / 2, top)
  context.lineTo(left + (key + 1) * column - gap / 2, top)
  context.lineTo(left + (key + 1) * column - gap / 2, waist)
  context.lineTo(left + (place + 1) * front - gap / 2, waist + column * 0.35)
  context.lineTo(left + (place + 1) * front - gap / 2, top + height * (0.93 + down * 0.05))
  context.lineTo(left + place * front + gap / 2, top + height * (0.93 + down * 0.05))
  context.lineTo(left + place * front + gap / 2, waist + column * 0.35)
  context.lineTo(left + key * column + gap / 2, waist)
  context.closePath()
}

/** The blocks of dark wood at both ends of the keys, their inner edges lit. */
function paintCheeks(context: Context, { width, top, height }: Board) {
  const broad = (width / COLUMNS) * MARGIN
  for (const [outer, inner] of [
    [0, broad],
    [width, width - broad],
  ] as const) {
    const wood = context.createLinearGradient(outer, 0, inner, 0)
    wood.addColorStop(0, '#1c0c08')
    wood.addColorStop(0.3, '#4a2114')
    wood.addColorStop(0.8, '#6d3520')
    wood.addColorStop(0.93, '#c07a4c')
    wood.addColorStop(0.97, '#1a0a06')
    context.fillStyle = wood
    context.fillRect(Math.min(outer, inner), top, broad, height)
  }
  const depth = context.createLinearGradient(0, top, 0, top + height)
  depth.addColorStop(0, 'rgb(4 3 14 / 0.75)')
  depth.addColorStop(0.3, 'rgb(4 3 14 / 0)')
  depth.addColorStop(0.9, 'rgb(4 3 14 / 0.1)')
  depth.addColorStop(1, 'rgb(4 3 14 / 0.7)')
  context.fillStyle = depth
  context.fillRect(0, top, width, height)
}

/** The keyboard from above, by the light of a lamp over its middle. */
export function paintBoard(
  context: Context,
  board: Board,
  held: (key: number) => 'no' | 'music' | 'hour' | 'minute',
) {
  const { width: stage, top, height } = board
  const column = stage / COLUMNS
  const [start, width] = [column * MARGIN, column * KEYS]
  const keys = { left: start, width, top, height }
  context.fillStyle = '#05060f'
  context.fillRect(0, top, stage, height)
  paintCheeks(context, board)
  const front = width / WHITES.length
  for (const key of WHITES) {
    const how = held(key)
    const down = how === 'no' ? 0 : 1
    const place = WHITES.indexOf(key)
    // The front of the key under its lip.
    context.fillStyle = down ? '#4b3a2a' : '#8d7a5e'
    context.fillRect(start + place * front + 0.5, top + height * 0.9, front - 1, height * 0.1)
    whitePath(context, keys, key, down)
    const ivory = context.createLinearGradient(0, top, 0, top + height)
    ivory.addColorStop(0, down ? '#5b4b3c' : '#8f7f68')
    ivory.addColorStop(0.16, down ? '#b39f80' : '#e2d2b0')
    ivory.addColorStop(0.9, down ? '#d8c6a2' : '#fff4d8')
    ivory.addColorStop(0.94, '#fffaf0')
    context.fillStyle = ivory
    context.fill()
    if (how === 'hour' || how === 'minute') {
      context.fillStyle = how === 'hour' ? 'rgb(226 34 40 / 0.85)' : 'rgb(30 84 226 / 0.85)'
      context.fill()
    }
    if (down) {
      const shade = context.createLinearGradient(start + place * front, 0, start + (place + 0.6) * front, 0)
      shade.addColorStop(0, 'rgb(10 6 20 / 0.6)')
      shade.addColorStop(1, 'rgb(10 6 20 / 0)')
      context.fillStyle = shade
      context.fill()
    }
  }
  for (let key = 0; key < KEYS; key++) {
    if (!isBlack(key)) continue
    const how = held(key)
    const down = how === 'no' ? 0 : 1
    const [left, wide, tall] = [start + key * column, column, height * BLACK]
    context.fillStyle = 'rgb(6 4 16 / 0.5)'
    context.fillRect(
      left + wide * 0.12,
      top,
      wide * (down ? 0.95 : 1.2),
      tall + height * (down ? 0.01 : 0.05),
    )
    context.fillStyle = how === 'hour' ? '#b01820' : how === 'minute' ? '#1b47b8' : '#0c0b12'
    context.fillRect(left + wide * 0.04, top, wide * 0.92, tall)
    const shine = context.createLinearGradient(0, top, 0, top + tall)
    shine.addColorStop(0, 'rgb(255 226 176 / 0)')
    shine.addColorStop(0.84, `rgb(255 226 176 / ${down ? 0.12 : 0.26})`)
    shine.addColorStop(0.87, `rgb(255 236 200 / ${down ? 0.25 : 0.5})`)
    shine.addColorStop(0.9, 'rgb(0 0 0 / 0.2)')
    shine.addColorStop(1, 'rgb(0 0 0 / 0.55)')
    context.fillStyle = shine
    context.fillRect(left + wide * 0.2, top, wide * 0.6, tall)
  }
  const night = context.createRadialGradient(
    stage / 2,
    top + height * 0.1,
    0,
    stage / 2,
    top + height * 0.1,
    stage * 0.62,
  )
  night.addColorStop(0, 'rgb(20 18 60 / 0)')
  night.addColorStop(0.45, 'rgb(16 16 58 / 0.26)')
  night.addColorStop(1, 'rgb(8 10 44 / 0.8)')
  context.fillStyle = night
  context.fillRect(0, top, stage, height)
}
