import type { CatalogueRow } from './index.ts'

/**
 * The public catalogue, oldest first, one row a day. This list is the publishing switch: a clock in a month package
 * goes live when its row is added here. Add at the end, and never take a row out: a row's position is its clock
 * number.
 */
export const embeddedRows: readonly Required<CatalogueRow>[] = [
  { path: '25-04-01', date: '25-04-01', title: 'Opening Hours' },
  { path: '25-04-02', date: '25-04-02', title: 'Blue Marble' },
  { path: '25-04-03', date: '25-04-03', title: 'Exact Change' },
  { path: '25-04-04', date: '25-04-04', title: 'Sixty Fish' },
  { path: '25-04-05', date: '25-04-05', title: 'Snellen' },
  { path: '25-04-06', date: '25-04-06', title: 'Circle Line' },
  { path: '25-04-07', date: '25-04-07', title: 'Night Shift' },
  { path: '25-04-08', date: '25-04-08', title: 'Tower of Hanoi' },
  { path: '25-04-09', date: '25-04-09', title: 'Cuneiform' },
  { path: '25-04-10', date: '25-04-10', title: 'Scatterplot' },
  { path: '25-04-11', date: '25-04-11', title: 'I Will Not Be Late' },
  { path: '25-04-12', date: '25-04-12', title: 'New Constellations' },
  { path: '25-04-13', date: '25-04-13', title: 'Orange' },
  { path: '25-04-14', date: '25-04-14', title: 'Split Flap' },
  { path: '25-04-15', date: '25-04-15', title: 'Two Shadows' },
  { path: '25-04-16', date: '25-04-16', title: 'Fortune' },
  { path: '25-04-17', date: '25-04-17', title: 'Truchet' },
  { path: '25-04-18', date: '25-04-18', title: 'Semaphore' },
  { path: '25-04-19', date: '25-04-19', title: 'Sort' },
  { path: '25-04-20', date: '25-04-20', title: 'Twelve Moons' },
  { path: '25-04-21', date: '25-04-21', title: 'Spreadsheet' },
  { path: '25-04-22', date: '25-04-22', title: 'Marbling' },
  { path: '25-04-23', date: '25-04-23', title: 'Mayan Places' },
  { path: '25-04-24', date: '25-04-24', title: 'Odometer' },
  { path: '25-04-25', date: '25-04-25', title: "Dealer's Choice" },
  { path: '25-04-26', date: '25-04-26', title: 'Cursors' },
  { path: '25-04-27', date: '25-04-27', title: 'Seven Segments of Elsewhere' },
  { path: '25-04-28', date: '25-04-28', title: 'Rolling Ball' },
  { path: '25-04-29', date: '25-04-29', title: 'Eclipse' },
  { path: '25-04-30', date: '25-04-30', title: 'Ransom Note' },
  { path: '25-05-01', date: '25-05-01', title: 'Metronome' },
  { path: '25-05-02', date: '25-05-02', title: 'Planisphere' },
  { path: '25-05-03', date: '25-05-03', title: 'Flip-Dot' },
  { path: '25-05-04', date: '25-05-04', title: 'Shoal of Commas' },
  { path: '25-05-05', date: '25-05-05', title: 'Lighthouse' },
  { path: '25-05-06', date: '25-05-06', title: 'Hex' },
  { path: '25-05-07', date: '25-05-07', title: 'Jigsaw' },
  { path: '25-05-08', date: '25-05-08', title: 'Radar' },
  { path: '25-05-09', date: '25-05-09', title: 'Abacus' },
  { path: '25-05-10', date: '25-05-10', title: 'Typewriter' },
  { path: '25-05-11', date: '25-05-11', title: 'Passport Control' },
  { path: '25-05-12', date: '25-05-12', title: 'Reaction' },
  { path: '25-05-13', date: '25-05-13', title: 'Butterfly Drawer' },
  { path: '25-05-14', date: '25-05-14', title: 'Great Circle' },
  { path: '25-05-15', date: '25-05-15', title: 'Eleven Across' },
  { path: '25-05-16', date: '25-05-16', title: 'Bricks' },
  { path: '25-05-17', date: '25-05-17', title: 'Water Clock' },
  { path: '25-05-18', date: '25-05-18', title: 'Barcode' },
  { path: '25-05-19', date: '25-05-19', title: 'Chess Problem' },
  { path: '25-05-20', date: '25-05-20', title: 'Sea Level' },
  { path: '25-05-21', date: '25-05-21', title: 'Braille' },
  { path: '25-05-22', date: '25-05-22', title: 'Epicycles' },
  { path: '25-05-23', date: '25-05-23', title: 'Elevator' },
  { path: '25-05-24', date: '25-05-24', title: 'Fruit Machine' },
  { path: '25-05-25', date: '25-05-25', title: "Marey's Timetable" },
  { path: '25-05-26', date: '25-05-26', title: 'Sprout' },
  { path: '25-05-27', date: '25-05-27', title: 'Polyglot' },
  { path: '25-05-28', date: '25-05-28', title: 'Moiré' },
  { path: '25-05-29', date: '25-05-29', title: 'Gears' },
  { path: '25-05-30', date: '25-05-30', title: 'Numbers Station' },
  { path: '25-05-31', date: '25-05-31', title: 'Last Page' },
]

/**
 * The dates, `yy-mm-dd`, of clocks that exist before their row: finished and importable, but not public, because
 * `embeddedRows` is the publishing switch. A date leaves this list when its row joins the other.
 */
export const ahead: readonly string[] = []
