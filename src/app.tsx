import { Refine, type I18nProvider, type DataProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { ConfigProvider } from 'antd'
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { createAccessControlProvider } from '#access-control/provider.ts'
import { entityOf, resources } from '#resources'
import { Troubles } from './errors/troubles.tsx'
import { currentAntdLocale, switchLanguage } from './i18n/i18n.ts'
import { useLanguage, useT } from './i18n/use-t.ts'
import { authProvider } from './providers/auth-provider.ts'
import { liveProvider } from './providers/live-provider.ts'
import { createNotificationProvider } from './providers/notification-provider.ts'
import { currentBuildingId, currentSession } from './session/session.ts'
import { queryClient } from './session/query-client.ts'
import { useMode } from './theme/mode.ts'
import { PageColors } from './theme/page-colors.tsx'
import { cssScope, themeFor } from './theme/tokens.ts'
import { isFeedbackWanted, onFeedbackWanted } from './ui/feedback.ts'
import { isLanguage } from '#core/language.ts'

let dataProvider: DataProvider

/** Chosen before the first page: see providers/data-provider.ts. */
export const setDataProvider = (provider: DataProvider) => void (dataProvider = provider)

const accessControlProvider = createAccessControlProvider({
  decider: () => currentSession().decider,
  building: currentBuildingId,
  entityOf,
})

/** What every page stands in: antd's theme and language, refine and its providers, and what concerns all of them. */
export function Root() {
  const mode = useMode()
  const language = useLanguage()
  return (
    <ConfigProvider
      theme={themeFor(mode, language)}
      locale={currentAntdLocale()}
      button={{ autoInsertSpace: false }}
    >
      <div className={`lobby-app ${cssScope}`}>
        <PageColors />
        <WithRefine />
        <Troubles />
        <Feedback />
      </div>
    </ConfigProvider>
  )
}

const FeedbackHost = lazy(async () => ({ default: (await import('./ui/feedback-host.tsx')).FeedbackHost }))

/** Long enough that no first page waits for what it does not show. */
const fetchAheadMs = 1500

/** Comes with the first thing that is to be said; fetched ahead, because that may be that the network is gone. */
function Feedback() {
  const isWanted = useSyncExternalStore(onFeedbackWanted, isFeedbackWanted)
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./ui/feedback-host.tsx')
      void import('./ui/open-floating.tsx')
    }, fetchAheadMs)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense fallback={null}>{isWanted && <FeedbackHost />}</Suspense>
}

function WithRefine() {
  const t = useT()
  const language = useLanguage()
  const notificationProvider = useMemo(() => createNotificationProvider(t), [t])
  const i18nProvider = useMemo<I18nProvider>(
    () => ({
      translate: (key, options, defaultMessage) =>
        t(key, { defaultValue: defaultMessage ?? (typeof options === 'string' ? options : key) }),
      changeLocale: (next) => (isLanguage(next) ? switchLanguage(next) : Promise.resolve()),
      getLocale: () => language,
    }),
    [t, language],
  )
  return (
    <Refine
      dataProvider={dataProvider}
      routerProvider={routerProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: false,
        warnWhenUnsavedChanges: false,
        liveMode: 'manual',
        mutationMode: 'pessimistic',
        reactQuery: { clientConfig: queryClient },
        title: { text: t('console.shell.product') },
        disableRouteChangeHandler: true,
      }}
    >
      <Outlet />
    </Refine>
  )
}
