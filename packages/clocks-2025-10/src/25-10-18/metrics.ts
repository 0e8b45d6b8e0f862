/** How far each letter advances, in thousandths of its size. */
const LETTERS = ' 0123456789:abcdefghijklmnopqrstuvwxyz’'
const ADVANCES =
  '250 602 397 543 529 575 537 608 572 558 608 313 619 609 514 619 515 402 522 681 347 303 631 347 1036 681 574 631 625 530 542 410 659 600 932 603 578 544 316'

const table = new Map(ADVANCES.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (table.get(letter) ?? 0.6), 0)
