import { dottedDate, type Entry } from '@found-time/catalogue'
import type { ClockNotes, Credit } from '@found-time/clock-runtime'
import { Dialog, DialogSection, Snippet } from '@found-time/ui-frame'
import { useState } from 'react'
import { config } from '../../shared/config'
import { embedOf, importOf } from '../../shared/embed-snippets'
import { licencePage } from '../../shared/licences'

interface InformationProps {
  readonly entry: Entry
  readonly notes: ClockNotes
  readonly onClose: () => void
  readonly say: (text: string) => void
}

/** All that is known of a clock, and the ways to take it along. */
export function Information({ entry, notes: { reading, credits }, onClose, say }: InformationProps) {
  const packages = [...new Set(credits.map(({ source }) => source))]
  return (
    <Dialog title={entry.title} label={`#${entry.clockNumber} · ${dottedDate(entry.date)}`} onClose={onClose}>
      <DialogSection heading="Handed in">
        <p>{dayInWords(entry.date)}</p>
      </DialogSection>
      <DialogSection heading="To read it">
        <p>{reading}</p>
      </DialogSection>
      <DialogSection heading="Found in it">
        {credits.length > 0 ? (
          <ul>
            {credits.map((credit) => (
              <Found key={`${credit.title} ${credit.source}`} {...credit} />
            ))}
          </ul>
        ) : (
          <p>Nothing in it was found: it is drawn.</p>
        )}
      </DialogSection>
      {packages.length > 0 ? (
        <DialogSection heading="From">
          <ul>
            {packages.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </DialogSection>
      ) : null}
      <DialogSection heading="In your project">
        <Copied label="import" code={importOf(entry)} say={say} />
      </DialogSection>
      <DialogSection heading="In your page">
        <Copied label="embed" code={embedOf(entry)} say={say} />
      </DialogSection>
      <DialogSection heading="To a friend">
        <Share entry={entry} say={say} />
      </DialogSection>
    </Dialog>
  )
}

const dayInWords = (date: string) =>
  new Date(`20${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

function Found({ title, creator, licence, changes, notice }: Credit) {
  const page = licencePage(licence)
  return (
    <li>
      {title}, by {creator}
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

function Copied({ label, code, say }: { label: string; code: string; say: (text: string) => void }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await writeToClipboard(code)
    setCopied(done)
    say(done ? `Copied: ${label}` : 'This browser does not let pages copy. Select the line instead.')
  }
  return <Snippet label={label} code={code} copied={copied} onCopy={copy} />
}

function Share({ entry, say }: Pick<InformationProps, 'entry' | 'say'>) {
  const url = `${window.location.origin}/${entry.path}`
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

const writeToClipboard = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  )
