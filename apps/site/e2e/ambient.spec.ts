/** Left on all day: an hour of it, and a tab that nobody looks at. */
import { FORTUNE, noteScheduled, noteSeconds, openHidden, secondsFrom } from './probes'
import { clockShown, expect, standAt, standingClockShown, test } from './support'

test('an hour of ambient shows every second and keeps no more than 2 MB', async ({ page }) => {
  await page.clock.install({ time: new Date('2025-04-16T09:30:00') })
  // The clock draws as often as it must; sixty frames a second would only be more of the same.
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 1
  })
  await page.goto(`/${FORTUNE}?ambient`)
  await clockShown(page)
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await page.clock.pauseAt(new Date('2025-04-16T10:00:00'))
  const devtools = await page.context().newCDPSession(page)
  const heapBytes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  const seconds = await noteSeconds(page)
  const before = await heapBytes()
  for (let minute = 0; minute < 60; minute++) await page.clock.runFor(60_000)
  const grown = (await heapBytes()) - before
  expect(await seconds()).toEqual(secondsFrom(10, 0, 3601))
  expect(grown).toBeLessThan(2 * 1024 * 1024)
  await expect(page.locator('[data-found-time="stage"] time')).toHaveAttribute('datetime', '11:00')
})

test('ambient in a hidden tab asks for no timer and no frame, and goes on when it is seen', async ({
  page,
}) => {
  const tab = await openHidden(page)
  await page.clock.install({ time: new Date('2025-04-16T09:30:00') })
  const timers = await noteScheduled(page)
  await page.goto('/25-04-13?ambient=shuffle')
  await page.locator('.ftf-tools').waitFor({ state: 'attached' })
  await clockShown(page)
  const drift = () => page.locator('.ftf-screen').evaluate((screen) => (screen as HTMLElement).style.cssText)
  await tab.show()
  await expect.poll(drift).not.toBe('')
  const before = await drift()
  await tab.hide()
  await page.clock.pauseAt(new Date('2025-04-16T10:05:00'))
  await timers.forget()
  await page.clock.runFor(3_600_000)
  expect(await timers.scheduled()).toEqual([])
  await expect(page).toHaveURL('/25-04-13?ambient=shuffle')
  expect(await drift()).toBe(before)
  await tab.show()
  await expect(page.locator('[data-found-time="stage"] time')).toHaveAttribute('datetime', '11:05')
  expect(await drift()).not.toBe(before)
})

test('ambient moves the art by whole pixels, and cuts nothing of it', async ({ page }) => {
  await page.setViewportSize({ width: 1013, height: 777 })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // at once
  await standAt(page, '2025-04-16T10:02:50')
  await page.goto('/25-04-13?ambient')
  await standingClockShown(page)
  const art = page.locator('.ftf-screen__art')
  const place = () => art.evaluate((element) => getComputedStyle(element).translate)
  let before = 'none'
  for (const minutes of [0.2, 1, 7]) {
    await page.clock.runFor(minutes * 60_000)
    await expect.poll(place).not.toBe(before)
    before = await place()
    const { x, y, width, height } = (await art.boundingBox())!
    for (const length of [x, y, width, height]) expect(length).toBeCloseTo(Math.round(length), 3)
    expect(Math.min(x, y, 1013 - x - width, 777 - y - height)).toBeGreaterThanOrEqual(0)
  }
})

test('the screen is asked to stay on until it does, by one lock at most, and none is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const held = new Set<EventTarget>()
    let refused = true
    Object.assign(window, {
      locks: {
        held: () => held.size,
        grant: () => {
          refused = false
        },
        letGo: () => {
          for (const lock of held) lock.dispatchEvent(new Event('release'))
          held.clear()
        },
      },
    })
    navigator.wakeLock.request = async () => {
      if (refused) throw new DOMException('no', 'NotAllowedError')
      const lock = Object.assign(new EventTarget(), { release: async () => held.delete(lock) })
      held.add(lock)
      return lock as unknown as WakeLockSentinel
    }
  })
  await standAt(page, '2025-04-16T10:02:50')
  await page.goto('/25-04-13?ambient')
  await standingClockShown(page)
  type Locks = { locks: { held(): number; grant(): void; letGo(): void } }
  const held = () => page.evaluate(() => (window as unknown as Locks).locks.held())
  const said = page.getByRole('status').filter({ hasText: 'Ambient.' })
  const stays = said.filter({ hasText: 'The screen stays on.' })
  /** A note is seen for six seconds. */
  const staysWithinAMinute = async () => {
    for (let seconds = 0; seconds < 60 && !(await stays.isVisible()); seconds += 5)
      await page.clock.runFor(5000)
    await expect(stays).toBeVisible()
  }
  await expect(said).toContainText('The screen may sleep: the system saves power.')
  await page.evaluate(() => (window as unknown as Locks).locks.grant())
  await staysWithinAMinute()
  await page.evaluate(() => {
    for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(60_000)
  expect(await held()).toBe(1)
  await page.evaluate(() => (window as unknown as Locks).locks.letGo())
  await expect(said).toContainText('The screen may sleep: the system let it go.')
  await staysWithinAMinute()
  expect(await held()).toBe(1)
  await page.keyboard.press('a')
  await expect(page).toHaveURL('/25-04-13')
  await expect.poll(held).toBe(0)
})
