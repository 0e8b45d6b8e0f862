/** Flaps that fall once a second. */
import FlipClockCountdown from '@leenguyen/react-flip-clock-countdown'
import { createRoot } from 'react-dom/client'
import '@leenguyen/react-flip-clock-countdown/dist/index.css'

const DAY_MS = 86_400_000

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <FlipClockCountdown to={Date.now() + 9 * DAY_MS} />,
)
