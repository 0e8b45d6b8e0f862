import { describe, expect, it } from 'vitest'
import { attribute, HtmlPage, textOf } from './html.ts'
import { finishPage } from './pages.ts'
import { ORANGE } from './test-clocks.ts'

const PAGE = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>` +
  `<link rel="modulepreload" href="/assets/manifest-1.js"/>` +
  `<script>early()</script><link rel="stylesheet" href="/assets/styles-1.css"/></head>` +
  `<body>${body}<script data-router="">context = {}</script><script data-router="" type="module" async="">import "/assets/manifest-1.js"</script></body></html>`

const PAPER = PAGE('<div class="ftf-page" data-revealed="false"><main>Our story</main></div>')
const SCREEN = PAGE('<div class="ftf-screen"><main></main></div>')

const FACTS = {
  scripts: ['/assets/entry-1.js', '/assets/react-1.js'],
  catalogue: '/assets/catalogue-1.json',
  build: 'a8af806ad834',
  styleSheets: new Map([['/assets/styles-1.css', '.page{color:red}']]),
}

const CLOCK = {
  ...ORANGE,
  title: 'Orange </script> Clock',
  files: {
    scripts: ['/assets/25-04-13-1.js', '/assets/react-1.js'],
    assets: ['/assets/peel-1.webp', '/assets/face-1.woff2'],
  },
}

const finished = (html: string, clock?: typeof CLOCK) => {
  const { html: text, hashes } = finishPage(html, { ...FACTS, clock })
  return { page: new HtmlPage(text), hashes, text }
}

const preloads = (page: HtmlPage, rel: string) =>
  page
    .all('link')
    .filter((link) => attribute(link, 'rel') === rel)
    .map((link) => attribute(link, 'href'))

describe('a finished page', () => {
  it('says its encoding first, then the policy it is held to, its build and where the list of clocks is', () => {
    const { page } = finished(SCREEN)
    const [encoding, policy, build, catalogue] = page.all('head')[0]!.childNodes as ReturnType<
      HtmlPage['all']
    >
    expect(attribute(encoding!, 'charset')).toBe('utf-8')
    expect(attribute(policy!, 'http-equiv')).toBe('Content-Security-Policy')
    expect(attribute(build!, 'content')).toBe('a8af806ad834')
    expect(attribute(catalogue!, 'name')).toBe('found-time-catalogue')
    expect(attribute(catalogue!, 'content')).toBe('/assets/catalogue-1.json')
  })

  it('allows the scripts and the style sheet that stand in it, by their hashes, and no others', () => {
    const { page, hashes } = finished(SCREEN)
    const [, policy] = page.all('head')[0]!.childNodes as ReturnType<HtmlPage['all']>
    // printf '%s' 'early()' | openssl dgst -sha256 -binary | base64
    expect(hashes.scripts).toContain("'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='")
    expect(hashes.scripts).toHaveLength(1)
    expect(hashes.styles).toEqual(["'sha256-qp0nGiOfzk0BdBhzrvfx22UILW1oWR5dYBcU8Pcnhkc='"])
    for (const hash of [...hashes.scripts, ...hashes.styles])
      expect(attribute(policy!, 'content')).toContain(hash)
  })

  it('of a clock sends for the clock’s own files too, none of them twice', () => {
    const { page } = finished(SCREEN, CLOCK)
    expect(preloads(page, 'modulepreload').sort()).toEqual([
      '/assets/25-04-13-1.js',
      '/assets/entry-1.js',
      '/assets/react-1.js',
    ])
    expect(preloads(page, 'preload')).toEqual([
      '/assets/catalogue-1.json',
      '/assets/peel-1.webp',
      '/assets/face-1.woff2',
    ])
  })

  it('of a clock says what it is to programs, whatever its title, and hashes no data', () => {
    const { page, hashes } = finished(SCREEN, CLOCK)
    const data = page.all('script').find((script) => attribute(script, 'type') === 'application/ld+json')
    expect(JSON.parse(textOf(data!))).toMatchObject({ name: 'Orange </script> Clock', identifier: '#13' })
    expect(hashes.scripts).toHaveLength(1)
  })

  it.each([
    ['on paper', PAPER],
    ['with a clock', SCREEN],
  ])('%s holds its scripts back, with what is preloaded for them', (_, html) => {
    const { text } = finished(html)
    expect(text).toContain(
      '<template data-held="">' +
        '<link rel="preload" as="fetch" crossorigin="" href="/assets/catalogue-1.json">' +
        '<link rel="modulepreload" href="/assets/entry-1.js">' +
        '<link rel="modulepreload" href="/assets/react-1.js"></template>',
    )
    expect(text).toContain('<script type="text/plain" src="/assets/entry-1.js" data-held=""></script>')
    expect(text).not.toContain('type="module"')
  })

  it('has none of the scripts that React Router drew into it', () => {
    expect(finished(PAPER).text).not.toMatch(/manifest-1|context = /)
  })

  it('of what was found, which was drawn without a script, sends for none', () => {
    const { page } = finished(
      PAPER.replaceAll(/<script data-router.*?<\/script>/g, '').replace(/<link rel="modulepreload".*?>/, ''),
    )
    expect(page.all('script').map((script) => attribute(script, 'src'))).toEqual([undefined])
    expect(page.all('template')).toEqual([])
  })

  it('with a clock has its style sheet in it, and asks for no file that it would wait for', () => {
    expect(finished(SCREEN).text).toContain(
      '<style>.page{color:red}</style><link rel="stylesheet" href="/assets/styles-1.css" disabled="">',
    )
  })

  it('is not made when the build has not its style sheet', () => {
    expect(() => finishPage(SCREEN, { ...FACTS, styleSheets: new Map() })).toThrow(
      'The build has no /assets/styles-1.css.',
    )
  })

  it('on paper has its style sheet beside it', () => {
    expect(finished(PAPER).text).toContain('<link rel="stylesheet" href="/assets/styles-1.css">')
    expect(finished(PAPER).hashes.styles).toEqual([])
  })

  it('keeps what was prerendered as it was', () => {
    expect(finished(PAPER).text).toContain(
      '<div class="ftf-page" data-revealed="false"><main>Our story</main></div>',
    )
  })
})
