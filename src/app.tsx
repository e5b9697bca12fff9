import { ConfigProvider } from 'antd'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { loadAllEntities } from './data/load-entities.ts'
import { WithRefine } from './data/with-refine.tsx'
import { currentSession } from './session/session.ts'
import { AppErrorDialogs } from './session/app-error-dialogs.tsx'
import { currentAntdLocale } from './i18n/i18n.ts'
import { useLanguage } from './i18n/use-t.ts'
import { sessionProviders } from './session/session-providers.ts'
import { useIsStill, useMode } from './theme/mode.ts'
import { PageColors } from './theme/page-colors.tsx'
import { cssScope, themeFor } from './theme/tokens.ts'
import { isFeedbackWanted, onFeedbackWanted } from './ui/feedback.ts'

/** The frame of every page: antd's theme and language, refine and its providers, and the parts that all pages share. */
export function Root() {
  const mode = useMode()
  const language = useLanguage()
  const isStill = useIsStill()
  return (
    <ConfigProvider
      theme={themeFor({ mode, language, isStill })}
      locale={currentAntdLocale()}
      button={{ autoInsertSpace: false }}
    >
      <div className={`lobby-app ${cssScope}`}>
        <PageColors />
        <WithRefine session={sessionProviders}>
          <Outlet />
        </WithRefine>
        <AppErrorDialogs />
        <Feedback />
      </div>
    </ConfigProvider>
  )
}

const FeedbackHost = lazy(async () => ({ default: (await import('./ui/feedback-host.tsx')).FeedbackHost }))

/** Long enough that the first page never waits for parts that it does not show. */
const fetchAheadMs = 1500

/** Loaded with the first message; fetched in advance, because that message may be that the network is gone. */
function Feedback() {
  const isWanted = useSyncExternalStore(onFeedbackWanted, isFeedbackWanted)
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./ui/feedback-host.tsx')
      void import('./ui/open-floating.tsx')
      if (currentSession().status === 'signed_in') loadAllEntities().catch(() => undefined)
    }, fetchAheadMs)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isWanted && <FeedbackHost />}</Suspense>
}
