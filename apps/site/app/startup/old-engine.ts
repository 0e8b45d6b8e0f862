/** What the site's scripts and every clock stand on, and what has it. Older engines read its pages as they were built. */
export const NEW_ENOUGH = 'Chrome 111, Firefox 113 and Safari 16.4'

/**
 * Whether this engine cannot run the clocks. Sizes in parts of the stage are what all of them are laid out with; the
 * others came with the engines that the scripts are built for.
 */
export const isOldEngine = (): boolean =>
  !(
    'replaceSync' in CSSStyleSheet.prototype &&
    CSS.supports('width', '1cqw') &&
    CSS.supports('color', 'color-mix(in srgb, red, red)')
  )
