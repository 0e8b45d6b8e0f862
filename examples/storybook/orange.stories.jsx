import { ClockHost, fixedTime } from '@found-time/clock-runtime'
import Orange from '@found-time/clocks-2025-04/25-04-13'

export default { title: 'Orange' }

// Leave `source` and `timeZone` out to show the visitor's own time.
const eightPastTen = fixedTime(Date.UTC(2025, 3, 13, 10, 8))

export const EightPastTen = () => (
  <div style={{ width: 480, height: 300 }}>
    <ClockHost source={eightPastTen} timeZone="UTC">
      <Orange />
    </ClockHost>
  </div>
)
