/** The clock that is imported most, as its own page shows it: a new value each second. */
import { useEffect, useState } from 'react'
import Clock from 'react-clock'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import 'react-clock/dist/Clock.css'

function EverySecond() {
  const [value, setValue] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setValue(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <Clock value={value} size={300} renderNumbers />
}

const router = createBrowserRouter([{ path: '*', element: <EverySecond /> }])
createRoot(document.body).render(<RouterProvider router={router} />)
