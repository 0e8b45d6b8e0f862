/**
 * 25-04-12 -o film.webm
 *
 * A clock in motion, as WebM or MP4, by the machine's own ffmpeg. `--at 10:08:57` says where it begins, `--seconds 6` how
 * long it is, `--fps 30` how many pictures a second, `--size 640x400` how large, in CSS pixels. Each picture is a still:
 * what a style sheet moves by itself is where it will come to rest.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fromCaller } from '../../program/caller.ts'
import { openCamera } from '../camera.ts'
import { clockFolder } from '../clocks.ts'
import { filmProgram, writeFilm } from '../film.ts'
import { main, parseSize, parseWhole } from './options.ts'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string', default: '10:08:57' },
      seconds: { type: 'string', default: '6' },
      fps: { type: 'string', default: '30' },
      size: { type: 'string', default: '640x400' },
      output: { type: 'string', short: 'o' },
    },
  })
  const [date] = positionals
  if (!date || positionals.length > 1)
    throw new Error(`Name one clock: ${commandLine('film', '25-04-12', '-o film.webm')}`)
  const seconds = parseWhole('Seconds', values.seconds, 1, 120)
  const fps = parseWhole('Pictures a second', values.fps, 1, 60)
  const size = parseSize(values.size)
  if (size.width % 2 || size.height % 2)
    throw new Error(`${values.size} is no size of a film: sides are even.`)
  const file = fromCaller(values.output ?? `film-${date}.webm`)
  filmProgram(file) // before the browser is opened
  const camera = await openCamera([await clockFolder(date)])
  async function* pictures() {
    for (let index = 0; index < seconds * fps; index++)
      yield camera.take({ clock: date!, at: values.at, laterMs: (index * 1000) / fps, ...size })
  }
  try {
    await writeFilm(pictures(), { fps, file })
  } finally {
    await camera.close()
  }
  console.log(path.relative(process.cwd(), file))
})
