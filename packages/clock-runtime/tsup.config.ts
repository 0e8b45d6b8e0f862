import { defineLibrary } from '@found-time/build-preset'

export default defineLibrary([
  'src/index.ts',
  'src/canvas.tsx',
  'src/shader.tsx',
  'src/parse.ts',
  'src/params/params.ts',
  'src/params/expected.ts',
  'src/facets.ts',
  'src/credits.ts',
])
