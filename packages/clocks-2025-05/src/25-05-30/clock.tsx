import { type ClockNotes, useHostSettings } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { groupOf, layoutOf, logOf } from './model'
import { ENGRAVED, needle, scene, TYPED, typed, voice } from './paint'

const cloth = new URL('./cloth.webp', import.meta.url).href

export const images = [cloth]
export const fonts = [
  { family: TYPED, source: new URL('./telegram.woff2', import.meta.url).href, weight: '700' },
  { family: ENGRAVED, source: new URL('./engraved.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The ringed group of five is the time: two figures of hour, two of minute and a check; the red needle is at the hour too, and a figure is read each second, every stroke being a reading of five.',
  credits: [
    {
      title: 'Figure code, Radio Regulations, Appendix 14',
      creator: 'International Telecommunication Union',
      source: 'a convention, written out',
      licence: 'public domain',
    },
    {
      title: 'Canvas, a paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'toned as grille cloth, recompressed',
      files: ['cloth.webp'],
    },
    {
      title: 'Courier Prime',
      creator: 'The Courier Prime Project Authors',
      source: '@fontsource/courier-prime 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2015 The Courier Prime Project Authors (https://github.com/quoteunquoteapps/CourierPrime)',
      changes: 'bold, subset to the figures and their words, renamed',
      files: ['telegram.woff2'],
    },
    {
      title: 'Routed Gothic',
      creator: 'Darren Embry',
      source: 'fonts-routed-gothic 1.0.0+git20210723 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2017 Darren Embry, with Reserved Font Name Routed Gothic',
      changes: 'subset to the engraving, renamed',
      files: ['engraved.woff2'],
    },
  ],
}

function draw(frame: CanvasFrame, isSettled: boolean) {
  const { context, width, height, time, layer, image, hourCycle } = frame
  const { hour, minute, second } = time
  const layout = layoutOf(width, height)
  const seconds = second + (isSettled ? 0 : time.millisecond / 1000)
  const group = groupOf(hour, minute, hourCycle)
  layer('scene', String(hourCycle), (context) => scene(context, layout, hourCycle, image(cloth)))
  needle(context, layout, hour, minute, hourCycle, seconds, isSettled)
  voice(context, layout, group, seconds, isSettled)
  typed(context, layout, logOf(hour, minute, hourCycle, layout.lines), group, seconds, isSettled)
}

/** A shortwave receiver on a desk in daylight, and the pad on which its message is taken down. */
export default function NumbersStation() {
  const { motion, mode } = useHostSettings()
  const isSettled = motion === 'reduced' || mode === 'still'
  return (
    <CanvasStage
      css={css}
      className={styles.desk}
      images={images}
      fonts={fonts}
      draw={(frame) => draw(frame, isSettled)}
    />
  )
}
