import { HOME_LABEL } from '@found-time/catalogue'
import { ErrorPanel, OnItsWay, PlainTime } from '@found-time/ui-frame'
import type { ReactNode } from 'react'
import { BASE } from '../shared/base'
import { STAND_INS } from '../shared/stand-ins'
import { TryAgain } from '../shell/try-again'
import { POSTER_CLASS } from './poster'

interface FailureScreenProps {
  readonly poster: ReactNode
  readonly time: ReactNode
  readonly message: string
  /** What can be done. */
  readonly actions: ReactNode
}

/** What stands in for a clock that does not come: its poster, the plain time, and what went wrong. */
export const FailureScreen = ({ poster, time, message, actions }: FailureScreenProps) => (
  <>
    {poster}
    <ErrorPanel tone="dark" message={message} actions={actions}>
      {time}
    </ErrorPanel>
  </>
)

/**
 * The same with its places empty, and the line of a clock that is on its way, for the scripts that run before React is
 * there (`startup/script-timeout.ts`, `startup/on-its-way.ts`). It is drawn into every page while the site is built.
 */
export const StandIns = () => (
  <template id={STAND_INS}>
    <div>
      <FailureScreen
        poster={<img className={POSTER_CLASS} alt="" />}
        time={<PlainTime tone="dark" time="" />}
        message=""
        actions={
          <>
            <TryAgain /> <a href={BASE}>{HOME_LABEL}</a>
          </>
        }
      />
    </div>
    <OnItsWay done={0} all={0} />
  </template>
)
