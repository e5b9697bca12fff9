import '@ant-design/v5-patch-for-react-19'
import { ConfigProvider } from 'antd'
import { createContext, use, type ReactNode } from 'react'
import { currentAntdLocale } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-t.ts'
import { useIsStill, useMode } from '../theme/mode.ts'
import { themeFor } from '../theme/tokens.ts'

const IsFramed = createContext(false)

/** antd's theme and language around what draws something of antd's; once, however often it is asked for. */
export function AntdFrame({ children }: { readonly children: ReactNode }) {
  const mode = useMode()
  const language = useLanguage()
  const isStill = useIsStill()
  if (use(IsFramed)) return children
  return (
    <ConfigProvider
      theme={themeFor({ mode, language, isStill })}
      locale={currentAntdLocale()}
      button={{ autoInsertSpace: false }}
    >
      <IsFramed value>{children}</IsFramed>
    </ConfigProvider>
  )
}
