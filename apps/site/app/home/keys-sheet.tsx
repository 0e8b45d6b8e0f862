import { KeyList, Sheet } from '@found-time/ui-frame'

const KEYS = [
  [['/'], 'Find'],
  [['↓', '↑'], 'The clocks below and above, from the search field too'],
  [['←', '→'], 'In grid and calendar: the clocks beside'],
  [['Home', 'End'], 'The first and the last'],
  [['Enter'], 'Open; from the search field the first one found'],
  [['Esc'], 'Empty the search field'],
  [['?'], 'This list'],
] as const

export default function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Keys" variant="card" onClose={onClose}>
      <KeyList keys={KEYS} />
    </Sheet>
  )
}
