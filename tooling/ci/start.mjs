/** `npm start`: install, build, serve. PORT chooses another port than 4173, HOST lets other machines in. */
import path from 'node:path'
import { alone } from '../../packages/studio/src/system/alone.mjs'
import { holdPort, readAddress } from './address.mjs'
import { install } from './install.mjs'
import { endTogether, nodeBinary, pnpm, root, run } from './run.mjs'

endTogether()
try {
  // Before the build, which takes longer than a look.
  const release = await holdPort(readAddress(process.env))
  await alone(root, async () => {
    await install()
    await pnpm('run', 'build')
  })
  await release()
  const { code } = await run(nodeBinary(), ['server.ts'], {
    cwd: path.join(root, 'apps/site'),
    channel: true,
  })
  process.exit(code)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
