/** How far each letter of `type.woff2` advances, in thousandths of its size, at three widths of the face. */
const LETTERS = '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,.:+−'
export const WIDTHS = [75, 100, 125] as const
const ADVANCES = [
  '490 329 478 496 532 494 505 469 514 505 137 477 471 480 487 395 375 491 489 391 301 524 343 647 505 489 472 489 478 448 423 492 474 668 506 501 442 471 470 443 471 456 314 469 477 220 220 476 220 737 477 456 470 471 317 409 309 477 453 617 467 454 386 201 201 201 500 500',
  '706 440 643 647 704 655 681 647 675 681 175 816 738 786 775 670 650 806 807 637 450 792 618 981 805 813 719 813 764 704 713 773 819 1072 840 788 703 663 662 632 663 641 426 650 656 276 276 675 276 1027 656 651 662 663 419 585 426 656 662 903 690 657 555 252 252 252 647 647',
  '814 496 725 723 790 735 769 736 756 769 194 985 871 939 919 807 788 963 966 760 525 926 756 1148 955 975 842 975 907 832 858 913 991 1274 1007 932 833 759 758 727 759 734 482 741 745 304 304 775 304 1172 745 748 758 759 470 673 485 745 766 1046 801 758 639 277 277 277 721 721',
].map((row) => row.split(' ').map(Number))

/** How long a text is at a width of the face, in parts of its size. Without kerning. */
export function advanceOf(text: string, width: number): number {
  const above = width <= WIDTHS[1] ? 1 : 2
  const [low, high] = [WIDTHS[above - 1]!, WIDTHS[above]!]
  const part = (width - low) / (high - low)
  let sum = 0
  for (const letter of text) {
    const index = LETTERS.indexOf(letter)
    const [narrow, wide] = [ADVANCES[above - 1]![index] ?? 600, ADVANCES[above]![index] ?? 600]
    sum += narrow + (wide - narrow) * part
  }
  return sum / 1000
}

/** The width of the face, 75 to 125, at which a text is as long as this, in parts of its size, or nearly. */
export function widthFor(text: string, length: number): number {
  let [low, high]: [number, number] = [75, 125]
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2
    if (advanceOf(text, middle) > length) high = middle
    else low = middle
  }
  return Math.round(low)
}
