/**
 * Names and addresses, in one place. Each address is a placeholder until a build overrides it through the
 * environment variable named beside it.
 */
// In the browser Vite puts the values in; after the build, feeds and policies are written in plain Node.
const env: Partial<ImportMetaEnv> = import.meta.env?.SITE_BUILD_YEAR ? import.meta.env : process.env

/** A list in the environment: with spaces between. */
const list = (text: string | undefined): readonly string[] => text?.split(/\s+/).filter(Boolean) ?? []

export const config = {
  productName: 'Found Time',
  labName: 'Lost Property Lab',
  tagline: 'a new clock every day, made from internet stuff',
  /**
   * SITE_MONTHS: packages of clocks beside this repository's, by month, with spaces between:
   * `25-12=@winter/clocks-2025-12`. They have to be installed for the site. SITE_CATALOGUE, a JSON file of rows, says
   * which clocks are listed (`publish/public-rows.ts`).
   */
  months: env.SITE_MONTHS,
  /**
   * SITE_ORIGIN: the host's address in share tags, without a slash at the end. SITE_BASE, a path with a slash at both
   * ends, says where on it the site stands (`base.ts`).
   */
  origin: env.SITE_ORIGIN ?? 'https://found-time.example',
  /** SITE_MAIL: the lab's mailbox. */
  mail: env.SITE_MAIL ?? 'lab@lost-property.example',
  profiles: [
    {
      label: 'Pictures',
      handle: '@lostpropertylab',
      /** SITE_PICTURES_URL: the lab on an image-sharing site. */
      href: env.SITE_PICTURES_URL ?? 'https://pictures.example/lostpropertylab',
    },
    {
      label: 'Short posts',
      handle: '@lostpropertylab',
      /** SITE_POSTS_URL: the lab on a short-post site. */
      href: env.SITE_POSTS_URL ?? 'https://posts.example/lostpropertylab',
    },
  ],
  /** SITE_NEWSLETTER_URL: the provider's embed-subscribe endpoint; it receives one field, `email`. */
  newsletter: env.SITE_NEWSLETTER_URL ?? 'https://newsletter.example/api/v1/embed-subscribe/lostpropertylab',
  /**
   * SITE_NEWSLETTER_ORIGINS: where the provider sends a visitor on to after the signup, as origins with spaces between
   * (`https://thanks.example https://*.provider.example`). The browser follows it nowhere else.
   */
  newsletterOrigins: list(env.SITE_NEWSLETTER_ORIGINS),
  analytics: {
    /** SITE_ANALYTICS_ID: without it nothing is measured and nothing third-party loads. */
    id: env.SITE_ANALYTICS_ID ?? '',
    /** SITE_ANALYTICS_SCRIPT: the service's script; the id is added as `?id=`. */
    script: env.SITE_ANALYTICS_SCRIPT ?? 'https://analytics.example/gtag/js',
    /**
     * SITE_ANALYTICS_ORIGINS: where the script sends what it measured when that is not where it came from, as origins
     * with spaces between (`https://collect.example https://*.collect.example`).
     */
    origins: list(env.SITE_ANALYTICS_ORIGINS),
  },
} as const
