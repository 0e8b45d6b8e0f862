/** The outside projects: one for each kind of tool that a clock was tried in. */
import path from 'node:path'

export interface Project {
  readonly example: string
  /** For the table: what is built with. */
  readonly title: string
  /** The package whose version the table names. */
  readonly tool: string
  /** `@slow` ones run in `pnpm consumers`, the others in `npm test` too. */
  readonly tag?: '@slow'
  /** Where the build lands; what is served when there is nothing to start. */
  readonly output: string
  readonly build?: readonly string[]
  /** Serves what was built, where a static server is not enough. */
  readonly start?: (port: number) => readonly string[]
  readonly dev?: (port: number) => readonly string[]
  /** The element may show any day: all are emitted, and fetched when asked for. */
  readonly everyDay?: true
  /** The page with the clock, where it is not the first. */
  readonly page?: string
  /** Where the dev server wants to be met. */
  readonly devHost?: string
}

/** Those that test clocks instead of showing them. */
export const testers: readonly Pick<Project, 'example' | 'title' | 'tag'>[] = [
  { example: 'vitest', title: 'Vitest, happy-dom' },
  { example: 'jest', title: 'Jest, jsdom', tag: '@slow' },
]

const bin = (name: string) => path.join('node_modules', '.bin', name)
const viteDev = (port: number) => [bin('vite'), '--port', `${port}`, '--strictPort', '--host', '127.0.0.1']

export const projects: readonly Project[] = [
  {
    example: 'vite',
    title: 'Vite',
    tool: 'vite',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
  },
  {
    example: 'vite-7',
    title: 'Vite 7',
    tool: 'vite',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
  },
  {
    example: 'storybook',
    title: 'Storybook, Vite 7',
    tool: 'storybook',
    tag: '@slow',
    output: 'dist',
    page: 'iframe.html?id=orange--eight-past-ten&viewMode=story',
    build: ['npm', 'run', 'build'],
    dev: (port) => [bin('storybook'), 'dev', '--port', `${port}`, '--host', '127.0.0.1', '--ci'],
  },
  {
    example: 'react-18',
    title: 'Vite, React 18',
    tool: 'react',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
  },
  {
    example: 'webpack',
    title: 'webpack',
    tool: 'webpack',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: (port) => [
      'npx',
      'webpack',
      'serve',
      '--mode',
      'development',
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
    ],
  },
  {
    example: 'parcel',
    title: 'Parcel',
    tool: 'parcel',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: (port) => [bin('parcel'), 'index.html', '--port', `${port}`, '--host', '127.0.0.1'],
  },
  {
    example: 'esbuild',
    title: 'esbuild',
    tool: 'esbuild',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: () => ['node', 'build.js', '--serve'],
  },
  {
    example: 'rollup',
    title: 'Rollup',
    tool: 'rollup',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
  },
  {
    example: 'bun',
    title: 'Bun',
    tool: 'bun',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
  },
  {
    example: 'next',
    title: 'Next, app router',
    tool: 'next',
    tag: '@slow',
    output: '.next/static',
    build: ['npm', 'run', 'build'],
    start: (port) => [bin('next'), 'start', '--port', `${port}`],
    dev: (port) => [bin('next'), 'dev', '--port', `${port}`],
    devHost: 'localhost',
  },
  {
    example: 'element-vite',
    title: 'Vite, custom element, no React',
    tool: 'vite',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
    everyDay: true,
  },
  { example: 'plain-html', title: 'no bundler, import map', tool: '@found-time/clock-element', output: '.' },
]
