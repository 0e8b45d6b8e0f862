import { systemChromium } from '@found-time/bootstrap/chromium'
import { defineConfig } from '@playwright/test'

const port = 4330

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky test is a defect
  workers: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: { command: 'node e2e/server.ts', env: { PORT: String(port) }, port, reuseExistingServer: false },
})
