import { SCRIPTS, type Script } from './script'

/**
 * Which strip is told in a minute. Each of sixteen is told before one comes again, and an hour later another one.
 * @example scriptAt(0, 0).first // 'cat'
 */
export const scriptAt = (hour: number, minute: number): Script => SCRIPTS[((hour * 60 + minute) * 7) % 16]!

/** What is said of a minute: one of them is not many. */
export const minutesWord = (minute: number): string => (minute === 1 ? 'MINUTE' : 'MINUTES')

/** What the bomb says. It goes off on the minute, and nobody minds. */
export const soundAt = (second: number): string => (second === 0 ? 'BOOM!' : second % 2 ? 'TICK' : 'TOCK')

/** How long a sound takes to settle. */
export const SOUND_MS = 300

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The four panels of the page: two rows of unequal ones, or one below the other where the stage is narrow.
 * @param width - Of the stage, in pixels.
 * @param height - Of the stage.
 */
export function panelsOf(width: number, height: number): readonly Box[] {
  // Whole pixels, so that lines are as sharp in one panel as in the other.
  const gutter = Math.max(5, Math.round(Math.min(width, height) * 0.02))
  if (width < height * 0.8) {
    const high = Math.floor((height - 5 * gutter) / 4)
    return [0, 1, 2, 3].map((index) => ({
      left: gutter,
      top: gutter + index * (high + gutter),
      width: width - 2 * gutter,
      height: high,
    }))
  }
  const high = Math.floor((height - 3 * gutter) / 2)
  const broad = Math.round((width - 3 * gutter) * 0.54)
  const narrow = Math.floor(width - 3 * gutter - broad)
  return [
    { left: gutter, top: gutter, width: broad, height: high },
    { left: broad + 2 * gutter, top: gutter, width: narrow, height: high },
    { left: gutter, top: high + 2 * gutter, width: narrow, height: high },
    { left: narrow + 2 * gutter, top: high + 2 * gutter, width: broad, height: high },
  ]
}

/** How far down its picture a speaker's mouth is, and how far from the side its cheek. */
const [MOUTH, CHEEK] = [0.5, 0.17]

/** Whether a panel is so high that the balloon goes above its speaker. */
const isHigh = ({ width, height }: { width: number; height: number }) => width < height * 1.25

/** How large all words of a page are: one size for every balloon. */
export const lettersOf = (panel: { width: number; height: number }): number =>
  Math.max(10, panel.height * (isHigh(panel) ? 0.064 : 0.084))

/**
 * Who speaks stands at one side of a panel, partly beyond its edge; what is left is room for a balloon.
 * @param panel - The panel's width and height.
 * @param right - Whether the speaker stands on the right.
 * @param near - Whether the picture has moved closer, as it does for the joke.
 */
export function castOf(panel: { width: number; height: number }, right: boolean, near = false) {
  const { width, height } = panel
  const high = isHigh(panel)
  const edge = Math.round(Math.min(width, height) * 0.05)
  const plain = high ? Math.min(height * 0.48, width * 0.7) : Math.min(height * 0.88, width * 0.5)
  const size = Math.round(plain * (near ? (high ? 1.36 : 1.2) : 1))
  // In a high panel the speaker stands nearer to the middle, below the balloon.
  const beyond = near ? size * 0.11 : high ? (size - width) * 0.24 : size * 0.01
  const place: Box = {
    left: Math.round(right ? width - size + beyond : -beyond),
    top: Math.round(near && high ? height - size * 0.9 : height - plain * 0.985 + (near ? height * 0.02 : 0)),
    width: size,
    height: size,
  }
  const across = high ? width - 2 * edge : width - (size - beyond) * 0.95 - edge
  const room: Box = {
    left: right || high ? edge : width - edge - across,
    top: edge,
    width: across,
    height: high ? height * 0.5 : height - 2 * edge,
  }
  return { place, room, high }
}

/** Lines as short as a balloon likes them. */
export function linesOf(words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length && longer.length <= most + 1) lines[lines.length - 1] = longer.trim()
    else lines.push(word)
  }
  return lines
}

/** How much of their size letters are broad: of the words, and of the figures. */
const [WORD, FIGURE] = [0.62, 0.5]

const broadest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))

/**
 * Sets words, a figure and a word below it, as large a figure as the room allows, each in the middle.
 * @returns The size of all of it with its margins, and where each part stands from the middle of the upper edge.
 */
