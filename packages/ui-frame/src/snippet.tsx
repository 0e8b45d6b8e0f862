export interface SnippetProps {
  /** What it is, for who cannot see it: "Import". */
  readonly label: string
  readonly code: string
  /** Whether it was copied just now. */
  readonly copied: boolean
  readonly onCopy: () => void
}

/** A line to be taken along. */
export function Snippet({ label, code, copied, onCopy }: SnippetProps) {
  return (
    <div className="ftf-snippet">
      <pre className="ftf-snippet__code">
        <code>{code}</code>
      </pre>
      <button type="button" className="ftf-button" onClick={onCopy} aria-label={`Copy: ${label}`}>
        {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  )
}
