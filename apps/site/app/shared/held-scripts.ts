/**
 * A page's scripts, held back until it has been drawn (`startup/load-when-drawn.ts`). The build writes them so
 * (`publish/pages.ts`): what is to be preloaded stands in a template with this attribute, and the script itself has it
 * too, and a type that no browser runs.
 */
export const HELD = 'data-held'
export const HELD_TYPE = 'text/plain'
