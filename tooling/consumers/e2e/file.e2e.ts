/** A page that is opened as a file. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { Outsider } from '../outsider.ts'

/** Opens a page of the project. @returns What its console says. */
async function openFile(page: Page, outsider: Outsider, file: string): Promise<string[]> {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto(pathToFileURL(path.join(outsider.folder, file)).href)
  return said
}

test('opened as a file, a page gets no modules; one plain script shows its clock', {
  tag: '@slow',
}, async ({ page, context }) => {
  const outsider = await Outsider.install('rollup')
  try {
    await outsider.run('npm', 'run', 'build')
    const refused = await openFile(await context.newPage(), outsider, 'dist/index.html')
    await expect.poll(() => refused[0]).toContain('has been blocked by CORS policy')

    await outsider.run('npx', 'rollup', '--config', '--format', 'iife')
    const index = path.join(outsider.folder, 'dist/index.html')
    const html = await readFile(index, 'utf8')
    await writeFile(index, html.replace('<script type="module"', '<script defer'))
    const said = await openFile(page, outsider, 'dist/index.html')
    await expect(page.locator('[data-found-time=stage][data-ready]')).toBeVisible()
    await expect(page.locator('time[data-found-time]')).toHaveText('10:08')
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded'])
    expect(said).toEqual([])
  } finally {
    await outsider.leave()
  }
})
