/**
 * [--check]
 *
 * Writes what is derived from the day folders: the loader map and the exports of each package of clocks. With `--check` it
 * only compares, and fails when something is stale.
 */
import '../program/help.ts'
import { collection } from '../collection/collection.ts'
import { commandLine } from '../collection/command-line.ts'
import { clockPackageFiles } from './clock-packages.ts'
import { tell, writeStale } from './write.ts'

const check = process.argv.includes('--check')
tell(collection.root, await writeStale(await clockPackageFiles(collection), check), check, commandLine('gen'))
