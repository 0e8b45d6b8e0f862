/**
 * The letters of `type.woff2`, in thousandths of its size: for each how far it advances, and how much of that is empty
 * before and after it, at the narrowest (width 50), and then the same at the widest (150). In between it is on a line
 * between the two, so the width at which a word is exactly as long as its place can be worked out and need not be tried.
 */
const LETTERS = "0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'’.,:-/§()"
const METRICS =
  '373 6 5 971 46 70,328 6 7 941 44 45,372 6 7 1005 62 68,366 6 6 1001 53 57,402 6 7 955 36 44,366 6 6 989 45 70,366 6 7 1003 43 70,322 7 5 903 13 15,367 6 7 984 59 63,366 6 7 1009 63 54,100 0 0 425 0 0,380 5 5 1195 50 48,372 6 6 1097 70 81,371 7 6 1084 26 55,371 6 6 1085 70 44,251 6 5 962 60 73,250 7 6 877 49 61,373 6 6 1134 40 98,372 6 7 1128 70 98,187 6 6 513 112 121,369 7 7 1087 44 90,383 6 4 1025 70 12,254 6 7 853 70 56,605 6 6 1408 70 97,481 6 7 1258 70 98,369 6 6 1130 40 43,373 6 6 1033 70 44,369 6 6 1130 40 43,376 6 0 1074 70 50,375 6 6 1100 48 70,311 6 7 1069 63 64,373 7 6 1137 66 79,386 6 5 1116 41 46,609 5 3 1610 27 39,404 2 2 1102 0 0,399 2 1 1143 2 -1,255 7 7 998 50 77,382 6 7 1076 45 86,370 7 6 1079 68 55,376 6 7 990 31 55,370 7 6 1095 41 100,375 6 6 1074 40 57,289 7 5 799 15 64,371 7 6 1098 41 100,370 7 6 1068 68 100,190 8 9 474 88 106,195 -27 9 502 -105 106,391 7 2 1002 68 35,185 7 6 481 96 105,555 7 6 1550 68 100,370 7 6 1060 68 100,370 6 5 1082 41 55,370 7 6 1079 68 55,370 7 6 1083 41 91,370 7 6 1062 68 100,378 6 5 1060 60 59,280 6 6 855 13 51,372 7 8 1055 57 93,392 4 3 1000 7 26,636 2 1 1462 41 50,393 2 2 1046 16 27,407 2 0 985 16 35,252 7 5 940 60 69,146 6 6 278 45 45,136 7 6 326 31 44,190 7 11 371 54 68,206 6 21 494 33 143,191 7 11 382 54 79,235 6 6 754 48 65,278 6 6 840 15 15,349 6 6 1064 42 48,238 6 -4 587 59 75,238 6 -1 598 61 87'

const table = new Map(
  METRICS.split(',').map((row, index) => [LETTERS[index]!, row.split(' ').map(Number)] as const),
)

/** How high its capitals are, in parts of its size. */
export const CAP = 0.675

const sum = (text: string, at: 0 | 3) => {
  const rows = [...text].map((letter) => table.get(letter) ?? table.get('x')!)
  const advance = rows.reduce((total, row) => total + row[at]!, 0)
  return (advance - (rows[0]?.[at + 1] ?? 0) - (rows.at(-1)?.[at + 2] ?? 0)) / 1000
}

/** How long a text's ink is at a width of the typeface, in parts of its size. */
export function inkOf(text: string, width: number): number {
  const narrow = sum(text, 0)
  return narrow + ((sum(text, 3) - narrow) * (width - 50)) / 100
}

/** The empty strip before a text's first letter, in parts of its size. */
export function bearingOf(text: string, width: number): number {
  const row = table.get(text[0] ?? 'x')!
  return (row[1]! + ((row[4]! - row[1]!) * (width - 50)) / 100) / 1000
}

/** How far a text advances, in parts of its size. */
export function advanceOf(text: string, width: number): number {
  return [...text].reduce((total, letter) => {
    const row = table.get(letter) ?? table.get('x')!
    return total + (row[0]! + ((row[3]! - row[0]!) * (width - 50)) / 100) / 1000
  }, 0)
}

/** The width at which a text is so long, within what the typeface has. */
export function widthFor(text: string, length: number): number {
  const narrow = sum(text, 0)
  return Math.min(150, Math.max(50, 50 + ((length - narrow) / (sum(text, 3) - narrow)) * 100))
}
