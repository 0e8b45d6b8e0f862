import { defineConfig } from 'vitest/config'
import { furtherClocks } from './publish/further-clocks.ts'

// Apart from vite.config.ts: React Router's plugin is for building pages, not for tests.
export default defineConfig({
  plugins: [furtherClocks()],
  envPrefix: 'SITE_',
  test: {
    include: ['{app,publish,serve}/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/@cloudflare\/pages-shared/] } }, // it ships TypeScript
  },
})
