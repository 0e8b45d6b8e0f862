/**
 * [--watch]
 *
 * The package as npm shall have it, in `dist`: a module for each clock with its files beside it, the loader map, the notes,
 * the licences, and types. `--watch` builds again as files change.
 */
import '../program/help.ts'
import { parseArgs } from 'node:util'
import { build, type Options } from 'tsup'
import { clockPackages, collection } from '../collection/collection.ts'
import { defineMonth } from './index.ts'

try {
  const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } })
  const packages = clockPackages(collection)
  if (packages.length === 0) throw new Error('There is no package of clocks here: src is missing.')
  for (const folder of packages) {
    process.chdir(folder) // tsup builds where it is run
    const config = defineMonth()
    const { watch } = values
    const options = (typeof config === 'function' ? await config({ watch }) : config) as Options
    await build({ ...options, config: false, watch })
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
