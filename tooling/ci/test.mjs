/** `npm test`: everything that must hold before a change is merged, from a bare machine. */
import { alone } from '../../packages/studio/src/system/alone.mjs'
import { NetworkFault } from '../../packages/studio/src/system/fetch.mjs'
import { installChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { installNginx } from './nginx.mjs'
import { endTogether, nodeBinary, root, run } from './run.mjs'

/** What the sysexits of Unix call a service that is unavailable. */
const UNAVAILABLE = 69

endTogether()

// Everything that comes over the network comes first: what fails after this is the project's own.
try {
  await alone(root, install)
  await installChromium()
  await installNginx()
  const { code } = await run(nodeBinary(), ['tooling/consumers/fetch.ts', '--quick'])
  if (code !== 0) process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exit(error instanceof NetworkFault ? UNAVAILABLE : 1)
}

// From here on with the pinned Node, which reads TypeScript.
const { code } = await run(nodeBinary(), ['tooling/ci/proof/npm-test.ts', ...process.argv.slice(2)])
process.exit(code)
