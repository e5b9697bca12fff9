import { DesktopOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { languages } from '#core/language.ts'
import { switchLanguage } from '../i18n/i18n.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'
import { usePreference } from '../session/use-preference.ts'
import { choices, chooseTheme, isThemeChoice, useThemeChoice } from '../theme/mode.ts'
import { DeferredDropdown } from '../ui/deferred.tsx'
import { Button } from '../ui/button.tsx'

export function LanguageButton() {
  const t = useT()
  const language = useLanguage()
  const items = languages.map((one) => ({
    key: one,
    label: <span lang={one}>{t(`console.shell.languages.${one}`)}</span>,
    onClick: () => void switchLanguage(one),
  }))
  return (
    <DeferredDropdown trigger={['click']} menu={{ items, selectable: true, selectedKeys: [language] }}>
      <Button type="text" aria-label={`${t('console.shell.language')}: ${language.toUpperCase()}`}>
        {language.toUpperCase()}
      </Button>
    </DeferredDropdown>
  )
}

const icons = { light: <SunOutlined />, dark: <MoonOutlined />, system: <DesktopOutlined /> }

export function ThemeButton() {
  const t = useT()
  const choice = useThemeChoice()
  const [own, setOwn] = usePreference({
    key: 'theme',
    is: isThemeChoice,
    fallback: choice,
    kept: 'theme_choice',
  })
  // What the account chose elsewhere holds here too.
  useEffect(() => {
    if (own !== choice) chooseTheme(own)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a choice made here is saved by its own click
  }, [own])
  const items = choices.map((one) => ({
    key: one,
    icon: icons[one],
    label: t(`console.shell.themes.${one}`),
    onClick: () => {
      chooseTheme(one)
      setOwn(one)
    },
  }))
  return (
    <DeferredDropdown trigger={['click']} menu={{ items, selectable: true, selectedKeys: [choice] }}>
      <Button type="text" icon={icons[choice]} aria-label={t('console.shell.theme')} />
    </DeferredDropdown>
  )
}
