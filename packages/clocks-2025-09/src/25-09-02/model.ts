/** What plays at each hour: side A before noon and side B after it, each from twelve to eleven. */
export const SIDES: Readonly<Record<'A' | 'B', readonly string[]>> = {
  A: `Last Bus Left, I Didn’t
Next Episode in Five Seconds
Who Is Texting Greg
Refrigerator Hum in B Flat
The Baby Has Opinions
Somebody’s Rooster
Snooze (Reprise)
Toast on the Tie
Standing Room to Leeds
Let’s Circle Back, Brenda
My Coffee, Your Mug
Is It Too Early for Lunch`.split('\n'),
  B: `It Is Not Too Early for Lunch
Soup, Alone, Magnificent
The Long Meeting (Live)
Who Ate Marcia’s Yoghurt
Last Biscuit Standing
Rain on the Bicycle Seat
Onions Are Frying Somewhere
Dishes: It’s Your Turn
Asleep Before the Murder
Subtitles On
Teeth, Bed, Telephone
Did I Lock the Door`.split('\n'),
}

/** Which side an hour is on: the morning is A. */
export const sideAt = (hour: number): 'A' | 'B' => (hour < 12 ? 'A' : 'B')

/**
 * The side that plays, in the order of its numbers, `1` to `12`.
 * @example tracksAt(15).find(({ playing }) => playing) // { number: 3, title: 'Who Ate Marcia’s Yoghurt', playing: true }
 */
export const tracksAt = (hour: number) =>
  Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    title: SIDES[sideAt(hour)][(index + 1) % 12]!,
    playing: (hour % 12 || 12) === index + 1,
  }))

/**
 * Where the label is on its turn. A long-playing record makes 33⅓ turns a minute, which is 200 degrees a second: a
 * hundred turns in three minutes.
 * @returns Degrees, `0` up to but not including `360`.
 */
export const turnAt = (hour: number, minute: number, second: number): number =>
  ((hour * 3600 + minute * 60 + second) * 200) % 360

/** The groove, in parts of the disc's radius: where it begins at the rim, and where it runs out. */
export const GROOVE = { from: 0.965, to: 0.37 }

/** How far from the middle the stylus stands at a minute, in parts of the disc's radius. */
export const grooveAt = (minute: number): number => GROOVE.from - ((GROOVE.from - GROOVE.to) * minute) / 60

/** How far the letters of `black.woff2` and of `text.woff2` advance, in thousandths of their size. */
const LETTERS = " '(),-./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’"
const ADVANCES = {
  black:
    '203 251 323 323 266 380 266 373 716 523 659 677 703 683 693 626 688 693 785 731 731 762 663 641 757 757 323 458 759 635 964 760 777 723 779 731 690 693 724 743 1097 743 755 698 568 613 553 613 588 411 643 601 274 275 618 275 924 600 600 613 613 441 535 448 597 583 825 607 578 532 247',
  text: '212 242 294 294 225 381 222 349 694 479 613 649 661 661 669 606 673 666 741 707 712 731 636 611 743 740 298 427 714 610 919 757 767 698 768 704 652 656 713 715 1057 701 694 647 552 602 545 602 582 386 611 588 247 247 576 248 910 588 599 601 602 396 517 401 583 555 803 559 541 493 228',
}
const TABLES = {
  black: ADVANCES.black.split(' ').map(Number),
  text: ADVANCES.text.split(' ').map(Number),
}

/** How long a text is, in parts of its size. */
export const lengthOf = (text: string, face: keyof typeof TABLES): number =>
  [...text].reduce((sum, letter) => sum + (TABLES[face][LETTERS.indexOf(letter)] ?? 350), 0) / 1000

/** How a title is broken in two where it fills a measure best. */
export function brokenOf(title: string): string[] {
  const words = title.split(' ')
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => lengthOf(line, 'black')))
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best), ways[0] ?? [title])
}

/** Where everything is on a stage of a size, in pixels of it. Upright the disc is drawn out of the sleeve downward. */
export function planOf(width: number, height: number) {
  const tall = height > width * 1.05
  const [long, broad] = tall ? [height, width] : [width, height]
  const sleeve = long * (tall ? 0.525 : 0.46)
  // No smaller than would leave the ground bare, no larger than leaves the rim on the stage.
  const radius = long - sleeve - long * (tall ? 0.026 : 0.035)
  const pad = broad * (tall ? 0.056 : 0.05)
  return { tall, sleeve, radius, pad, rail: Math.min(radius * (tall ? 0.15 : 0.118), broad * 0.17) }
}

export type Plan = ReturnType<typeof planOf>
