import { defineLibrary } from '@found-time/build-preset'

// A file each, so that a page's bundle takes only the components it shows.
export default defineLibrary(['src/*.{ts,tsx}', '!src/*.test.*'], { publicDir: 'assets' })
