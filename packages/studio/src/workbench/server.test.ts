import path from 'node:path'
import { expect, it } from 'vitest'
import { openWorkbench } from './server.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')
const clocks = ['25-02-01', '25-02-02'].map((name) => ({ name, folder: path.join(fixtures, name) }))

it.each([
  ['of a day leads to its clock', '25-02-02', '/?clock=25-02-02'],
  ['of a month leads to all of it', undefined, '/'],
])('the address %s', async (_, day, end) => {
  const { server, address } = await openWorkbench(async () => clocks, { day })
  try {
    expect(address.replace(/^http:\/\/127\.0\.0\.1:\d+/, '')).toBe(end)
    expect((await fetch(address)).status).toBe(200)
  } finally {
    await server.close()
  }
})
