/**
 * 25-04-12 --at 10:08:42 --size 1280x800 --ratio 2 --zone Asia/Kolkata -o out.png
 *
 * One picture of a clock, as PNG, or as WebP where the file is called so. `--day 2025-04-12` sets the day, `--hours 12` the
 * hour cycle; `--reduced-motion` shows it so.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import { parseArgs } from 'node:util'
import { openCamera } from '../camera.ts'
import { clockFolder } from '../clocks.ts'
import { main, parseHourCycle, parseRatio, parseSize, save } from './options.ts'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string', default: '10:08:42' },
      day: { type: 'string' },
      size: { type: 'string', default: '1280x800' },
      ratio: { type: 'string', default: '1' },
      zone: { type: 'string', default: 'UTC' },
      hours: { type: 'string', default: '24' },
      'reduced-motion': { type: 'boolean', default: false },
      output: { type: 'string', short: 'o' },
    },
  })
  const [date] = positionals
  if (!date || positionals.length > 1)
    throw new Error(`Name one clock: ${commandLine('still', '25-04-12', '--at 10:08:42 -o out.png')}`)
  const folder = await clockFolder(date)
  const camera = await openCamera([folder])
  try {
    const picture = await camera.take({
      clock: date,
      at: values.at,
      day: values.day,
      zone: values.zone,
      ...parseSize(values.size),
      ratio: parseRatio(values.ratio),
      hourCycle: parseHourCycle(values.hours),
      motion: values['reduced-motion'] ? 'reduced' : 'full',
    })
    await save(values.output ?? `${date}-${values.at.replaceAll(':', '')}.png`, picture)
  } finally {
    await camera.close()
  }
})
