import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const address = (name: string) => pathToFileURL(path.join(here, name)).href
/** With what the studio has of them. */
const modules = [here, path.join(here, '../../packages/studio/src/system')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => path.relative(here, path.join(folder, name))),
)

/** Node before 20.11 told no module its folder. */
const NODE_20_0 = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (!url.endsWith('.mjs')) return loaded
      return { ...loaded, source: 'delete import.meta.dirname; delete import.meta.filename;' + loaded.source }
    },
  })`)}`

describe('the commands stand on plain Node 20.0', () => {
  it('which tells a module its address and not its folder', () => {
    const script = `console.log((await import(${JSON.stringify(address('run.mjs'))})).root)`
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', NODE_20_0, '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    )
    expect(path.resolve(stdout.trim())).toBe(path.resolve(here, '../..'))
  })

  it.each(modules)('%s asks for neither its folder nor its file', (name) => {
    expect(readFileSync(path.join(here, name), 'utf8')).not.toMatch(/import\.meta\.(dirname|filename)/)
  })
})

describe('what was started', () => {
  /** npm's shell, this command below it, and a program below that which says that it runs and goes on for ever. */
  async function family() {
    const program = `console.log('runs'); setInterval(() => {}, 1000)`
    const command = `
      import { endTogether, run } from ${JSON.stringify(address('run.mjs'))}
      endTogether()
      await run(process.execPath, ['--eval', ${JSON.stringify(program)}])`
    const shell = spawn(
      'sh',
      ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, command],
      {
        env: { ...process.env, npm_lifecycle_event: 'start' },
      },
    )
    await once(shell.stdout, 'data')
    return shell
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)('ends with the shell that npm ended by %s', async (signal) => {
    const shell = await family()
    shell.kill(signal)
    await once(shell.stdout, 'end')
    expect(shell.stdout.readableEnded, 'nobody is left who could write').toBe(true)
  })
})
