import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { publishedPackages } from '../pack.ts'

for (const { name, tarball } of await publishedPackages()) {
  test(`${name} is packed as publint and attw want it`, async () => {
    const content = await readFile(tarball)
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(content).buffer },
      strict: true,
    })
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([])

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
