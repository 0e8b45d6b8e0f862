import { gzipSync } from 'node:zlib'
import { artworkFiles } from '../../build-preset/artwork-files.ts'
import { bundle } from '../bundle.ts'
import type { Clause } from '../clause.ts'
import { KB, LIMITS } from '../limits.ts'

const kB = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length

export const clause: Clause = {
  id: 'light',
  section: 'files',
  tier: 'quick',
  summary:
    'has own JavaScript of at most 12 kB gzipped (counted apart: libraries, 200 kB, and what its `notes.ts` says, 2 kB), an image at most 150 kB, a font 40 kB, all files 350 kB.',
  proof:
    'The minified bundle without React, the runtime and libraries is gzipped, and the files are weighed. A kB is 1024 bytes.',
  async check(session) {
    const whole = gzipped(await bundle(session, 'external'))
    const own = gzipped(await bundle(session, 'external', { notes: false }))
    const libraries = gzipped(await bundle(session, 'bundle')) - whole
    const files = await artworkFiles(session.clock.folder)
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const problems = [
      own > LIMITS.code && `has ${kB(own)} of JavaScript gzipped`,
      whole - own > LIMITS.notes && `has notes of ${kB(whole - own)} gzipped`,
      libraries > LIMITS.libraries && `has ${kB(libraries)} of libraries gzipped`,
      all > LIMITS.all && `has ${kB(all)} of files`,
      ...files.map(({ name, bytes }) => {
        const limit = /\.(woff2?|ttf|otf)$/.test(name) ? LIMITS.font : LIMITS.image
        return bytes > limit && `has a ${name} of ${kB(bytes)}, more than ${kB(limit)}`
      }),
    ].filter((problem) => typeof problem === 'string')
    if (problems.length === 0) return
    return {
      seen: problems.join(', and '),
      expected: `keep to ${kB(LIMITS.code)} of JavaScript and ${kB(LIMITS.all)} of files`,
      advice: 'Subset fonts, recompress images, let arithmetic draw what is regular.',
    }
  },
}
