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
import { main } from '@found-time/new-month'

const { version, peerDependencies } = createRequire(import.meta.url)('../package.json')

const ranges = { runtime: peerDependencies['@found-time/clock-runtime'], studio: `^${version}` }
await main(process.argv.slice(2), ranges)
