export const FAMILY = 'ft-25-05-07 Besley'

export interface Painting {
  readonly source: string
  /** In lines, as the card has room. */
  readonly title: readonly [string, string]
  readonly year: number
}

/** The twelve of the set; the first is made at noon and midnight. */
export const PAINTINGS: readonly Painting[] = [
  {
    source: new URL('./terrace-night.webp', import.meta.url).href,
    title: ['Café Terrace', 'at Night'],
    year: 1888,
  },
  { source: new URL('./bridge.webp', import.meta.url).href, title: ['The Langlois', 'Bridge'], year: 1888 },
  {
    source: new URL('./church-path.webp', import.meta.url).href,
    title: ['Auvers, the', 'Churchyard Path'],
    year: 1890,
  },
  { source: new URL('./pere-tanguy.webp', import.meta.url).href, title: ['Père', 'Tanguy'], year: 1887 },
  {
    source: new URL('./vestibule-door.webp', import.meta.url).href,
    title: ['Vestibule,', 'the Door'],
    year: 1889,
  },
  { source: new URL('./harvest.webp', import.meta.url).href, title: ['The', 'Harvest'], year: 1888 },
  {
    source: new URL('./pere-tanguy-hands.webp', import.meta.url).href,
    title: ['Père Tanguy’s', 'Hands'],
    year: 1887,
  },
  { source: new URL('./church.webp', import.meta.url).href, title: ['The Church', 'at Auvers'], year: 1890 },
  {
    source: new URL('./painter.webp', import.meta.url).href,
    title: ['The Road to', 'Tarascon'],
    year: 1888,
  },
  {
    source: new URL('./terrace-tables.webp', import.meta.url).href,
    title: ['Café Terrace,', 'the Tables'],
    year: 1888,
  },
  {
    source: new URL('./vestibule-vault.webp', import.meta.url).href,
    title: ['Vestibule,', 'the Vault'],
    year: 1889,
  },
  { source: new URL('./night-cafe.webp', import.meta.url).href, title: ['The Night', 'Café'], year: 1888 },
]
