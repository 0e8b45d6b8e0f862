import { FoundTimeClock, type Months } from '@found-time/clock-element'

const months: Months = {}
const clock: FoundTimeClock = document.createElement('found-time-clock')
clock.months = months
document.body.append(clock, new FoundTimeClock())
