import { createOffscreen } from '@found-time/clock-runtime/canvas'
import { PAGES, SIDE } from './model'
import { BUTTONS, newsOf, SITES, signedBy } from './sites'
import { breadthOf, type Face, wrapped, write } from './type'

/** Lengths here are the page's own pixels, each a square of several of the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Block {
  readonly kind:
    | 'head'
    | 'news'
    | 'photo'
    | 'text'
    | 'rule'
    | 'ring'
    | 'forms'
    | 'count'
    | 'book'
    | 'button'
    | 'works'
    | 'links'
  readonly spot: Spot
  readonly lines: readonly string[]
}

export interface Plan {
  /** What is framed off at the sides. */
  readonly frames: readonly Spot[]
  readonly blocks: readonly Block[]
  /** What lives: the photo that arrives, the marquee, the line that says how much is missing. */
  readonly photo: Spot
  readonly news: Spot
  readonly status: Spot
}

/** A photo's icon, four times as large as in its tab. */
const PHOTO = SIDE * 4
const FRAME = 3
const STATUS = 13

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/**
 * Composes a page for a window of so many of its pixels: with frames at both sides or at one, or in one column.
 * What does not fit whole is below the fold.
 */
export function planOf(width: number, height: number, page: number): Plan {
  const fold = height - STATUS
  const broad = width >= 300
  const left = page % 2 === 0
  const side = broad ? (width >= 480 ? 118 : 96) : 0
  const ads = width >= 500 ? 100 : 0
  const [title, words] = SITES[page]!.split('|') as [string, string]
  const blocks: Block[] = []
  const frames: Spot[] = []
  let photo: Spot = { x: 0, y: 0, width: 0, height: 0 }
  let news: Spot = photo

  /** Sets blocks below one another in a column, with what is left of its height between them. */
  const column = (
    x: number,
    across: number,
    parts: readonly { kind: Block['kind']; high: number; lines?: readonly string[]; wide?: number }[],
    loose: number,
  ) => {
    // A block that would be cut at the fold is left out, and the others share its room.
    let used = 3
    const kept = parts.filter(({ high }, index) => {
      if (index > 0 && used + high + 3 > fold) return false
      used += high + 3
      return true
    })
    const free = fold - sum(kept.map(({ high }) => high))
    const gap = Math.max(3, Math.min(loose, Math.floor(free / (kept.length + 1))))
    let y = Math.max(3, Math.min(gap, Math.floor((free - gap * (kept.length - 1)) / 2)))
    for (const { kind, high, lines = [], wide = across } of kept) {
      const spot = { x: Math.round(x + (across - wide) / 2), y, width: wide, height: high }
      blocks.push({ kind, spot, lines })
      if (kind === 'photo')
        photo = { x: spot.x + FRAME, y: y + FRAME, width: high - 2 * FRAME, height: high - 2 * FRAME }
      if (kind === 'news') news = spot
      y += high + gap
    }
  }

  const main = width - side - ads
  const at = left ? side : ads
  const heads = wrapped('head', title, main - 10)
  const text = wrapped('body', words, Math.min(main - 14, 330))
  const framed = PHOTO + 2 * FRAME
  const shot = { kind: 'photo', high: framed, wide: framed } as const
  const count = { kind: 'count', high: 34 } as const
  const works = { kind: 'works', high: 22 } as const
  const rule = { kind: 'rule', high: SIDE } as const
  const begin = [
    { kind: 'head', high: heads.length * 25 + 2, lines: heads },
    { kind: 'news', high: 16 },
  ] as const
  const tell = { kind: 'text', high: text.length * 16, lines: text } as const
  const end = [
    { kind: 'ring', high: 20 },
    { kind: 'forms', high: 20 },
  ] as const
  const button = (turn: number, wide = 88) => {
    const lines = Array.from(
      { length: wide > 100 ? 2 : 1 },
      (_, second) => `${(page * 3 + turn + second) % BUTTONS.length}`,
    )
    return { kind: 'button', high: 31, wide, lines } as const
  }
  if (broad) {
    const used = sum([...begin, tell, rule, ...end].map(({ high }) => high + 6))
    const lines = Math.min(page, Math.floor((fold - used - 34) / 18))
    const book =
      lines > 0 ? [{ kind: 'book', high: 20 + lines * 18, wide: Math.min(main - 16, 300) } as const] : []
    column(at, main, [...begin, tell, rule, ...book, ...end, ...(lines > 0 ? [] : [works])], 26)
    frames.push({ x: left ? 0 : width - side, y: 0, width: side, height: fold })
    column(
      left ? 0 : width - side,
      side,
      [shot, count, { kind: 'links', high: 16 * 4 }, ...(lines > 0 ? [works] : [])],
      40,
    )
    if (ads) {
      frames.push({ x: left ? width - ads : 0, y: 0, width: ads, height: fold })
      column(
        left ? width - ads : 0,
        ads,
        Array.from({ length: Math.ceil(fold / 36) }, (_, turn) => button(turn)),
        26,
      )
    }
  } else {
    const pair = width >= 182 ? button(0, 180) : button(0)
    const used = sum([...begin, shot, tell, rule, count, end[0], pair].map(({ high }) => high + 5))
    const lines = Math.min(page, Math.floor((fold - used - 26) / 18))
    const book = lines > 0 ? [{ kind: 'book', high: 20 + lines * 18, wide: width - 8 } as const] : []
    column(0, width, [...begin, shot, tell, count, end[0], pair, ...book, rule, works, button(2)], 14)
  }
  return { frames, blocks, photo, news, status: { x: 0, y: fold, width, height: STATUS } }
}

