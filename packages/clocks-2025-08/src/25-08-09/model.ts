const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** A number below sixty in words. */
export function wordOf(count: number): string {
  if (count < 20) return ONES[count]!
  const rest = count % 10
  return TENS[Math.floor(count / 10)]! + (rest ? `-${ONES[rest]}` : '')
}

const numbers = (list: string) => list.split(' ').map((number) => Number(number) / 1000)

const LETTERS = ' !,-.:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** How high an h stands in each typeface, and how far its letters advance, in parts of the size. */
const FACES = {
  poster: {
    rise: 0.86,
    advances: numbers(
      '234 229 236 311 228 241 492 485 478 474 493 411 398 484 499 226 466 472 397 746 498 486 472 493 476 461 395 473 469 711 483 446 410 483 501 491 498 488 280 503 505 243 262 490 248 758 498 496 501 498 346 474 305 499 460 696 458 460 385',
    ),
  },
  sport: {
    rise: 0.7,
    advances: numbers(
      '194 281 216 327 228 289 448 493 463 456 465 428 414 459 469 228 448 490 423 541 506 464 459 453 467 441 470 466 490 685 475 477 406 439 439 432 439 433 296 438 441 216 216 451 213 665 441 439 442 442 326 413 290 441 442 615 448 429 366',
    ),
  },
  fashion: {
    rise: 0.75,
    advances: numbers(
      '250 438 347 359 319 317 620 819 739 727 819 667 637 832 834 464 625 846 660 966 778 789 734 759 819 630 738 745 823 1236 838 779 663 592 545 517 613 531 458 635 618 352 325 583 326 851 599 564 566 546 499 487 372 605 576 853 613 674 513',
    ),
  },
  sturdy: {
    rise: 0.72,
    advances: numbers(
      '223 303 212 359 252 262 425 712 692 685 705 632 601 729 730 303 382 697 509 955 790 725 654 726 688 658 579 733 682 1001 719 662 576 595 648 571 649 587 408 607 643 286 288 605 283 963 643 612 648 649 446 549 406 634 585 881 587 608 537',
    ),
  },
  round: {
    rise: 0.71,
    advances: numbers(
      '188 287 305 525 229 277 584 655 594 561 616 493 472 621 644 429 462 620 435 907 648 696 570 706 590 531 502 628 661 953 683 615 563 517 520 424 565 486 375 516 501 273 271 531 272 788 551 513 555 511 396 450 368 544 521 752 557 537 454',
    ),
  },
  serif: {
    rise: 0.7,
    advances: numbers(
      '218 333 300 332 300 300 506 650 598 603 648 555 538 656 691 301 427 654 540 791 653 670 565 670 628 521 627 649 632 921 614 590 560 518 581 494 574 507 343 531 580 280 281 582 286 871 578 545 578 565 441 436 361 567 530 781 568 536 465',
    ),
  },
  mono: {
    rise: 0.7,
    advances: numbers(
      '612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612 612',
    ),
  },
} as const

export type Face = keyof typeof FACES

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + FACES[face].advances[LETTERS.indexOf(letter)]!, 0)

export const riseOf = (face: Face): number => FACES[face].rise

/** A text broken into lines no longer than a measure, in parts of its size. */
export function linesOf(text: string, face: Face, measure: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && lengthOf(longer, face) <= measure) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, of lengths as like as can be. */
function balanced(text: string, face: Face, lines: string[], measure: number): string[] {
  const narrower = linesOf(text, face, measure * 0.97)
  const isTooLong = narrower.some((line) => lengthOf(line, face) > measure)
  return isTooLong || narrower.length > lines.length ? lines : balanced(text, face, narrower, measure * 0.97)
}

/** The size, no larger than one wished for, at which a text goes into a box, and its lines. */
export function fitText(text: string, face: Face, width: number, height: number, wished: number) {
  let size = wished
  while (size > 1) {
    const lines = linesOf(text, face, width / size)
    if (lines.length * size * 1.12 <= height && lines.every((line) => lengthOf(line, face) * size <= width))
      return { size, lines: balanced(text, face, lines, width / size) }
    size *= 0.96
  }
  return { size, lines: [text] }
}

/** A colour and what is written on it. */
interface Fill {
  readonly fill: string
  readonly ink: string
}

/** The house style of a site: what its banner is called, looks like, and says on its buttons before the numbers. */
export interface House {
  readonly face: Face
  readonly name: string
  readonly verbs: readonly [string, string]
  readonly bar: Fill
  readonly paper: Fill
  readonly buttons: readonly [Fill, Fill]
  /** How round its corners are, in parts of the least of its sides. */
  readonly corner: number
}

const BLACK = '#17110f'
const WHITE = '#ffffff'

