import { createRandom, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Layout, layoutOf } from './layout'
import { beeAt, type Field, fieldOf, minesOf, uncoveredAt } from './model'

/** What the letters of a sprite are painted with. */
const INKS: Readonly<Record<string, string>> = {
  // Soil, and the line between two squares of it.
  d: '#0f2118',
  l: '#162d21',
  // Grass: its shade, itself, its tips and the light on them.
  s: '#1c4028',
  g: '#2b5a33',
  t: '#3a7140',
  i: '#4d8a4b',
  // Petals and their shade, the heart and its shade.
  w: '#f4f6ec',
  p: '#c3d3bd',
  y: '#f0c43c',
  o: '#c98f22',
  // The bee.
  k: '#0a120d',
  a: '#dfeaf0',
}

/** Eight by eight, a row after the other; a point is nothing. */
const GRASS: readonly string[] = [
  'gtggiggg gtgtigtg igtgggtg igggtgti gtigtggi gtigggtg sggssgss .s.sss.s',
  'ggtgggig tgtgtgig tigggtgt giggtgtg tgigigtg tggigggt gssgsgss s.sss.ss',
  'igggtggg igtgtgig gtgigtig gtgigtgg ggtggtgt iggtgigt sgsgsigs ss.ss.s.',
  'gggiggtg tggigtgt tgigggtg giigtigg ggtgtigt tgtgggig gsgssgsg .ss.sss.',
  'tggtggig tgitgtig ggigtggg tgggigtg tgtgitgt ggtggtgi sgsgsgsg s.sss.s.',
]

const DAISIES: readonly string[] = [
  '.ww..ww. wwwwwwww wwpyypww .wyyyyw. .pyyyop. wwpoopww wwwwwwww .pw..wp.',
  '..wwww.. .wwwwwp. wwpyypww wwyyyyww wwyyyoww pwpoopwp .wwwwww. ..pwwp..',
  '.www.ww. wwwwwwww wwpyypww ..yyyyww wwyyyo.. wwpoopww wwwwwwww .ww.wwp.',
  '.ww.www. wwwwwwww wwpyypww wwyyyy.. ..yyyoww wwpoopww wwwwwwww .pww.ww.',
  '..ww.ww. .wwwwwww wwpyypww wwyyyyp. .pyyyoww wwpoopww wwwwwww. .ww.ww..',
]

const BEE = '....aa.. ...aaaa. ..aaaa.. .kyykyk. yykyykyk .kyykyk. ..k.k... ........'

/** Figures of seven rows, five pixels wide. */
const NUMBERS: readonly string[] = [
  '..1.. .11.. ..1.. ..1.. ..1.. ..1.. .111.',
  '.111. 1...1 ....1 ...1. ..1.. .1... 11111',
  '.111. 1...1 ....1 ..11. ....1 1...1 .111.',
  '...1. ..11. .1.1. 1..1. 11111 ...1. ...1.',
  '11111 1.... 1111. ....1 ....1 1...1 .111.',
  '..11. .1... 1.... 1111. 1...1 1...1 .111.',
  '11111 ....1 ...1. ..1.. ..1.. .1... .1...',
  '.111. 1...1 1...1 .111. 1...1 1...1 .111.',
]

/** The more mines are near, the lighter. */
const COUNTS: readonly string[] = [
  '#3c6b4a',
  '#4d8154',
  '#67995c',
  '#86b067',
  '#a3c476',
  '#bcd68a',
  '#d1e29f',
  '#e3ecb8',
]

/** Collects squares by colour, as few strokes are quicker than many. */
function brush(context: CanvasRenderingContext2D, { pixel, left, top }: Layout) {
  const rows = new Map<string, [number, number, number, number][]>()
  const put = (colour: string, column: number, row: number, wide = 1) => {
    const x = Math.round(left + column * pixel)
    const y = Math.round(top + row * pixel)
    const list = rows.get(colour) ?? []
    if (!list.length) rows.set(colour, list)
    list.push([x, y, Math.round(left + (column + wide) * pixel) - x, Math.round(top + (row + 1) * pixel) - y])
  }
  return {
    put,
    sprite(sprite: string, column: number, row: number, ink: (letter: string) => string | undefined) {
      for (const [down, line] of sprite.split(' ').entries())
        for (let across = 0; across < line.length; ) {
          let end = across + 1
          while (line[end] === line[across]) end++
          const colour = ink(line[across]!)
          if (colour) put(colour, column + across, row + down, end - across)
          across = end
        }
    },
    done() {
      for (const [colour, list] of rows) {
        context.fillStyle = colour
        context.beginPath()
        for (const rect of list) context.rect(...rect)
        context.fill()
      }
    },
  }
}

const inked = (letter: string) => INKS[letter]

interface Game {
  readonly layout: Layout
  readonly mines: ReadonlySet<number>
  readonly field: Field
}

const games = new Map<string, Game>()

/** The game of a minute, worked out once. */
function gameOf({ time, width, height, hourCycle, seed }: CanvasFrame): Game {
  const key = [width, height, time.hour, time.minute, hourCycle, seed].join(' ')
  const known = games.get(key)
  if (known) return known
  const layout = layoutOf(width, height)
  const mines = minesOf(layout.board, time.hour, time.minute, hourCycle)
  const game = { layout, mines, field: fieldOf(layout.board, mines, seed, time.hour * 60 + time.minute) }
  games.clear()
  games.set(key, game)
  return game
}

/** The cleared ground with its numbers, and the flowers that stand on every mine. */
export function drawGround(frame: CanvasFrame) {
  const { context, width, height, seed } = frame
  const { layout, mines, field } = gameOf(frame)
  const { columns } = layout.board
  context.fillStyle = INKS.d!
  context.fillRect(0, 0, width, height)
  const ground = brush(context, layout)
  const above = brush(context, layout)
  const random = createRandom(seed, 'daisies')
  for (const [square, count] of field.counts.entries()) {
    const [x, y] = [(square % columns) * 8, Math.floor(square / columns) * 8]
    const kind = random.integer(0, DAISIES.length - 1)
    if (mines.has(square)) {
      ground.sprite(GRASS[kind % GRASS.length]!, x, y, inked)
      above.sprite(DAISIES[kind]!, x, y, inked)
    } else {
      ground.put(INKS.l!, x, y + 7, 8)
      for (let row = 0; row < 7; row++) ground.put(INKS.l!, x + 7, y + row)
      if (count > 0)
        above.sprite(NUMBERS[count - 1]!, x + 1, y, (letter) =>
          letter === '1' ? COUNTS[count - 1] : undefined,
        )
    }
  }
  ground.done()
  above.done()
}

/** The grass that is still to be cleared, and the bee, which goes from flower to flower. */
export function drawGrass(frame: CanvasFrame) {
  const { context, time, seed } = frame
  const { layout, mines, field } = gameOf(frame)
  const { columns } = layout.board
  const grass = brush(context, layout)
  const random = createRandom(seed, 'grass')
  const kinds = field.counts.map(() => random.integer(0, GRASS.length - 1))
  for (const square of field.order.slice(uncoveredAt(field.order.length, time.second)))
    grass.sprite(GRASS[kinds[square]!]!, (square % columns) * 8, Math.floor(square / columns) * 8, inked)
  grass.done()
  const square = beeAt(mines, seed, time.second)
  const bee = brush(context, layout)
  bee.sprite(BEE, (square % columns) * 8 + 3, Math.floor(square / columns) * 8 - 4, inked)
  bee.done()
  return untilSecond(time)
}
