import { Refine, type AuthProvider, type I18nProvider, type RefineProps } from '@refinedev/core'
import { useMemo, type ReactNode } from 'react'
import { isLanguage } from '#core/language.ts'
import { resources } from '#resources'
import { switchLanguage } from '../i18n/i18n.ts'
import { translateOr, useLanguage, useT } from '../i18n/use-t.ts'
import { liveProvider } from './live-provider.ts'
import { createNotificationProvider } from './notification-provider.ts'
import { dataProvider } from './provider.ts'
import { refineOptions } from './refine-options.ts'
import { routerProvider } from './router-provider.ts'

export type { AuthProvider }

interface WithRefineProps {
  /** Who the user is, and what they may do. */
  readonly session: Required<Pick<RefineProps, 'authProvider' | 'accessControlProvider'>>
  readonly children: ReactNode
}

/** refine with the console's own providers around the pages. */
export function WithRefine({ session, children }: WithRefineProps) {
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
      {...session}
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