export function figureIn(room: Box, letters: number, top: string, figure: string, foot: string) {
  const pad = letters * 0.75
  // Where the room is broad for its height, the words leave the height to the figure.
  const fits = Math.floor((room.width - 2.2 * pad) / (letters * WORD))
  const lines = linesOf(top, room.width > room.height * 1.5 ? Math.min(20, Math.max(13, fits)) : 13)
  const above = pad + letters * (0.72 + (lines.length - 1) * 1.08 + 0.4)
  const below = letters * 1.12
  const size = Math.min(
    (room.height - above - below - pad) / 0.79,
    (room.width - 2 * pad) / (figure.length * FIGURE),
    room.height * 0.62,
  )
  const base = above + size * 0.755
  const content = Math.max(
    broadest(lines) * letters * WORD,
    figure.length * FIGURE * size,
    foot.length * letters * WORD,
  )
  return {
    lines,
    size,
    width: Math.min(room.width, content + 2.2 * pad),
    height: base + size * 0.035 + below + pad,
    first: pad + letters * 0.72,
    figure: { x: 0, y: base },
    foot: { x: 0, y: base + size * 0.035 + below },
  }
}

/** Sets the joke: in the letters of the page, or somewhat larger where there is room. */
export function punchIn(room: Box, letters: number, lines: readonly string[]) {
  const pad = letters * 0.9
  const size = Math.min(
    letters * (room.width > room.height * 1.5 ? 1.3 : 1.5),
    (room.width - 2 * pad) / (broadest(lines) * 0.6),
  )
  return {
    size,
    width: broadest(lines) * 0.6 * size + 2 * pad,
    height: (0.72 + (lines.length - 1) * 1.15) * size + 2 * pad,
    first: pad + 0.72 * size,
  }
}

/**
 * Puts a balloon of a size into its room, and its tail to the speaker's mouth.
 * @param content - How large the balloon is.
 */
export function balloonIn(
  { place, room, high }: ReturnType<typeof castOf>,
  content: { width: number; height: number },
  right: boolean,
) {
  const { width, height } = content
  const balloon: Box = {
    left: Math.round(room.left + (room.width - width) / 2),
    top: Math.round(room.top + (room.height - height) * (high ? 0.12 : 0.24)),
    width: Math.round(width),
    height: Math.round(height),
  }
  const size = place.width
  const mouth = place.top + size * MOUTH
  const tip = place.left + size * (right ? CHEEK : 1 - CHEEK)
  // A mouth that is lower than the balloon is spoken to from below it.
  if (high || mouth > balloon.top + height + size * 0.02) {
    const corner = Math.min(width, height) * 0.3 + size * 0.08
    const y = balloon.top + height - 4
    // It comes from the free side, so as not to cross the speaker's face.
    const x = Math.min(
      Math.max(tip + size * (right ? -0.14 : 0.14), balloon.left + corner),
      balloon.left + width - corner,
    )
    return {
      balloon,
      tail: `M${x - size * 0.08} ${y - size * 0.03}L${tip} ${Math.max(y + size * 0.14, mouth)}L${x + size * 0.08} ${y - size * 0.03}Z`,
    }
  }
  const side = right ? balloon.left + width : balloon.left
  const inner = right ? -1 : 1
  const from = Math.min(
    Math.max(mouth - size * 0.08, balloon.top + height * 0.42),
    balloon.top + height * 0.64,
  )
  return {
    balloon,
    tail: `M${side + inner * width * 0.06} ${from - size * 0.1}L${tip} ${mouth}L${side + inner * width * 0.06} ${from + size * 0.1}Z`,
  }
}

/**
 * A printer's screen: dots that grow towards the foot.
 * @returns Path data.
 */
export function dotsOf(width: number, height: number): string {
  const pitch = Math.min(width, height) / 17
  let path = ''
  for (let row = 0; row * pitch * 0.5 < height + pitch; row++) {
    const y = row * pitch * 0.5
    const r = pitch * 0.5 * Math.max(0, (y / height - 0.12) * 0.92)
    if (r < 0.4) continue
    for (let x = row % 2 ? pitch / 2 : 0; x < width + pitch; x += pitch)
      path += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`
  }
  return path
}

/**
 * A burst: a star with spikes of several lengths.
 * @returns Path data about the middle of a box.
 */
export function burstOf({ left, top, width, height }: Box, spikes: number): string {
  const points = Array.from({ length: spikes * 2 }, (_, index) => {
    const angle = (index / (spikes * 2)) * 2 * Math.PI - 0.2
    const reach = index % 2 ? 0.74 : 0.9 + 0.1 * ((index * 5) % 3) * 0.5
    const x = left + width / 2 + (Math.cos(angle) * reach * width) / 2
    const y = top + height / 2 + (Math.sin(angle) * reach * height) / 2
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** How large letters can be so that a line fits: their breadth is a part of their height. */
export const fitted = (line: string, breadth: number, width: number, most: number): number =>
  Math.min(most, width / (Math.max(1, line.length) * breadth))
