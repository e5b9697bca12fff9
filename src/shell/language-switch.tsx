import { Segmented } from 'antd'
import { languages, type Language } from '#core/language.ts'
import { switchLanguage } from '../i18n/i18n.ts'
import { useLanguage, useT } from '../i18n/use-t.ts'

/** For pages without a menu: each language in its own words, so that readers find theirs. */
export function LanguageSwitch() {
  const t = useT()
  return (
    <Segmented<Language>
      aria-label={t('console.shell.language')}
      value={useLanguage()}
      onChange={(next) => void switchLanguage(next)}
      options={languages.map((one) => ({
        value: one,
        label: <span lang={one}>{t(`console.shell.languages.${one}`)}</span>,
      }))}
    />
  )
}