/** Ground, pattern, words, headline, its shadow, links, frames: colours that every screen had. */
const COLOURS = [
  '#cccccc #bbbbbb #000000 #0000cc #ffffff #0000ee #ffffcc',
  '#000066 #000099 #ffffff #ffff00 #ff0066 #66ffff #003399',
  '#ffff66 #ffcc33 #330000 #cc0000 #ffffff #0000ee #ff9900',
  '#006666 #007777 #ffffff #ffff33 #003333 #99ffff #66cccc',
  '#ff99cc #ff88bb #330033 #990066 #ffffff #0000cc #ffccff',
  '#000000 #222222 #66ff33 #33ff00 #006600 #ffff00 #003300',
  '#99ccff #88bbee #000033 #003399 #ffffff #cc0066 #ffffff',
  '#660033 #771144 #ffeecc #ffcc00 #000000 #ffaacc #993366',
  '#ccff99 #bbee77 #003300 #006600 #ffffff #0000ee #ffffff',
  '#ff9933 #ff8822 #330000 #660000 #ffff99 #0000cc #ffcc66',
  '#ffffff #eeeeee #000000 #cc3300 #cccccc #0000ee #ccccff',
].map((line) => line.split(' '))
const RAINBOW = ['#ff0000', '#ff9900', '#ffee00', '#00cc00', '#0066ff', '#9900cc']

type Palette = [string, string, string, string, string, string, string]
/** Frames on which words have to be light. */
const DARK = ['#003399', '#003300', '#993366']
/** Grounds and words of the little buttons. */
const PAINTS: readonly (readonly [string, string])[] = [
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#cc0000', '#ffffff'],
  ['#ffff00', '#000000'],
  ['#0033cc', '#ffffff'],
  ['#cccccc', '#000000'],
]
/** Neighbours have quite different ones. */
export const coloursOf = (page: number) => COLOURS[(page * 5 + 1) % COLOURS.length]!

