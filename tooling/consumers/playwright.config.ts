import { systemChromium } from '@found-time/bootstrap/find-program'
import { defineConfig } from '@playwright/test'

const executablePath = systemChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './pack.ts',
  outputDir: 'build/test-results',
  reporter: 'list',
  workers: 1,
  timeout: 300_000, // a bundler is installed and run
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
})
