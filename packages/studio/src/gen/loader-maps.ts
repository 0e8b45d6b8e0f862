/**
 * `found-time gen`: writes what is derived from the day folders: the loader map and the exports of each package of
 * clocks. With `--check` it only compares, and fails when something is stale.
 */
import '@found-time/bootstrap/help'
import { collection } from '@found-time/collection'
import { commandLine } from '@found-time/collection/command-line'
import { clockPackageFiles } from './clock-packages.ts'
import { tell, writeStale } from './write.ts'

const check = process.argv.includes('--check')
tell(collection.root, await writeStale(await clockPackageFiles(collection), check), check, commandLine('gen'))
