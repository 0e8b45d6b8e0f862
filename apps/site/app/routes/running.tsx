import { Document } from '@found-time/ui-frame'
import { type ReactNode, useState } from 'react'
import { at } from '../shared/base'
import { config } from '../shared/config'
import { NEW_ENOUGH } from '../shared/failures'
import { Copied } from '../shell/copied'
import { PageLayout } from '../shell/page-layout'

/** Where a clock can be left running, with what to open there. What was tried, and where, stands under each. */
export default function Running() {
  return (
    <PageLayout>
      <Document
        title="Leave it running"
        lead="A clock is worth most where nobody has come to look at it. Six places for one, each with an address to copy."
      >
        <h2>A second screen</h2>
        <p>
          Put a window on it, open <a href={SECOND_SCREEN}>today’s clock, ambient</a>, and press F. Ambient
          has no cursor, keeps the screen awake where it may, and moves the art a little every minute. At your
          midnight the next day’s clock takes over by itself. D dims.
        </p>
        <Line label="address for a second screen" code={addressOf(SECOND_SCREEN)} />
        <Tried>
          {DAY}: Chromium 156 and Firefox ESR 153, whole screen at 1920 by 1080. Not tried here with two
          screens.
        </Tried>

        <h2>An old tablet or telephone</h2>
        <p>
          Put it where the cable reaches, open <a href={OLD_DEVICE}>this address</a> and touch the screen: the
          third of the four buttons fills it. Ten pictures a second keep a slow device cool. Added to the home
          screen the site has the whole screen, and begins with today’s clock; the moon there is the way to
          ambient. Where the system does not let a page keep the screen awake, the page says so, and the
          device’s own settings have to. Clocks need {NEW_ENOUGH}, or newer; an older browser has the picture
          and the time, and all pages to read.
        </p>
        <Line label="address for an old device" code={addressOf(OLD_DEVICE)} />
        <Tried>
          {DAY}: this address in WebKitGTK 2.50 on Debian 12, and what an old browser shows in Chromium 156
          without what came after 2022. Not tried here on a tablet or a telephone, nor in an old browser.
        </Tried>

        <h2>A kiosk</h2>
        <p>
          A small computer that shows a clock and nothing else starts a browser with a flag. On a desktop, one
          of these:
        </p>
        <Line label="Chromium as a kiosk" code={`chromium --kiosk '${addressOf(SECOND_SCREEN)}'`} />
        <Line label="Firefox as a kiosk" code={`firefox --kiosk '${addressOf(SECOND_SCREEN)}'`} />
        <p>Under X without a window manager neither knows how large the screen is. Tell them:</p>
        <Line
          label="Chromium as a kiosk, with its size"
          code={`chromium --kiosk --window-position=0,0 --window-size=1920,1080 '${addressOf(SECOND_SCREEN)}'`}
        />
        <Line
          label="Firefox as a kiosk, with its size"
          code={`firefox --kiosk --width 1920 --height 1080 '${addressOf(SECOND_SCREEN)}'`}
        />
        <p>Under Wayland, Cage is a compositor for a single program:</p>
        <Line
          label="Chromium as a kiosk in Cage"
          code={`cage -- chromium --kiosk '${addressOf(SECOND_SCREEN)}'`}
        />
        <Tried>
          {DAY}: Chromium 156.0.8078.79 and Firefox ESR 153.7.0 on Debian 12, under X at 1920 by 1080 without
          a window manager. With the size both filled the screen; without it both left part of it black. Cage
          was not tried here.
        </Tried>

        <h2>A screen saver</h2>
        <p>
          A screen saver that shows a web page has to be installed; there are such for Windows, macOS and
          Linux, and each asks for an address. Give it the <a href={ALONE}>clock alone</a>, without tools. On
          Linux a program that waits for idle hands can also start one of the kiosk lines above.
        </p>
        <Line label="address for a screen saver" code={addressOf(ALONE)} />
        <p>
          Some savers and wallpapers paint a page and tell it that it is hidden. A clock rests then: if yours
          stands still, <a href={HIDDEN}>this one</a> goes on whatever it is told.
        </p>
        <Line label="address for a screen saver that hides pages" code={addressOf(HIDDEN)} />
        <Tried>Not tried here.</Tried>

        <h2>A stream</h2>
        <p>
          OBS Studio and its like have a browser source, which takes an address and a size: 1920 by 1080.{' '}
          <a href={OVERLAY}>This one</a> is the clock alone, at 30 pictures a second; a clock that can do
          without its ground leaves it out, and the others fill the picture. OBS Studio before 31 has an older
          browser in it: there it is the picture and the time.
        </p>
        <Line label="address for a browser source" code={addressOf(OVERLAY)} />
        <Tried>
          {DAY}: this address in Chromium 156 at 1920 by 1080, without a window. Not tried here in a streaming
          program.
        </Tried>

        <h2>A wall in a shop</h2>
        <p>
          <a href={WALL}>Shuffled</a>, there is another clock every ten minutes. The address names the time
          zone, so that the wall is right whatever the machine is set to: put yours in place of Vienna’s. A
          screen may hang upright; clocks are laid out for any shape.
        </p>
        <Line label="address for a wall" code={addressOf(WALL)} />
        <Tried>
          {DAY}: Chromium 156 as a kiosk at 1920 by 1080, on a machine set to UTC, past the change to another
          clock.
        </Tried>
      </Document>
    </PageLayout>
  )
}

/** When what stands under the recipes was tried. */
const DAY = 'Tried on 23 November 2026'

const SECOND_SCREEN = at('/today?ambient')
const OLD_DEVICE = at('/today?ambient&fps=10')
const ALONE = at('/today?ui=0')
const HIDDEN = at('/today?ui=0&hidden=run')
const OVERLAY = at('/today?ui=0&bg=transparent&fps=30')
const WALL = at('/today?ambient=shuffle&tz=Europe/Vienna')

/** For other programs, which ask for it in full. */
const addressOf = (path: string) => config.origin + path

const Tried = ({ children }: { children: ReactNode }) => <aside>{children}</aside>

/** A line to take along, and below it what became of copying it. */
function Line({ label, code }: { label: string; code: string }) {
  const [said, setSaid] = useState('')
  return (
    <div>
      <Copied label={label} code={code} say={setSaid} />
      <small role="status">{said}</small>
    </div>
  )
}
