import { Stage, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import type { CSSProperties } from 'react'
import styles, { css } from './clock.module.css'
import { figuresAt } from './model'

export { notes } from './notes'

// The ten figures alone, 5 kB: `pnpm add-file` makes such a file, and writes its credit.
const figures = {
  // A family is known to the whole page: with the date in it, it is nobody else's.
  family: 'ft-TemplateDate Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

/** Every file the clock shows stands in one of these: it is there before the clock is shown. */
export const images: string[] = []
export const fonts = [figures]

/** Hours and minutes, face to face. */
export default function TemplateTitle() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.sheet}
      // Files reach the style sheet through custom properties, which the build need not understand.
      style={{ '--figures': `"${figures.family}"` } as CSSProperties}
    >
      <Figures />
      <Bead />
    </Stage>
  )
}

/** Changes once a minute, so that is its beat: nothing here is rendered or painted in between. */
function Figures() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const { hours, minutes } = figuresAt(hour, minute, hourCycle)
  return (
    <>
      <div className={styles.hours}>
        <span>{hours}</span>
      </div>
      <div className={styles.minutes}>
        <span>{minutes}</span>
      </div>
    </>
  )
}

/**
 * Changes each second, so it is a component of its own: the figures do not hear of it. It is only moved, which costs
 * next to nothing; the step itself is a transition in the style sheet, and never carries the time.
 */
function Bead() {
  const { second } = useClockTime('second')
  return <i className={styles.bead} style={{ '--second': second } as CSSProperties} />
}
