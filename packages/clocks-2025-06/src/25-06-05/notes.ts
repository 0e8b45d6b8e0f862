import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Ogham',
  reading:
    'Count the pale cuts: on one side of the stone’s edge the hours, one to twelve; the long ones right across it are ten minutes each; on its other side single minutes. They stand in fives, and the margin names each row.',
  about:
    'Ogham was cut along the edges of stones, in strokes that come by fives, which makes it an alphabet good at counting. Who wants to read a worn one lays paper over it and rubs with wax: what was taken away stays white. The edge itself is bared from end to end in a minute; then there is one more cut.',
  facets: ['counting', 'type'],
  credits: [
    {
      title: 'Normal map 0002, rock',
      makers: ['Emmelleppi'],
      attribution: 'Emmelleppi and the Poimandres collective',
      source: { registry: 'npm', package: '@pmndrs/assets', version: '1.7.0' },
      licence: 'CC0-1.0',
      changes: 'heights were taken from its slopes, and of them a rubbing in wax',
      files: ['rubbing.webp'],
    },
    {
      title: 'IM Fell DW Pica',
      makers: ['Google Inc'],
      source: { registry: 'npm', package: '@fontsource/im-fell-dw-pica', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: '© 2007 Igino Marini (www.iginomarini.com) With Reserved Font Name IM FELL DW Pica Italic',
      changes: 'subset to space a c e h i m–o r–u, renamed: IM FELL DW Pica is a reserved name',
      files: ['label.woff2'],
    },
  ],
}
