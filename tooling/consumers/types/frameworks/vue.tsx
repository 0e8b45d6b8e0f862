/** @jsxImportSource vue */
import '@found-time/clock-element'

export const Corner = () => (
  <found-time-clock class="corner" src-date="25-04-13" time-zone="Asia/Tokyo" paused />
)
