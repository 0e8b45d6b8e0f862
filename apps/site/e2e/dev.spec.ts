/**
 * `pnpm dev` serves the site from its sources, as whoever works on it sees it. It is a server of its own, whose address
 * the other tests' watch over requests does not know.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { clockShown, paperShown } from './support'

const site = path.resolve(import.meta.dirname, '..')
const program = path.join(site, 'node_modules/.bin/react-router')

/** Its address, once it is open. */
const addressOf = ({ stdout }: ReturnType<typeof spawn>) =>
  new Promise<string>((resolve) => {
    let said = ''
    stdout!.on('data', (part) => {
      said += part
      const [, address] = /Local:\s+(http:\/\/\S+\d)/.exec(said) ?? []
      if (address) resolve(address)
    })
  })

test('the development server shows a page and a clock, and no error', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  // A port that Vite finds free; a group of its own, for it begins itself anew.
  const server = spawn(program, ['dev', '--port', '5300'], {
    cwd: site,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  })
  try {
    const address = await addressOf(server)
    await page.goto(`${address}/about`)
    await paperShown(page)
    await page.goto(`${address}/25-04-13`)
    await clockShown(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(faults).toEqual([])
  } finally {
    process.kill(-server.pid!)
  }
})
