import { Snippet } from '@found-time/ui-frame'
import { useState } from 'react'

interface CopiedProps {
  /** What the line is, for who cannot see it. */
  readonly label: string
  readonly code: string
  /** Tells the visitor what became of it. */
  readonly say: (text: string) => void
}

/** A line with a button that copies it. */
export function Copied({ label, code, say }: CopiedProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    const done = await writeToClipboard(code)
    setCopied(done)
    say(done ? `Copied: ${label}` : 'This browser does not let pages copy. Select the line instead.')
  }
  return <Snippet label={label} code={code} copied={copied} onCopy={copy} />
}

/** @returns Whether the browser let the page copy. */
export const writeToClipboard = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  )
