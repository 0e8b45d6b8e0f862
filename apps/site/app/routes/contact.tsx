import { Document, NewsletterForm, ProfileList } from '@found-time/ui-frame'
import type { FormEvent } from 'react'
import { config } from '../shared/config'
import { CALENDAR, FEED } from '../shared/feeds'
import { PageLayout } from '../shell/page-layout'

/**
 * Opens the window that the form is posted to, and lets go of it: who answers there has no way back to this page, nor
 * this page to an earlier answer, so each has a window of its own. Where pop-ups are blocked the answer opens in a tab.
 */
function openPopup({ currentTarget: form }: FormEvent<HTMLFormElement>) {
  form.target = `newsletter-${Date.now()}`
  const popup = window.open('', form.target, 'popup,width=600,height=600')
  if (popup) popup.opener = null
}

export default function Contact() {
  return (
    <PageLayout>
      <Document title="Contact" lead="The counter is open. Queue wherever you like.">
        <h2>By letter</h2>
        <p>
          Claims, corrections and things you have found: <a href={`mailto:${config.mail}`}>{config.mail}</a>
        </p>

        <h2>Elsewhere</h2>
        <ProfileList profiles={config.profiles} />

        <h2>Follow</h2>
        <p>
          Each day’s clock comes by <a href={FEED.rss}>RSS</a> and by <a href={FEED.json}>JSON Feed</a>; as{' '}
          <a href={CALENDAR}>a calendar</a> to subscribe to, it stands on its day. There is also{' '}
          <a href="#letter">one letter a month</a>.
        </p>

        <h2 id="letter">Once a month</h2>
        <p>
          One letter when a month is complete: its clocks, where their parts came from, and what went wrong.
        </p>
        <NewsletterForm
          action={config.newsletter}
          target="_blank"
          onSubmit={openPopup}
          fieldLabel="Your email address"
          buttonLabel="Subscribe"
          note="Your address is never sold or released."
        />
      </Document>
    </PageLayout>
  )
}
