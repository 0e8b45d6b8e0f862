import type { Clause } from '../clause.ts'
import type { Session } from '../session.ts'

/** How the page looks to a style sheet: a control of everyday elements, some with the clock's own class names. */
const controlStyles = (session: Session, classes: readonly string[]) =>
  session.page.evaluate((names) => {
    const holder = document.createElement('div')
    holder.style.cssText = 'position:absolute;left:700px;top:0;width:300px'
    const tags = [
      'p',
      'h1',
      'a',
      'button',
      'input',
      'ul',
      'table',
      'figure',
      'time',
      'canvas',
      'svg',
      'span',
      'div',
      'i',
      'b',
    ]
    for (const tag of tags) holder.append(document.createElement(tag))
    for (const name of names) {
      const element = document.createElement('div')
      element.className = name
      holder.append(element)
    }
    document.body.append(holder)
    const styles: Record<string, string> = {}
    const properties = [...getComputedStyle(holder)]
    const custom = (element: Element) =>
      [...element.computedStyleMap()].filter(([name]) => name.startsWith('--')).map((pair) => pair.join(': '))
    for (const element of [document.documentElement, document.body, ...holder.children]) {
      const style = getComputedStyle(element)
      const before = `content of ::before: ${getComputedStyle(element, '::before').content}`
      const lines = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
      const name = `<${element.localName}${element.className ? ` class="${element.className}"` : ''}>`
      styles[name] = [...lines, before].join('; ')
    }
    // Custom properties are inherited: what is set further up shows in any element.
    styles['custom properties'] = custom(holder.children[0]!).join('; ')
    for (const element of [document.documentElement, document.body])
      styles[`${element.localName} attributes`] = [...element.attributes]
        .map(({ name, value }) => `${name}: ${value}`)
        .join('; ')
    styles.title = `title: ${document.title}`
    holder.remove()
    return styles
  }, classes)

export const clause: Clause = {
  id: 'isolated',
  section: 'company',
  tier: 'quick',
  summary: 'styles nothing outside its stage.',
  proof:
    'The computed styles of the page and of everyday elements beside the clock, some of them with its own class names as written in its style sheet, are the same with it and without it.',
  async check(session) {
    await session.unmount()
    await session.mount({ at: '10:08:42', mode: 'live' })
    const classes = await session.page.evaluate((scope) => {
      const used = [...document.querySelectorAll('[data-found-time=art], [data-found-time=art] *')]
      const names = new Set(used.flatMap((element) => [...element.classList]))
      return [...names].map((name) => (name.startsWith(scope) ? name.slice(scope.length) : name))
    }, `ft-${session.clock.name}-`)
    const during = await controlStyles(session, classes)
    await session.unmount()
    const without = await controlStyles(session, classes)
    for (const [element, styles] of Object.entries(without)) {
      const [before, now] = [styles, during[element] ?? ''].map((text) => text.split('; '))
      const changed = now!.find((line, index) => line !== before![index])
      if (styles === during[element]) continue
      return {
        seen: `changes ${element} outside its stage: ${changed ?? `no ${before!.at(-1)}`}`,
        expected: 'style nothing but itself',
        advice: 'Put its styles into clock.module.css, which scopes every name, under a class.',
      }
    }
  },
}
