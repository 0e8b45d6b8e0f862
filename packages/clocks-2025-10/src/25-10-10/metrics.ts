/** How far each character of `text.woff2` advances, in thousandths of its size. */
const LETTERS = " !'(),.0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’"
const ADVANCES =
  '170 237 233 340 340 217 213 460 249 404 371 393 382 404 364 433 402 213 217 317 457 478 480 530 453 408 521 546 249 249 496 413 665 540 540 466 540 513 407 461 536 457 651 546 477 427 399 443 339 457 355 288 402 470 223 215 451 220 704 470 408 444 442 318 308 259 454 393 597 385 401 353 166'
const table = new Map(ADVANCES.split(' ').map((advance, index) => [LETTERS[index]!, Number(advance) / 1000]))

/** How long a text is, in parts of its size. */
export const advanceOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (table.get(letter) ?? 0.5), 0)
