/**
 * Other sites may show a clock in a frame, and nothing else of this one. Their pages say so by `?ui=0`, which hosts
 * that see the query hold them to by a header. Others cannot, and none sees where the router goes afterwards: so the
 * page refuses, too.
 */

/** A date or `/today`; `source` for hosts' configurations. */
export const EMBED_PATH = /^\/(?:today|\d\d-\d\d-\d\d)\/?$/

/** Whether any page may show this address in a frame: a clock, alone. */
export const isEmbed = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  EMBED_PATH.test(pathname) && new URLSearchParams(search).get('ui') === '0'
