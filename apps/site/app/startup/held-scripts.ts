/**
 * A paper page's scripts, held back: its module script has a type that no browser runs, and an attribute with the
 * addresses of the modules that would have been preloaded. The build writes both (`publish/pages.ts`).
 */
export const HELD_MODULES = 'data-modules'
export const HELD_TYPE = 'text/plain'

/** Sends for the modules and runs the script, once. */
export function loadHeldScripts() {
  const held = document.querySelector<HTMLScriptElement>(`script[${HELD_MODULES}]`)
  if (!held) return
  for (const href of held.getAttribute(HELD_MODULES)?.split(' ') ?? [])
    document.body.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  held.removeAttribute(HELD_MODULES)
  held.type = 'module'
  held.parentNode?.insertBefore(held, held.nextSibling) // where it is, which runs it
}
