/** The Node that the studio needs. No imports: programs ask this before anything else. */

/** The first with all that the commands use. */
const NODE = [22, 12] as const

/** As manifests say it under `engines`. */
export const NODE_RANGE = `>=${NODE.join('.')}`

/**
 * @param program - What it is called.
 * @param version - As `process.versions.node` has it.
 * @returns A sentence where it is too old; otherwise nothing.
 */
export function nodeFault(program: string, version = process.versions.node): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isOld = major < NODE[0] || (major === NODE[0] && minor < NODE[1])
  return isOld ? `${program} needs Node ${NODE.join('.')} or newer. This is Node ${version}.` : undefined
}
