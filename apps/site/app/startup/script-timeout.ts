/**
 * What a clock's page does when its own scripts, which would say so, do not come: after eight seconds it shows the
 * poster, the time and what is wrong, until they do. A page on paper can be read without them.
 */
export const scriptTimeout = () => `scriptTimeout = setTimeout(() => {
  const [, date] = /^\\/(\\d\\d-\\d\\d-\\d\\d|today)\\/?$/.exec(location.pathname) ?? []
  if (!date || /[?&]bg=transparent/.test(location.search)) return
  const make = (name, given, ...children) => {
    const element = Object.assign(document.createElement(name), given)
    element.append(...children)
    return element
  }
  const time = make('time', { className: 'ftf-time' })
  const tell = () => {
    const now = new Date()
    time.dateTime = time.textContent = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
  }
  tell()
  setInterval(tell, 1000)
  const poster = make('img', { className: 'ftf-poster', src: '/posters/' + date + '.jpg', alt: '', onerror: () => poster.remove() })
  const message = 'Failed to load clock: the page’s scripts did not come within 8 s'
  const notice = make('div', { className: 'ftf-panel__notice', role: 'alert' }, make('p', { className: 'ftf-panel__message' }, message))
  const again = make('button', { type: 'button', onclick: () => location.reload() }, 'Try again')
  const home = make('a', { href: '/' }, 'Go back to homepage')
  const panel = make('section', { className: 'ftf-panel' }, time, notice, make('div', { className: 'ftf-panel__actions' }, again, home))
  time.dataset.tone = panel.dataset.tone = 'dark'
  const cover = make('div', { id: 'script-timeout', className: 'ftf-screen' }, ...(date === 'today' ? [] : [poster]), panel)
  document.body.append(cover)
}, 8000)`
