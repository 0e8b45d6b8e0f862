import { Dialog, KeyList } from '@found-time/ui-frame'
import { LetterKeys } from '../shell/letter-keys'

const KEYS = [
  [['/'], 'Find'],
  [['↓', '↑'], 'The clocks below and above, from the search field too'],
  [['←', '→'], 'In grid and calendar: the clocks beside'],
  [['Home', 'End'], 'The first and the last'],
  [['Enter'], 'Open; from the search field the first one found'],
  [['Esc'], 'Empty the search field'],
  [['R'], 'Any clock'],
  [['?'], 'This list'],
] as const

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" variant="card" onClose={onClose}>
      <KeyList keys={KEYS} />
      <LetterKeys />
    </Dialog>
  )
}
