import { type Manner, QUESTIONS, VOICES } from './voices'

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty'.split(
    ' ',
  )

/** A number below sixty in words: `forty-two`. */
export function wordsOf(number: number): string {
  if (number < 20) return WORDS[number]!
  const tens = WORDS[18 + Math.floor(number / 10)]!
  return number % 10 ? `${tens}-${WORDS[number % 10]}` : tens
}

/** A few words of the time: the hour or the minute, or what is between them. */
export interface Part {
  /** What it stands for in a voice’s pattern. */
  readonly pattern: string
  readonly text: string
  readonly tells: boolean
}

export interface Answer {
  readonly name: string
  readonly before: string
  readonly time: readonly Part[]
  readonly after: string
  readonly manner: Manner
}

/** What is said at a time, by whoever answers in that minute. Who shouts, shouts the time too. */
export function answerAt(hour: number, minute: number, hourCycle: 12 | 24): Answer {
  const { name, before, time, after, manner } = VOICES[minute]!
  const shown = wordsOf(hourCycle === 12 ? hour % 12 || 12 : hour)
  const following = minute === 0 ? 'o’clock' : `${minute < 10 ? 'oh ' : ''}${wordsOf(minute)}`
  const parts = time.split(' ').map((word) => {
    const text = word.replace('H', shown).replace('M', following).replace('N', wordsOf(minute))
    const shouts = before === before.toUpperCase()
    return { pattern: word, text: shouts ? text.toUpperCase() : text, tells: word !== 'past' }
  })
  return { name, before, time: parts, after, manner }
}

/** What somebody asked for it. Thirteen is no part of sixty, so an hour later the same one hears another question. */
export const questionAt = (hour: number, minute: number): string =>
  QUESTIONS[(hour * 60 + minute) % QUESTIONS.length]!

/** How full the three dots are, each of twenty seconds. */
export const dotsAt = (second: number): readonly [number, number, number] => {
  const full = (dot: number) => Math.min(1, Math.max(0, (second - dot * 20) / 20))
  return [full(0), full(1), full(2)]
}

/** The typefaces, and of each how far its tall letters reach above the line and its tails below, in hundredths of its size. */
const FACES = {
  chat: [73, 23],
  shout: [75, 6],
  machine: [55, 11],
  hand: [73, 25],
  poster: [86, 27],
  creepy: [77, 8],
} as const
export type Face = keyof typeof FACES

/** In which each manner is written. */
export const faceOf = (manner: Manner): Face => (manner === 'round' || manner === 'sleepy' ? 'chat' : manner)

/** How far these advance, in hundredths of the size. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,:-?!…'
const ADVANCES: Readonly<Record<Face, string>> = {
  chat: '54 37 53 54 53 47 50 50 52 50 21 60 58 58 60 51 52 62 59 26 51 55 51 77 65 63 56 68 57 50 58 62 66 90 62 62 57 52 52 46 52 49 39 53 54 25 24 49 31 77 52 52 52 52 41 43 40 52 53 70 49 53 51 23 23 23 23 34 45 25 73',
  shout:
    '47 32 47 46 46 45 48 34 52 49 19 43 43 41 44 34 34 50 44 20 28 46 30 62 45 49 38 52 44 43 36 42 38 60 41 38 43 43 43 41 44 34 34 50 44 20 28 46 30 62 45 49 38 52 44 43 36 42 38 60 41 38 43 20 21 20 19 36 44 26 77',
  machine:
    '38 21 43 43 38 38 43 38 43 43 21 43 43 43 43 38 38 43 43 16 38 38 32 54 48 43 43 43 43 43 38 43 43 59 43 48 48 43 43 43 43 43 32 43 43 16 21 38 16 59 43 43 43 43 38 38 32 43 43 59 43 38 43 16 16 16 16 38 38 16 48',
  hand: '45 35 42 43 46 44 47 39 45 46 21 47 48 44 53 40 47 52 55 38 41 50 36 67 54 49 47 48 49 43 48 51 47 66 51 46 50 43 43 36 44 38 33 40 43 23 23 42 24 59 44 38 44 44 34 34 35 44 39 53 40 41 41 22 20 20 21 41 44 22 57',
  poster:
    '71 45 63 61 70 63 71 61 69 71 24 71 74 64 78 70 66 72 84 44 60 75 66 102 81 77 70 77 76 61 74 76 69 106 67 66 70 63 68 54 67 60 42 60 68 35 36 67 36 100 68 67 68 65 54 52 44 68 60 90 60 59 59 34 33 34 33 42 57 41 99',
  creepy:
    '46 31 44 43 42 43 41 40 43 44 24 45 47 43 45 42 42 46 46 31 37 49 36 66 52 46 44 48 46 41 41 49 43 58 45 40 38 43 45 43 43 40 40 43 49 33 37 45 32 66 51 47 46 48 46 40 45 49 45 63 46 43 39 14 17 15 17 39 38 20 57',
}
const advances = new Map(Object.entries(ADVANCES).map(([face, all]) => [face, all.split(' ').map(Number)]))

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string, face: Face = 'chat'): number =>
  [...text].reduce((sum, letter) => sum + (advances.get(face)![LETTERS.indexOf(letter)] ?? 60), 0) / 100

/** Breaks a text into lines no longer than `measure`, in parts of its size. */
export function wrap(text: string, measure: number, face: Face = 'chat'): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lengthOf(longer, face) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** “past” is smaller than the words of hour and minute. */
export const BETWEEN = 0.46

