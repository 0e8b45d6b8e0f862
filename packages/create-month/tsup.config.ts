import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/create-month.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  silent: true,
  removeNodeProtocol: false,
  noExternal: [/^@found-time\/studio\//],
})
