/**
 * 25-06-12 @fontsource/gloock [gloock-latin-400-normal.woff2 --glyphs "0-9:"]
 *
 * Says what is in a package of npm, or with `--debian` of the Debian archive. With the name of a file: brings this one of it
 * into the day's folder, with its credit in `notes.ts`, to be checked by hand. What may not be used is refused. The same
 * command again replaces the file and its credit.
 *
 *   --find snow           of the list: those files alone that have it in their names
 *   --crop 0,40,320,200   of a picture: left, top, width and height in its pixels
 *   --width 640           how broad it becomes, as WebP; --lossless where every pixel counts. Unless told a picture stays
 *                         as large as it is, and an SVG becomes 1024 pixels long
 *   --glyphs "0-9:"       of a typeface: the characters that it keeps
 *   --as towel.webp       what the file is called here
 *   --licence OFL-1.1     what you read in its terms, where the package does not say so in a word
 */
import '../program/help.ts'
import { clockFolder } from '../screenshots/clocks.ts'
import { addFile } from './add.ts'
import { readOptions } from './options.ts'

try {
  const options = readOptions(process.argv.slice(2))
  await addFile(await clockFolder(options.date), options, (line) => console.log(line))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
