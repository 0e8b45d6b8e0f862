/** The name of the tag in which a page says where the list of clocks is. */
export const CATALOGUE_TAG = 'found-time-catalogue'
