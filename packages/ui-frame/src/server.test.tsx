import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as frame from './index'

const {
  Choice,
  Control,
  ControlGroup,
  FrontStage,
  LineTransfer,
  Suggest,
  ClockGrid,
  ClockScreen,
  ClockStrip,
  Document,
  ErrorPanel,
  Follow,
  NameIndex,
  SearchBar,
  KeyList,
  LoadingPanel,
  Manifesto,
  NewsletterForm,
  NothingFound,
  Toast,
  OnItsWay,
  Overlay,
  Page,
  PlainTime,
  ProfileList,
  Register,
  RegisterCalendar,
  Dialog,
  DialogSection,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Snippet,
  Stamp,
  ToolButton,
  Tools,
} = frame

const profiles = [{ label: 'Pictures', handle: '@lab', href: 'https://pictures.example/lab' }]
const neighbour = { href: '/25-04-01', label: 'Go to previous clock: Opening Hours' }

const options = [{ value: '24', label: '24' }]

const examples: Record<string, ReactElement> = {
  Choice: <Choice label="Hours" options={options} value="24" onChoose={() => {}} />,
  Control: <Control label="Pause" shortcut="Space" onPress={() => {}} />,
  ControlGroup: <ControlGroup heading="The time">controls</ControlGroup>,
  FrontStage: (
    <FrontStage
      href="/25-04-01"
      title="Opening Hours"
      number="#1"
      date="1 April 2025"
      poster="/posters/25-04-01-front.webp"
    />
  ),
  LineTransfer: (
    <LineTransfer
      copyLabel="Copy"
      onCopy={() => {}}
      fieldLabel="Add from a line"
      addLabel="Add"
      onAdd={() => {}}
      said=""
    />
  ),
  Suggest: <Suggest label="Zone" options={options} value="24" placeholder="any" onChoose={() => {}} />,
  ClockGrid: (
    <ClockGrid
      rows={[
        {
          href: '/25-04-01',
          date: '25.04.01',
          title: 'Opening Hours',
          number: '#1',
          poster: '/posters/25-04-01.webp',
        },
      ]}
    />
  ),
  Follow: <Follow links={[{ label: 'RSS', href: '/feed.xml' }]} />,
  NameIndex: (
    <NameIndex names={[{ name: 'Vincent van Gogh', href: '/made-from/vincent-van-gogh', count: 2 }]} />
  ),
  ClockScreen: <ClockScreen header={<p>header</p>}>art</ClockScreen>,
  ClockStrip: (
    <ClockStrip
      date="25.04.02"
      title="Blue Marble"
      number="#2"
      previous={neighbour}
      next={neighbour}
      homeHref="/"
      homeLabel="Go back to homepage"
      visible
      variant="controls"
      star={{ kept: true, onPress: () => {} }}
    />
  ),
  Document: (
    <Document title="About" lead="Lead">
      <p>text</p>
    </Document>
  ),
  SearchBar: (
    <SearchBar
      query="orange"
      onQuery={() => {}}
      result="1 of 55"
      view="calendar"
      onView={() => {}}
      anyHref="/random"
      filters={[{ label: 'told by', filters: [{ value: 'dial', label: 'dial' }] }]}
      chosen={['dial']}
      onThisDay={[{ href: '/25-04-01', label: 'Opening Hours, 2025' }]}
    />
  ),
  ErrorPanel: <ErrorPanel message="No clock is available." />,
  KeyList: <KeyList keys={[[['I'], 'Information']]} />,
  LoadingPanel: <LoadingPanel text="Loading clock..." tone="dark" />,
  Manifesto: (
    <Manifesto
      title="Manifesto"
      statements={[{ heading: 'h', opening: 'o', body: 'b', closing: 'c', footnote: 'f' }]}
    />
  ),
  NewsletterForm: <NewsletterForm action="/" fieldLabel="E-mail" note="note" buttonLabel="Sign up" />,
  NothingFound: <NothingFound query="zzz" onClear={() => {}} />,
  Toast: <Toast>Paused</Toast>,
  OnItsWay: <OnItsWay done={0} all={0} />,
  Overlay: <Overlay state="covering" />,
  Page: <Page revealed>text</Page>,
  PlainTime: <PlainTime time="10:42" />,
  ProfileList: <ProfileList profiles={profiles} />,
  Register: (
    <Register
      rows={[{ href: '/25-04-01', date: '25.04.01', title: 'Opening Hours', number: '#1' }]}
      order="random"
      onSort={() => {}}
      tooltips={{ date: 'd', title: 't', random: 'r' }}
    />
  ),
  RegisterCalendar: (
    <RegisterCalendar
      months={[
        {
          heading: 'April 2025',
          name: 'April',
          startsOn: 1,
          days: [{ day: 1, clock: { href: '/25-04-01', title: 'Opening Hours' } }, { day: 2 }],
        },
      ]}
    />
  ),
  Dialog: (
    <Dialog title="Keys" onClose={() => {}}>
      text
    </Dialog>
  ),
  DialogSection: <DialogSection heading="To read it">text</DialogSection>,
  SiteFooter: <SiteFooter labName="Lost Property Lab" year={2025} profiles={profiles} />,
  SiteHeader: (
    <SiteHeader
      labName="Lost Property Lab"
      productName="Found Time"
      tagline="a new clock every day"
      links={[{ label: 'HOME', href: '/' }]}
      currentPath="/"
      titleLevel={1}
    />
  ),
  SkipLink: <SkipLink />,
  Snippet: <Snippet label="import" code="import" copied={false} onCopy={() => {}} />,
  Stamp: <Stamp lines={['Lost Property Lab', 'Found', 'Handed in daily']} />,
  ToolButton: <ToolButton label="Information" icon="M0 0" onPress={() => {}} />,
  Tools: <Tools visible>text</Tools>,
}

describe('on a server', () => {
  it('has an example of every component', () => {
    const components = Object.entries(frame).filter(([, value]) => typeof value === 'function')
    expect(components.map(([name]) => name).sort()).toEqual(Object.keys(examples).sort())
  })

  it('has no document to lean on', () => {
    expect(typeof document).toBe('undefined')
  })

  it.each(Object.entries(examples))(
    '%s renders the same twice, with no inline style or script',
    (_, example) => {
      const html = renderToString(example)
      expect(html.length).toBeGreaterThan(20)
      expect(renderToString(example)).toBe(html)
      expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+=/)
    },
  )
})
