import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: "Dealer's Choice",
  reading:
    'Two hands of two cards, the hour and then the minute, a digit to a card: an ace is 1, a card on its face is 0; red before noon, black after.',
  about:
    'The dealer, across the table, throws the next card and turns it over on the minute; the button goes along its band a little each second and is fetched back for the deal. Tens are hearts or spades, ones diamonds or clubs, and there is no ten in the pack. Under each card lie the two that counted before it. At midnight nobody has been dealt anything that can be seen.',
  facets: ['figures', 'game', 'across-a-room'],
  credits: [
    {
      title: 'Playing cards of the English pattern: pips',
      makers: ['Adrian Kennard'],
      source: { registry: 'npm', package: '@letele/playing-cards', version: '0.1.0' },
      licence: 'CC0-1.0',
      changes: 'set anew; the backs, the aces and the button engraved for this clock',
    },
    {
      title: 'Libre Bodoni Bold',
      makers: ['The Libre Bodoni Project Authors'],
      source: { registry: 'npm', package: '@fontsource/libre-bodoni', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice:
        'Copyright 2012 The Libre Bodoni Project Authors (https://github.com/googlefonts/Libre-Bodoni/)',
      changes: 'the outlines of an A and eight figures, narrower, as indices; of five letters, on the button',
    },
    {
      title: 'Baize',
      makers: ['Lost Property Lab'],
      source: { words: 'made for this clock by renders/25-04-25.py' },
      licence: 'CC0-1.0',
      files: ['baize.webp'],
    },
  ],
}
