/** How far each letter advances, in thousandths of its size. */
const LETTERS = ' ,-.0123456789:;ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz’'
const ADVANCES =
  '250 250 333 250 500 500 500 500 500 500 500 500 500 500 278 278 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 333'

const table = new Map(ADVANCES.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (table.get(letter) ?? 0.6), 0)
