import type { Entry } from '@found-time/catalogue'
import type { ClockNotes } from '@found-time/clock-runtime'
import { makersIn, sourceIn } from '@found-time/clock-runtime/credits'
import { Dialog, DialogSection } from '@found-time/ui-frame'
import { pageOf } from '../../shared/clock-path'
import { config } from '../../shared/config'
import { type CreditGroup, groupCredits, inARow, makersOf, packageOf } from '../../shared/credits'
import { embedOf, importOf } from '../../shared/embed-snippets'
import { licencePage } from '../../shared/licences'
import { LinkedNames } from '../../shared/linked-names'
import { longDate } from '../../shared/long-date'
import { Copied, writeToClipboard } from '../../shell/copied'

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
  const sources = [...new Map(credits.map(({ source }) => [sourceIn(source), source]))]
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
      {sources.length > 0 ? (
        <DialogSection heading="From">
          <ul>
            {sources.map(([text, source]) => (
              <li key={text}>
                <LinkedNames text={text} named={[packageOf(source)].filter((one) => one !== undefined)} />
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

function Found({ titles, credits: [credit] }: CreditGroup) {
  const { licence, changes, notice } = credit
  const page = licencePage(licence)
  return (
    <li>
      {inARow(titles)}, by <LinkedNames text={makersIn(credit)} named={makersOf(credit)} />
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
