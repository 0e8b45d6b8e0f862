/** What each of the twelve is like: coat, trousers, skin, and what is on the head. */
export const PEOPLE = [
  { coat: '#b5532f', legs: '#2b2a33', skin: '#e3b48f', hair: '#2b2a33', hat: 'bowler', tall: 1 },
  { coat: '#dfa73a', legs: '#4a3a4f', skin: '#8a5a3c', hair: '#1e1a1d', hat: 'bun', tall: 0.92 },
  { coat: '#4b5a86', legs: '#22242c', skin: '#f0c9a8', hair: '#a4462a', hat: 'long', tall: 1.02 },
  { coat: '#8c4a63', legs: '#2b2a33', skin: '#c98e63', hair: '#3a2c28', hat: 'cap', tall: 0.86 },
  { coat: '#e6dcc5', legs: '#5a4636', skin: '#e8bd98', hair: '#d8d4cc', hat: 'bald', tall: 1.06 },
  { coat: '#6b7d3c', legs: '#2d2f2a', skin: '#6d452f', hair: '#1c1718', hat: 'curls', tall: 0.98 },
  { coat: '#c97f86', legs: '#463540', skin: '#efc6a6', hair: '#c79a4b', hat: 'tail', tall: 0.9 },
  { coat: '#2f3440', legs: '#1d1f26', skin: '#d8a67e', hair: '#2f3440', hat: 'top', tall: 1.04 },
  { coat: '#3f7f87', legs: '#22303a', skin: '#a46d48', hair: '#cf5b3c', hat: 'beanie', tall: 0.82 },
  { coat: '#a98a64', legs: '#38302b', skin: '#f1cdb0', hair: '#6c4a34', hat: 'beard', tall: 1.05 },
  { coat: '#d56a3d', legs: '#30303a', skin: '#7c5138', hair: '#f0e3c8', hat: 'scarf', tall: 0.95 },
  { coat: '#77668f', legs: '#2a2733', skin: '#e6b993', hair: '#e8e4dc', hat: 'bun', tall: 0.88 },
] as const

/** What is on a head, whose middle is nought and whose radius is ten. */
function Hat({ hat, hair }: { hat: (typeof PEOPLE)[number]['hat']; hair: string }) {
  if (hat === 'bowler') return <path d="M-15 -4H15V-7H10C10 -20 -10 -20 -10 -7H-15Z" fill={hair} />
  if (hat === 'top') return <path d="M-15 -5H15V-8H10V-26H-10V-8H-15Z" fill={hair} />
  if (hat === 'bun')
    return (
      <path
        d="M-10 1C-12 -14 12 -14 10 -2L2 -7C-4 -7 -8 -4 -10 1ZM-15 -12A6 6 0 1 1 -3 -12A6 6 0 1 1 -15 -12Z"
        fill={hair}
      />
    )
  if (hat === 'long') return <path d="M11 -3C10 -15 -10 -15 -11 -2L-13 16H-3V0L3 -7Z" fill={hair} />
  if (hat === 'cap') return <path d="M-10 -2C-11 -15 9 -15 10 -5H19V-2Z" fill={hair} />
  if (hat === 'curls')
    return <path d="M-10 4C-18 0 -16 -10 -10 -10C-8 -18 4 -18 6 -12C13 -13 14 -4 10 -3L0 -6Z" fill={hair} />
  if (hat === 'tail')
    return <path d="M11 -3C9 -14 -9 -14 -11 -3C-22 -6 -22 8 -17 14C-17 6 -15 3 -10 3L0 -7Z" fill={hair} />
  if (hat === 'beanie')
    return <path d="M-11 -2C-11 -15 11 -15 11 -2ZM-3 -14A3.5 3.5 0 1 1 3 -14Z" fill={hair} />
  if (hat === 'beard')
    return <path d="M-10 0C-11 -14 9 -13 10 -5L0 -7C-4 -6 -4 2 -1 2L10 3C10 14 -6 15 -10 4Z" fill={hair} />
  if (hat === 'scarf') return <path d="M-11 7H10V13H-4L-20 20L-22 14L-11 11Z" fill={hair} />
  return <path d="M-10 3C-14 1 -13 -4 -10 -5ZM-4 8C0 12 8 11 10 6Z" fill={hair} />
}

/** A walker a hundred tall, his feet on nought, walking to the right. */
export function Walker({ index, step }: { index: number; step: boolean }) {
  const { coat, legs, skin, hair, hat, tall } = PEOPLE[index]!
  const [front, back] = step ? [13, -11] : [3, -3]
  return (
    <g transform={`scale(1 ${tall})`}>
      <path
        d={`M-5 -36L${back} -3H${back + 9}M5 -36L${front} -3H${front + 9}`}
        fill="none"
        stroke={legs}
        strokeWidth="7.5"
        strokeLinejoin="round"
      />
      <path d="M-9 -76C-15 -60 -19 -44 -20 -28H20C19 -46 15 -62 9 -76Q0 -81 -9 -76Z" fill={coat} />
      <g transform={`translate(1 -86) scale(1 ${1 / tall})`}>
        <circle r="10.5" fill={skin} />
        <Hat hat={hat} hair={hair} />
      </g>
    </g>
  )
}
