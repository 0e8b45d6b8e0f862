import { defineConfig } from '@playwright/test'
import { systemChromium } from '../../packages/studio/src/system/find-program.mjs'

// Tests name days and hours: they are the same ones everywhere. Where a zone matters, a test says which.
process.env.TZ = 'UTC'

/** A free port, which it says; the tests' processes find it in the environment. */
const serve = (command: string, port: string) => ({
  command,
  env: { HOST: '127.0.0.1', PORT: '0' },
  wait: { stdout: new RegExp(`open at http://localhost:(?<${port}>\\d+)`) },
})
const addressOf = (port: string) => `http://localhost:${process.env[port.toUpperCase()]}`

export default defineConfig({
  testDir: 'e2e',
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky test is a defect
  workers: 2,
  // Tests say what happens, not how soon: a machine may be several times slower than another, or than itself an hour
  // ago. What takes how long is measured by `pnpm bench`.
  timeout: 180_000,
  expect: { timeout: 45_000 },
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
    { name: 'site', testIgnore: /testing-build/, use: { baseURL: addressOf('e2e_site_port') } },
    {
      name: 'testing build',
      testMatch: /testing-build/,
      use: { baseURL: addressOf('e2e_testing_port') },
    },
  ],
  webServer: [
    serve('node server.ts', 'e2e_site_port'),
    serve('node server.ts --mode testing', 'e2e_testing_port'),
  ],
})
