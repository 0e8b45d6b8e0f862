import { expect, it } from 'vitest'
import { paragraphFor, paragraphsOf } from './debian-copyright.ts'

const COPYRIGHT = `Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: cards

Files: *
Copyright: 2001 Ann Other <ann@example.org>
License: GPL-2+

Files: data/kings/*.png
 data/queen.png
Copyright: 1999 Bea Sides
           2003 Cy Press
License: public-domain
 These faces belong to everybody.
 .
 Really.

License: GPL-2+
 On Debian systems …
`
const paragraphs = paragraphsOf(COPYRIGHT)

it('a paragraph has patterns over several lines, a short name and a line for each holder', () => {
  expect(paragraphs).toHaveLength(2)
  expect(paragraphs[1]).toMatchObject({
    files: ['data/kings/*.png', 'data/queen.png'],
    licence: 'public-domain',
    copyright: ['1999 Bea Sides', '2003 Cy Press'],
  })
})

it.each([
  ['usr/share/games/cards/data/kings/red/heart.png', 'public-domain'],
  ['usr/share/games/cards/data/queen.png', 'public-domain'],
  ['usr/share/games/cards/data/queen.svg', 'GPL-2+'],
  ['usr/share/games/cards/data/xqueen.png', 'GPL-2+'],
])('the last paragraph with a pattern for it speaks of %s: %s', (file, licence) =>
  expect(paragraphFor(paragraphs, file)?.licence).toBe(licence),
)

it('one that is written for people has none', () => {
  expect(paragraphsOf('This package was debianized by Ann.\n\nFiles: all of them')).toEqual([])
})
