/** The keys that are no signs, with WebDriver's code for each. */
export const NAMED_KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
} as const
