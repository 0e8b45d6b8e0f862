/** A tile: its rows, a letter a pixel, a dot where there is none; and what colour each letter is. */
export interface Tile {
  readonly rows: readonly string[]
  readonly colours: Readonly<Record<string, string>>
}

const tile = (rows: string, colours: Tile['colours']): Tile => ({
  rows: rows.trim().split(/\s+/),
  colours: { k: '#120b16', w: '#ffffff', ...colours },
})

/** Each letter's pixels as the path of an SVG, row by row, what lies side by side in one piece. */
export function pathsOf({ rows }: Pick<Tile, 'rows'>): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const [y, row] of rows.entries())
    for (const { 0: run, index: x } of row.matchAll(/([^.])\1*/g))
      paths.set(run[0]!, `${paths.get(run[0]!) ?? ''}M${x} ${y}h${run.length}v1h-${run.length}z`)
  return paths
}

export const HERO = tile(
  `
  ...rrr......
  ..rrRkkkkk..
  .rrRksssssk.
  .rRksshhssSk
  .R.kssssssSk
  ...kskkkkkkk
  ...kskffkfk.
  ...kSsfffffk
  ..kbkSkkkkk.
  .kbbbbbbbbk.
  kssbyyyyybsk
  kssbbbbbbbsk
  .kkkBBkBBkk.
  ...kdddkdddk`,
  {
    r: '#ff4f6d',
    R: '#c31f45',
    s: '#cfd8e6',
    S: '#8d9ab4',
    h: '#ffffff',
    f: '#ffc796',
    b: '#2f7bff',
    B: '#1b4fb8',
    y: '#ffd23f',
    d: '#7a4a26',
  },
)

/** It points to the right. */
export const SWORD = tile(
  `
  ..kk.......
  .kgykkkkkk.
  kyygwwwwwwk
  kyygsssssk.
  .kgykkkkk..
  ..kk.......`,
  { g: '#ffd23f', y: '#c98a12', s: '#b9c7dc' },
)

export const HEART = tile(
  `
  ..kkk.kkk..
  .krrrkrrrk.
  krhhrrrrrRk
  krhrrrrrrRk
  krrrrrrrrRk
  krrrrrrrRRk
  .krrrrrRRk.
  ..krrrRRk..
  ...krRRk...
  ....kRk....
  .....k.....`,
  { r: '#f3173c', R: '#b00a2e', h: '#ffd9dc', k: '#2a0411' },
)

/** Ten minutes: round, so that nobody takes it for a heart. */
export const COIN = tile(
  `
  ...kkkkk...
  .kkrrrrrkk.
  .krhhrrrRk.
  krhrrrrrrRk
  krhrrrrrrRk
  krrrrrrrrRk
  krrrrrrrrRk
  krrrrrrrRRk
  .krrrrrRRk.
  .kkRRRRRkk.
  ...kkkkk...`,
  { r: '#ffc928', R: '#e08a00', h: '#fff6b8', k: '#3a1200' },
)

export const HATCH = tile(
  `
  kkkkkkkkkkkk
  kbbbkbbbkbbk
  ksssssssssSk
  kbbbkbbbkbbk
  kbBbkbBbkbBk
  kbBbkbyykbBk
  kbBbkykkybBk
  kbbbkbyykbbk
  kbBbkbBbkbBk
  ksssssssssSk
  kBBBkBBBkBBk
  kkkkkkkkkkkk`,
  { b: '#c07a35', B: '#8f5220', s: '#aab6c9', S: '#6c7890', y: '#ffd23f' },
)

export const STAIRS = tile(
  `
  kkkkkkkkkkkk
  kaaaaaaaaaak
  kaaaaaaaaaak
  kkkkkkkkkkkk
  kkbbbbbbbbbk
  kkbbbbbbbbbk
  kkkkkkkkkkkk
  kkkkccccccck
  kkkkccccccck
  kkkkkkkkkkkk
  kkkkkkdddddk
  kkkkkkkkkkkk`,
  { a: '#fff0c2', b: '#d9b878', c: '#94713f', d: '#4e371d' },
)

