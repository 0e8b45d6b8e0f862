/** Published packages are packed as the tools of those who install them want it. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { filesIn } from '../outsider.ts'
import { publishedPackages } from '../pack.ts'

test('clocks and the runtime say that they are for the browser, what a server may read does not', async () => {
  for (const { name, folder } of await publishedPackages()) {
    const dist = path.join(folder, 'dist')
    const forBrowsers = (await filesIn(dist))
      .filter((file) => file.name.endsWith('.js') && /^["']use client["']/.test(file.content.toString()))
      .map((file) => file.name)
    if (name === '@found-time/clock-runtime') {
      expect(forBrowsers).toEqual(expect.arrayContaining(['index.js', 'canvas.js', 'shader.js']))
    } else if (name.startsWith('@found-time/clocks-')) {
      const { clocks } = await import(path.join(dist, 'index.js'))
      expect(forBrowsers.sort()).toEqual(Object.keys(clocks).map((date) => path.join(date, 'clock.js')))
    }
  }
})

for (const { name, folder, tarball } of await publishedPackages()) {
  test(`${name} is packed as publint and attw want it`, async () => {
    const content = await readFile(tarball)
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(content).buffer },
      strict: true,
    })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])

    // A program is run, not imported.
    const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    if (!exports['.']) return
    const result = await checkPackage(createPackageFromTarballData(content), {
      // Files, not modules; and ES modules for an import map, which nobody imports in TypeScript.
      excludeEntrypoints: [/\.(css|svg|jpg)$/, /^\.\/browser\//],
    })
    const problems = result.types ? result.problems : [{ kind: 'no types' }]
    // ESM only: what needs CommonJS, or a resolution older than `exports`, is not served.
    const esm = problems.filter(
      (problem) =>
        !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(String(problem.resolutionKind))) &&
        problem.kind !== 'CJSResolvesToESM',
    )
    expect(esm).toEqual([])
  })
}
