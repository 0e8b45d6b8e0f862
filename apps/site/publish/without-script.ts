/** What pages say that show nothing without JavaScript: a clock's picture and all that is known of it, or a way on. */
import {
  type Entry,
  HOME_LABEL,
  latestEntry,
  neighbours,
  nextLabel,
  POSTER_SIZE,
  previousLabel,
} from '@found-time/catalogue'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BASE } from '../app/shared/base.ts'
import { pageOf } from '../app/shared/clock-path.ts'
import { config } from '../app/shared/config.ts'
import { WITHOUT_SCRIPT } from '../app/shared/failures.ts'
import { longDate } from '../app/shared/long-date.ts'
import { posterOf } from '../app/shared/posters.ts'
import type { ClockMetadata } from './clock-metadata.ts'

const page = (...children: readonly ReactNode[]) =>
  renderToStaticMarkup(
    h(
      'article',
      { className: 'ftf-plain' },
      h('p', null, h('a', { href: BASE }, config.productName)),
      ...children,
    ),
  )

const link = (href: string, label: string) => h('a', { href }, label)

type Clock = Pick<ClockMetadata, 'path' | 'date' | 'title' | 'clockNumber' | 'reading' | 'about' | 'credits'>

/**
 * @param entries - All that are listed: the clock's neighbours are among them.
 * @returns HTML for a `<noscript>`.
 */
export function clockWithoutScript(clock: Clock, entries: readonly Entry[]): string {
  const { previous, next } = neighbours(entries, clock.date)
  return page(
    h('img', { src: posterOf(clock.path), alt: '', ...POSTER_SIZE }),
    h('h1', null, clock.title),
    h('p', null, `#${clock.clockNumber}, ${longDate(clock.date)}. ${WITHOUT_SCRIPT}`),
    h('p', null, clock.reading),
    clock.about ? h('p', null, clock.about) : null,
    clock.credits.length > 0
      ? h(
          'ul',
          null,
          ...clock.credits.map(({ title, source, licence, ...by }) =>
            h('li', null, `${title}, by ${makersIn(by)}. From ${sourceIn(source)}. ${licence}`),
          ),
        )
      : null,
    h(
      'nav',
      { 'aria-label': 'Clocks' },
      previous ? link(pageOf(previous), previousLabel(previous)) : null,
      ' ',
      next ? link(pageOf(next), nextLabel(next)) : null,
      ' ',
      link(BASE, HOME_LABEL),
    ),
  )
}

/** For `/today`: which day it is, a page without JavaScript does not know. */
export function todayWithoutScript(entries: readonly Entry[]): string {
  const latest = latestEntry(entries)
  return page(
    h('h1', null, 'Today'),
    h(
      'p',
      null,
      'Without JavaScript this page cannot tell which day it is. ',
      latest
        ? h(
            'span',
            null,
            'The latest clock is ',
            link(pageOf(latest), latest.title),
            `, of ${longDate(latest.date)}. `,
          )
        : null,
      'All stand in ',
      link(BASE, 'the register'),
      '.',
    ),
  )
}

/** For an address that nothing is at. */
export const nothingWithoutScript = (): string =>
  page(
    h('h1', null, 'Nothing here'),
    h('p', null, 'There is no page at this address. All clocks stand in ', link(BASE, 'the register'), '.'),
  )
