/** How far each letter advances, in thousandths of its size. */
const LETTERS = ' ,.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ADVANCES =
  '210 292 304 632 404 597 603 627 616 616 568 612 617 738 679 717 736 605 584 730 753 426 589 726 579 936 768 768 672 768 689 648 689 718 714 1008 735 659 634 596 628 583 627 597 370 579 604 284 303 607 298 913 617 611 628 628 458 544 380 617 604 880 606 609 542'

const table = new Map(ADVANCES.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (table.get(letter) ?? 0.6), 0)
