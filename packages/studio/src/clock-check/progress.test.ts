import { expect, it } from 'vitest'
import { openProgress } from './progress.ts'

function said(lines: boolean, isTTY: boolean): string {
  let text = ''
  const write = (part: string) => {
    text += part
    return true
  }
  const progress = openProgress({ isTTY, write }, lines)
  progress('25-06-12', 'calm')
  progress('25-06-12', 'edges')
  progress.done('25-06-12', 3, 30)
  progress.end()
  return text
}

it('a terminal shows the clause that is being looked at, in one line that is gone in the end', () => {
  expect(said(false, true)).toBe('\r\u001b[K25-06-12 calm \r\u001b[K25-06-12 edges \r\u001b[K')
})

it('what is no terminal is told each clause in a line where that is asked for, and each clock otherwise', () => {
  expect(said(true, false)).toBe('25-06-12 calm\n25-06-12 edges\n')
  expect(said(false, false)).toBe('25-06-12, 3 of 30\n')
})
