/** The reference: a new value every frame, so that its hands sweep. */
import { useEffect, useState } from 'react'
import Clock from 'react-clock'
import { createRoot } from 'react-dom/client'
import 'react-clock/dist/Clock.css'

function EveryFrame() {
  const [value, setValue] = useState(() => new Date())
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      setValue(new Date())
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <Clock value={value} size={700} renderNumbers useMillisecondPrecision />
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<EveryFrame />)
