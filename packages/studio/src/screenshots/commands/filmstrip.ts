/**
 * 25-04-12 -o motion.png
 *
 * A second of motion in frames. `--at 10:08:59.500` says where it begins, `--frames 10` how many, `--size 640x400` how large
 * each is, in CSS pixels.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import { parseArgs } from 'node:util'
import { openCamera } from '../camera.ts'
import { clockFolder } from '../clocks.ts'
import { layOut } from '../sheet.ts'
import { main, parseSize, parseWhole, save } from './options.ts'

const COLUMNS = 5

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string', default: '10:08:59.500' },
      frames: { type: 'string', default: '10' },
      size: { type: 'string', default: '640x400' },
      output: { type: 'string', short: 'o' },
    },
  })
  const [date] = positionals
  if (!date || positionals.length > 1)
    throw new Error(`Name one clock: ${commandLine('filmstrip', '25-04-12')}`)
  const count = parseWhole('Frames', values.frames, 2, 60)
  const camera = await openCamera([await clockFolder(date)])
  try {
    const frames: Buffer[] = []
    for (let index = 0; index < count; index++) {
      frames.push(
        await camera.take({
          clock: date,
          at: values.at,
          laterMs: (index * 1000) / count,
          ...parseSize(values.size),
        }),
      )
    }
    const rows = Array.from({ length: Math.ceil(count / COLUMNS) }, (_, row) =>
      frames.slice(row * COLUMNS, (row + 1) * COLUMNS),
    )
    await save(
      values.output ?? `filmstrip-${date}.png`,
      await layOut(rows, parseSize(values.size).height / 2),
    )
  } finally {
    await camera.close()
  }
})
