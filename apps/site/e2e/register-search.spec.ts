/** The register can be searched, narrowed down, laid out as a grid or a calendar, and walked through by keyboard. */
import type { Page } from '@playwright/test'
import {
  CLOCKS,
  DESKTOP,
  expect,
  hold,
  PHONE,
  paperShown,
  replaceCatalogue,
  savingData,
  test,
  violations,
} from './support'

const rows = (page: Page) => page.locator('main ol a[href^="/25-"]')
const field = (page: Page) => page.getByRole('searchbox', { name: 'find' })
const shown = (page: Page) =>
  rows(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'))

async function openHome(page: Page, address = '/') {
  await page.goto(address)
  await paperShown(page)
}

const asGrid = async (page: Page) => {
  await page.getByRole('button', { name: 'grid' }).click()
  await expect(rows(page).locator('img')).toHaveCount(CLOCKS.length)
  const poster = rows(page).first().locator('img')
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480)
}

const asCalendar = async (page: Page, laidOut: 'in weeks' | 'below one another' = 'in weeks') => {
  await page.getByRole('button', { name: 'calendar' }).click()
  await expect(page.getByRole('heading', { name: 'April 2025' })).toBeVisible()
  const day = page.getByRole('link', { name: '13 April, Sunday: Orange' })
  await expect(day).toHaveAttribute('href', '/25-04-13')
  await expect(rows(page)).toHaveCount(CLOCKS.length)
  const april = page.locator('section', { hasText: 'April 2025' }).last()
  await expect(april.getByRole('listitem')).toHaveCount(30)
  const [monday, first] = await Promise.all([
    april.getByRole('listitem').nth(6).boundingBox(),
    april.getByRole('listitem').nth(0).boundingBox(),
  ])
  if (!monday || !first) throw new Error('April has no days.')
  if (laidOut === 'below one another') {
    expect(first.x).toBe(monday.x)
    await expect(day.getByText('Orange')).toBeVisible()
    return
  }
  // The first of April 2025 was a Tuesday: it stands in the second of seven columns.
  expect(first.x).toBeGreaterThan(monday.x)
}

const byTitle = async (page: Page) => {
  await expect.poll(() => shown(page)).toEqual(['25-04-17'])
  await expect(page.getByText(`1 of ${CLOCKS.length}`)).toBeVisible()
  await expect(page).toHaveURL('/?q=TRUCH')
}

test('a search goes by title and by what was found, is kept in the address, and leads back', async ({
  page,
}) => {
  await openHome(page)

  await test.step('by title as one types', async () => {
    await field(page).fill('TRUCH')
    await byTitle(page)
    await field(page).press('Escape')
    await expect(rows(page)).toHaveCount(CLOCKS.length)
    await expect(page).toHaveURL('/')
  })

  await test.step('by what was found, and it says what that was', async () => {
    await field(page).fill('palapeli')
    await expect(rows(page).filter({ hasText: 'Orange' })).toContainText('palapeli-data 22.12.3 (Debian)')
  })

  await test.step('the way home leads out of it', async () => {
    await field(page).fill('snellen')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Found Time' }).first().click()
    await expect(rows(page)).toHaveCount(CLOCKS.length)
    await expect(field(page)).toHaveValue('')
    await expect(page).toHaveURL('/')
  })

  await test.step('what was found is still there on the way back from a clock', async () => {
    await field(page).fill('snellen')
    await expect(rows(page)).toHaveCount(1)
    await field(page).press('Enter')
    await expect(page).toHaveURL('/25-04-05')
    await page.goBack()
    await expect(field(page)).toHaveValue('snellen')
    await expect.poll(() => shown(page)).toEqual(['25-04-05'])
  })

  await test.step('one that meets nothing says so and leads back', async () => {
    await openHome(page, '/?q=zzz')
    await expect(page.getByText('Nothing handed in answers to “zzz”.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all clocks' }).click()
    await expect(rows(page)).toHaveCount(CLOCKS.length)
  })
})

test('how many there are is said when they are found, not before', async ({ page }) => {
  const release = await hold(page, '**/search-engine-*.js')
  await openHome(page)
  const asked = page.waitForRequest('**/search-engine-*.js')
  await field(page).fill('TRUCH')
  await asked
  const count = page.getByText(/^\d+ of/)
  await expect(count).toHaveCount(0)
  release()
  await expect(count).toHaveText(`1 of ${CLOCKS.length}`)
})

test('the grid shows every clock’s poster and is kept for the next visit; the calendar shows each clock on its day, and the gaps', async ({
  page,
}) => {
  await openHome(page)
  await asGrid(page)
  await page.reload()
  await paperShown(page)
  await expect(rows(page).locator('img')).toHaveCount(CLOCKS.length)
  expect(await page.evaluate(() => localStorage.getItem('view'))).toBe('grid')

  await asCalendar(page)
  await field(page).fill('orange')
  await expect(page.locator('a[data-found="true"]')).toHaveCount(1)
  await expect(page.locator('a[data-found="true"]')).toHaveAttribute('href', '/25-04-13')
})

test('a phone has them too, the days of the calendar below one another', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openHome(page)
  await asGrid(page)
  await asCalendar(page, 'below one another')
  await page.getByRole('button', { name: 'list' }).click()
  await field(page).fill('TRUCH')
  await byTitle(page)
})

test('axe finds no violation in a search in the grid or the calendar, narrow or wide', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const view of ['grid', 'calendar']) {
    await page.addInitScript((chosen) => localStorage.setItem('view', chosen), view)
    await openHome(page, '/?q=debian')
    await expect(page.getByText(/^\d+ of/)).toBeVisible()
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      expect(await violations(page), `${view}, ${size.width} px`).toEqual([])
    }
  }
})

