import { describe, expect, it } from 'vitest'
import { licenceOf, publishedFiles, publishedManifest, toolManifest } from './package-skeleton.ts'

describe('a published package', () => {
  it('has a README and its set-up, and what others import where it is more than a program', () => {
    expect(publishedFiles({})).toEqual(['README.md', 'src/index.ts', 'tsconfig.json', 'tsup.config.ts'])
    expect(publishedFiles({ bin: {} })).toEqual(['README.md', 'tsconfig.json', 'tsup.config.ts'])
  })

  it('is given what all say in the same words, and keeps the rest in its order', () => {
    const manifest = {
      name: '@found-time/stamps',
      description: 'Stamps.',
      license: 'ISC',
      scripts: { build: 'tsup && node more.ts', unit: 'vitest run' },
    }
    const repaired = publishedManifest('packages/post', manifest)
    expect(repaired).toEqual({
      name: '@found-time/post',
      description: 'Stamps.',
      license: 'MIT',
      author: 'Lost Property Lab',
      homepage: 'https://found-time.example',
      repository: {
        type: 'git',
        url: 'git+https://code.found-time.example/found-time.git',
        directory: 'packages/post',
      },
      bugs: 'https://code.found-time.example/found-time/issues',
      type: 'module',
      scripts: { build: 'tsup && node more.ts', unit: 'vitest run', dev: 'tsup --watch', typecheck: 'tsc' },
      publishConfig: { access: 'public' },
    })
    expect(Object.keys(repaired).slice(0, 3)).toEqual(['name', 'description', 'license'])
  })

  it('may build itself by a script of its own, and say what npm gets otherwise', () => {
    const scripts = { build: 'node build.ts', typecheck: 'tsc' }
    const publishConfig = { exports: { './package.json': './package.json' } }
    const repaired = publishedManifest('packages/press', { name: 'press', scripts, publishConfig })
    expect(repaired.scripts).toEqual(scripts)
    expect(repaired.publishConfig).toEqual({ ...publishConfig, access: 'public' })
    expect(publishedFiles({ scripts, bin: {} })).toEqual(['README.md', 'tsconfig.json'])
  })

  it('has the licence’s paragraph on found material where it carries some', () => {
    const licence = 'MIT License\n\nAs it is.\n\nFound material keeps its own\nlicence.\n'
    expect(licenceOf({ files: ['dist', 'posters'] }, licence)).toBe(licence)
    expect(licenceOf({ files: ['dist'] }, licence)).toBe('MIT License\n\nAs it is.\n')
  })
})

it('a tool is private', () => {
  expect(toolManifest('tooling/ci', { name: 'ci', type: 'module' })).toEqual({
    name: '@found-time/ci',
    type: 'module',
    version: '0.0.0',
    private: true,
    license: 'MIT',
  })
})
