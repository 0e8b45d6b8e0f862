import type { Clause } from './clause.ts'
import { cheap, power, steady } from './cost.ts'
import { credited, distinct, light, module, pureImport } from './files.ts'
import { hostTime, ownFiles, quiet } from './heard.ts'
import { clean, rests } from './keeping.ts'
import { anySize, isolated, twice } from './places.ts'
import { calm, edges, historyFree } from './running.ts'
import { deterministic, moves, spokenTime, tellsHours, tellsMinutes } from './telling.ts'

/** The contract, in the order of its page. */
export type { Clause }

export const clauses: readonly Clause[] = [
  module,
  pureImport,
  hostTime,
  deterministic,
  historyFree,
  tellsHours,
  tellsMinutes,
  moves,
  edges,
  spokenTime,
  calm,
  anySize,
  twice,
  clean,
  rests,
  ownFiles,
  quiet,
  isolated,
  light,
  cheap,
  power,
  steady,
  credited,
  distinct,
]