test('a poster lies beside the row that is pointed at or focused', async ({ page }) => {
  await openHome(page)
  const peek = page.locator('img.ftf-peek')
  await expect(peek).toHaveCount(0)
  await rows(page).nth(2).hover()
  const href = await rows(page).nth(2).getAttribute('href')
  await expect(peek).toHaveAttribute('src', `/posters${href}.webp`)
  await expect(peek).toHaveAttribute('data-loaded', 'true')
  const [row, picture] = await Promise.all([rows(page).nth(2).boundingBox(), peek.boundingBox()])
  const middle = (box: typeof row) => (box?.y ?? 0) + (box?.height ?? 0) / 2
  expect(Math.abs(middle(row) - middle(picture))).toBeLessThan(3)
  await page.mouse.move(5, 5)
  await expect(peek).toHaveCount(0)
  await rows(page).nth(4).focus()
  await expect(peek).toHaveAttribute('src', `/posters${await rows(page).nth(4).getAttribute('href')}.webp`)
})

test('no poster is fetched that a visitor who saves data did not ask for', async ({ page }) => {
  await savingData(page)
  await page.clock.install({ time: '2026-01-13T12:00:00' })
  await openHome(page)
  await page.clock.pauseAt('2026-01-13T12:10:00') // later than a page takes to be there, on any machine
  await rows(page).nth(2).focus()
  await page.clock.runFor(1_000)
  await expect(page.locator('.ftf-peek')).toHaveCount(0)
  await page.getByRole('button', { name: 'grid' }).click()
  await expect(rows(page).first().locator('img')).toBeAttached()
})

test('a search without its list of found things goes by titles', async ({ page, quiet }) => {
  await page.route('**/api/v1/search.json', (route) => route.abort())
  await openHome(page)
  await field(page).fill('orange')
  await expect.poll(() => shown(page)).toEqual(['25-04-13'])
  quiet.length = 0
})

test('clocks of this day in other years are named; a day that no other year had says nothing', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-04-13T12:00:00')
  await openHome(page)
  await expect(page.getByText('on this day')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orange, 2025' })).toHaveAttribute('href', '/25-04-13')
  await page.clock.setFixedTime('2026-01-13T12:00:00')
  await openHome(page)
  await expect(page.getByText('on this day')).toHaveCount(0)
})

test.describe('by keyboard alone', () => {
  test('the question mark lists the keys, the slash finds, arrows walk, Enter opens', async ({ page }) => {
    await openHome(page)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keys' })
    await expect(sheet).toContainText('Empty the search field')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()

    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    // No title has it: they are found when the list of found things is there, all at once; typed letter by letter,
    // what the first letters find is shown in between.
    await page.keyboard.insertText('(debian)')
    await expect(page.getByText(/^[1-9]\d* of/)).toBeVisible()
    const found = await shown(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(`/${found[1]}`)
    await page.keyboard.press('End')
    expect(await focused(page)).toBe(`/${found.at(-1)}`)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/${found[0]}`)
  })

  test('in the calendar down is the same weekday a week later, in the grid the clock below', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('view', 'calendar'))
    await openHome(page)
    await page.getByRole('link', { name: '13 April, Sunday: Orange' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('/25-04-20')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('/25-04-12')

    await page.getByRole('button', { name: 'grid' }).click()
    await expect(page.locator('.ftf-day__title')).toHaveCount(0)
    const all = await shown(page)
    await rows(page).first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(`/${all[4]}`)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe(`/${all[5]}`)
  })
})

test('four hundred clocks are all there, to the last one, are found, and have their calendar', async ({
  page,
  quiet,
}) => {
  const DAY_MS = 86_400_000
  const many = Array.from({ length: 400 }, (_, index) => {
    const date = new Date(Date.UTC(2025, 3, 1) + index * DAY_MS).toISOString().slice(2, 10)
    return { path: date, date, title: `Found ${index + 1}` }
  })
  await replaceCatalogue(page, many)
  const all = page.locator('main ol a')
  await openHome(page)
  await expect(all.first()).toHaveAttribute('href', '/26-05-05')
  await expect(all).toHaveCount(400)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('main a[href="/25-04-01"]')).toBeInViewport()

  await field(page).fill('found 399')
  await expect(all).toHaveCount(1)
  await expect(page.getByText('1 of 400')).toBeVisible()
  await field(page).fill('')
  await page.getByRole('button', { name: 'calendar' }).click()
  await expect(page.getByRole('heading', { name: 'May 2026' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'April 2025' })).toBeAttached()
  quiet.length = 0 // React reports that the page as built shows another list.
})

test('a search is narrowed down by what a clock is like, and says so in the address', async ({ page }) => {
  await openHome(page)
  await field(page).focus()
  const filters = page.getByRole('group', { name: 'Only clocks that are' })
  await filters.getByRole('button', { name: 'counting' }).click()
  await filters.getByRole('button', { name: 'dark', exact: true }).click()
  await expect(page).toHaveURL('/?is=counting+dark')
  const found = await shown(page)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(CLOCKS.length / 3)
  const facets = await (await page.request.get('/api/v1/facets.json')).json()
  for (const date of found) expect(facets[date!]).toEqual(expect.arrayContaining(['counting', 'dark']))
  await page.reload()
  await paperShown(page)
  await expect.poll(() => shown(page)).toEqual(found)
  await page
    .getByRole('group', { name: 'Only clocks that are' })
    .getByRole('button', { name: 'counting' })
    .click()
  await expect(page).toHaveURL('/?is=dark')
})
