import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './initial-scripts.ts'
import { type Row, seconds } from './row.ts'

function run(command: string, args: string[], cwd: string): number {
  const start = performance.now()
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
  return performance.now() - start
}

/** Until `npm start` prints its address. */
function start(cwd: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now()
    // A process group of its own, so that npm and everything below it ends together.
    const child = spawn('npm', ['start'], { cwd, env: { ...process.env, PORT: '0' }, detached: true })
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('Found Time is open at')) return
      if (child.pid) process.kill(-child.pid)
      resolve(performance.now() - began)
    })
    child.on('close', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
}

/** In a fresh clone of what is committed; packages may already be in this machine's stores. */
export async function measureBuilds(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'found-time-'))
  try {
    run('git', ['clone', '--quiet', '--local', root, folder], root)
    const cold = await start(folder)
    const warm = await start(folder)
    const full = run('pnpm', ['exec', 'turbo', 'run', 'build', '--force'], folder)
    appendFileSync(path.join(folder, 'packages/clocks-2025-04/src/25-04-01/clock.tsx'), '\n// changed\n')
    const again = run('pnpm', ['run', 'build'], folder)
    const ratio = (ms: number, of: number) => (ms / of).toFixed(2)
    return [
      { measure: 'npm start from a clean checkout', value: seconds(cold) },
      { measure: 'npm start again', value: seconds(warm), against: `${ratio(warm, cold)} of the first` },
      { measure: 'Full build', value: seconds(full) },
      {
        measure: 'Build after one clock changed',
        value: seconds(again),
        against: `${ratio(again, full)} of the full`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
