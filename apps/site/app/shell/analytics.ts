import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { config } from '../shared/config'
import { scriptAddress } from './trusted-types'

type Command = [command: 'js', at: Date] | [command: 'config', id: string, fields: Record<string, string>]

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
  interface Navigator {
    globalPrivacyControl?: boolean
  }
}

/** Read here and not in `config`, so that a build without it has none of what follows. */
const ID = import.meta.env.SITE_ANALYTICS_ID

/** The visitor's browser says not to be measured. */
const declined = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

function send(..._command: Command) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the service reads `arguments` objects, not arrays
  window.dataLayer.push(arguments)
}

function start(id: string) {
  if (window.dataLayer) return
  const script = document.createElement('script')
  script.async = true
  script.src = scriptAddress(`${config.analytics.script}?id=${encodeURIComponent(id)}`)
  document.head.append(script)
  send('js', new Date())
}

/** Records a page view at each change of path or query, when a service is configured and the visitor allows it. */
export function usePageViews() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!ID || declined()) return
    start(ID)
    send('config', ID, { page_path: pathname + search })
  }, [pathname, search])
}