const longOf = (line: readonly Part[], face: Face): number =>
  line.reduce((sum, { text, tells }) => sum + lengthOf(text, face) * (tells ? 1 : BETWEEN), 0) +
  (line.length - 1) * lengthOf(' ', face)

/** A line of the answer, set. */
export interface Row {
  readonly tells: boolean
  readonly size: number
  /** How much broader and higher than usual its letters are. */
  readonly stretch: readonly [number, number]
  /** Where it begins, and how far below the top it stands. */
  readonly x: number
  readonly baseline: number
  readonly parts: readonly Part[]
}

export interface Setting {
  /** How large the smaller of the words of hour and minute is. */
  readonly big: number
  readonly rows: readonly Row[]
  /** How high all of it is. */
  readonly tall: number
}

/** How much longer or higher than usual words may be drawn, to fill their bubble. */
const [BROADER, HIGHER] = [1.28, 1.6]

/**
 * An answer as large as a box allows: the words of the time are set like a poster, each line as long as the box is broad, with
 * the talk about them in a given size.
 */
export function settingOf(
  { before, time, after, manner }: Answer,
  [width, height]: readonly [number, number],
  talk: number,
): Setting {
  const face = faceOf(manner)
  const [above, below] = FACES[face].map((part) => part / 100) as [number, number]
  const said = (text: string) => wrap(text, width / talk, face)
  const [first, last] = [said(before), said(after)]
  const step = talk * (above + below + 0.1)
  const left = height - (first.length + last.length) * step
  const second = time.findLastIndex(({ tells }) => tells)
  const ways = [[time.slice(0, second), time.slice(second)], [time], time.map((part) => [part])]
  const set = ways.map((lines) => {
    const long = lines.map((line) => longOf(line, face))
    const deep = lines.map((line) => (line.some(({ text }) => /[gpqy,]/.test(text)) ? below : 0.04) + 0.1)
    const told = lines.map((line) => line.some(({ tells }) => tells))
    // No line of the time is much larger than the other.
    const least = Math.min(...long.flatMap((length, index) => (told[index] ? [width / length] : [])))
    const sizes = long.map((length, index) =>
      told[index] ? Math.min(width / length, least * 1.6) : Math.min(least, width / length),
    )
    const high = sizes.reduce((sum, size, index) => sum + size * (above + deep[index]!), 0)
    const fit = Math.min(1, left / high)
    const rise = Math.min(HIGHER, Math.max(1, left / high))
    return { lines, long, deep, told, sizes: sizes.map((size) => size * fit), rise, big: least * fit }
  })
  // How much of the box the words of the time cover.
  const worth = ({ long, told, sizes, rise }: (typeof set)[number]) =>
    long.reduce((sum, length, index) => {
      const size = sizes[index]!
      return sum + (told[index] ? size * rise * Math.min(length * size * BROADER, width) : 0)
    }, 0)
  // A third line has to be worth it: two are read at a glance.
  const best = set.reduce((most, each, index) =>
    worth(each) > worth(most) * (index > 1 ? 1.18 : 1) ? each : most,
  )
  const rows: Row[] = []
  let tall = 0
  const say = (text: string) => {
    const x = (width - lengthOf(text, face) * talk) / 2
    const parts = [{ pattern: '', text, tells: false }]
    rows.push({ tells: false, size: talk, stretch: [1, 1], x, baseline: tall + talk * above, parts })
    tall += step
  }
  for (const text of first) say(text)
  for (const [index, parts] of best.lines.entries()) {
    const size = best.sizes[index]!
    const wide = best.long[index]! * size
    const broad = best.told[index] ? Math.min(BROADER, width / wide) : 1
    rows.push({
      tells: best.told[index]!,
      size,
      stretch: [broad, best.rise],
      x: (width - wide * broad) / 2,
      baseline: tall + size * above * best.rise,
      parts,
    })
    tall += size * (above + best.deep[index]!) * best.rise
  }
  for (const text of last) say(text)
  return { big: best.big, rows, tall }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly margin: number
  readonly question: Box
  readonly bubble: Box
  /** Where in the bubble its words are. */
  readonly words: Box
  readonly setting: Setting
  /** The end of the bubble’s tail, in the bubble. */
  readonly tip: readonly [x: number, y: number]
  readonly face: Box
  readonly typing: Box
}

