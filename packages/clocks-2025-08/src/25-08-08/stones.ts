/** Five tones from the depth to the light, the refractive index, and what stands out against it. */
export interface Stone {
  readonly name: string
  readonly index: number
  readonly tones: readonly string[]
  readonly mark: readonly [string, string]
}

const GOLD = ['#ffd21f', '#ffae00'] as const
const PINK = ['#ff5fae', '#f02a8a'] as const

const stone = (
  name: string,
  index: number,
  tones: string,
  mark: readonly [string, string] = GOLD,
): Stone => ({
  name,
  index,
  tones: tones.split(' ').map((tone) => `#${tone}`),
  mark,
})

/**
 * The stones of the months, January's first. Source: the list of the American National Association of Jewelers, 1912,
 * with the Jewelry Industry Council's alexandrite (1952) and the American Gem Trade Association's tanzanite (2002). With
 * each the middle of its refractive indices. Source: github.com/gemmology-dev/gemmology-plugin, species data: quartz
 * 1.544–1.553, beryl 1.577–1.583, diamond 2.417, chrysoberyl 1.746–1.755, corundum 1.762–1.770, peridot 1.654–1.690,
 * tourmaline 1.624–1.644, topaz 1.619–1.627, tanzanite 1.691–1.700; garnet is the reddest, pyrope, up to 1.742.
 */
const STONES: readonly Stone[] = [
  stone('garnet', 1.74, '4a0613 8a0f26 c31c3a ef5a6b ffc9cb'),
  stone('amethyst', 1.549, '2b0a5e 571ca8 8a3fd6 b98af0 e6d2ff'),
  stone('aquamarine', 1.58, '04485f 0a7c9e 1fb0cf 7edff0 cdf5fa'),
  stone('diamond', 2.417, '22304e 4c6896 8fb0da c9e0f7 e6f2ff'),
  stone('emerald', 1.58, '003b26 00713f 0bab63 5fdc9c c6f6da'),
  stone('alexandrite', 1.75, '04352f 0b6b58 17a07c 6fd3b1 d0f4e4'),
  stone('ruby', 1.766, '57001f a3003a e0115f ff6b95 ffcddb'),
  stone('peridot', 1.672, '2f3d00 566e00 8fb000 c4da48 ebf5b4', PINK),
  stone('sapphire', 1.766, '04104f 0b2aa0 1f55e0 6f9bff cfdeff'),
  stone('tourmaline', 1.634, '5b0540 a9117a e83fa8 ff92cf ffd8ee'),
  stone('topaz', 1.623, '5a2800 a85200 f29100 ffc14d ffe9b8', PINK),
  stone('tanzanite', 1.695, '1a0f5c 3726a8 5d4be0 9d93f7 dad6ff'),
]

/** Alexandrite is green by day and raspberry red by lamplight. */
const BY_LAMPLIGHT = stone('alexandrite', 1.75, '3d0733 7d125f b83a8b e78fc3 fbd9ed')

export const stoneOf = (hour: number): Stone => (hour === 18 ? BY_LAMPLIGHT : STONES[(hour + 11) % 12]!)

/** What part of the light a polished face throws back straight on, after Fresnel: ((n − 1) / (n + 1))². */
export const reflectanceOf = (index: number): number => ((index - 1) / (index + 1)) ** 2
