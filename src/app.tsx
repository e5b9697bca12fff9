import 'virtual:theme.css'
import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { loadAllEntities } from './data/load-entities.ts'
import { WithRefine } from './data/with-refine.tsx'
import { currentSession } from './session/session.ts'
import { AppErrorDialogs } from './session/app-error-dialogs.tsx'
import { sessionProviders } from './session/session-providers.ts'
import { isFeedbackWanted, onFeedbackWanted } from './ui/feedback.ts'
import { fetchAntd, lazyPart } from './ui/with-antd.tsx'

/** The frame of every page: refine and its providers, and the parts that all pages share. */
export const Root = () => (
  <div className="lobby-app">
    <WithRefine session={sessionProviders}>
      <Outlet />
    </WithRefine>
    <AppErrorDialogs />
    <Feedback />
  </div>
)

const FeedbackHost = lazyPart(async () => (await import('./ui/feedback-host.tsx')).FeedbackHost)

/** Long enough that the first page never waits for parts that it does not show. */
const fetchAheadMs = 1500

/** Loaded with the first message; fetched in advance, because that message may be that the network is gone. */
function Feedback() {
  const isWanted = useSyncExternalStore(onFeedbackWanted, isFeedbackWanted)
  useEffect(() => {
    const timer = setTimeout(() => {
      fetchAntd()
      void import('./ui/feedback-host.tsx')
      void import('./ui/open-floating.tsx')
      if (currentSession().status === 'signed_in') loadAllEntities().catch(() => undefined)
    }, fetchAheadMs)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isWanted && <FeedbackHost />}</Suspense>
}
