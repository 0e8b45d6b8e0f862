/** The stages that every clock is composed for, in CSS pixels: phones, tablets, screens, an embed, a thumbnail. */
export const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
  [300, 300],
  [160, 90],
] as const
