/** What can be imported from each published package, so that a change to it shows in review. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Names {
  readonly values: readonly string[]
  readonly types: readonly string[]
}

/**
 * @param file - Its name, for messages.
 * @param declarations - A `.d.ts` file.
 * @throws {Error} When it exports without a name: `export *` hides what is public.
 */
export function namesIn(file: string, declarations: string): Names {
  const values = new Set<string>()
  const types = new Set<string>()
  for (const statement of parseSync(file, declarations).program.body) {
    if (statement.type === 'ExportAllDeclaration') {
      throw new Error(`${file} has an \`export *\`. Write the names out.`)
    }
    if (statement.type === 'ExportDefaultDeclaration') values.add('default')
    if (statement.type !== 'ExportNamedDeclaration') continue
    const { declaration, exportKind, specifiers } = statement
    for (const { exported, exportKind: own } of specifiers) {
      const name = exported.type === 'Literal' ? exported.value : exported.name
      if (exportKind === 'type' || own === 'type') types.add(name)
      else values.add(name)
    }
    if (!declaration) continue
    if (declaration.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') values.add(id.name)
    } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
      const isType = /^TS(Interface|TypeAlias)/.test(declaration.type)
      ;(isType ? types : values).add(declaration.id.name)
    }
  }
  return { values: [...values].sort(), types: [...types].sort() }
}

type Exports = Readonly<Record<string, string | { readonly types: string }>>

interface Manifest {
  readonly name: string
  readonly exports: Exports
  /** `exports` are what npm gets, where this repository has others for itself. */
  readonly publishConfig?: { readonly exports?: Exports }
}

/** One section a package, one line an entry. Entries that are files have no names. */
export async function publicNames(folders: readonly string[]): Promise<string> {
  const sections: string[] = []
  for (const folder of folders) {
    const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    const lines: string[] = []
    for (const [entry, target] of Object.entries(manifest.publishConfig?.exports ?? manifest.exports)) {
      if (typeof target === 'string') {
        lines.push(`- \`${entry}\`\n`)
        continue
      }
      const { values, types } = namesIn(target.types, await readFile(path.join(folder, target.types), 'utf8'))
      const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
      lines.push(`- \`${entry}\`: ${code(values)}${types.length > 0 ? `; types ${code(types)}` : ''}\n`)
    }
    sections.push(`## ${manifest.name}\n\n${lines.join('')}`)
  }
  return `<!-- Written by \`pnpm run docs\` from the built packages. -->

# Public names

What can be imported from each package. A name that is new here is a minor change; one that is gone, a major.

${sections.join('\n')}`
}
