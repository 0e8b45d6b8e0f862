import { defineConfig } from 'vitest/config'
import limits from '../../tooling/ci/vitest.config.ts'

/** Tests that start browsers, each run by a script of its own. */
const SUITES = {
  'clock-check': 'src/clock-check/check.test.ts',
  'new-clock': 'src/new-clock/e2e/*.test.ts',
  engines: 'src/engines/proof/*.test.ts',
}

const project = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: ['**/node_modules/**', '**/build/**', ...exclude] },
})

export default defineConfig({
  test: {
    ...limits.test,
    projects: [
      project('unit', ['src/**/*.test.ts'], Object.values(SUITES)),
      ...Object.entries(SUITES).map(([name, files]) => project(name, [files])),
    ],
  },
})