/** How much of each side of a bubble its outline needs: across and down. */
const EDGES: Readonly<Record<Manner, readonly [number, number]>> = {
  round: [0.055, 0.05],
  shout: [0.09, 0.085],
  sleepy: [0.08, 0.075],
  machine: [0.06, 0.055],
  hand: [0.055, 0.05],
  creepy: [0.055, 0.05],
  poster: [0.075, 0.06],
}

/**
 * Where all stands at a size, and how the answer is set. Whoever answers comes in from the lower
 * left, larger than the stage allows.
 */
export function planOf(width: number, height: number, answer: Answer): Plan {
  const less = Math.min(width, height)
  const beside = width > height * 1.2
  const phone = height > width * 1.3
  const margin = less * 0.035
  const line = less * (phone ? 0.13 : 0.1)
  const dots = less * (phone ? 0.135 : beside ? 0.115 : 0.1)
  const question: Box = { left: margin, top: margin, width: width - margin * 2, height: line }
  const first = margin * 1.7 + line
  const side = beside
    ? Math.min(height * 0.96, width * 0.55)
    : phone
      ? Math.min(width, height * 0.5)
      : less * 0.58
  const face: Box = beside
    ? { left: -side * 0.2, top: height - side * 0.89, width: side, height: side }
    : phone
      ? { left: -side * 0.05, top: height - side * 0.94, width: side, height: side }
      : { left: -side * 0.03, top: height - side * 0.68, width: side, height: side }
  const left = beside ? face.left + side * 0.95 : margin
  const typed = height - dots - (beside || phone ? margin : side * 0.19)
  const bottom = beside ? typed - margin * 1.4 : face.top - less * (phone ? 0.045 : 0.01)
  const bubble: Box = { left, top: first, width: width - margin * 1.2 - left, height: bottom - first }
  const [across, down] = EDGES[answer.manner].map((part) => part * less * (phone ? 1.15 : 0.9)) as [
    number,
    number,
  ]
  const box: Box = {
    left: across,
    top: down,
    width: bubble.width - across * 2,
    height: bubble.height - down * 2,
  }
  const setting = settingOf(answer, [box.width, box.height], less * (phone ? 0.078 : 0.054))
  const words = { ...box, top: (bubble.height - setting.tall) / 2 }
  const tip: Plan['tip'] = beside
    ? [-less * 0.062, Math.min(bubble.height * 0.86, face.top + side * 0.42 - first)]
    : [face.left + side * 0.66 - left, bubble.height + less * (phone ? 0.1 : 0.07)]
  const from = beside ? left : phone ? width * 0.24 : face.left + side
  const typing: Box = { left: from, top: typed, width: width - margin - from, height: dots }
  return { margin, question, bubble, words, setting, tip, face, typing }
}

/** A number between 0 and 1 that hangs on another, and looks like chance. */
const hash = (index: number) => Math.abs((Math.sin(index * 127.1 + 3.7) * 43758.5453) % 1)

