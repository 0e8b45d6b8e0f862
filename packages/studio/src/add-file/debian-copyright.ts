/** Debian’s `copyright` file where a program can read it: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/ */

export interface Paragraph {
  /** Patterns of files, as they stand in the source of the package. */
  readonly files: readonly string[]
  /** Short name: `Expat`, `GPL-2+ or MIT`. */
  readonly licence: string
  /** A line each. */
  readonly copyright: readonly string[]
  /** As it stands there. */
  readonly text: string
}

/** @returns Its paragraphs on files, in order; none where it is written for people only. */
export function paragraphsOf(copyright: string): Paragraph[] {
  if (!/^Format:/m.test(copyright)) return []
  return copyright.split(/\n(?:[ \t]*\n)+/).flatMap((text) => {
    const fields = fieldsOf(text)
    const { files, license } = fields
    if (!files || !license) return []
    return {
      files: files.split(/\s+/).filter(Boolean),
      licence: license.split('\n')[0]!.trim(),
      copyright: (fields.copyright ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      text: text.trim(),
    }
  })
}

/** `Name: value` by its name in small letters; lines that begin with a space go on with the one before. */
function fieldsOf(text: string): Partial<Record<string, string>> {
  const fields: Record<string, string> = {}
  let name = ''
  for (const line of text.split('\n')) {
    const [, next, value = ''] = /^([A-Za-z-]+):(.*)$/.exec(line) ?? []
    if (next) {
      name = next.toLowerCase()
      fields[name] = value.trim()
    } else if (name && /^\s/.test(line)) fields[name] += `\n${line.trim()}`
  }
  return fields
}

/**
 * The paragraph of an installed file: the last one that has a pattern for it, as the format says. The patterns are of
 * the source, whose folders have other names; so any ending of the path may be what a pattern means.
 * @param file - Where it is installed: `usr/share/games/cards/king.png`.
 */
export function paragraphFor(paragraphs: readonly Paragraph[], file: string): Paragraph | undefined {
  const parts = file.split('/')
  const endings = parts.map((_, index) => parts.slice(index).join('/'))
  return paragraphs.findLast(({ files }) =>
    files.some((pattern) => endings.some((ending) => asRegExp(pattern).test(ending))),
  )
}

/** `*` stands for anything, slashes too; `?` for one character. */
function asRegExp(pattern: string): RegExp {
  const escaped = pattern.replace(/^\.\//, '').replace(/[.+^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`)
}