export const HOUSES: readonly House[] = [
  {
    face: 'serif',
    name: 'The Evening Biscuit',
    verbs: ['Consent to', 'Object to'],
    bar: { fill: WHITE, ink: BLACK },
    paper: { fill: WHITE, ink: BLACK },
    buttons: [
      { fill: BLACK, ink: WHITE },
      { fill: '#dfdcd8', ink: BLACK },
    ],
    corner: 0,
  },
  {
    face: 'sport',
    name: 'SPORT AND CRUMBS',
    verbs: ['Accept', 'Tackle'],
    bar: { fill: BLACK, ink: WHITE },
    paper: { fill: '#ff3b1f', ink: WHITE },
    buttons: [
      { fill: WHITE, ink: '#d81e04' },
      { fill: BLACK, ink: WHITE },
    ],
    corner: 0,
  },
  {
    face: 'round',
    name: 'Oh hello, friend',
    verbs: ['Yes to', 'No to'],
    bar: { fill: '#cdbcff', ink: '#37148f' },
    paper: { fill: '#cdbcff', ink: '#37148f' },
    buttons: [
      { fill: '#4b1fd1', ink: WHITE },
      { fill: WHITE, ink: '#4b1fd1' },
    ],
    corner: 0.09,
  },
  {
    face: 'mono',
    name: 'sudo eat cookies',
    verbs: ['Grant', 'Deny'],
    bar: { fill: '#3dff7c', ink: BLACK },
    paper: { fill: '#0e1512', ink: '#3dff7c' },
    buttons: [
      { fill: '#3dff7c', ink: '#0e1512' },
      { fill: '#1d3a2a', ink: '#3dff7c' },
    ],
    corner: 0,
  },
  {
    face: 'poster',
    name: 'SCANDAL!',
    verbs: ['Ooh yes', 'Ew no'],
    bar: { fill: '#ffe500', ink: BLACK },
    paper: { fill: '#ff4fa3', ink: BLACK },
    buttons: [
      { fill: '#ffe500', ink: BLACK },
      { fill: WHITE, ink: BLACK },
    ],
    corner: 0,
  },
  {
    face: 'mono',
    name: 'Privacy Wizard',
    verbs: ['Allow', 'Abort'],
    bar: { fill: '#1230d8', ink: WHITE },
    paper: { fill: '#c9ccd6', ink: BLACK },
    buttons: [
      { fill: WHITE, ink: BLACK },
      { fill: '#1230d8', ink: WHITE },
    ],
    corner: 0,
  },
  {
    face: 'fashion',
    name: 'Maison de la Miette',
    verbs: ['Permit', 'Decline'],
    bar: { fill: '#0b4a3a', ink: '#ffd9c9' },
    paper: { fill: '#0b4a3a', ink: '#ffd9c9' },
    buttons: [
      { fill: '#ffd9c9', ink: '#0b4a3a' },
      { fill: '#f08a6c', ink: '#0b2e25' },
    ],
    corner: 0,
  },
  {
    face: 'sturdy',
    name: 'Ministry of Cookies',
    verbs: ['Agree to', 'Refuse'],
    bar: { fill: BLACK, ink: WHITE },
    paper: { fill: '#ffd21f', ink: BLACK },
    buttons: [
      { fill: '#007a43', ink: WHITE },
      { fill: WHITE, ink: BLACK },
    ],
    corner: 0,
  },
  {
    face: 'sturdy',
    name: 'Your trusty bank',
    verbs: ['Approve', 'Dispute'],
    bar: { fill: WHITE, ink: '#1746ff' },
    paper: { fill: '#1746ff', ink: WHITE },
    buttons: [
      { fill: WHITE, ink: '#1746ff' },
      { fill: '#8fe3ff', ink: '#0a1f7a' },
    ],
    corner: 0.04,
  },
]

/** Whose banner comes at a minute: nine sites, in turn. */
export const houseAt = (hour: number, minute: number): House => HOUSES[(hour + minute) % HOUSES.length]!

/** Each banner is so much smaller than the one that came after it. */
const RECEDE = 0.94

/**
 * Where the banner of some minutes ago is: the older, the smaller and the further along a curve that leaves the newest
 * one's corner, turns, and runs out at the top.
 * @returns Its top left corner, and its size in parts of the newest one's.
 */
export function placeOf(age: number, { card, turn, end }: Pick<Layout, 'card' | 'turn' | 'end'>) {
  const scale = RECEDE ** age
  const part = 1 - scale
  const along = (from: number, over: number, to: number) =>
    from * scale * scale + 2 * over * scale * part + to * part * part
  return { x: along(card.left, turn.x, end.x), y: along(card.top, turn.y, end.y), scale }
}

