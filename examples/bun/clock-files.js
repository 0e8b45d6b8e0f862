import { readFile } from 'node:fs/promises'

/** Bun does not follow `new URL('./file', import.meta.url)`: this makes an import of each. */
export const clockFiles = {
  name: 'clock-files',
  setup({ onLoad }) {
    onLoad({ filter: /clocks-\d{4}-\d\d[\\/]dist[\\/].*clock\.js$/ }, async ({ path }) => {
      const imports = []
      const script = (await readFile(path, 'utf8')).replace(
        /new URL\((["'])(\.\/[^"']+)\1,\s*import\.meta\.url\)/g,
        (_, _quote, file) => {
          imports.push(`import file${imports.length} from '${file}'`)
          return `new URL(file${imports.length - 1}, import.meta.url)`
        },
      )
      return { contents: `${imports.join('\n')}\n${script}`, loader: 'js' }
    })
  },
}
