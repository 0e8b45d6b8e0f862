/** The letters there are files for. */
export const LETTERS = 'ABCDEFGHILMNOPQRSTUVWXYZ'

export interface Face {
  readonly name: string
  /** Height of an H, in ems. */
  readonly cap: number
  /** Where each letter's ink begins and how wide it is, in hundredths of the height of an H. */
  readonly left: readonly number[]
  readonly wide: readonly number[]
}

const numbers = (row: string) => row.split(' ').map(Number)

/** Measured on the outlines of the files beside. */
export const FACES: readonly Face[] = [
  {
    name: 'didone',
    cap: 0.7,
    left: '1 3 6 3 3 3 6 3 4 3 4 4 6 2 6 2 7 5 3 1 1 -1 1 7',
    wide: '97 87 84 99 80 76 93 101 44 78 113 89 95 85 95 97 73 87 92 96 143 101 90 75',
  },
  {
    name: 'slab',
    cap: 0.777,
    left: '1 4 5 3 4 4 5 4 3 4 4 4 5 4 5 4 4 3 3 1 1 1 0 5',
    wide: '109 97 93 102 89 88 99 110 54 86 140 110 101 95 104 105 90 102 106 110 167 115 106 89',
  },
  {
    name: 'round',
    cap: 0.71,
    left: '1 6 4 6 6 6 4 6 6 6 6 6 4 6 3 6 4 3 6 1 1 1 1 3',
    wide: '101 89 84 93 76 73 86 91 39 68 113 92 99 90 99 94 85 86 91 100 140 99 95 83',
  },
  {
    name: 'wood',
    cap: 0.767,
    left: '-4 5 2 5 5 5 3 5 5 5 4 4 3 5 3 5 7 2 4 -4 -4 -4 -4 3',
    wide: '102 92 83 96 84 80 89 100 48 80 125 97 94 88 105 95 68 92 94 99 147 97 95 86',
  },
  {
    name: 'typed',
    cap: 0.708,
    left: '0 4 7 5 5 4 6 6 4 3 7 6 6 4 6 2 7 4 3 0 1 0 -3 7',
    wide: '78 74 68 77 77 80 76 82 62 79 86 78 75 70 75 86 70 76 83 87 85 81 82 71',
  },
  {
    name: 'tall',
    cap: 0.859,
    left: '2 4 4 4 4 4 4 4 4 4 4 4 4 4 3 4 2 1 3 1 2 2 1 2',
    wide: '53 49 49 49 41 40 50 49 19 41 78 49 49 49 52 49 49 44 49 52 80 53 51 44',
  },
  {
    name: 'sign',
    cap: 0.666,
    left: '-6 -4 8 -4 -4 -4 8 -4 -4 -4 -1 -3 6 -4 6 -4 -1 14 13 18 19 -7 19 1',
    wide: '114 122 107 121 114 113 110 142 77 98 168 127 107 118 107 119 110 115 117 110 169 142 116 116',
  },
  {
    name: 'deco',
    cap: 0.702,
    left: '1 12 6 12 11 12 6 12 11 12 1 12 8 12 6 12 6 0 10 -1 -1 4 1 4',
    wide: '91 88 89 91 66 69 95 83 35 63 131 82 101 90 103 88 70 84 89 86 135 84 88 75',
  },
  {
    name: 'italic',
    cap: 0.708,
    left: '-14 -7 5 -6 -7 -7 4 -7 -7 -7 -7 -12 5 -7 -5 -7 -5 11 10 13 12 -6 10 -4',
    wide: '99 106 103 118 104 104 106 137 78 89 152 149 109 109 126 109 97 114 102 101 151 125 110 106',
  },
  {
    name: 'crate',
    cap: 0.694,
    left: '-3 4 4 5 5 5 4 5 5 6 6 4 5 5 5 5 6 2 2 -4 -3 1 -4 5',
    wide: '100 90 80 97 82 79 90 99 43 76 114 97 93 80 101 91 73 86 96 94 135 95 89 73',
  },
  {
    name: 'grotesque',
    cap: 0.688,
    left: '1 11 7 11 11 11 7 11 12 11 9 11 7 11 7 11 6 3 11 2 1 1 1 3',
    wide: '110 97 100 96 88 81 105 100 32 83 120 100 108 88 108 98 93 98 100 108 144 112 111 97',
  },
].map(({ left, wide, ...face }) => ({ ...face, left: numbers(left), wide: numbers(wide) }))
