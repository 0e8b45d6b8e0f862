/** What a workflow must keep to, so that nobody else’s code can publish in our name. */
import { parseDocument, visit } from 'yaml'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Permissions
  readonly environment?: unknown
  readonly steps?: readonly Step[]
}

type Permissions = string | Readonly<Record<string, string>>

interface Workflow {
  readonly permissions?: Permissions
  readonly jobs: Readonly<Record<string, Job>>
}

/** @param text - A workflow’s YAML. @returns What is wrong with it, in sentences. */
export function workflowFaults(text: string): string[] {
  const document = parseDocument(text)
  if (document.errors.length > 0) return document.errors.map(({ message }) => message)
  const { permissions, jobs } = document.toJS() as Workflow
  const faults: string[] = []

  visit(document, {
    Pair(_, { key, value }) {
      if (String(key) !== 'uses' || !value) return
      const { value: action, comment } = value as { value: string; comment?: string }
      if (!/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(action))
        faults.push(`${action} is not pinned by its commit`)
      else if (!/^ v\d+\.\d+\.\d+$/.test(comment ?? ''))
        faults.push(`${action} does not say which version that is`)
    },
  })

  if (writes(permissions).length > 0 || permissions === undefined)
    faults.push('what jobs may write is said for all of them at once')
  for (const [name, { permissions: own, environment, steps = [] }] of Object.entries(jobs)) {
    for (const step of steps) {
      if (/^actions\/checkout@/.test(step.uses ?? '') && step.with?.['persist-credentials'] !== false)
        faults.push(`${name} leaves its credentials on the disk`)
      if (/^actions\/setup-node@/.test(step.uses ?? '') && step.with?.['package-manager-cache'] !== false)
        faults.push(`${name} shares a cache with other runs`)
    }
    if (!writes(own).includes('id-token')) continue
    if (writes(own).length > 1) faults.push(`${name} may publish and write ${writes(own)[0]}`)
    if (environment === undefined) faults.push(`${name} may publish from any environment`)
    if (steps.some(({ run }) => INSTALLS.test(run ?? '')))
      faults.push(`${name} may publish and installs other people’s code`)
    if (steps.some(({ uses }) => uses && !uses.startsWith('actions/')))
      faults.push(`${name} may publish and uses somebody else’s action`)
  }
  return faults
}

const INSTALLS = /\b(npx|pnpm|yarn|corepack|bun)\b|\bnpm\s+(i|ci|install|add|test|run|exec|x)\b/

const writes = (permissions: Permissions | undefined): string[] =>
  typeof permissions === 'string'
    ? permissions === 'write-all'
      ? ['everything']
      : []
    : Object.entries(permissions ?? {})
        .filter(([, level]) => level === 'write')
        .map(([name]) => name)
