import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { shownOn } from './shown-on.ts'

it('tells the clocks that have a page from those that are not published yet', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'))
  mkdirSync(path.join(site, '25-04-01'))
  const [tea, coffee] = [
    { name: '25-04-01', folder: 'clocks/25-04-01' },
    { name: '25-04-02', folder: 'clocks/25-04-02' },
  ]
  expect(shownOn(site, [tea, coffee])).toEqual({ shown: [tea], unseen: [coffee] })
})
