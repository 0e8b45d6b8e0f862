declare module 'virtual:further-months' {
  type Loader = import('@found-time/clock-runtime').ClockLoader

  /** Packages of clocks beside this repository's, by `yy-mm`. */
  export const months: Readonly<
    Partial<Record<string, () => Promise<{ readonly clocks: Readonly<Partial<Record<string, Loader>>> }>>>
  >
}

declare module '*?inline-script' {
  /** The script, bundled, to stand between its tags. */
  const text: string
  export default text
}

interface ImportMetaEnv {
  readonly SITE_BUILD_YEAR: number
  readonly SITE_MONTHS?: string
  readonly SITE_ORIGIN?: string
  readonly SITE_MAIL?: string
  readonly SITE_PICTURES_URL?: string
  readonly SITE_POSTS_URL?: string
  readonly SITE_NEWSLETTER_URL?: string
  readonly SITE_NEWSLETTER_ORIGINS?: string
  readonly SITE_ANALYTICS_ID?: string
  readonly SITE_ANALYTICS_SCRIPT?: string
  readonly SITE_ANALYTICS_ORIGINS?: string
}
