import { Manifesto, type ManifestoStatement, Stamp } from '@found-time/ui-frame'
import { config } from '../shared/config'
import { PageLayout } from '../shell/page-layout'

const statements: readonly ManifestoStatement[] = [
  {
    heading: 'It was already here',
    opening: 'We do not make things. We find them a job.',
    body: (
      <>
        <p>
          Somebody has already drawn the fish, cut the letters, measured the stars and scanned the map. They
          put the result where anyone could find it, and then almost nobody did. The internet is the largest
          lost-property office ever built, and it has no counter.
        </p>
        <p>
          So we begin every clock by looking through what was handed in. Only when we are holding something do
          we ask what time it might be.
        </p>
      </>
    ),
    closing: 'The world is not short of material. It is short of second looks.',
  },
  {
    heading: 'The thing is the mechanism',
    opening: 'If you can swap the material and the clock still runs, it was wallpaper.',
    body: (
      <p>
        Coins tell the time by being paid out, an eye chart by being read, a shoal by turning round. We do not
        lay digits over a nice background. What was found must do the work, in the way that it alone can; what
        cannot work goes back on the shelf, however pretty.
      </p>
    ),
    closing: 'Decoration is a clock that has stopped.',
  },
  {
    heading: 'It tells the time',
    opening: 'A strange clock must be a right one.',
    body: (
      <p>
        Every clock can be read to the minute, and says in one plain sentence how. It keeps time at midnight,
        on the night the hour is lost and the night it comes back, in Kathmandu and its three-quarter hours. A
        visitor may need ten seconds to learn it. Nobody should need to believe us.
      </p>
    ),
    closing: 'If it cannot be late, it was never a clock.',
  },
  {
    heading: 'Everything keeps its label',
    opening: 'Appropriation without a name attached is only losing things again.',
    body: (
      <p>
        Beside each picture, typeface, table and line of borrowed code stands who made it, where we found it,
        under which terms, and what we did to it. What its maker did not offer, we leave where it is. The
        label is not the small print of the work; it is half of the work, and it travels with the clock
        wherever the clock goes.
      </p>
    ),
    closing: 'A credit is the shortest way home.',
  },
  {
    heading: 'Machines may search the shelves',
    opening: 'We work with artificial intelligence, and we sign for what it hands us.',
    body: (
      <p>
        It reads faster than we do and has never been late for anything, so it sorts, proposes, drafts and
        codes. It has also never waited for a bus. We do not ask it to paint in the manner of somebody living,
        and we put nothing on the counter that has not been looked at, at several times of day, by someone
        prepared to send it back.
      </p>
    ),
    closing: 'A machine may know what the time is. Somebody has to mind.',
  },
  {
    heading: 'Finders, not keepers',
    opening: 'Nothing here is ours, least of all the minutes.',
    body: (
      <p>
        One clock a day is handed over the counter, free, with its source and its spare parts. Hang it in your
        own page. Take it to pieces. When the day is over it goes into the register and another is called. We
        keep no visitors’ names, because nobody has ever come to this office to be found.
      </p>
    ),
    closing: <i lang="la">Res nullius, hora omnium.</i>,
    footnote:
      'Latin: “The thing is nobody’s, the hour is everybody’s.” Res nullius is what Roman lawyers called a thing without an owner, which belonged to whoever picked it up. They had no such word for an hour.',
  },
]

export default function ManifestoPage() {
  return (
    <PageLayout>
      <Manifesto title="Rules of the Office" statements={statements}>
        <Stamp lines={[config.labName, 'Agreed', 'Six statements']} />
      </Manifesto>
    </PageLayout>
  )
}
