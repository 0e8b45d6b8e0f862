import { systemChromium } from '@found-time/bootstrap/chromium'
import { defineConfig } from '@playwright/test'

const sitePort = 4310
const testingPort = 4311

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky test is a defect
  workers: 2,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // what it fetches, a test's routes do not see; offline.spec and deploy.spec are its own
    launchOptions: {
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: /testing-build/, use: { baseURL: `http://localhost:${sitePort}` } },
    {
      name: 'testing build',
      testMatch: /testing-build/,
      use: { baseURL: `http://localhost:${testingPort}` },
    },
  ],
  webServer: [
    {
      command: 'node server.ts',
      env: { PORT: String(sitePort) },
      port: sitePort,
      reuseExistingServer: false,
    },
    {
      command: 'node server.ts --mode testing',
      env: { PORT: String(testingPort) },
      port: testingPort,
      reuseExistingServer: false,
    },
  ],
})
