export const FACE = '"ft-25-05-17 Painter"'
export const CLAY = '#cf6d35'
export const SLIP = '#1f1512'

/** Light from the left on something turned, over its own colour. */
export const TURNED = [
  'rgb(70 24 4 / 0.55)',
  'rgb(255 190 120 / 0.06)',
  'rgb(255 208 150 / 0.24)',
  'rgb(110 36 6 / 0.16)',
  'rgb(60 18 2 / 0.62)',
]