/** A copy of a picture in one colour. */
function tinted(source: HTMLImageElement, colour: string, left = 0, top = 0, width = 0, height = 0) {
  const context = createOffscreen(width || source.naturalWidth, height || source.naturalHeight)
  const { canvas } = context
  context.drawImage(source, -left, -top)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** A raised edge, or with the colours turned round a sunken one. */
function edge(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Spot,
  light: string,
  dark: string,
  thick: number,
) {
  context.fillStyle = light
  context.fillRect(x, y, width, thick)
  context.fillRect(x, y, thick, height)
  context.fillStyle = dark
  for (let line = 0; line < thick; line++) {
    context.fillRect(x + line, y + height - 1 - line, width - line, 1)
    context.fillRect(x + width - 1 - line, y + line, 1, height - line)
  }
}

/** Yellow and black, aslant. */
function stripes(context: CanvasRenderingContext2D, { x, y, width, height }: Spot) {
  context.fillStyle = '#ffcc00'
  context.fillRect(x, y, width, height)
  context.fillStyle = '#000000'
  for (let row = 0; row < height; row++)
    for (let at = -(row % 16); at < width; at += 16) {
      const from = Math.max(0, at)
      const to = Math.min(width, at + 8)
      if (to > from) context.fillRect(x + from, y + row, to - from, 1)
    }
}

export interface Sheets {
  readonly icons: HTMLImageElement
  readonly type: HTMLImageElement
}

/** What every block of a page is painted with. */
interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly page: number
  readonly visitor: number
  readonly ink: string
  readonly title: string
  readonly shade: string
  readonly link: string
  line(face: Face, words: string, x: number, y: number, colour: string): void
  /** In the middle of a block. */
  middle(face: Face, words: string, spot: Spot, y: number, colour: string): void
  icon(of: number, x: number, y: number, scale?: number): void
  rect(x: number, y: number, width: number, height: number, colour: string): void
}

