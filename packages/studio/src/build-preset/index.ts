/**
 * How every published package is built: ESM only, split, with its declarations written by `tsc`
 * (TypeScript 7 has no compiler API for tsup's own `dts`).
 */
import { execFile } from 'node:child_process'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { defineConfig, type Options } from 'tsup'
import { cssModules } from './css-modules.ts'
import { copyArtwork, dayFolders, portableClocks, readNotes, writeNotes, writeThirdParty } from './month.ts'

const run = promisify(execFile)

/** TypeScript's program, of the version that this package asks for. */
const TSC = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)

/** Type declarations beside the JavaScript. Tests are checked with the rest but do not ship. */
async function writeDeclarations() {
  await run(process.execPath, [
    TSC,
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--rootDir',
    'src',
    '--outDir',
    'dist',
  ]).catch((error: { stdout?: string }) => {
    throw new Error(`tsc found errors:\n${error.stdout}`)
  })
  for await (const file of glob('dist/**/*.test.d.ts')) await rm(file)
  for await (const file of glob('dist/**/*.d.ts')) {
    await writeFile(file, withExtensions(await readFile(file, 'utf8')))
  }
}

/** Node's way of resolving wants the ending of a relative import, in declarations too. */
const withExtensions = (declarations: string) =>
  declarations.replace(/((?:from|import\() ?(['"])\.{1,2}\/[^'"]+?)(?:\.[jt]s)?\2/g, '$1.js$2')

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  minify: false,
  treeshake: false, // it drops 'use client'
  silent: true,
}

type LibraryOptions = Omit<Options, 'onSuccess'> & {
  /** Called after each build. */
  readonly onSuccess?: () => Promise<void>
}

/** A library of one or more entries. Dependencies and peers stay outside. */
export const defineLibrary = (entry: string[], { onSuccess, ...options }: LibraryOptions = {}) =>
  defineConfig(({ watch }) => ({
    ...shared,
    entry,
    ...options,
    onSuccess: async () => {
      await onSuccess?.()
      if (!watch) await writeDeclarations()
    },
  }))

/**
 * A month of clocks: one module a day in a folder of its own, with the files it shows beside it
 * and its scoped CSS inside it, plus the loader map.
 */
export const defineMonth = () =>
  defineConfig(async ({ watch }) => {
    const days = await dayFolders()
    return {
      ...shared,
      entry: {
        index: 'src/index.ts',
        ...Object.fromEntries(days.map((day) => [`${day}/clock`, `src/${day}/clock.tsx`])),
      },
      minify: true,
      esbuildPlugins: [portableClocks(), cssModules()],
      onSuccess: async () => {
        await copyArtwork(days)
        if (watch) return
        await writeDeclarations()
        const notes = await readNotes(path.resolve('dist'), days)
        await writeNotes(notes)
        await writeThirdParty(notes)
      },
    }
  })
