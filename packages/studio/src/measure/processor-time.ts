/** Processor time of processes and of the whole machine, as Linux tells it in `/proc`. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessTime {
  readonly pid: number
  readonly parent: number
  /** Clock ticks, user and system, with those of children that have ended and were waited for. */
  readonly ticks: number
}

/**
 * @param line - Of `/proc/<pid>/stat`. Its second field is the program's name in brackets, which may itself hold
 * spaces and brackets: the fields are counted from the last one that closes.
 * @throws {Error} When it is no such line.
 * @example parseStat('7 (cat) R 1 7 7 0 -1 0 0 0 0 0 12 3 4 1 20').ticks // 20
 */
export function parseStat(line: string): ProcessTime {
  const pid = Number.parseInt(line, 10)
  const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const ticks = rest
    .slice(9, 13) // utime, stime, cutime, cstime: the 14th to the 17th of the line
    .map(Number)
    .reduce((sum, time) => sum + time, 0)
  if (rest.length < 13 || !line.includes(')') || Number.isNaN(pid + Number(parent) + ticks))
    throw new Error(`Not a line of /proc/<pid>/stat: ${line}`)
  return { pid, parent: Number(parent), ticks }
}

/** Clock ticks of a process and all its descendants; those that have ended count with whoever waited for them. */
export function treeTicks(root: number, processes: readonly ProcessTime[]): number {
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const own = processes.find(({ pid }) => pid === root)?.ticks ?? 0
  return (children.get(root) ?? []).reduce((sum, { pid }) => sum + treeTicks(pid, processes), own)
}

/** Every process of this machine. */
export function readProcesses(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ENOENT' || code === 'ESRCH') return [] // it ended between the two
        throw error
      }
    })
}

/**
 * Clock ticks in which this machine's processors were at work, whoever for.
 * @param text - Of `/proc/stat`.
 * @throws {Error} When it does not begin with the sum of all processors.
 */
export function parseBusyTicks(text: string): number {
  const times = /^cpu +((?:\d+ ){7}\d+)/.exec(text)?.[1]?.split(' ').map(Number)
  if (!times) throw new Error(`Not /proc/stat: ${text.slice(0, 80)}`)
  const [user, nice, system, _idle, _waiting, interrupts, soft, stolen] = times as [number, ...number[]]
  return [user, nice, system, interrupts, soft, stolen].reduce<number>((sum, time = 0) => sum + time, 0)
}

export const readBusyTicks = () => parseBusyTicks(readFileSync('/proc/stat', 'utf8'))

export const ticksPerSecond = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
