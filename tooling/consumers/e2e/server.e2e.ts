/** A server whose modules have no address of their own starts, and its pages have no clock in them yet. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { root } from '../pack.ts'

const run = promisify(execFile)

const MONTHS = ['04', '05', '06', '07', '08', '09', '10', '11']

const SERVER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ClockHost } from '@found-time/clock-runtime'
${MONTHS.map((month) => `import { clocks as of${month} } from '@found-time/clocks-2025-${month}'`).join('\n')}
async function answer() {
  let clocks = 0
  let page = ''
  for (const load of Object.values({ ${MONTHS.map((month) => `...of${month}`).join(', ')} })) {
    const { default: Clock } = await load()
    page += renderToString(createElement(ClockHost, null, createElement(Clock)))
    clocks++
  }
  console.log(clocks + ' clocks: [' + page + ']')
}
answer()
`

test('bundled to CommonJS, every clock loads and renders nothing, without a word', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-'))
  try {
    const outfile = path.join(folder, 'server.cjs')
    await build({
      // It has all months and React beside it.
      stdin: { contents: SERVER, resolveDir: path.join(root, 'packages/clock-element') },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      outfile,
    })
    expect(await run(process.execPath, [outfile])).toEqual({ stdout: '217 clocks: []\n', stderr: '' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
