/** How far each letter advances, in thousandths of its size: of `figures.woff2`, and of `text.woff2`. */
const table = (letters: string, advances: string) =>
  new Map(advances.split(' ').map((advance, index) => [letters[index]!, Number(advance) / 1000]))

export type Face = 'heavy' | 'text'
const FACES: Record<Face, Map<string, number>> = {
  heavy: table(
    ' .0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '260 240 560 560 560 560 560 560 560 560 560 560 686 615 711 671 575 555 737 698 269 557 672 507 862 694 747 564 789 616 579 583 658 677 987 679 632 613',
  ),
  text: table(
    ' (),-.0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’“”',
    '260 240 240 240 327 240 560 560 560 560 560 560 560 560 560 560 240 649 604 706 679 583 563 732 683 252 553 644 498 845 680 748 557 778 603 568 586 656 661 964 651 610 590 542 583 519 583 540 339 517 553 232 232 541 269 833 553 575 583 583 413 471 353 553 526 750 527 526 472 265 445 446',
  ),
}

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string, face: Face): number =>
  [...text].reduce((sum, letter) => sum + (FACES[face].get(letter) ?? 0.6), 0)
