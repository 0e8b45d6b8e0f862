import { defineConfig } from 'vitest/config'
import limits from '../../tooling/ci/vitest.config.ts'
import { furtherClocks } from './publish/further-clocks.ts'

// Apart from vite.config.ts: React Router's plugin is for building pages, not for tests.
export default defineConfig({
  plugins: [furtherClocks()],
  envPrefix: 'SITE_',
  test: {
    ...limits.test,
    include: ['{app,publish,serve,service-worker}/**/*.test.{ts,tsx}'],
    server: { deps: { inline: [/@cloudflare\/pages-shared/] } }, // it ships TypeScript
  },
})