const PAINTERS: Readonly<Record<Block['kind'], (brush: Brush, block: Block) => void>> = {
  head({ page, title, shade, line, icon }, { spot: { x, y, width }, lines }) {
    for (const [row, words] of lines.entries()) {
      const long = breadthOf('head', words)
      const from = Math.round(x + (width - long) / 2)
      const top = y + row * 25
      if (row === 0 && long + 92 < width)
        for (const at of [from - 42, from + long + 10]) icon(page, at, top - 4, 2)
      const rainbow = page % 4 === 2
      line('head', words, from + 2, top + 2, rainbow ? '#000000' : shade)
      let at = from
      for (const [index, letter] of [...words].entries()) {
        line('head', letter, at, top, rainbow ? RAINBOW[index % RAINBOW.length]! : title)
        at += breadthOf('head', letter)
      }
    }
  },
  photo({ context, rect }, { spot }) {
    rect(spot.x, spot.y, spot.width, spot.height, '#ffffff')
    edge(context, spot, '#0000ee', '#0000ee', FRAME)
  },
  text({ ink, middle }, { spot, lines }) {
    for (const [row, words] of lines.entries()) middle('body', words, spot, spot.y + row * 16, ink)
  },
  rule({ context, page, icon, rect }, { spot: { x, y, width } }) {
    const most = Math.min(width - 16, 320)
    const from = Math.round(x + (width - most) / 2)
    if (page % 3 === 0) for (let at = from; at <= from + most - SIDE; at += 20) icon(page, at, y)
    else if (page % 3 === 1)
      for (const [index, colour] of RAINBOW.entries()) rect(from, y + 5 + index, most, 1, colour)
    else edge(context, { x: from, y: y + 6, width: most, height: 4 }, '#666666', '#ffffff', 2)
  },
  count({ context, visitor, ink, line, middle, rect }, { spot }) {
    const { x, y, width } = spot
    middle('body', 'You are visitor', spot, y, ink)
    const from = Math.round(x + width / 2 - 36)
    edge(context, { x: from - 2, y: y + 16, width: 76, height: 19 }, '#999999', '#ffffff', 2)
    for (const [index, digit] of [...String(visitor).padStart(6, '0')].entries()) {
      rect(from + index * 12, y + 18, 11, 15, '#000000')
      rect(from + index * 12 + 11, y + 18, 1, 15, '#444444')
      line('body', digit, from + index * 12 + 2, y + 18, '#66ff33')
    }
  },
  links({ link, line, icon, rect }, { spot: { x, y } }) {
    for (const [row, words] of ['About me', 'My tabs', 'Cool links', 'E-mail me'].entries()) {
      const from = x + 14
      icon(['user', 'folder', 'world', 'email'].map((name) => PAGES.indexOf(name))[row]!, from, y + row * 16)
      line('body', words, from + 20, y + row * 16, link)
      rect(from + 20, y + row * 16 + 13, breadthOf('body', words), 1, link)
    }
  },
  ring({ page, ink, link, line, icon, rect }, { spot: { x, y, width } }) {
    const [before, after] = [(page + 59) % 60, (page + 1) % 60]
    const names = [PAGES[before]!, PAGES[after]!]
    const lead = width > 250 ? 'A-Z webring: ' : ''
    const long = breadthOf('body', lead) + sum(names.map((name) => breadthOf('body', name))) + 52
    let at = Math.round(x + (width - long) / 2)
    line('body', lead, at, y + 2, ink)
    at += breadthOf('body', lead)
    icon(before, at, y + 1)
    at += 20
    for (const name of names) {
      line('body', name, at, y + 2, link)
      rect(at, y + 15, breadthOf('body', name), 1, link)
      at += breadthOf('body', name) + 12
    }
    icon(after, at - 8, y + 1)
  },
  forms({ context, line, rect }, { spot: { x, y, width } }) {
    const names = width > 220 ? ['Sign my guestbook', 'Random tab'] : ['Sign my guestbook']
    const long = sum(names.map((name) => breadthOf('body', name) + 22)) - 8
    let at = Math.round(x + (width - long) / 2)
    for (const name of names) {
      const across = breadthOf('body', name) + 14
      rect(at, y, across, 20, '#cccccc')
      edge(context, { x: at, y, width: across, height: 20 }, '#ffffff', '#666666', 2)
      line('body', name, at + 7, y + 2, '#000000')
      at += across + 8
    }
  },
  book({ context, page, line, middle, icon, rect }, { spot }) {
    const { x, y, width, height } = spot
    rect(x, y, width, height, ['#ffffff', '#ffffcc', '#ccffff'][page % 3]!)
    edge(context, spot, '#ffffff', '#666666', 3)
    rect(x + 3, y + 3, width - 6, 15, '#000066')
    middle('body', 'My Guestbook', spot, y + 3, '#ffffff')
    for (const [row, { who, words }] of signedBy(page, Math.floor((height - 20) / 18)).entries()) {
      const top = y + 19 + row * 18
      const name = `${PAGES[who]}: `
      icon(who, x + 6, top)
      line('body', name, x + 28, top + 1, '#cc0000')
      line('body', words, x + 28 + breadthOf('body', name), top + 1, '#000000')
    }
  },
  button({ context, line, icon, rect }, { spot: { x, y }, lines }) {
    for (const [index, which] of lines.entries()) {
      const [of, first, second] = BUTTONS[Number(which)]!
      const at = x + index * 92
      const [paper, words] = PAINTS[Number(which) % PAINTS.length]!
      rect(at, y, 88, 31, paper)
      edge(context, { x: at, y, width: 88, height: 31 }, '#cccccc', '#666666', 2)
      icon(PAGES.indexOf(of), at + 4, y + 8)
      line('small', first, at + 23, y + 5, words)
      line('small', second, at + 23, y + 16, words)
    }
  },
  works({ context, middle, rect }, { spot }) {
    const [x, y, width] = [spot.x + 4, spot.y, spot.width - 8]
    stripes(context, { x, y, width, height: 5 })
    stripes(context, { x, y: y + 17, width, height: 5 })
    rect(x, y + 5, width, 12, '#ffcc00')
    middle('small', 'UNDER CONSTRUCTION', spot, y + 6, '#000000')
  },
  /** It runs on a canvas of its own. */
  news() {},
}

