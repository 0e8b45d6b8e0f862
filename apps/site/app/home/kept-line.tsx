import { LineTransfer } from '@found-time/ui-frame'
import { useState } from 'react'
import { writeToClipboard } from '../shell/copied'
import { useKeptClocks } from '../shell/kept-clocks'

/** The kept clocks as a line of text: the only way in which they leave this machine, by hand. */
export default function KeptLine() {
  const { dates, add } = useKeptClocks()
  const [said, setSaid] = useState('')
  const copy = async () => {
    const line = dates.join(' ')
    setSaid((await writeToClipboard(line)) ? 'Copied.' : line)
  }
  const addLine = (line: string) => {
    const added = add(line)
    setSaid(added === undefined ? 'This browser keeps nothing.' : `Added: ${added}.`)
  }
  return (
    <LineTransfer
      copyLabel="Copy them as a line"
      onCopy={dates.length > 0 ? copy : undefined}
      fieldLabel="Add from a line"
      addLabel="Add"
      onAdd={addLine}
      said={said}
    />
  )
}
