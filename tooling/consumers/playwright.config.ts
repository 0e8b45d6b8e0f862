import { systemChromium } from '@found-time/studio/system/find-program'
import { defineConfig } from '@playwright/test'

const executablePath = systemChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './pack.ts',
  outputDir: 'build/test-results',
  reporter: 'list',
  workers: 1,
  timeout: 600_000, // a bundler is installed and run, however slow the machine is
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
