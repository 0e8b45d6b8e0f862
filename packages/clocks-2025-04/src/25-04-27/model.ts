import type { ClockTime, HourCycle } from '@found-time/clock-runtime'

/** Segments of a digit: top, upper right, lower right, bottom, lower left, upper left, middle: a to g as is usual. */
export const SEGMENTS = 7
/** Lit segments of 0 to 9, from a to g. */
const FIGURES = [
  '1111110',
  '0110000',
  '1101101',
  '1111001',
  '0110011',
  '1011011',
  '1011111',
  '1110000',
  '1111111',
  '1111011',
]

/** Which of the 28 windows are open at a time of day, digit by digit, as noughts and ones. */
export function openAt(hour: number, minute: number, hourCycle: HourCycle): string {
  const shown = hourCycle === 12 ? ((hour + 11) % 12) + 1 : hour
  const tens = Math.floor(shown / 10)
  const digits = [
    tens === 0 && hourCycle === 12 ? '0000000' : FIGURES[tens]!,
    FIGURES[shown % 10]!,
    FIGURES[Math.floor(minute / 10)]!,
    FIGURES[minute % 10]!,
  ]
  return digits.join('')
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A heavy panel on a rail: it starts slowly, runs, and knocks once against its stop. Takes and gives 0–1. */
export function slide(part: number): number {
  if (part <= 0) return 0
  if (part >= 1) return 1
  if (part < 0.78) return (part / 0.78) ** 2.2
  const knock = (part - 0.78) / 0.22
  return 1 - 0.07 * Math.sin(Math.PI * knock)
}

/** How far the panels that change have moved, 0–1: in the minute's last second, done on the stroke. */
export const changing = ({ second, millisecond }: ClockTime) =>
  second === 59 ? slide(clamp((millisecond - 120) / 860)) : 0

/** Where the views stand, −1 to 1: across in one minute and back in the next, slow at both ends. */
export const panAt = ({
  minute,
  second,
  millisecond,
}: Pick<ClockTime, 'minute' | 'second' | 'millisecond'>) =>
  -Math.cos(Math.PI * ((minute % 2) + (second + millisecond / 1000) / 60))

/** Where the birds are, 0 at the left edge and 1 at the right, a wing beat and a sixtieth of the way each second. */
export function flightAt({ second, millisecond }: ClockTime) {
  const part = millisecond / 1000
  return { along: (second + part - Math.sin(2 * Math.PI * part) / (4 * Math.PI)) / 60, beat: part }
}
