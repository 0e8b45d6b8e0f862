import { useState } from 'react'
import { posterOf } from '../shared/posters'

export const POSTER_CLASS = 'ftf-poster'

/** A clock's picture behind what stands in for it; nothing, where the picture does not come either. */
export function Poster({ path }: { path: string }) {
  const [there, setThere] = useState(true)
  if (!there) return null
  return <img className={POSTER_CLASS} src={posterOf(path)} alt="" onError={() => setThere(false)} />
}
