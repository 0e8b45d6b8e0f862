/** The clocks can be followed from outside: by feed, by calendar and by letter. */
import ICAL from 'ical.js'
import { CLOCKS, expect, paperShown, test } from './support'

test('the calendar is one, with an entry for each clock on its day', async ({ request }) => {
  const answer = await request.get('/calendar.ics')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  const days = new ICAL.Component(ICAL.parse(await answer.text()))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
  expect(days.map(({ startDate }) => startDate.toString())).toEqual(CLOCKS.map(([date]) => `20${date}`))
  expect(days.map(({ summary }) => summary.replace(/^#\d+ /, ''))).toEqual(CLOCKS.map(([, title]) => title))
  expect(new Set(days.map(({ uid }) => uid)).size).toBe(CLOCKS.length)
})

test('every page names the calendar to programs', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  const links = html.match(/<link [^>]*type="text\/calendar"[^>]*>/g) ?? []
  expect(links).toHaveLength(1)
  expect(links[0]).toContain('rel="alternate"')
  expect(links[0]).toContain('href="/calendar.ics"')
})

test('the register ends with the ways to follow, and each leads somewhere; contact says them too', async ({
  page,
  request,
}) => {
  await page.goto('/')
  await paperShown(page)
  const ways = page.getByRole('list', { name: 'Follow' }).getByRole('link')
  await expect(ways).toHaveText(['RSS', 'JSON Feed', 'calendar', 'letter once a month'])
  const addresses = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toEqual(['/feed.xml', '/feed.json', '/calendar.ics', '/contact#letter'])
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  // By key: on the way down rows come into sight, and what is below them moves from under a pointer.
  await ways.last().press('Enter')
  await expect(page).toHaveURL('/contact#letter')
  await expect(page.getByLabel('Your email address')).toBeInViewport()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'By letter',
    'Elsewhere',
    'Follow',
    'Once a month',
  ])
  for (const [name, address] of [
    ['RSS', '/feed.xml'],
    ['JSON Feed', '/feed.json'],
    ['a calendar', '/calendar.ics'],
    ['one letter a month', '#letter'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', address)
})
