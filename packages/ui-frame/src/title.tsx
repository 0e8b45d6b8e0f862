/** A page's heading. All capitals but A have a side bearing; the rest are pulled back so that stems stand on the margin. */
export function Title({ children }: { children: string }) {
  return <h1 className={children.startsWith('A') ? 'ftf-title ftf-title--flush' : 'ftf-title'}>{children}</h1>
}
