import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadRows } from './shared/catalogue-rows'
import { workOffline } from './shell/offline'
import { endOnItsWay } from './startup/on-its-way'
import { endScriptTimeout } from './startup/script-timeout'

await loadRows()
endScriptTimeout()
endOnItsWay()
workOffline()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
