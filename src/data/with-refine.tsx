import { Refine, type I18nProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { useMemo, type ReactNode } from 'react'
import { createAccessControlProvider } from '#access-control/provider.ts'
import { isLanguage } from '#core/language.ts'
import { entityOf, resources } from '#resources'
import { switchLanguage } from '../i18n/i18n.ts'
import { translateOr, useLanguage, useT } from '../i18n/use-t.ts'
import { currentBuildingId, currentSession } from '../session/session.ts'
import { authProvider } from './auth-provider.ts'
import { liveProvider } from './live-provider.ts'
import { createNotificationProvider } from './notification-provider.ts'
import { dataProvider } from './provider.ts'
import { refineOptions } from './refine-options.ts'

const accessControlProvider = createAccessControlProvider({
  decider: () => currentSession().decider,
  building: currentBuildingId,
  entityOf,
})

/** refine with the console's own providers around the pages. */
export function WithRefine({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const language = useLanguage()
  const notificationProvider = useMemo(() => createNotificationProvider(t), [t])
  const i18nProvider = useMemo<I18nProvider>(
    () => ({
      translate: (key, options, defaultMessage) =>
        translateOr(t, key, defaultMessage ?? (typeof options === 'string' ? options : key)),
      changeLocale: (next) => (isLanguage(next) ? switchLanguage(next) : Promise.resolve()),
      getLocale: () => language,
    }),
    [t, language],
  )
  return (
    <Refine
      dataProvider={dataProvider()}
      routerProvider={routerProvider}
      authProvider={authProvider}
      accessControlProvider={accessControlProvider}
      liveProvider={liveProvider}
      notificationProvider={notificationProvider}
      i18nProvider={i18nProvider}
      resources={resources}
      options={{ ...refineOptions, title: { text: t('console.shell.product') } }}
    >
      {children}
    </Refine>
  )
}
