/**
 * `pnpm new-month winter`: a folder for clocks of your own, anywhere: a package, ready for its first clock.
 *
 *   --name @winter/clocks-2025-12   as npm shall have it
 *   --title "Winter Clocks"         what the collection is called
 *   --licence MIT                   of the clocks, an SPDX identifier
 *
 * What is not said is asked, where somebody can answer.
 */
import '@found-time/bootstrap/help'
import { createRequire } from 'node:module'
import { newMonth, nextSteps } from '@found-time/new-month'

const { version, peerDependencies } = createRequire(import.meta.url)('../package.json')

try {
  const ranges = { runtime: peerDependencies['@found-time/clock-runtime'], studio: `^${version}` }
  console.log(nextSteps(await newMonth(process.argv.slice(2), ranges)))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
