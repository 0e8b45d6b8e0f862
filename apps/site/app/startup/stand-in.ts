import { STAND_INS } from '../shared/stand-ins'

/** A copy of what was drawn, while the site was built, for as long as React is not there (`clock-page/failure-screen.tsx`). */
export function standIn(selector: string): HTMLElement {
  const { content } = document.getElementById(STAND_INS) as HTMLTemplateElement
  return content.querySelector<HTMLElement>(selector)!.cloneNode(true) as HTMLElement
}
