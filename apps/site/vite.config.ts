import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  envPrefix: 'SITE_',
  // The prerendered footer and the first client render must name the same year.
  define: { 'import.meta.env.SITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: {
    assetsInlineLimit: 0, // clocks' files stay files: no data: addresses for a Content-Security-Policy to allow
  },
})
