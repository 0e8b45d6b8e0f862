import type { ClockNotes } from '@found-time/clock-runtime'

export const notes: ClockNotes = {
  reading:
    'Count the green segments for the hours, up to twenty-four: a whole cane has six. Count the blue leaves for the minutes: five to a spray, ten to a twig. The newest leaf is still wet, and drips every other second.',
  about:
    'Painters learn bamboo as strokes that cannot be corrected: a segment is one push of the brush upwards, a leaf one stroke that is pressed and lifted. Each here is computed hair by hair, with the gold showing where the brush ran dry, which Chinese calligraphers call flying white. The azure, the green and the squares of leaf are those of Kyoto screens of about 1700.',
  facets: ['counting', 'picture', 'quiet'],
  credits: [],
}
