/** One hand on a dial, turned by the style sheet alone. */
import './hand.css'

const dial = document.createElement('div')
dial.className = 'dial'
dial.append(Object.assign(document.createElement('div'), { className: 'hand' }))
document.body.append(dial)
