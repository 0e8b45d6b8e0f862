/**
 * Whether this engine cannot run the clocks; it reads the site's pages as they were built. Sizes in parts of the stage are what all of them are laid out with; the
 * others came with the engines that the scripts are built for.
 */
export const isOldEngine = (): boolean =>
  !(
    'replaceSync' in CSSStyleSheet.prototype &&
    CSS.supports('width', '1cqw') &&
    CSS.supports('color', 'color-mix(in srgb, red, red)')
  )
