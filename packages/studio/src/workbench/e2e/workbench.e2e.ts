/** The workbench shows a clock at any time, size, zone and setting, follows its files, and says what is wrong with it. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'

const words = (page: Page) => page.locator('[data-found-time=art]')
const spoken = (page: Page) => page.locator('[data-found-time=stage] time')

/** Opens the workbench, which from then on hears of files that change. */
const open = async (page: Page, query: string) => {
  const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
  await page.goto(`/?${query}`)
  await connected
  await expect(page.getByRole('slider', { name: 'Time of day' })).toBeVisible()
}

test('time is jumped to, typed and scrubbed, and the keyboard moves time, clocks and settings', async ({
  page,
}) => {
  await open(page, 'clock=25-02-01&paused')
  const slider = page.getByRole('slider', { name: 'Time of day' })

  await test.step('a jump', async () => {
    await page.getByRole('button', { name: 'Before the hour changes' }).click()
    await expect(words(page)).toHaveText('10 59 58 full 25-02-01')
    await page.getByRole('button', { name: 'noon' }).click()
    await expect(spoken(page)).toHaveAttribute('datetime', '12:00')
    await page.getByRole('button', { name: '10:09:36' }).click()
    await expect(words(page)).toHaveText('10 9 36 full 25-02-01')
  })

  await test.step('the keyboard', async () => {
    await page.keyboard.press('t')
    await page.keyboard.type('0805')
    await page.keyboard.press('Enter')
    await expect(words(page)).toHaveText('8 5 0 full 25-02-01')
  })

  await test.step('scrubbing', async () => {
    await slider.fill(String(15 * 3600 + 42 * 60 + 7))
    await expect(spoken(page)).toHaveAttribute('datetime', '15:42')
    await expect(words(page)).toHaveText('15 42 7 full 25-02-01')
    await expect(page.getByLabel('Time shown')).toHaveText('15:42:07')
  })

  await test.step('keys', async () => {
    await page.getByRole('button', { name: '10:09:36' }).click()
    await slider.blur()
    await page.keyboard.press('ArrowRight')
    await expect(words(page)).toHaveText('10 9 37 full 25-02-01')
    await page.keyboard.press('Alt+ArrowLeft')
    await expect(words(page)).toHaveText('9 9 37 full 25-02-01')
    await page.keyboard.press('r')
    await expect(words(page)).toHaveText('9 9 37 reduced 25-02-01')
    await page.keyboard.press(']')
    await expect(words(page)).toHaveText('9.9')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  })
})

test('a zone is found by its modern name, which the engine has under an older one, and by its letters', async ({
  page,
}) => {
  await open(page, 'clock=25-02-01&paused')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('kolkata')
  await page.keyboard.press('Enter')
  await expect(zone).toHaveValue('Asia/Kolkata')

  await zone.blur()
  await page.keyboard.press('z')
  await page.keyboard.type('katm')
  await page.keyboard.press('Enter')
  await expect(spoken(page)).toHaveAttribute('datetime', '15:54')
  await expect(page).toHaveURL(/zone=Asia\/Kat(h)?mandu/)
})

test('a jump goes to the night that has two hours of two', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused&zone=Europe/Berlin')
  await page.getByRole('button', { name: '26 Oct −1 h' }).click()
  await expect(words(page)).toHaveText('2 59 58 full 25-02-01')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(words(page)).toHaveText('2 0 58 full 25-02-01')
  await expect(page.getByRole('slider', { name: 'Time of day' })).toHaveAttribute(
    'max',
    String(25 * 3600 - 1),
  )
})

test('a running clock goes on, and stops when paused', async ({ page }) => {
  await open(page, 'clock=25-02-01&rate=3600')
  await expect(spoken(page)).not.toHaveAttribute('datetime', '10:09')
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible()
  const stopped = await words(page).textContent()
  await page.getByRole('button', { name: '24', exact: true }).click()
  await expect(words(page)).toHaveText(stopped ?? '')
})

test('a size changes the stage’s box, and the grid has eight stages, each of its size', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused')
  await page.getByRole('button', { name: '390 × 844' }).click()
  const stages = page.locator('[data-found-time=stage]')
  const sizes = () =>
    stages.evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]))
  await expect.poll(sizes).toEqual([[390, 844]])
  const box = await page.locator('.box').boundingBox()
  expect(box!.height).toBeLessThan(700)
  expect(box!.width / box!.height).toBeCloseTo(390 / 844, 2)

  await page.keyboard.press('g')
  await expect(stages).toHaveCount(8)
  const widths = (await sizes()).map(([width = 0]) => width)
  expect(widths.toSorted((a, b) => a - b)).toEqual([160, 300, 320, 390, 844, 1280, 1920, 3840])
})

