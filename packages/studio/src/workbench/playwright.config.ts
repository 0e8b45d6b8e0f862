import { defineConfig } from '@playwright/test'
import { systemChromium } from '../system/find-program.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a flaky test is a defect
  workers: 1,
  timeout: 180_000, // however slow the machine is
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_WORKBENCH_PORT}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: systemChromium(),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  // A free port, which it says.
  webServer: {
    command: 'node e2e/server.ts',
    env: { FIREFOX_PATH: '/nowhere/firefox' },
    wait: { stdout: /Open at http:\/\/127\.0\.0\.1:(?<e2e_workbench_port>\d+)/ },
  },
})
