#!/usr/bin/env node
/** `npm create @found-time/month winter`: a folder for clocks of your own. Nothing but Node is needed for it. */
import { createRequire } from 'node:module'
import { main } from '@found-time/studio/new-month/new-month'

/** Our packages as they were when this one was published. */
const { devDependencies: ours } = createRequire(import.meta.url)('../package.json')

const ranges = { runtime: ours['@found-time/clock-runtime'], studio: ours['@found-time/studio'] }
// npm keeps words with hyphens for itself, unless they come after a `--` of their own.
const called = { name: 'create-month', call: 'npm create @found-time/month@latest', before: '--' }
await main(process.argv.slice(2), ranges, called)