test('an onion has two stages, one later', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused&show=onion&later=3600')
  await expect(spoken(page)).toHaveCount(2)
  await expect(spoken(page).nth(1)).toHaveAttribute('datetime', '11:09')
})

test('verdicts are shown from the report, and come from a check run here', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused')
  const contract = page.getByRole('region', { name: 'Contract' })
  await expect(contract).toContainText('1 of 2 broken')
  await expect(contract).toContainText('It stood still for a second')
  await expect(contract).toContainText('it should change at least once')
  await expect(contract.locator('[data-mark=kept]')).toHaveCount(1)

  await page.keyboard.press(']')
  await expect(page).toHaveURL(/clock=25-02-02/)
  await page.getByRole('button', { name: 'full check' }).click()
  await expect(contract).toContainText('all 1 kept, full')
})

test('a check runs on each save where that is asked for', async ({ page }) => {
  const file = path.resolve(import.meta.dirname, '../build/25-02-04/clock.tsx')
  const source = await readFile(file, 'utf8')
  await open(page, 'clock=25-02-04&paused')
  const contract = page.getByRole('region', { name: 'Contract' })
  await expect(contract.getByRole('button', { name: 'on save' })).toHaveAttribute('aria-pressed', 'false')
  await contract.getByRole('button', { name: 'on save' }).click()
  await expect(contract).not.toContainText('kept')
  await writeFile(file, `${source}\n`)
  await expect(contract).toContainText('all 1 kept, quick')
  await writeFile(file, source)
})

test('the hours are twenty-four stages, and one of them is the view when it is pressed', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused')
  await page.getByRole('button', { name: 'Hours' }).click()
  await expect(page.locator('[data-found-time=stage]')).toHaveCount(24)
  await page.getByRole('button', { name: '15:09:36' }).click()
  await expect(page.locator('[data-found-time=stage]')).toHaveCount(1)
  await expect(page).toHaveURL(/at=2025-02-01T15:09:36Z/)
})

test('seeds and the days around a clock are side by side', async ({ page }) => {
  await open(page, 'clock=25-02-02&paused&show=seeds')
  await expect(page.locator('[data-found-time=stage]')).toHaveCount(12)
  await page.getByRole('button', { name: '25-02-02 3', exact: true }).click()
  await expect(page).toHaveURL(/seed=25-02-02\+3/)
  await page.keyboard.press('d')
  await expect(page.locator('.grid [data-clock]')).toHaveCount(4) // one before, two after
})

test('another engine that cannot be opened is told in words', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused&size=300x300')
  await page.getByRole('button', { name: 'Firefox' }).click()
  const elsewhere = page.getByRole('region', { name: 'Elsewhere' })
  await expect(elsewhere).toContainText('FIREFOX_PATH is /nowhere/firefox, which cannot be run.')
})

test('what is exported is what is seen', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused&size=300x300&zone=Asia/Kolkata&hours=12&motion=reduced&ratio=2')
  await page.getByRole('button', { name: 'still', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Exports' })).toContainText(
    'still of 25-02-01 --at 10:09:36 --day 2025-02-01 --size 300x300 --ratio 2 --zone Asia/Kolkata --hours 12 --reduced-motion -o',
  )
})

test('a view is the same after a reload', async ({ page }) => {
  await open(page, 'clock=25-02-01&paused')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: '300 × 300' }).click()
  await page.getByRole('button', { name: 'reduced' }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('tin')
  await expect(page).toHaveURL(/size=300x300/)
  await expect(page).toHaveURL(/seed=tin/)
  await page.reload()
  await expect(words(page)).toHaveText('10 9 37 reduced tin')
  await expect(page.locator('[data-size="300×300"]')).toBeVisible()
})

test.describe('a broken clock', () => {
  test('shows its error in its place, and recovers at another time', async ({ page }) => {
    await open(page, 'clock=25-02-02&paused')
    await page.getByRole('button', { name: 'noon' }).click()
    await expect(page.getByRole('alert')).toContainText('The spring has snapped.')
    await expect(page.getByRole('alert')).toContainText('fixtures/25-02-02/clock.tsx:9:')
    await page.getByRole('button', { name: '10:09:36' }).click()
    await expect(words(page)).toHaveText('10.9')
  })

  test('leaves the others on the wall alone', async ({ page }) => {
    await open(page, 'show=wall&paused')
    await expect(page.getByRole('alert')).toContainText('The case would not open.')
    await expect(page.locator('[data-found-time=stage]')).toHaveCount(3)
  })
})

