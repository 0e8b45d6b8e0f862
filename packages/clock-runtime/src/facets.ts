/**
 * Words by which a clock can be found: how it tells the time, what it is made of, and how it is to live with. A clock
 * lists those that hold in `notes.facets`.
 */
export const FACETS = {
  tells: ['dial', 'figures', 'words', 'counting', 'position'],
  of: ['type', 'picture', 'data', 'game', 'science', 'interface'],
  mood: ['dark', 'quiet', 'busy', 'across-a-room'],
} as const

export type Facet = (typeof FACETS)[keyof typeof FACETS][number]
