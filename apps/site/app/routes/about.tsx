import { Document } from '@found-time/ui-frame'
import { at, BASE } from '../shared/base'
import { config } from '../shared/config'
import { MADE_FROM } from '../shared/pages'
import { PageLayout } from '../shell/page-layout'

export default function About() {
  return (
    <PageLayout>
      <Document
        title="About"
        lead={`${config.productName} is a clock that is somebody else’s every day. Each morning one thing the internet had mislaid is put back to work, telling the time.`}
      >
        <h2>The office</h2>
        <p>
          The {config.labName} is a small collective of people who look for things. We are not an agency, and
          we do not take commissions from the hour. Found Time is our counter: one clock a day, numbered,
          dated and entered in <a href={BASE}>the register</a>, where all of them stay and keep running.
        </p>
        <p>
          <a href={at('/running')}>Open one and leave it.</a> They were made for the second monitor, the shop
          window, the wall of the waiting room. A clock worth having is one you notice twice a day.
        </p>

        <h2>Images</h2>
        <p>
          We do not photograph, and we rarely draw. There is a satellite’s portrait of the Earth, a museum’s
          tray of Greek coins, an aquarium that somebody painted in the nineties to keep a screen from
          burning. Their makers gave them away, into the public domain or under licences that say “take it”.
          We crop them, cut them out, set them moving, and try to do to each only what it seemed to be asking
          for.
        </p>

        <h2>Typefaces</h2>
        <p>
          A typeface is the most generous of found objects: years of somebody’s work, left out for strangers
          to say anything at all with. Ours come from the open libraries, from engravers’ templates to fat
          grotesques that melt, and each clock carries only the few letters it needs. This page is set in
          found type, too.
        </p>

        <h2>Open-source code</h2>
        <p>
          Every clock is also a package. What we built on is open, so what we built is: each month can be
          installed from npm, one line shows one clock in your own project, and it asks nothing of you but a
          box to fill. Star tables, tide predictors and colour names are found objects like any other, and are
          labelled like the rest: <a href={MADE_FROM}>by maker, typeface and package</a>.
        </p>

        <h2>Artificial intelligence</h2>
        <p>
          Much of what you see was proposed, programmed or sorted by language models, working with us at the
          same bench. We say so because you would like to know. They are tireless and literal, which suits
          clocks; taste, doubt and the decision to throw a week’s work away remain a matter for the office. No
          picture here was generated: what looks found was found.
        </p>

        <h2>Privacy</h2>
        <p>
          The clocks read your computer’s clock and nothing else. There are no accounts and no cookies of
          ours. Where visits are counted, they are counted only if your browser has not asked to be left
          alone.
        </p>

        <h2>Claims</h2>
        <p>
          If something of yours is on our shelves and you would rather have it back, or better labelled,{' '}
          <a href={at('/contact')}>come to the counter</a>. The rules we keep are written down in{' '}
          <a href={at('/manifesto')}>the manifesto</a>.
        </p>
      </Document>
    </PageLayout>
  )
}
