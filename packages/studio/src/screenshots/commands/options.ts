/** What the picture commands understand, with errors that say what was expected. */

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fromCaller } from '../../program/caller.ts'

/** `1280x800` → width and height in CSS pixels. */
export function parseSize(text: string): { width: number; height: number } {
  const [, width, height] = /^(\d{2,4})x(\d{2,4})$/.exec(text) ?? []
  if (!width || !height) throw new Error(`"${text}" is not a size. Sizes look like 1280x800, in CSS pixels.`)
  return { width: Number(width), height: Number(height) }
}

/** A pixel ratio from 1 to 4. */
export function parseRatio(text: string): number {
  const ratio = Number(text)
  if (!(ratio >= 1 && ratio <= 4)) throw new Error(`"${text}" is not a pixel ratio. Ratios go from 1 to 4.`)
  return ratio
}

export function parseHourCycle(text: string): 12 | 24 {
  if (text === '12') return 12
  if (text === '24') return 24
  throw new Error(`"${text}" is not an hour cycle: 12 or 24.`)
}

/**
 * A whole number.
 * @param name - As the message has it: `Frames`.
 */
export function parseWhole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} go from ${least} to ${most}.`)
  return number
}

/** Writes a PNG where the command was called from, and says where; as WebP where the file is called so. */
export async function save(file: string, picture: Buffer): Promise<void> {
  const target = fromCaller(file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(
    target,
    file.endsWith('.webp') ? await sharp(picture).webp({ quality: 80 }).toBuffer() : picture,
  )
  console.log(path.relative(process.cwd(), target))
}

/** Runs a command; a mistake in its words is told in one line, without a stack. */
export async function main(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