/** Points round a rectangle with round corners, from its upper left, with where “out” is and how far along each is. */
function roundOf(width: number, height: number, round: number, count: number) {
  const [wide, high] = [width - round * 2, height - round * 2]
  const bend = (round * Math.PI) / 2
  const whole = 2 * (wide + high) + 4 * bend
  return Array.from({ length: count }, (_, index) => {
    const along = (index / count) * whole
    let rest = along
    for (const [corner, side] of [wide, high, wide, high].entries()) {
      const turn = (corner - 1) * (Math.PI / 2)
      const [cos, sin] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))]
      const middle = [
        corner === 0 || corner === 1 ? width - round : round,
        corner === 1 || corner === 2 ? height - round : round,
      ] as const
      if (rest < side) {
        // Along a side, which ends where its corner begins.
        const back = side - rest
        const [dx, dy] = [-sin, cos]
        return {
          x: middle[0] + cos * round - dx * back,
          y: middle[1] + sin * round - dy * back,
          out: [cos, sin] as const,
          along,
        }
      }
      rest -= side
      if (rest < bend) {
        const angle = turn + rest / Math.max(round, 1e-6)
        const out = [Math.cos(angle), Math.sin(angle)] as const
        return { x: middle[0] + out[0] * round, y: middle[1] + out[1] * round, out, along }
      }
      rest -= bend
    }
    return { x: round, y: 0, out: [0, -1] as const, along }
  })
}

/**
 * The outline of a bubble in a manner of speaking, drawn out to a tail.
 * @param unit - How large its spikes, waves, steps and drips are, in pixels.
 */
export function outlineOf(
  manner: Manner,
  width: number,
  height: number,
  unit: number,
  tip: readonly [x: number, y: number],
): string {
  const less = Math.min(width, height)
  const round = Math.min(
    less * 0.5,
    {
      round: unit * 2.2,
      shout: unit,
      sleepy: unit * 2.4,
      machine: unit * 1.6,
      hand: unit * 0.5,
      creepy: unit,
      poster: unit * 1.3,
    }[manner],
  )
  const whole = 2 * (width + height) - (8 - 2 * Math.PI) * round
  // Both even: a spike or a wave is a pair, and none is cut.
  const spikes = Math.max(8, Math.round(whole / (unit * 1.5)))
  const count = manner === 'shout' ? spikes * 2 : 480
  const waves = Math.max(6, Math.round(whole / (unit * 1.9)))
  const points = roundOf(width, height, round, count).map(({ x, y, out, along }, index) => {
    const part = (along / whole) * 2 * Math.PI
    let off = 0
    if (manner === 'shout')
      off = index % 2 ? unit * (-0.42 + 0.12 * hash(index)) : unit * (0.3 + 0.5 * hash(index))
    if (manner === 'sleepy') off = unit * 0.62 * (Math.abs(Math.sin((part * waves) / 2)) - 0.75)
    if (manner === 'hand') off = unit * 0.14 * (Math.sin(part * 5) + Math.sin(part * 11 + 2))
    if (manner === 'creepy' && out[1] > 0.9) {
      const drip = (x / unit) * 0.8
      off = unit * (0.2 + hash(Math.floor(drip)) * 0.95) * Math.sin(Math.PI * (drip % 1)) ** 2
    }
    const [px, py] = [x + out[0] * off, y + out[1] * off]
    if (manner !== 'machine') return [px, py] as const
    const step = unit * 0.55
    return [Math.round(px / step) * step, Math.round(py / step) * step] as const
  })
  // The tail grows where the outline is nearest to its end.
  const nearest = points.reduce(
    (best, [x, y], index) => {
      const far = Math.hypot(x - tip[0], y - tip[1])
      return far < best.far ? { far, index } : best
    },
    { far: Number.POSITIVE_INFINITY, index: 0 },
  ).index
  const root = Math.max(1, Math.round((unit * 1.05 * count) / whole))
  const between = (index: number) => {
    const apart = Math.abs(index - nearest)
    return Math.min(apart, count - apart) < root
  }
  const drawn: string[] = []
  const to = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  // Begins opposite the tail, which is so never cut in two.
  const start = (nearest + Math.floor(count / 2)) % count
  let ended = false
  for (let step = 0; step < count; step++) {
    const index = (start + step) % count
    const [x, y] = points[index]!
    if (!between(index)) {
      const last = points[(index + count - 1) % count]!
      drawn.push(
        manner === 'machine' && x !== last[0] && y !== last[1] ? `${to(x, last[1])}L${to(x, y)}` : to(x, y),
      )
    } else if (!ended) {
      ended = true
      drawn.push(to(tip[0], tip[1]))
    }
  }
  return `M${drawn.join('L')}Z`
}
