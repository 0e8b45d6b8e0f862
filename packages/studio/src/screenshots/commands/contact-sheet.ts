/**
 * 2025-04
 *
 * The month on one picture, each clock at three times, on a desktop and a phone; `--columns 2` puts two clocks beside each
 * other, `--height 120` makes each picture 120 pixels high.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import { parseArgs } from 'node:util'
import { openCamera } from '../camera.ts'
import { clockFolders } from '../clocks.ts'
import { layOut } from '../sheet.ts'
import { main, save } from './options.ts'

const TIMES = ['00:00:00', '10:09:36', '15:42:07']
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      height: { type: 'string', default: '240' },
      columns: { type: 'string', default: '1' },
    },
  })
  const [month] = positionals
  if (!month || positionals.length > 1)
    throw new Error(`Name one month: ${commandLine('contact-sheet', '2025-04')}`)
  const folders = await clockFolders(month)
  if (folders.length === 0) throw new Error(`${month} has no clocks yet.`)
  const camera = await openCamera(folders)
  try {
    const columns = Number(values.columns)
    const rows: Buffer[][] = []
    for (const [index, { name }] of folders.entries()) {
      const row = (index % columns && rows.pop()) || []
      for (const size of [DESKTOP, PHONE]) {
        for (const at of TIMES) row.push(await camera.take({ clock: name, at, ...size }))
      }
      rows.push(row)
    }
    await save(values.output ?? `contact-sheet-${month}.png`, await layOut(rows, Number(values.height)))
  } finally {
    await camera.close()
  }
})
