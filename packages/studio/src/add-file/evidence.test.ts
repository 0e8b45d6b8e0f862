import { expect, it } from 'vitest'
import { holdersIn } from './evidence.ts'

it.each([
  [
    'Copyright 2022 The Gloock Project Authors (https://github.com/duartp/gloock)',
    ['The Gloock Project Authors'],
  ],
  ['Copyright (c) 2011-2019, Ann Other <ann@example.org>. All rights reserved.', ['Ann Other']],
  ['Copyright © 2012, 2014 by Ann Other, with Reserved Font Name "Other".', ['Ann Other']],
  ['Copyright 1999 Bea Sides <bea@example.org>; 2003 Cy Press', ['Bea Sides', 'Cy Press']],
  [
    'Copyright 2022 The Noto Project Authors (https://example.org)Copyright 2022 The Noto Project Authors',
    ['The Noto Project Authors'],
  ],
  ['2008, www.example.com', ['www.example.com']],
  ['', []],
  [undefined, []],
])('who made it, by “%s”: %j', (copyright, makers) => expect(holdersIn(copyright)).toEqual(makers))
