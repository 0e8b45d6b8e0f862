/** `npm start`: install, build, serve. PORT chooses another port than 4173. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { install, nodeBinary, pnpm, root } from './run.mjs'

install()
pnpm('run', 'build')

const server = spawn(nodeBinary(), ['server.ts'], { cwd: path.join(root, 'apps/site'), stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 0))
