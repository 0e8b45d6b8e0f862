import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageTags } from './page-tags'

const tags = (path: string) => renderToStaticMarkup(pageTags(path))

it('titles a path of the date shape after the clock', () => {
  expect(tags('/25-04-01')).toContain('<title>Clock for 25-04-01 | Found Time</title>')
  expect(tags('/25-04-01/')).toContain('<title>Clock for 25-04-01 | Found Time</title>')
})

it('gives every other path the default title and description', () => {
  for (const path of ['/', '/today', '/2025-04-01', '/about']) {
    expect(tags(path)).toContain('<title>Found Time</title>')
    expect(tags(path)).toContain('<meta name="description" content="A new clock every day."/>')
  }
})

it('has the browser paint around it what the page stands on: paper by day and by night, black around a clock', () => {
  const colours = (path: string) => tags(path).match(/<meta name="theme-color"[^>]*>/g)
  expect(colours('/about')).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14161a"/>',
    '<meta name="theme-color" content="#ffffff"/>',
  ])
  for (const path of ['/25-04-13', '/today'])
    expect(colours(path)).toEqual(['<meta name="theme-color" content="#000000"/>'])
})

it('shares the address on the placeholder domain, without a slash at the end', () => {
  expect(tags('/about/')).toContain('<meta property="og:url" content="https://found-time.example/about"/>')
  expect(tags('/')).toContain('<meta property="og:url" content="https://found-time.example/"/>')
})

it('shows a clock’s poster and says how to embed it', () => {
  expect(tags('/25-04-01')).toContain(
    '<meta property="og:image" content="https://found-time.example/posters/25-04-01.jpg"/>',
  )
  expect(tags('/25-04-01')).toContain(
    'type="application/json+oembed" href="https://found-time.example/oembed/25-04-01.json"',
  )
})

it('shows the newest clocks side by side for every other page', () => {
  expect(tags('/')).toContain(
    '<meta property="og:image" content="https://found-time.example/posters/found-time.jpg"/>',
  )
  expect(tags('/today')).toContain(
    '<meta property="og:image" content="https://found-time.example/posters/found-time.jpg"/>',
  )
})
