/** How far each letter advances, in thousandths of its size: of `text.woff2`, and of `notes.woff2`. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.,:;-’*§¶'
const TEXT =
  '657 326 504 534 601 547 622 505 620 622 215 684 657 742 827 606 569 825 805 317 314 733 569 950 749 878 608 872 669 510 694 745 683 1003 707 639 570 551 583 536 605 537 312 540 631 297 282 601 289 974 636 612 599 579 453 416 396 612 475 730 496 446 481 250 220 230 230 300 221 334 513 354'
const NOTES =
  '598 598 598 598 598 598 598 598 598 598 212 733 672 703 771 653 602 755 818 356 447 756 621 1002 758 778 634 778 681 566 686 768 706 1002 734 705 642 470 551 444 560 464 360 502 568 290 264 557 280 839 578 526 565 550 414 388 364 551 529 760 513 534 444 238 244 260 270 346 240 421 558 616'

const table = (advances: string) =>
  new Map(advances.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))
export type Face = 'text' | 'notes'
const FACES: Record<Face, Map<string, number>> = { text: table(TEXT), notes: table(NOTES) }

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + (FACES[face].get(letter) ?? 0.6), 0)
