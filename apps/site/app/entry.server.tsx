import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Draws a page while the site is built: whole, for there is nobody it could be sent to in pieces, and without the data
 * that a router of React Router's own would take it over with (`entry.client.tsx` makes another).
 */
export default async function drawPage(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
  const { prelude } = await prerender(page)
  headers.set('Content-Type', 'text/html')
  return new Response(prelude, { status, headers })
}