/** Paints all of a page that stands still. One pixel of the context is one of the page. */
export function paintPage(
  context: CanvasRenderingContext2D,
  { icons, type }: Sheets,
  { frames, blocks }: Plan,
  { width, height }: { readonly width: number; readonly height: number },
  page: number,
  visitor: number,
) {
  const [ground, pattern, ink, title, shade, link, side] = coloursOf(page) as Palette
  const sheets = new Map<string, HTMLCanvasElement>()
  const rect: Brush['rect'] = (x, y, across, high, colour) => {
    context.fillStyle = colour
    context.fillRect(x, y, across, high)
  }
  const line: Brush['line'] = (face, words, x, y, colour) => {
    const sheet = sheets.get(colour) ?? tinted(type, colour)
    sheets.set(colour, sheet)
    write(context, sheet, face, words, x, y)
  }
  const brush: Brush = {
    context,
    page,
    visitor,
    ink,
    title,
    shade,
    link,
    rect,
    line,
    middle: (face, words, { x, width: across }, y, colour) =>
      line(face, words, x + (across - breadthOf(face, words)) / 2, y, colour),
    icon(of, x, y, scale = 1) {
      const [left, top] = [(of % 10) * SIDE, Math.floor(of / 10) * SIDE]
      context.drawImage(
        icons,
        left,
        top,
        SIDE,
        SIDE,
        Math.round(x),
        Math.round(y),
        SIDE * scale,
        SIDE * scale,
      )
    },
  }
  context.imageSmoothingEnabled = false
  rect(0, 0, width, height, ground)
  // The wallpaper is the page's own icon, pale.
  const tile = tinted(icons, pattern, (page % 10) * SIDE, Math.floor(page / 10) * SIDE, SIDE, SIDE)
  const pitch = page % 3 === 0 ? 20 : 26
  for (let row = 0; row * pitch < height; row++)
    for (let x = row % 2 ? -pitch / 2 : 2; x < width; x += pitch) context.drawImage(tile, x, row * pitch + 2)
  for (const frame of frames) {
    rect(frame.x, frame.y, frame.width, frame.height, side)
    edge(context, frame, '#ffffff', '#666666', 2)
  }
  const isDark = DARK.includes(side)
  const framed: Brush = {
    ...brush,
    ink: isDark ? '#ffffff' : '#000000',
    link: isDark ? '#ffff66' : '#0000ee',
  }
  for (const block of blocks) {
    const { x } = block.spot
    const within = frames.some((frame) => x >= frame.x && x < frame.x + frame.width)
    PAINTERS[block.kind](within ? framed : brush, block)
  }
}

/** A line of one colour on one ground, for what changes each second: it needs no copy of the sheet. */
function paintLine(
  context: CanvasRenderingContext2D,
  ink: string,
  paper: string,
  { x, y, width, height }: Spot,
  draw: () => void,
) {
  context.imageSmoothingEnabled = false
  draw()
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = ink
  context.fillRect(x, y, width, height)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = paper
  context.fillRect(x, y, width, height)
  context.globalCompositeOperation = 'source-over'
}

/** The marquee: so far to the left. */
export function paintNews(
  context: CanvasRenderingContext2D,
  type: HTMLImageElement,
  { width, height }: Spot,
  page: number,
  visitor: number,
  moved: number,
) {
  const words = newsOf(page, visitor)
  const long = breadthOf('body', words)
  const [ink, paper] = [
    ['#ffff00', '#cc0000'],
    ['#66ff33', '#000000'],
    ['#ffffff', '#0000cc'],
    ['#000000', '#ffff00'],
  ][page % 4] as [string, string]
  paintLine(context, ink, paper, { x: 0, y: 0, width, height }, () => {
    for (let at = -(moved % long); at < width; at += long) write(context, type, 'body', words, at, 1)
  })
}

/** What the window says at its foot: how much of the photo there is, and when the rest will be. */
export function paintStatus(
  context: CanvasRenderingContext2D,
  type: HTMLImageElement,
  { width, height }: Spot,
  page: number,
  second: number,
) {
  const left = 59 - second
  const words =
    left === 0
      ? 'Document: Done'
      : `${Math.round(((second + 1) / 60) * 100)}% of ${PAGES[page]}.gif, ${left} second${left === 1 ? '' : 's'} to go`
  paintLine(context, '#000000', '#cccccc', { x: 0, y: 0, width, height }, () =>
    write(context, type, 'small', words, 6, 2),
  )
  edge(context, { x: 0, y: 0, width, height }, '#ffffff', '#888888', 1)
}
