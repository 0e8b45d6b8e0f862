/** `<found-time-clock>` is known in everybody's templates, and to a project that has no types but its own. */
import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'
import { publishedPackages } from '../pack.ts'

let outsider: Outsider
test.beforeAll(async () => {
  outsider = await Outsider.empty()
  await cp(path.join(import.meta.dirname, '../types'), outsider.folder, { recursive: true })
})
test.afterAll(() => outsider.leave())

/** The element's package is all that its types need: what else it brings is left out. */
async function install(place: string) {
  await outsider.installHere({ place })
  const { tarball } = (await publishedPackages()).find(({ name }) => name === '@found-time/clock-element')!
  const folder = 'node_modules/@found-time/clock-element'
  await mkdir(path.join(outsider.folder, place, folder), { recursive: true })
  await outsider.runIn(place, 'tar', '-xzf', tarball, '-C', folder, '--strip-components=1')
}

/** Every file is checked, those of packages too, with nothing declared by the project. */
const STRICT = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false']
const TARGET = ['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--jsx', 'react-jsx']
const TSC = 'node_modules/typescript-7/bin/tsc'
const RESOLUTIONS = [
  ['--module', 'node16', '--moduleResolution', 'node16'],
  ['--module', 'esnext', '--moduleResolution', 'bundler'],
]

/** Fails with what TypeScript 7 finds, once for each way of resolving modules. */
async function expectNoErrors(place: string, ...files: string[]) {
  for (const resolution of RESOLUTIONS)
    await outsider.runIn(place, TSC, ...STRICT, ...TARGET, ...resolution, ...files)
}

test('a project without any types of others has no errors', async () => {
  await install('alone')
  await expectNoErrors('alone', 'main.ts')
})

test('the element is known in React 18', async () => {
  await install('react-18')
  await expectNoErrors('react-18', 'react.tsx')
})

test('the element and what it may hold are known in React 19, Preact, Solid and Vue', async () => {
  await install('frameworks')
  await expectNoErrors('frameworks', 'react.tsx', 'preact.tsx', 'solid.tsx', 'vue.tsx')
  // Vue's checker runs on TypeScript 6.
  const { stdout } = await outsider.runIn('frameworks', 'node_modules/.bin/vue-tsc', '--project', 'vue')
  expect(stdout).toBe('')
})
