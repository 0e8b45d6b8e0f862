import type { Finding } from './clause.ts'
import { compared, differing, type Picture } from './pictures.ts'

/** Two pictures are the same when no more than this share of their pixels differs: edges smoothed otherwise. */
const SAME_SHARE = 0.0002

/** Compares a running clock with what it should show; nothing when it is right. */
export function unlike(
  name: string,
  running: Picture,
  fresh: Picture,
): (Pick<Finding, 'pictures'> & { readonly share: string }) | undefined {
  const share = differing(running, fresh) / (fresh.width * fresh.height)
  if (share <= SAME_SHARE) return
  return { share: `${(share * 100).toFixed(2)} %`, pictures: { [name]: compared(running, fresh) } }
}
