import type { ClockNotes, Credit } from '@found-time/clock-runtime'

const writing = (
  who: string,
  title: string,
  creator: string,
  name: string,
  notice: string,
  licence = 'OFL-1.1',
): Credit => ({
  title,
  creator,
  source: `@fontsource/${name} 5.3.0 (npm)`,
  licence,
  notice,
  changes: 'subset to figures and colon, renamed',
  files: [`${who}.woff2`],
})

const credits: Credit[] = [
  {
    title: 'Fluent Emoji Flat: 12 people, 48 things',
    creator: 'Microsoft',
    source: '@iconify-json/fluent-emoji-flat 1.2.6 (npm)',
    licence: 'MIT',
    notice: 'Copyright (c) Microsoft Corporation.',
    changes:
      'people inked shape by shape, five of them given shoulders; things outlined, cropped; three sheets of pictures',
    files: ['people.webp', 'thoughts.webp', 'hours.webp'],
  },
  writing(
    'robot',
    'Press Start 2P',
    'The Press Start 2P Project Authors',
    'press-start-2p',
    'Copyright 2012 The Press Start 2P Project Authors (cody@zone38.net), with Reserved Font Name "Press Start 2P"',
  ),
  writing(
    'mage',
    'UnifrakturCook',
    "j. 'mach' wust, Peter Wiegel",
    'unifrakturcook',
    "Copyright (c) 2010 j. 'mach' wust (j.mach.wust@gmail.com) with Reserved Font Name UnifrakturCook. Copyright (c) 2009 Peter Wiegel (wiegel@peter-wiegel.de).",
  ),
  writing(
    'cook',
    'Pacifico',
    'The Pacifico Project Authors',
    'pacifico',
    'Copyright 2018 The Pacifico Project Authors (https://github.com/googlefonts/Pacifico)',
  ),
  writing(
    'astronaut',
    'Orbitron Black',
    'The Orbitron Project Authors',
    'orbitron',
    'Copyright 2018 The Orbitron Project Authors (https://github.com/theleagueof/orbitron)',
  ),
  writing(
    'detective',
    'Special Elite',
    'Brian J. Bonislawsky DBA Astigmatic (AOETI)',
    'special-elite',
    'Copyright (c) 2010 by Brian J. Bonislawsky DBA Astigmatic (AOETI). All rights reserved.',
    'Apache-2.0',
  ),
  writing(
    'granny',
    'Caveat Brush',
    'Impallari Type',
    'caveat-brush',
    'Copyright 2015 Google Inc. All Rights Reserved.',
  ),
  writing(
    'hero',
    'Bangers',
    'Vernon Adams',
    'bangers',
    'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
  ),
  writing(
    'vampire',
    'Nosifer',
    'Vernon Adams',
    'nosifer',
    'Copyright (c) 2011, Vernon Adams DBA Typomondo (vern@newtypography.co.uk), with Reserved Font Name "Nosifer"',
  ),
  writing(
    'farmer',
    'Rye',
    'Sorkin Type Co',
    'rye',
    "Copyright (c) 2012, Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name 'Rye'",
  ),
  writing(
    'alien',
    'Audiowide',
    'Brian J. Bonislawsky DBA Astigmatic (AOETI)',
    'audiowide',
    'Copyright (c) 2012 by Brian J. Bonislawsky DBA Astigmatic (AOETI) (astigma@astigmatic.com), with Reserved Font Name "Audiowide"',
  ),
  writing(
    'santa',
    'Mountains of Christmas Bold',
    'Font Diner, Inc DBA Tart Workshop',
    'mountains-of-christmas',
    'Copyright (c) 2010 2011, Font Diner, Inc DBA Tart Workshop (diner@fontdiner.com) with Reserved Font Name "Mountains of Christmas"',
    'Apache-2.0',
  ),
  writing(
    'girl',
    'Gochi Hand',
    'HT Fonts',
    'gochi-hand',
    'Copyright (c) 2011, HT Fonts (www.htfonts.com info@htfonts.com), with Reserved Font Names "Gochi" and "Gochi Hand"',
  ),
  {
    title: 'Bangers',
    creator: 'Vernon Adams',
    source: '@fontsource/bangers 5.3.0 (npm)',
    licence: 'OFL-1.1',
    notice: 'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
    changes: 'subset to capitals, renamed',
    files: ['lettering.woff2'],
  },
]

export const notes: ClockNotes = {
  reading:
    'The large figures in the yellow balloon are the time; the small line below them is how whoever thinks it reckons, and in the white balloons is something else.',
  about:
    'One in the crowd knows what time it is, and each minute it is another one. All twelve who stand here think in a typeface of their own and reckon the time in their own way: the robot in binary, the vampire in hours until sunset, the chef in how far the hour is baked. The rest have something else in mind, or what one does at such an hour.',
  facets: ['figures', 'type', 'picture', 'across-a-room'],
  transparent: true,
  credits,
}
