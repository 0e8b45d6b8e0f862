/** A text as the formatter writes it in a source. */
export function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\')
  if (!escaped.includes("'")) return `'${escaped}'`
  return escaped.includes('"') ? `'${escaped.replaceAll("'", "\\'")}'` : `"${escaped}"`
}
