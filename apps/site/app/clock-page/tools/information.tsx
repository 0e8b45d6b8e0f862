import type { Entry } from '@found-time/catalogue'
import type { ClockNotes } from '@found-time/clock-runtime'
import { Dialog, DialogSection } from '@found-time/ui-frame'
import type { ReactNode } from 'react'
import { pageOf } from '../../shared/clock-path'
import { config } from '../../shared/config'
import { embedOf, importOf } from '../../shared/embed-snippets'
import { licencePage } from '../../shared/licences'
import { longDate } from '../../shared/long-date'
import { Copied, writeToClipboard } from '../../shell/copied'
import { type CreditGroup, groupCredits, inARow, madeFromPage, makerOf, packagesOf } from './credits'

interface InformationProps {
  readonly entry: Entry
  readonly notes: ClockNotes
  readonly onClose: () => void
  readonly said: string | undefined
  readonly say: (text: string) => void
}

/** All that is known of a clock, and the ways to take it along. */
export function Information({
  entry,
  notes: { reading, about, credits, transparent },
  onClose,
  said,
  say,
}: InformationProps) {
  const packages = [...new Set(credits.map(({ source }) => source))]
  return (
    <Dialog title={entry.title} label={`#${entry.clockNumber}`} said={said} onClose={onClose}>
      <DialogSection heading="Handed in">
        <p>{longDate(entry.date)}</p>
      </DialogSection>
      <DialogSection heading="To read it">
        <p>{reading}</p>
      </DialogSection>
      {about ? (
        <DialogSection heading="The maker’s note">
          <p>{about}</p>
        </DialogSection>
      ) : null}
      <DialogSection heading="Found in it">
        {credits.length > 0 ? (
          <ul>
            {groupCredits(credits).map((group) => (
              <Found key={JSON.stringify(group.credits[0])} {...group} />
            ))}
          </ul>
        ) : (
          <p>Nothing in it was found: it is drawn.</p>
        )}
      </DialogSection>
      {packages.length > 0 ? (
        <DialogSection heading="From">
          <ul>
            {packages.map((source) => (
              <li key={source}>
                <Source source={source} />
              </li>
            ))}
          </ul>
        </DialogSection>
      ) : null}
      <DialogSection heading="In your project">
        <Copied label="import" code={importOf(entry)} say={say} />
      </DialogSection>
      <DialogSection heading="In your page">
        <Copied label="embed" code={embedOf(entry)} say={say} />
        {transparent ? (
          <p>
            It works without its ground, over anything: add <code>&amp;bg=transparent</code>.
          </p>
        ) : null}
      </DialogSection>
      <DialogSection heading="To a friend">
        <Share entry={entry} say={say} />
      </DialogSection>
    </Dialog>
  )
}

function Found({ titles, credits: [{ creator, licence, changes, notice }] }: CreditGroup) {
  const page = licencePage(licence)
  const maker = makerOf(creator)
  return (
    <li>
      {inARow(titles)}, by {maker ? <a href={madeFromPage(maker)}>{creator}</a> : creator}
      <small>
        {page ? (
          <a href={page} target="_blank" rel="noopener noreferrer">
            {licence}
          </a>
        ) : (
          licence
        )}
        {changes ? `; ${changes}` : null}
        {notice ? `. ${notice}` : null}
      </small>
    </li>
  )
}

/** As the credit says it, each package in it a link to its page. */
function Source({ source }: { source: string }) {
  const said: ReactNode[] = []
  let from = 0
  for (const found of packagesOf(source)) {
    const at = source.indexOf(found.name, from)
    said.push(
      source.slice(from, at),
      <a key={found.slug} href={madeFromPage(found)}>
        {found.name}
      </a>,
    )
    from = at + found.name.length
  }
  return [...said, source.slice(from)]
}

function Share({ entry, say }: Pick<InformationProps, 'entry' | 'say'>) {
  const url = window.location.origin + pageOf(entry)
  const share = async () => {
    const what = { title: `${entry.title} | ${config.productName}`, url }
    if (navigator.canShare?.(what)) {
      await navigator.share(what).catch(() => {}) // the visitor thought better of it
      return
    }
    say((await writeToClipboard(url)) ? 'The link is copied.' : url)
  }
  return (
    <button type="button" className="ftf-button" onClick={share}>
      {'share' in navigator ? 'Share' : 'Copy the link'}
    </button>
  )
}
