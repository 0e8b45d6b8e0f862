declare module 'virtual:clocks' {
  import type { ClockLoader } from '@found-time/clock-runtime'
  export const clocks: Readonly<Record<string, ClockLoader>>
}
