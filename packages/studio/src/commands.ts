/** The program's commands, by name, in the order of its help. */

export interface Command {
  /** In a few words. */
  readonly does: string
  /** The address of a module that does its work when it is loaded, and begins with what `--help` says. */
  readonly module: string
}

export const commands: Readonly<Record<string, Command>> = {
  'new-month': {
    does: 'a folder for clocks of your own',
    module: import.meta.resolve('./new-month.ts'),
  },
  'new-clock': {
    does: 'a clock that runs, to be painted over',
    module: import.meta.resolve('@found-time/new-clock/new-clock'),
  },
  'add-file': {
    does: 'a found file, with its licence and credit',
    module: import.meta.resolve('@found-time/add-file/add-file'),
  },
  typefaces: {
    does: 'the copyright and licence, written into typefaces',
    module: import.meta.resolve('@found-time/add-file/typefaces'),
  },
  workbench: {
    does: 'all clocks live, as their files change',
    module: import.meta.resolve('@found-time/workbench/workbench'),
  },
  still: {
    does: 'a picture of a clock at any time',
    module: import.meta.resolve('@found-time/screenshots/commands/still'),
  },
  filmstrip: {
    does: 'a second of its motion in pictures',
    module: import.meta.resolve('@found-time/screenshots/commands/filmstrip'),
  },
  film: {
    does: 'its motion as WebM or MP4',
    module: import.meta.resolve('@found-time/screenshots/commands/film'),
  },
  'contact-sheet': {
    does: 'a month on one picture',
    module: import.meta.resolve('@found-time/screenshots/commands/contact-sheet'),
  },
  preview: {
    does: 'a clock as a page by itself, for any host',
    module: import.meta.resolve('@found-time/screenshots/commands/preview'),
  },
  posters: {
    does: 'the pictures that packages ship',
    module: import.meta.resolve('@found-time/screenshots/commands/posters'),
  },
  check: {
    does: 'the contract, run against clocks in a browser',
    module: import.meta.resolve('@found-time/clock-check/check'),
  },
  engines: {
    does: 'clocks in Chromium, Firefox and WebKit',
    module: import.meta.resolve('@found-time/engines/engines'),
  },
  power: {
    does: 'what clocks cost to leave running',
    module: import.meta.resolve('@found-time/power/power'),
  },
  gen: {
    does: 'the loader map and the exports, from the day folders',
    module: import.meta.resolve('@found-time/gen/loader-maps'),
  },
  build: {
    does: 'the package, as npm shall have it',
    module: import.meta.resolve('@found-time/build-preset/build'),
  },
}
