import { defineMonth } from '@found-time/build-preset'

export default defineMonth()