export const TORCH = tile(
  `
  kkkkkkkk
  kysssyyk
  .kysyyk.
  .kbbbBk.
  ..kbBk..
  ..kbBk..
  ..kbBk..
  ...kk...`,
  { y: '#c98a12', s: '#ffd23f', b: '#9a5a28', B: '#6b3a16' },
)

const FIRE = { o: '#ff8a1f', y: '#ffd23f', r: '#e8451c', w: '#fff7cf' }

/** The torch's flame, as it leans one way and the other. */
export const FLAMES: readonly Tile[] = [
  tile(
    `
  ...r....
  ..rr..r.
  ..ror...
  .roorr..
  .roooor.
  rooyyor.
  royywyor
  royywyor
  .royyor.`,
    FIRE,
  ),
  tile(
    `
  ....r...
  .r..rr..
  ...ror..
  ..rroor.
  .roooor.
  .royyoor
  roywyyor
  roywyyor
  .royyor.`,
    FIRE,
  ),
]

export const MONSTERS: readonly Tile[] = [
  // A slime.
  tile(
    `
  ............
  ....kkkk....
  ..kkaaaakk..
  .kaahhaaaAk.
  .kahhaaaaAk.
  kaaaaaaaaaAk
  kaewwaewwaAk
  kaekwaekwaAk
  kaaaaaaaaAAk
  kaaakkkkaAAk
  kAAAAAAAAAAk
  .kkkkkkkkkk.`,
    { a: '#5fd83a', A: '#2f9a2c', h: '#d8ffb0', e: '#ffffff' },
  ),
  // A ghost.
  tile(
    `
  ....kkkk....
  ..kkaaaakk..
  .kaahaaaaAk.
  .kahaaaaaAk.
  kaakkaakkaAk
  kaakeaakeaAk
  kaakkaakkaAk
  kaaaaaaaaaAk
  kaaaakkaaaAk
  kaaaakkaaAAk
  kaAkaaAkaAAk
  .kk.kkk.kkk.`,
    { a: '#e8f6ff', A: '#8fc3e8', h: '#ffffff', e: '#3fd0ff' },
  ),
  // A skull.
  tile(
    `
  ..kkkkkkkk..
  .kaaaaaaaAk.
  kahhaaaaaaAk
  kahaaaaaaaAk
  kakkkaakkkAk
  kakekaakekAk
  kakkkaakkkAk
  kaaaakkaaAAk
  .kAaaaaaAAk.
  ..kakakakk..
  ..kaAaAaAk..
  ...kkkkkk...`,
    { a: '#fff1cf', A: '#cfae78', h: '#ffffff', e: '#ffb000' },
  ),
  // A bat.
  tile(
    `
  .k........k.
  kak......kak
  kaak.kk.kaak
  kaaakaakaaAk
  kaaaaaaaaaAk
  kAaaaaaaaaAk
  kAaeeaaeeaAk
  .kaekaaekAk.
  .kaaaaaaaAk.
  ..kawkkwAk..
  ...kaAAAk...
  ....kkkk....`,
    { a: '#a45bff', A: '#6427b8', h: '#d9b8ff', e: '#fff04a' },
  ),
  // An eye.
  tile(
    `
  k...kkkk...k
  .kkkaaaakkk.
  ..kahaaaak..
  .kahwwwwaAk.
  .kawwwwwwAk.
  kaawwekwwaAk
  kaawwkkwwaAk
  .kawwwwwwAk.
  .kaAwwwwAAk.
  ..kaAAAAAk..
  .k.kkkkkk.k.
  k...k..k...k`,
    { a: '#ff9a2e', A: '#c65a0c', h: '#ffdca8', e: '#24b0ff' },
  ),
  // An imp.
  tile(
    `
  k..........k
  wk........kw
  wakkkkkkkkaw
  kkaaaaaaaakk
  .khaaaaaaAk.
  kakkaaaakkAk
  kaaekaakeaAk
  kaaeeaaeeaAk
  kaaaaaaaaaAk
  .kawkwkwkAk.
  .kAaaaaaAAk.
  ..kkkkkkkk..`,
    { a: '#1fc9b4', A: '#0b7f7d', h: '#b5fff0', e: '#fff04a' },
  ),
]
