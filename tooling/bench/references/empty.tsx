/** What a page costs before anybody has written anything on it: React, its DOM and the router. */
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'

const router = createBrowserRouter([{ path: '*', element: <p>Nothing yet.</p> }])
createRoot(document.body).render(<RouterProvider router={router} />)
