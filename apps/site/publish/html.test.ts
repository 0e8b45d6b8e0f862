import { describe, expect, it } from 'vitest'
import {
  attribute,
  createElement,
  HtmlPage,
  insertAfter,
  insertBefore,
  setAttributes,
  textOf,
  wrapInTemplate,
} from './html.ts'

const page = () =>
  new HtmlPage(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"><link rel="a"><link rel="b"></head><body><p>One</p><script>1 < 2</script></body></html>',
  )
const head = (changed: HtmlPage) => /<head>(.*)<\/head>/.exec(changed.toString())?.[1]

describe('a page', () => {
  it('is written as it was read, but for what HTML leaves open', () => {
    expect(page().toString()).toBe(
      '<!DOCTYPE html><html><head><meta charset="utf-8"><link rel="a"><link rel="b"></head><body><p>One</p><script>1 < 2</script></body></html>',
    )
  })

  it('finds its elements by name, those in templates too', () => {
    const found = new HtmlPage('<p>1</p><template><p>2</p></template><div><p>3</p></div>')
      .all('p')
      .map(textOf)
    expect(found).toEqual(['1', '2', '3'])
  })

  it('tells what an element has and says', () => {
    const [link] = page().all('link')
    const [script] = page().all('script')
    expect(attribute(link!, 'rel')).toBe('a')
    expect(attribute(link!, 'href')).toBeUndefined()
    expect(textOf(script!)).toBe('1 < 2')
  })

  it('takes elements in front of and behind others', () => {
    const changed = page()
    const [first, second] = changed.all('link')
    insertBefore(first!, [createElement('meta', { name: 'x' }), createElement('meta', { name: 'y' })])
    insertAfter(second!, [createElement('style', {}, 'p > b {}'), createElement('meta', { name: 'z' })])
    expect(head(changed)).toBe(
      '<meta charset="utf-8"><meta name="x"><meta name="y"><link rel="a"><link rel="b"><style>p > b {}</style><meta name="z">',
    )
  })

  it('gives an element other attributes, and escapes them', () => {
    const changed = page()
    setAttributes(changed.all('link')[0]!, { href: '/?a&"b"' })
    expect(head(changed)).toContain('<link href="/?a&amp;&quot;b&quot;"><link rel="b">')
  })

  it('puts elements into a template where the first of them was', () => {
    const changed = page()
    wrapInTemplate(changed.all('link'), { 'data-held': '' })
    expect(head(changed)).toBe(
      '<meta charset="utf-8"><template data-held=""><link rel="a"><link rel="b"></template>',
    )
  })

  it('makes no template of nothing', () => {
    const changed = page()
    wrapInTemplate([], {})
    expect(changed.toString()).toBe(page().toString())
  })

  it('takes nothing beside an element that is in no page', () => {
    const loose = createElement('link', {})
    expect(() => insertBefore(loose, [])).toThrow('A <link> that is in no page.')
    expect(() => insertAfter(loose, [])).toThrow('A <link> that is in no page.')
  })
})
