import { defineLibrary } from '@found-time/tsup-preset'

export default defineLibrary(['src/index.ts'])