/** Where everything is on a stage, in its pixels. */
export function layoutOf(width: number, height: number) {
  const less = Math.min(width, height)
  const wide = width > height * 0.85
  const edge = less * 0.045
  const card = {
    left: wide ? width * 0.245 : width * 0.1,
    top: height * (wide ? 0.27 : 0.36),
    width: width * (wide ? 0.755 : 0.9) - edge,
    height: height * (wide ? 0.73 : 0.64) - edge,
  }
  const bar = card.height * 0.1
  const pad = less * 0.04
  const inner = card.width - pad * 2
  const gap = less * 0.024
  const text = card.height * (wide ? 0.17 : 0.2)
  const buttons = card.height - bar - pad * 1.6 - text
  return {
    wide,
    card,
    /** Where the curve of the older banners turns, and where it ends. */
    turn: wide ? { x: width * -0.2, y: height * -0.05 } : { x: width * -0.3, y: height * 0.02 },
    end: { x: width * 0.95, y: height * 0.05 },
    bar,
    pad,
    gap,
    text,
    button: { width: inner, height: (buttons - gap) / 2 },
    /** The cookie behind it all. */
    cookie: wide
      ? { x: width * 0.05, y: width * 0.68, radius: width * 0.9 }
      : { x: 0, y: height, radius: height * 0.95 },
    /** How broad the lines are. */
    line: Math.max(1, less * 0.0045),
  }
}

export type Layout = ReturnType<typeof layoutOf>

/** Where a button's left upper corner is. */
export const buttonAt = (choice: 0 | 1, { card, bar, pad, text, button, gap }: Layout) => ({
  x: card.left + pad,
  y: card.top + bar + pad * 0.6 + text + choice * (button.height + gap),
})

/** The heavy italic alone has an f that hangs below its line, and reaches back beyond where it stands. */
const hasLongF = (word: string, face: Face) => face === 'fashion' && word.includes('f')

/** How far a number's letters hang below their line, in parts of the size. */
export const fallOf = (word: string, face: Face): number =>
  hasLongF(word, face) ? 0.27 : word.includes('y') ? 0.22 : 0.04

/** How far a number's first letter reaches back to the left, in parts of the size. */
export const leadOf = (word: string, face: Face): number =>
  word.startsWith('f') && hasLongF(word, face) ? 0.2 : 0

/** How large a word can be in a box of one line. */
const sizeIn = (word: string, face: Face, width: number, height: number): number =>
  Math.min(
    width / (lengthOf(word, face) + leadOf(word, face)),
    height / (riseOf(face) + fallOf(word, face) + 0.1),
  )

/** How large the verbs and the numbers of both buttons are: on wide buttons the verb stands before its number, else above. */
export function buttonsOf({ face, verbs }: House, words: readonly string[], { wide, button }: Layout) {
  const { width, height } = button
  const inset = Math.min(width * 0.035, height * 0.2)
  const verb = wide ? Math.min(height * 0.25, width * 0.042) : Math.min(height * 0.19, width * 0.09)
  const column = wide ? Math.max(...verbs.map((text) => lengthOf(text, face))) * verb + inset : 0
  const room = wide ? height * 0.9 : height * 0.92 - verb * 1.1
  const sizes = words.map((word) => sizeIn(word, face, width - inset * 2 - column, room))
  return { inset, verb, column, sizes }
}

/** The cookie's chips: where from its middle, how large, in parts of its radius, and how they are turned. */
export const CHIPS: readonly (readonly [number, number, number, number])[] = [
  [-0.02, -0.6, 0.072, 20],
  [0.13, -0.69, 0.045, 70],
  [0.09, -0.45, 0.058, 130],
  [-0.03, -0.29, 0.068, 10],
  [0.13, -0.2, 0.054, 200],
  [0.24, -0.07, 0.05, 90],
  [0.02, -0.05, 0.05, 40],
  [0.33, -0.67, 0.058, 250],
  [0.51, -0.6, 0.05, 30],
  [0.47, -0.72, 0.032, 160],
  [0.66, -0.58, 0.045, 220],
  [0.08, -0.87, 0.055, 280],
  [0.27, -0.83, 0.06, 100],
  [0.4, -0.76, 0.035, 60],
]

/** The pointer cannot decide: on the first button in even seconds, on the second in odd ones; at the last it gives in. */
export const choiceAt = (second: number): 0 | 1 => (second >= 58 || second < 0 || second % 2 === 0 ? 0 : 1)

/** Where on a button it stops, in parts of the button: under the verb, or beside it where the number is below. */
export const spotAt = (second: number, wide: boolean): readonly [number, number] => {
  const at = (second + 60) % 60
  return [(wide ? 0.045 : 0.8) + ((at * 7) % 11) * 0.004, (wide ? 0.46 : 0.04) + ((at * 5) % 7) * 0.008]
}
