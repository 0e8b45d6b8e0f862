/** One clock, over the whole page, at the visitor's own time. */
import { clocks } from 'virtual:clocks'
import { ClockHost, type ClockModule } from '@found-time/clock-runtime'
import { createRoot } from 'react-dom/client'

const [[name, load] = []] = Object.entries(clocks as Record<string, () => Promise<ClockModule>>)
const { default: Clock, notes } = await load!()
document.title = `Clock for ${name}`
const description = Object.assign(document.createElement('meta'), {
  name: 'description',
  content: notes.reading,
})
document.head.append(description)
createRoot(document.getElementById('clock')!).render(
  <ClockHost seed={name}>
    <Clock />
  </ClockHost>,
)
