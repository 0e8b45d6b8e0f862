/** As its own README has it: a new value every second. */
import { useEffect, useState } from 'react'
import Clock from 'react-clock'
import { createRoot } from 'react-dom/client'
import 'react-clock/dist/Clock.css'

function EverySecond() {
  const [value, setValue] = useState(() => new Date())
  useEffect(() => {
    const interval = setInterval(() => setValue(new Date()), 1000)
    return () => clearInterval(interval)
  }, [])
  return <Clock value={value} size={700} renderNumbers />
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<EverySecond />)
