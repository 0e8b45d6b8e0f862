/** Finds the nginx that the published configuration is tried in, or gets one. */
import { findProgram } from '../../packages/studio/src/system/find-program.mjs'
import { installWithApt } from './install.mjs'

const find = () => findProgram('NGINX_PATH', ['nginx'])

/** @throws {Error} Where there is none: what it would serve is not known to work. */
export function systemNginx() {
  const nginx = find()
  if (!nginx) {
    throw new Error(
      'This test needs nginx: `apt-get install nginx-light`, `brew install nginx`, or NGINX_PATH.',
    )
  }
  return nginx
}

/** Where the machine has none: Debian's package when we may install it. Elsewhere its test says that it is missing. */
export async function installNginx() {
  if (!find()) await installWithApt('nginx-light')
}