test('a changed file changes its clock, and a mistake in it is told in its place and mended', async ({
  page,
}) => {
  const file = path.resolve(import.meta.dirname, '../build/25-02-04/clock.tsx')
  const source = await readFile(file, 'utf8')
  await open(page, 'clock=25-02-04&paused')
  await expect(words(page)).toHaveText('10 9 36 full 25-02-04')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await writeFile(file, source.replace('[hour, minute', "['rebuilt', hour, minute"))
  await expect(words(page)).toHaveText('rebuilt 10 9 36 full 25-02-04')
  await writeFile(file, source.replace('<Stage', '<<Stage'))
  await expect(page.getByRole('alert')).toContainText('25-02-04/clock.tsx')
  await writeFile(file, source)
  await expect(words(page)).toHaveText('10 9 36 full 25-02-04')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await test.step('an error that nothing catches', async () => {
    const loose = "throw new Error('The glass is loose.')"
    await writeFile(file, `${source}\nnew ResizeObserver(() => { ${loose} }).observe(document.body)\n`)
    await expect(page.getByRole('alert')).toContainText('The glass is loose.')
    await writeFile(file, source)
    await expect(words(page)).toHaveText('10 9 36 full 25-02-04')
  })
})

test('a changed style sheet changes its clock, and a mistake in it is told on the stage and mended', async ({
  page,
}) => {
  const folder = path.resolve(import.meta.dirname, '../build/25-02-26')
  await cp(path.resolve(import.meta.dirname, '../fixtures/25-02-01'), folder, { recursive: true })
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const source = await readFile(path.join(folder, 'clock.tsx'), 'utf8')
  const styled = source.replace('<Stage', '<Stage css={css} className={styles.field}')
  await write('clock.module.css', '.field { color: rgb(1, 2, 3) }')
  await write('clock.tsx', `import styles, { css } from './clock.module.css'\n${styled}`)
  await open(page, 'clock=25-02-26&paused')
  await expect(words(page)).toHaveCSS('color', 'rgb(1, 2, 3)')
  await write('clock.module.css', '.field { color: rgb(4, 5, 6) }')
  await expect(words(page)).toHaveCSS('color', 'rgb(4, 5, 6)')
  await write('clock.module.css', '.field { color: red } }')
  await expect(page.getByRole('alert')).toContainText('25-02-26/clock.module.css')
  await write('clock.module.css', '.field { color: rgb(7, 8, 9) }')
  await expect(words(page)).toHaveCSS('color', 'rgb(7, 8, 9)')
  await write(
    'clock.tsx',
    `import styles, { css } from './clock.module.css'\n${styled.replace('.field', '.feild')}`,
  )
  await expect(page.getByRole('alert')).toContainText('clock.module.css has no class .feild')
  await rm(folder, { recursive: true })
})

test('a file that is missing, undeclared or uncredited is told on the stage, as soon as it is so', async ({
  page,
}) => {
  const folder = path.resolve(import.meta.dirname, '../build/25-02-25')
  await cp(path.resolve(import.meta.dirname, '../fixtures/25-02-01'), folder, { recursive: true })
  const source = await readFile(path.join(folder, 'clock.tsx'), 'utf8')
  await open(page, 'clock=25-02-25&paused')
  await expect(words(page)).toHaveText('10 9 36 full 25-02-25')
  const faults = page.getByRole('status', { name: 'Faults of its files' })
  await expect(faults).toHaveCount(0)
  await writeFile(path.join(folder, 'peel.webp'), 'a picture')
  await expect(faults).toHaveText(
    'It has peel.webp in its folder but does not declare it.It has no credit for peel.webp.',
  )
  await rm(path.join(folder, 'peel.webp'))
  await expect(faults).toHaveCount(0)
  const declared = "images = [new URL('./rind.webp', import.meta.url).href]"
  await writeFile(path.join(folder, 'clock.tsx'), source.replace('images: string[] = []', declared))
  await expect(faults).toHaveText('It declares rind.webp, which is not in its folder.')
  await rm(folder, { recursive: true })
})

test('a new clock joins the others, and goes with its folder', async ({ page }) => {
  const folder = path.resolve(import.meta.dirname, '../build/25-02-27')
  await open(page, 'paused')
  const day = page.getByRole('region', { name: 'Clocks' }).getByRole('button', { name: '27' })
  await expect(day).toHaveCount(0)
  await cp(path.resolve(import.meta.dirname, '../fixtures/25-02-01'), folder, { recursive: true })
  await day.click()
  await expect(words(page)).toHaveText('10 9 36 full 25-02-27')
  await rm(folder, { recursive: true })
  await expect(day).toHaveCount(0)
})
