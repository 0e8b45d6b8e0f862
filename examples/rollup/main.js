import { ClockHost, fixedTime } from '@found-time/clock-runtime'
import Orange from '@found-time/clocks-2025-04/25-04-13'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// Leave `source` and `timeZone` out to show the visitor's own time.
const host = { source: fixedTime(Date.UTC(2025, 3, 13, 10, 8)), timeZone: 'UTC' }

createRoot(document.getElementById('clock')).render(createElement(ClockHost, host, createElement(Orange)))
