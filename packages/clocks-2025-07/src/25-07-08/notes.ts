import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  title: 'Ice',
  reading:
    'The figures frozen in the four upper blocks are the time: the first two the hour, twelve or twenty-four as you keep it, the other two the minute; they melt through the minute, and at each full one come fresh from the freezer.',
  about:
    'Each figure was traced through a block of ice, ray by ray, with the refractive index of the real thing and the relief of a crumpled sheet of paper. No two froze alike: here the air made chains of bubbles, there needles or a swarm, and some cracked. The level never changes: floating ice that melts makes exactly as much water as it pushed aside.',
  facets: ['figures', 'picture', 'across-a-room'],
  credits: [
    {
      title: 'Normal map 0014, crumpled paper',
      makers: ['pmndrs assets'],
      source: { registry: 'npm', package: '@pmndrs/assets', version: '1.7.0' },
      licence: 'CC0-1.0',
      changes: 'as the relief of ice, traced with the figures in it (renders/25-07-08-ice.py)',
      files: ['ice0.webp', 'ice1.webp', 'ice2.webp', 'ice3.webp'],
    },
    {
      title: 'Chango: the figures',
      makers: ['Fontstage'],
      source: { registry: 'npm', package: '@fontsource/chango', version: '5.3.0' },
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 Fontstage (info@fontstage.com), with Reserved Font Name "Chango"',
      changes: 'drawn once, seen through ice',
      files: ['ice0.webp', 'ice1.webp', 'ice2.webp', 'ice3.webp'],
    },
  ],
}
