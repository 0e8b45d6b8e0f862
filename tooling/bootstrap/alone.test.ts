import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alone-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A process that says when its work begins and works until it is told to end. */
function worker() {
  const script = `
    import { alone } from ${JSON.stringify(path.join(import.meta.dirname, 'alone.mjs'))}
    await alone(${JSON.stringify(folder)}, async () => {
      console.log('begins')
      await new Promise((resolve) => process.stdin.once('data', resolve))
      console.log('ends')
    })
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const said: string[] = []
  child.stdout.on('data', (text) => said.push(...String(text).trim().split('\n')))
  return {
    child,
    said,
    async says(text: string) {
      while (!said.includes(text)) await once(child.stdout, 'data')
    },
  }
}

describe('two starts in one checkout', () => {
  it('build one after the other', async () => {
    const first = worker()
    await first.says('begins')
    const second = worker()
    await second.says('Another process builds here. Waiting for it …')
    expect(second.said).not.toContain('begins')
    first.child.stdin.write('end\n')
    await second.says('begins')
    expect(first.said).toContain('ends')
    second.child.stdin.write('end\n')
    await once(second.child, 'exit')
  })

  it('do not wait for one that was ended in the middle', async () => {
    const first = worker()
    await first.says('begins')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const second = worker()
    await second.says('begins')
    second.child.stdin.write('end\n')
    await once(second.child, 'exit')
  })
})
