import { BASE } from '../app/shared/base.ts'
import { config } from '../app/shared/config.ts'

/** The site's own address: its host's, or with a slash at the end that of a path there. */
export const siteAddress = BASE === '/' ? config.origin : config.origin + BASE
