/** Pictures of the tool bar, a letter a pixel; drawn for this clock. */
const PICTURES = {
  sheet:
    '..######..../..#wwww##.../..#wwww#w#../..#wwww####./..#wwwwwww#./..#wggggww#./..#wwwwwww#./..#wggggww#./..#wwwwwww#./..#wggggww#./..#wwwwwww#./..#########.',
  folder:
    '............/..####....../.#oooo#...../.#ooooo####./.#oooooooo#./.#oo########/.#o#yyyyyy#./.#o#yyyyyy#./.##yyyyyy#../.##yyyyyy#../.########...',
  disk: '############/#o#wwwwww#o#/#o#wggggw#o#/#o#wwwwww#o#/#o#wggggw#o#/#o########o#/#oooooooooo#/#oo######oo#/#oo#llgl#oo#/#oo#llgl#oo#/.###########',
  printer:
    '...#######../...#wwwww#../...#wgggw#../...#wwwww#../.##########./#llllllllll#/#lllllllrrl#/#gggggggggg#/############/..#wwwwwww#./..#wgggggw#./..#########.',
  scissors:
    '...#....#.../...#....#.../...##..##.../....#..#..../....####..../.....##...../....####..../..r##..##r../.r..r..r..r./.r..r..r..r./.r..r..r..r./..rr....rr..',
  copies:
    '######....../#wwww##...../#wggw###..../#www######../#wgg#wwww##./#www#wwww###/#wgg#wggwww#/#www#wwwwww#/#####wggggw#/....#wwwwww#/....#wggggw#/....########',
  sigma:
    '............/.#########../.##.....##../..##.....#../...##......./....##....../....##....../...##......./..##.....#../.##.....##../.#########..',
  chart:
    '#.........../#........rr./#........rr./#..oo....rr./#..oo....rr./#..oo.gg.rr./#..oo.gg.rr./#..oo.gg.rr./#..oo.gg.rr./#..oo.gg.rr./############',
  cross:
    '............/............/..gg....gg../..ggg..ggg../...gggggg.../....gggg..../....gggg..../...gggggg.../..ggg..ggg../..gg....gg..',
  tick: '............/............/.........gg./........ggg./.......ggg../.gg...ggg.../.ggg.ggg..../..ggggg...../...ggg....../....g.......',
  down: '............/............/............/............/..########../...######.../....####..../.....##.....',
} as const

export type Picture = keyof typeof PICTURES

/** Groups of the tool bar. */
export const TOOLS: readonly (readonly Picture[])[] = [
  ['sheet', 'folder', 'disk', 'printer'],
  ['scissors', 'copies'],
  ['sigma', 'chart'],
]

/**
 * The outline of each ink of a picture, 12 pixels a side.
 * @example outlines('down')['#'] // 'M2 4h8v1h-8zM3 5h6v1h-6z…'
 */
export function outlines(picture: Picture): Readonly<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (const [y, row] of PICTURES[picture].split('/').entries())
    for (const run of row.matchAll(/([^.])\1*/g)) {
      const ink = run[1]!
      paths[ink] = `${paths[ink] ?? ''}M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`
    }
  return paths
}
