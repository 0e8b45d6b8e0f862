/** A clock that runs by itself and fills the page, as visitors have it: what it takes is measured from outside. */
import { clocks } from 'virtual:clocks'
import { ClockHost, type ClockModule, systemTime } from '@found-time/clock-runtime'
import { createRoot } from 'react-dom/client'

const name = location.hash.slice(1)
const load = (clocks as Record<string, () => Promise<ClockModule>>)[name]
if (!load) throw new Error(`There is no clock ${name}.`)
const { default: Clock } = await load()

createRoot(document.querySelector('#clock')!).render(
  <ClockHost seed={name} source={systemTime} timeZone="UTC">
    <Clock />
  </ClockHost>,
)
