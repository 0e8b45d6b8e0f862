import path from 'node:path'
import { BASE } from '../app/shared/base.ts'

/**
 * The file that stands at an address.
 * @param client - The folder that the site's base leads to.
 */
export const fileAt = (client: string, address: string) => path.join(client, address.slice(BASE.length))
