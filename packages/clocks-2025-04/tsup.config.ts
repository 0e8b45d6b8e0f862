import { defineMonth } from '@found-time/tsup-preset'

export default defineMonth()
