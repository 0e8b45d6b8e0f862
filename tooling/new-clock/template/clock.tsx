import { type ClockNotes, Stage, useClockTime } from '@found-time/clock-runtime'
import styles, { css } from './clock.module.css'
import { countdown } from './model'

/** Every file the clock shows: `new URL('./name.webp', import.meta.url).href`. */
export const images: string[] = []
export const fonts = []

export const notes: ClockNotes = {
  reading: 'Tall bars are the hours so far, short bars the minutes; the last bar grows with the seconds.',
  credits: [],
}

/** A fence: twelve posts for the hours, sixty palings for the minutes. */
export default function TemplateTitle() {
  const { hour, minute, second } = useClockTime('second')
  const { posts, palings, growth } = countdown(hour, minute, second)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.field}>
      <div className={styles.fence}>
        {posts.map((stands, index) => (
          <i key={index} className={styles.post} data-stands={stands} />
        ))}
      </div>
      <div className={styles.fence}>
        {palings.map((stands, index) => (
          <i
            key={index}
            className={styles.paling}
            data-stands={stands}
            style={index === minute ? { scale: `1 ${growth}` } : undefined}
          />
        ))}
      </div>
    </Stage>
  )
}
