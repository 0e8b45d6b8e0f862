import { expect, it } from 'vitest'
import { PAGES } from './model'
import { coloursOf, planOf } from './page'
import { BUTTONS, newsOf, SITES, signedBy } from './sites'
import { breadthOf, letterOf, wrapped } from './type'

it('has a headline and a few words for each of the sixty tabs, in letters that are on the sheet', () => {
  expect(SITES).toHaveLength(60)
  for (const site of SITES) expect(site).toMatch(/^[ -{]+\|[ -{]+$/)
  expect(SITES[9]).toBe('Your Shopping Cart|You have 0 items. People who bought nothing also bought nothing.')
  for (const [icon] of BUTTONS) expect(PAGES).toContain(icon)
})

it('knows where a letter is on the sheet and how broad it is', () => {
  expect(letterOf('body', ' ')).toEqual({ left: 0, top: 0, advance: 3 })
  expect(letterOf('head', ' ')).toEqual({ left: 0, top: 30, advance: 6 })
  expect(breadthOf('body', 'tab')).toBe(18)
  expect(wrapped('body', 'one two', 30)).toEqual(['one', 'two'])
  expect(wrapped('body', 'one two', 90)).toEqual(['one two'])
})

it('has the guestbook signed by the tabs before, the last one first', () => {
  expect(signedBy(0, 5)).toEqual([])
  expect(signedBy(9, 3).map(({ who }) => PAGES[who])).toEqual(['car', 'camera', 'cake'])
  expect(newsOf(9, 610)).toContain('visitor number 610')
})

it('gives neighbours other colours', () => {
  for (let page = 1; page < 60; page++) expect(coloursOf(page)).not.toBe(coloursOf(page - 1))
})

it.each([
  [628, 270],
  [504, 300],
  [192, 300],
  [295, 90],
  [155, 20],
])('composes each page for %i by %i pixels, with nothing wider than its window', (width, height) => {
  for (let page = 0; page < 60; page++) {
    const { blocks, news, photo, status } = planOf(width, height, page)
    expect(blocks[0]!.kind).toBe('head')
    for (const { spot } of blocks) {
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.x + spot.width).toBeLessThanOrEqual(width)
    }
    // No line is cut at the fold.
    for (const { spot } of blocks.slice(1)) expect(spot.y + spot.height).toBeLessThanOrEqual(height - 13)
    expect(status).toEqual({ x: 0, y: height - 13, width, height: 13 })
    if (height >= 270) {
      expect(news.width).toBeGreaterThan(180)
      expect(photo.width).toBe(64)
    }
  }
})
