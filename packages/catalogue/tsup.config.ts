import { defineLibrary } from '@found-time/build-preset'

// A file each, so that a page's bundle takes only the functions it calls.
export default defineLibrary(['src/*.ts', '!src/*.test.*'])
