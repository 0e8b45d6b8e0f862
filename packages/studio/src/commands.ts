/** The program's commands, by name, in the order of its help. */
import { programFile } from './program/program-file.ts'

export interface Command {
  /** In a few words. */
  readonly does: string
  /** A module that does its work when it is loaded, and begins with what `--help` says: what follows the name, and what it does. */
  readonly module: string
}

export const commands: Readonly<Record<string, Command>> = {
  'new-month': {
    does: 'a folder for clocks of your own',
    module: programFile('new-month/command'),
  },
  'new-clock': {
    does: 'a clock that runs, to be painted over',
    module: programFile('new-clock/new-clock'),
  },
  'add-file': {
    does: 'a found file, with its licence and credit',
    module: programFile('add-file/add-file'),
  },
  typefaces: {
    does: 'the copyright and licence, written into typefaces',
    module: programFile('add-file/typefaces'),
  },
  workbench: {
    does: 'all clocks live, as their files change',
    module: programFile('workbench/workbench'),
  },
  still: {
    does: 'a picture of a clock at any time',
    module: programFile('screenshots/commands/still'),
  },
  filmstrip: {
    does: 'a second of its motion in pictures',
    module: programFile('screenshots/commands/filmstrip'),
  },
  film: {
    does: 'its motion as WebM or MP4',
    module: programFile('screenshots/commands/film'),
  },
  'contact-sheet': {
    does: 'a month on one picture',
    module: programFile('screenshots/commands/contact-sheet'),
  },
  preview: {
    does: 'a clock as a page by itself, for any host',
    module: programFile('screenshots/commands/preview'),
  },
  posters: {
    does: 'the pictures that packages ship',
    module: programFile('screenshots/commands/posters'),
  },
  check: {
    does: 'the contract, run against clocks in a browser',
    module: programFile('clock-check/check'),
  },
  engines: {
    does: 'clocks in Chromium, Firefox and WebKit',
    module: programFile('engines/engines'),
  },
  power: {
    does: 'what clocks cost to leave running',
    module: programFile('power/power'),
  },
  gen: {
    does: 'the loader map and the exports, from the day folders',
    module: programFile('gen/loader-maps'),
  },
  build: {
    does: 'the package, as npm shall have it',
    module: programFile('build-preset/build'),
  },
}
