import styles from './clock.module.css'

/** The box the snail is drawn in: the ground is at its foot, the point of the lance at its right. */
export const SNAIL = { width: 330, height: 130 }

/** A shell wound in towards its middle: each turn is as much smaller as the one before. */
const SPIRAL = Array.from({ length: 90 }, (_, step) => {
  const turn = step * 0.2
  const far = 46 * Math.exp(-turn * 0.125)
  return `${(84 + Math.cos(turn + 0.9) * far).toFixed(1)} ${(72 + Math.sin(turn + 0.9) * far).toFixed(1)}`
}).join('L')

/** He wears a bucket for a helm, and carries a lance over the line. */
export function Snail() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${SNAIL.width} ${SNAIL.height}`} className={styles.snail}>
      <path
        className={styles.skin}
        d="M2 128C22 116 34 110 56 112L112 112C138 112 146 98 148 80C149 66 156 54 170 54C184 54 190 66 187 80C182 106 172 128 146 128Z"
      />
      <path className={styles.line} d="M20 124L150 124M128 118C146 114 156 106 162 88" />
      <circle cx="84" cy="72" r="46" className={styles.shell} />
      <path className={styles.line} d={`M${SPIRAL}`} />
      <path
        className={styles.line}
        d="M41 88L54 84M40 66L55 68M48 46L61 54M64 32L71 46M86 26L86 41M106 32L100 46M121 46L111 55M129 64L117 68"
      />
      <path className={styles.line} d="M164 22C160 12 154 8 148 8M180 22C182 10 188 5 195 4" />
      <circle cx="147" cy="8" r="3.4" className={styles.dot} />
      <circle cx="196" cy="4" r="3.4" className={styles.dot} />
      <path className={styles.steel} d="M152 24L190 22L194 60L188 68L158 68L151 60Z" />
      <path className={styles.line} d="M151 40L192 38M176 24L178 68" />
      <path className={styles.dot} d="M180 43L190 42L190 46L180 47Z" />
      <circle cx="184" cy="54" r="1.6" className={styles.dot} />
      <circle cx="188" cy="59" r="1.6" className={styles.dot} />
      <circle cx="183" cy="61" r="1.6" className={styles.dot} />
      <path className={styles.pennon} d="M292 70L246 62L258 74L244 88L292 78Z" />
      <path className={styles.lance} d="M112 88L318 71" />
      <path className={styles.dot} d="M312 66L330 70L313 77Z" />
      <path className={styles.guard} d="M150 76L138 94L158 90Z" />
    </svg>
  )
}

/** What he rides at: a shield on a post at the end of the line, with the minute's last second. */
export function Quintain({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const unit = height / 130
  const end = width / unit
  const leaves = Array.from({ length: Math.floor((end - 60) / 26) }, (_, leaf) => {
    const at = 18 + leaf * 26 + ((leaf * 7) % 5)
    return leaf % 2
      ? `M${at} 129C${at + 3} 120 ${at + 10} 117 ${at + 15} 119C${at + 14} 126 ${at + 8} 129 ${at} 129Z`
      : `M${at} 129C${at - 1} 122 ${at + 5} 115 ${at + 9} 113C${at + 12} 121 ${at + 7} 128 ${at} 129Z`
  })
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <path className={styles.lapis} d={leaves.join('')} />
      <rect y="128.4" width={end} height="2.4" className={styles.ink} />
      <rect x={end - 25} y="2" width="6" height="127" className={styles.ink} />
      <path
        className={styles.shield}
        d={`M${end - 42} 28L${end - 2} 28C${end} 66 ${end - 8} 92 ${end - 22} 106C${end - 36} 92 ${end - 44} 66 ${end - 42} 28Z`}
      />
      <path
        className={styles.gold}
        d={`M${end - 42} 60L${end - 22} 42L${end - 2} 60L${end - 4} 74L${end - 22} 58L${end - 40} 74Z`}
      />
    </g>
  )
}
