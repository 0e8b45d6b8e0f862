#!/usr/bin/env node
/** `npm create @found-time/month winter`: a folder for clocks of your own. Nothing but Node is needed for it. */
import { createRequire } from 'node:module'
import { newMonth, nextSteps } from '@found-time/new-month'

/** Our packages as they were when this one was published. */
const { devDependencies: ours } = createRequire(import.meta.url)('../package.json')

try {
  const ranges = { runtime: ours['@found-time/clock-runtime'], studio: ours['@found-time/studio'] }
  console.log(nextSteps(await newMonth(process.argv.slice(2), ranges)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
