/**
 * A page's scripts, held back until it has been drawn. The build writes them so (`publish/pages.ts`): what is to be
 * preloaded stands in a template, and the script itself has a type that no browser runs.
 */
export const HELD = 'data-held'
export const HELD_TYPE = 'text/plain'

/** Sends for what is to be preloaded and runs the script, once. */
export function loadHeldScripts() {
  const template = document.querySelector<HTMLTemplateElement>(`template[${HELD}]`)
  if (template) {
    document.head.append(template.content)
    template.remove()
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>(`script[${HELD}]`)) {
    script.removeAttribute(HELD)
    script.type = 'module'
    script.parentNode?.insertBefore(script, script.nextSibling) // where it is, which runs it
  }
}
