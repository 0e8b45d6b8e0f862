/** The flipper of Game Icons, in a box of 512 by 512: the right one, raised. */
export const FLIPPER =
  'M147.31 275.985c-20.196-.23-31.676 32.785-12.646 43.386c87.042 50.526 175.913 102.776 261.92 152.034c35.522 13.912 75.596-3.603 89.508-39.125c13.912-35.523-3.607-75.598-39.13-89.51c-103.56-22.994-199.013-43.756-295.503-66.28a19.5 19.5 0 0 0-4.15-.506z'

/** Where it turns, and how far it reaches from there. */
export const PIVOT = [422, 407] as const
export const REACH = 330
