import { defineLibrary } from '@found-time/build-preset'

export default defineLibrary(['src/index.ts'])
