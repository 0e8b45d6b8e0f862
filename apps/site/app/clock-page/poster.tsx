import { useState } from 'react'
import { posterOf } from '../shared/posters'

/** A clock's picture behind what stands in for it; nothing, where the picture does not come either. */
export function Poster({ path }: { path: string }) {
  const [there, setThere] = useState(true)
  if (!there) return null
  return <img className="ftf-poster" src={posterOf(path)} alt="" onError={() => setThere(false)} />
}
