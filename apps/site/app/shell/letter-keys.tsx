import { Choice } from '@found-time/ui-frame'
import { isSwitch, SWITCHES, type Switch } from '../shared/choices'
import { useStoredChoice } from './storage'

const SETTINGS = [
  { value: 'on', label: 'on' },
  { value: 'off', label: 'off' },
] as const

/** Whether keys of one letter do something. Arrows, Home, Space and Escape always do. */
export function LetterKeys() {
  const [setting, choose] = useStoredChoice<Switch>(SWITCHES.letterKeys, isSwitch)
  return <Choice label="Keys of one letter" value={setting} options={SETTINGS} onChoose={choose} />
}
