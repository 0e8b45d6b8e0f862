import { defineConfig } from 'vitest/config'

// Apart from vite.config.ts: React Router's plugin is for building pages, not for tests.
export default defineConfig({
  envPrefix: 'SITE_',
  test: {
    include: ['{app,publish,serve}/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/@cloudflare\/pages-shared/] } }, // it ships TypeScript
  },
})
