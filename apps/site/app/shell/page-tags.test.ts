import { expect, it } from 'vitest'
import { pageTags } from './page-tags'

const tag = (path: string, property: string) =>
  pageTags(path).find((found) => 'property' in found && found.property === property)

it('titles a path of the date shape after the clock', () => {
  expect(pageTags('/25-04-01')).toContainEqual({ title: 'Clock for 25-04-01 | Found Time' })
  expect(pageTags('/25-04-01/')).toContainEqual({ title: 'Clock for 25-04-01 | Found Time' })
})

it('gives every other path the default title and description', () => {
  for (const path of ['/', '/today', '/2025-04-01', '/about']) {
    expect(pageTags(path)).toContainEqual({ title: 'Found Time' })
    expect(pageTags(path)).toContainEqual({ name: 'description', content: 'A new clock every day.' })
  }
})

it('shares the address on the placeholder domain, without a slash at the end', () => {
  expect(tag('/about/', 'og:url')).toEqual({
    property: 'og:url',
    content: 'https://found-time.example/about',
  })
  expect(tag('/', 'og:url')).toEqual({ property: 'og:url', content: 'https://found-time.example/' })
})

it('shows a clock’s poster and says how to embed it', () => {
  expect(tag('/25-04-01', 'og:image')).toEqual({
    property: 'og:image',
    content: 'https://found-time.example/posters/25-04-01.jpg',
  })
  expect(pageTags('/25-04-01')).toContainEqual(
    expect.objectContaining({
      type: 'application/json+oembed',
      href: 'https://found-time.example/oembed/25-04-01.json',
    }),
  )
  expect(tag('/about', 'og:image')).toBeUndefined()
})
