import { ClockHost, fixedTime } from '@found-time/clock-runtime'
import Orange from '@found-time/clocks-2025-04/25-04-13'
import { createRoot } from 'react-dom/client'

// Leave `source` and `timeZone` out to show the visitor's own time.
const eightPastTen = fixedTime(Date.UTC(2025, 3, 13, 10, 8))

createRoot(document.getElementById('clock')).render(
  <ClockHost source={eightPastTen} timeZone="UTC">
    <Orange />
  </ClockHost>,
)
