// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { noteEarlyClicks, replayEarlyClicks } from './early-clicks'

it('clicks again, in their order, buttons that were clicked before the page answered, and no form’s', () => {
  document.body.innerHTML = `
    <button type="button" id="date"><i>date</i></button>
    <form><button type="submit" id="send">Sign up</button></form>
    <button type="button" id="title">title</button>`
  const heard: string[] = []
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  noteEarlyClicks()
  click('#title')
  click('#date i')
  click('#send')
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard.push(button.id))
  replayEarlyClicks()
  expect(heard).toEqual(['title', 'date'])

  click('#date')
  replayEarlyClicks()
  expect(heard).toEqual(['title', 'date', 'date'])
})
