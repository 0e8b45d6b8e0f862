// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  ClockGrid,
  ClockScreen,
  ClockStrip,
  ErrorPanel,
  Follow,
  LoadingPanel,
  Manifesto,
  NameIndex,
  NewsletterForm,
  Overlay,
  Page,
  PlainTime,
  ProfileList,
  Register,
  RegisterCalendar,
  SearchBar,
  type SearchBarProps,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stamp,
} from './index'

afterEach(cleanup)

const links = [
  { label: 'HOME', href: '/' },
  { label: 'ABOUT', href: '/about' },
]
const header = (currentPath = '/', titleLevel?: 1) => (
  <SiteHeader
    labName="Lost Property Lab"
    productName="Found Time"
    tagline="a new clock every day, made from internet stuff"
    links={links}
    currentPath={currentPath}
    titleLevel={titleLevel}
  />
)

describe('the header', () => {
  it('opens the menu with its button and says so', () => {
    render(header())
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-label')).toBe('Close menu')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.dataset.open).toBe('true')
  })

  it('closes the menu when a link is clicked', () => {
    render(header())
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.click(screen.getByRole('link', { name: 'ABOUT' }))
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('closes the menu on Escape and gives the focus back to the button', () => {
    render(header())
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    const button = screen.getByRole('button', { name: 'Open menu' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('leaves the focus alone on Escape while the menu is closed', () => {
    render(header())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(document.activeElement).toBe(document.body)
  })

  it('marks the current page, with or without a trailing slash', () => {
    render(header('/about/'))
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(navigation.getByRole('link', { name: 'ABOUT' }).getAttribute('aria-current')).toBe('page')
    expect(navigation.getByRole('link', { name: 'HOME' }).hasAttribute('aria-current')).toBe(false)
  })

  it('makes the product name a heading on the home page only, and a way home everywhere', () => {
    const { rerender } = render(header('/', 1))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Found Time')
    rerender(header('/about'))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.getByRole('link', { name: 'Found Time' }).getAttribute('href')).toBe('/')
  })
})

describe('the register', () => {
  const rows = [
    { href: '/25-04-02', date: '25.04.02', title: 'Blue Marble', number: '#2' },
    { href: '/25-04-01', date: '25.04.01', title: 'Opening Hours', number: '#1' },
  ]
  const tooltips = { date: 'Sort Oldest to Newest', title: 'Sort A–Z', random: 'Sort Randomly' }

  it('makes each row one link named by date, title and number', () => {
    render(<Register rows={rows} order="date-desc" onSort={() => {}} tooltips={tooltips} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getAllByRole('link')).toHaveLength(2)
    const row = screen.getByRole('link', { name: '25.04.01 Opening Hours #1' })
    expect(row.getAttribute('href')).toBe('/25-04-01')
  })

  it.each([
    ['date', 'Sort Oldest to Newest'],
    ['title', 'Sort A–Z'],
    ['random', 'Sort Randomly'],
  ] as const)('describes the button %s by its tooltip "%s" and reports its press', (name, tooltip) => {
    const onSort = vi.fn()
    render(<Register rows={rows} order="date-desc" onSort={onSort} tooltips={tooltips} />)
    const button = screen.getByRole('button', { name })
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(tooltip)
    expect(screen.getByText(tooltip).getAttribute('role')).toBe('tooltip')
    fireEvent.click(button)
    expect(onSort).toHaveBeenCalledExactlyOnceWith(name)
  })

  it.each([
    ['date-desc', 'date', 'date↓', 'Newest first'],
    ['date-asc', 'date', 'date↑', 'Oldest first'],
    ['title-asc', 'title', 'titleA–Z', 'Titles A to Z'],
    ['title-desc', 'title', 'titleZ–A', 'Titles Z to A'],
    ['random', 'random', 'random×', 'Random order'],
  ] as const)('shows the order %s on its column head and says it', (order, name, text, said) => {
    render(<Register rows={rows} order={order} onSort={() => {}} tooltips={tooltips} />)
    const pressed = screen.getAllByRole('button', { pressed: true })
    expect(pressed).toEqual([screen.getByRole('button', { name })])
    expect(pressed[0]?.textContent).toBe(text)
    expect(screen.getByRole('status').textContent).toBe(said)
  })

  it('hides a tooltip on Escape until the button is visited again', () => {
    render(<Register rows={rows} order="date-desc" onSort={() => {}} tooltips={tooltips} />)
    const button = screen.getByRole('button', { name: 'date' })
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(button.parentElement?.dataset.dismissed).toBe('true')
    fireEvent.focus(button)
    expect(button.parentElement?.dataset.dismissed).toBe('false')
  })
})

describe('the register’s finder', () => {
  const finder = (props: Partial<SearchBarProps> = {}) => (
    <SearchBar query="" onQuery={() => {}} result="" view="list" onView={() => {}} {...props} />
  )

  it('reports what is typed, Enter, and that it is about to be used', () => {
    const [onQuery, onEnter, onFocus] = [vi.fn(), vi.fn(), vi.fn()]
    render(finder({ onQuery, onEnter, onFocus }))
    const field = screen.getByRole('searchbox', { name: 'find' })
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value: 'braille' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onFocus).toHaveBeenCalledOnce()
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('braille')
    expect(onEnter).toHaveBeenCalledOnce()
  })

  it('empties itself at Escape', () => {
    const onQuery = vi.fn()
    render(finder({ query: 'braille', onQuery }))
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    expect(onQuery).toHaveBeenCalledExactlyOnceWith('')
  })

  it('says how many were found and which view is chosen', () => {
    const onView = vi.fn()
    render(finder({ query: 'a', result: '3 of 55', view: 'grid', onView }))
    expect(screen.getByRole('status').textContent).toBe('3 of 55')
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('grid')
    fireEvent.click(screen.getByRole('button', { name: 'calendar' }))
    expect(onView).toHaveBeenCalledExactlyOnceWith('calendar')
  })

  it('names the clocks of this day in other years, when there are any', () => {
    const { rerender } = render(finder())
    expect(screen.queryByText('on this day')).toBeNull()
    rerender(finder({ onThisDay: [{ href: '/25-04-01', label: 'Opening Hours, 2025' }] }))
    expect(screen.getByRole('link', { name: 'Opening Hours, 2025' }).getAttribute('href')).toBe('/25-04-01')
  })
})

describe('the register by keyboard', () => {
  const rows = ['25-04-03', '25-04-02', '25-04-01'].map((date) => ({
    href: `/${date}`,
    date,
    title: date,
    number: '#1',
  }))
  const register = (
    <Register
      rows={rows}
      order="date-desc"
      onSort={() => {}}
      tooltips={{ date: '', title: '', random: '' }}
      finder={<SearchBar query="" onQuery={() => {}} result="" view="list" onView={() => {}} />}
    />
  )
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  const focused = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName

  it('goes from the search field down through the rows and back', () => {
    render(register)
    screen.getByRole('searchbox').focus()
    const places = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map((key) => {
      press(key)
      return focused()
    })
    expect(places).toEqual(['/25-04-03', '/25-04-02', '/25-04-01', '/25-04-01', '/25-04-03', 'INPUT'])
  })

  it('leaves arrows with a modifier to the browser', () => {
    render(register)
    screen.getByRole('searchbox').focus()
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', altKey: true })
    expect(focused()).toBe('INPUT')
  })
})

describe('the register’s calendar', () => {
  const months = [
    {
      heading: 'April 2025',
      name: 'April',
      startsOn: 1,
      days: [{ day: 1, clock: { href: '/25-04-01', title: 'Opening Hours' } }, { day: 2 }],
    },
  ]

  it('names each day with its weekday and clock, and says where there is none', () => {
    render(<RegisterCalendar months={months} />)
    const link = screen.getByRole('link', { name: '1 April, Tuesday: Opening Hours' })
    expect(link.getAttribute('href')).toBe('/25-04-01')
    expect(screen.getAllByRole('listitem')[1]?.textContent).toBe('2 no clock')
  })

  it('tells those that were looked for from the others', () => {
    render(<RegisterCalendar months={months} found={new Set(['/25-04-02'])} />)
    expect(screen.getByRole('link').dataset.found).toBe('false')
  })
})

describe('some clocks', () => {
  it('are links with their pictures, which say nothing that the words do not', () => {
    const poster = '/posters/25-04-13.webp'
    render(
      <ClockGrid rows={[{ href: '/25-04-13', date: '25.04.13', title: 'Orange', number: '#13', poster }]} />,
    )
    const link = screen.getByRole('link', { name: '25.04.13 Orange #13' })
    expect(link.getAttribute('href')).toBe('/25-04-13')
    expect(within(link).getByRole('presentation').getAttribute('src')).toBe(poster)
  })
})

describe('an index of names', () => {
  it('says how often, from two on', () => {
    const names = [
      { name: 'Owen Earl', href: '/made-from/owen-earl', count: 1 },
      { name: 'Ramón Miranda', href: '/made-from/ramon-miranda', count: 11 },
    ]
    render(<NameIndex names={names} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Owen Earl',
      'Ramón Miranda 11',
    ])
  })
})

describe('the ways to follow', () => {
  it('are a list that is named', () => {
    render(<Follow links={[{ label: 'RSS', href: '/feed.xml' }]} />)
    const list = screen.getByRole('list', { name: 'Follow' })
    expect(within(list).getByRole('link', { name: 'RSS' }).getAttribute('href')).toBe('/feed.xml')
  })
})

describe('the clock strip', () => {
  const strip = (visible: boolean) => (
    <ClockStrip
      date="25.04.02"
      title="Blue Marble"
      number="#2"
      previous={{ href: '/25-04-01', label: 'Go to previous clock: Opening Hours' }}
      next={{ href: '/25-04-03', label: 'Go to next clock: Exact Change' }}
      homeHref="/"
      homeLabel="Go back to homepage"
      visible={visible}
    />
  )

  it.each([
    ['Go to previous clock: Opening Hours', '/25-04-01'],
    ['Go back to homepage', '/'],
    ['Go to next clock: Exact Change', '/25-04-03'],
  ])('has the link "%s" to %s', (name, href) => {
    render(strip(true))
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  })

  it('shows date, title and number on the way home', () => {
    render(strip(true))
    expect(screen.getByRole('link', { name: 'Go back to homepage' }).textContent).toBe(
      '25.04.02 Blue Marble #2',
    )
  })

  it('stays in reach of the keyboard while hidden', () => {
    render(strip(false))
    expect(screen.getByRole('navigation', { name: 'Clocks' }).dataset.visible).toBe('false')
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })
})

describe('the clock screen', () => {
  it('holds the main landmark, where the skip link leads', () => {
    render(
      <>
        <SkipLink />
        <ClockScreen overlay={<Overlay state="lifting" />}>art</ClockScreen>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
    expect(screen.getByRole('main').id).toBe('content')
    expect(screen.getByRole('main').textContent).toBe('art')
  })

  it.each(['covering', 'lifting', 'gone'] as const)(
    'keeps the overlay %s away from screen readers',
    (state) => {
      const { container } = render(<Overlay state={state} />)
      const overlay = container.firstElementChild
      expect(overlay?.getAttribute('aria-hidden')).toBe('true')
      expect(overlay?.getAttribute('data-state')).toBe(state)
    },
  )
})

describe('messages', () => {
  it('alerts with the exact error text in an element of its own', () => {
    render(<ErrorPanel message="Error: Error processing JSON: No data found in JSON file." heading="Sorry" />)
    const message = screen.getByText('Error: Error processing JSON: No data found in JSON file.')
    expect(message.childElementCount).toBe(0)
    expect(screen.getByRole('alert').contains(message)).toBe(true)
    expect(screen.getByRole('heading', { name: 'Sorry' })).toBeDefined()
  })

  it('keeps the time and the ways out of the alert', () => {
    render(
      <ErrorPanel message="No valid clock found." actions={<a href="/">Home</a>} tone="dark">
        <PlainTime time="10:42" tone="dark" />
      </ErrorPanel>,
    )
    expect(screen.getByRole('alert').textContent).toBe('No valid clock found.')
    expect(screen.getByText('10:42').getAttribute('datetime')).toBe('10:42')
    expect(screen.getByRole('link', { name: 'Home' })).toBeDefined()
  })

  it('says what is loading, letter for letter', () => {
    render(<LoadingPanel text="Loading data..." />)
    expect(screen.getByRole('status').textContent).toBe('Loading data...')
  })
})

describe('the way out', () => {
  const profiles = [
    { label: 'Pictures', handle: '@lab', href: 'https://pictures.example/lab' },
    { label: 'Short posts', handle: '@lab', href: 'https://posts.example/lab' },
  ]

  it('names the year, the lab and two profiles that open in a new tab', () => {
    render(<SiteFooter labName="Lost Property Lab" year={2025} profiles={profiles} />)
    expect(screen.getByRole('contentinfo').textContent).toContain('© 2025 Lost Property Lab')
    const outside = screen.getAllByRole('link')
    expect(outside.map((link) => link.textContent)).toEqual([
      'Pictures (opens in a new tab)',
      'Short posts (opens in a new tab)',
    ])
    for (const link of outside) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    }
  })

  it('lists the profiles with their handles', () => {
    render(<ProfileList profiles={profiles} />)
    const link = screen.getByRole('link', { name: 'Pictures @lab (opens in a new tab)' })
    expect(link.getAttribute('href')).toBe('https://pictures.example/lab')
    expect(link.getAttribute('target')).toBe('_blank')
  })
})

describe('the newsletter form', () => {
  it('posts one required e-mail field and nothing else', () => {
    const { container } = render(
      <NewsletterForm
        action="https://news.example/subscribe"
        fieldLabel="Your e-mail address"
        note="Your address is never sold or released."
        buttonLabel="Sign up"
        target="newsletter"
      />,
    )
    const form = container.querySelector('form')
    expect(form?.method).toBe('post')
    expect(form?.action).toBe('https://news.example/subscribe')
    expect(form?.target).toBe('newsletter')
    expect(form?.getAttribute('rel')).toBe('noopener')
    const fields = container.querySelectorAll<HTMLInputElement>('[name]')
    expect(fields).toHaveLength(1)
    expect(container.querySelectorAll('input, select, textarea')).toHaveLength(1)
    expect(fields[0]).toBe(screen.getByLabelText('Your e-mail address'))
    expect(fields[0]).toMatchObject({ type: 'email', name: 'email', required: true, autocomplete: 'email' })
    expect(screen.getByRole('button', { name: 'Sign up' })).toMatchObject({ type: 'submit' })
  })
})

describe('texts', () => {
  const statement = {
    heading: 'One a day',
    opening: 'It cannot wait.',
    body: 'Not ever.',
    closing: 'Tomorrow.',
  }

  it('numbers the statements and ties the footnote to its mark both ways', () => {
    render(
      <Manifesto title="Manifesto" statements={[statement, { ...statement, footnote: 'Translated.' }]} />,
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Manifesto')
    expect(screen.getAllByText(/№/).map((sign) => sign.parentElement?.textContent)).toEqual(['№ 1', '№ 2'])
    const mark = screen.getByRole('link', { name: 'Footnote' })
    const back = screen.getByRole('link', { name: 'Back to the text' })
    expect(document.querySelector(mark.getAttribute('href') ?? '')?.textContent).toContain('Translated.')
    expect(document.querySelector(back.getAttribute('href') ?? '')).toBe(mark)
  })

  it('shows a stamp as decoration unless it is labelled', () => {
    const { rerender } = render(<Stamp lines={['Lost Property Lab', 'Found']} />)
    expect(screen.queryByRole('img')).toBeNull()
    rerender(<Stamp lines={['Lost Property Lab', 'Found']} label="Found" />)
    expect(screen.getByRole('img', { name: 'Found' })).toBeDefined()
  })

  it('marks a page that is not to be seen yet', () => {
    render(<Page revealed={false}>text</Page>)
    expect(screen.getByRole('main').dataset.revealed).toBe('false')
    expect(screen.getByRole('main').dataset.instant).toBe('false')
  })
})
