/** `found-time new-month winter`: a folder for clocks of your own, anywhere; it says with `--help` what it does. */
import { createRequire } from 'node:module'
import { commandLine } from '../collection/command-line.ts'
import { main } from './new-month.ts'

const { version, peerDependencies } = createRequire(import.meta.url)('../../package.json')

const ranges = { runtime: peerDependencies['@found-time/clock-runtime'], studio: `^${version}` }
const called = { name: 'found-time', call: commandLine('new-month') }
await main(process.argv.slice(2), ranges, called)
