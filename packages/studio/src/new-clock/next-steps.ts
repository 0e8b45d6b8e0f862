/** What a new clock is told to its maker with. */
import { commandLine } from '../collection/command-line.ts'

/**
 * @param date - `yy-mm-dd`.
 * @param folder - Of the clock, from the root.
 * @param isHandedIn - Whether the collection has a command for that.
 */
export function nextSteps(date: string, folder: string, isHandedIn: boolean): string {
  return [
    '',
    `Look at it:   ${commandLine('workbench', date)}`,
    `Check it:     ${commandLine('check', date)}`,
    ...(isHandedIn ? [`Hand it in:   ${commandLine('hand-in', date)}`] : []),
    `The clock itself is in ${folder}. What its notes.ts says is the template's, but for the title: write it anew.`,
  ].join('\n')
}
