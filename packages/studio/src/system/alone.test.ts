import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alone-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that says when its work begins and works until it is told to end, and notes both in one file for all. */
function worker(name: string) {
  const script = `
    import { appendFileSync } from 'node:fs'
    import { alone } from ${JSON.stringify(path.join(import.meta.dirname, 'alone.mjs'))}
    const tell = (what) => {
      appendFileSync(${JSON.stringify(path.join(folder, 'notes'))}, ${JSON.stringify(name)} + ' ' + what + '\\n')
      console.log(what)
    }
    await alone(${JSON.stringify(folder)}, async () => {
      tell('begins')
      await new Promise((resolve) => process.stdin.once('data', resolve))
      tell('ends')
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
    const first = worker('first')
    await first.says('begins')
    const second = worker('second')
    await second.says('Another process builds here. Waiting for it …')
    expect(second.said).not.toContain('begins')
    first.child.stdin.write('end\n')
    await second.says('begins')
    second.child.stdin.write('end\n')
    await once(second.child, 'exit')
    const notes = await readFile(path.join(folder, 'notes'), 'utf8')
    expect(notes).toBe('first begins\nfirst ends\nsecond begins\nsecond ends\n')
  })

  it('do not wait for one that was ended in the middle', async () => {
    const first = worker('first')
    await first.says('begins')
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    const second = worker('second')
    await second.says('begins')
    second.child.stdin.write('end\n')
    await once(second.child, 'exit')
  })
})
