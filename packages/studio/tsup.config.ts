import { mkdir } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { copyOthers, renameImports, sources } from './compile.ts'

export default defineConfig(async () => {
  const entry = await sources(['src/found-time.ts', 'src/new-month.ts'])
  return {
    entry,
    format: 'esm',
    target: 'es2023',
    clean: true,
    splitting: false,
    silent: true,
    removeNodeProtocol: false,
    esbuildPlugins: [renameImports()],
    esbuildOptions(options) {
      options.jsx = 'automatic'
    },
    async onSuccess() {
      await mkdir('dist/tsconfig', { recursive: true })
      await copyOthers(entry, 'dist')
    },
  }
})
