import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { languages, type Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { loadWords } from '../i18n/i18n.ts'

/** A paper is read by those who pay in the building's currency, whatever the language of the office's screen is. */
const languageOf: Readonly<Partial<Record<CurrencyCode, Language>>> = { vnd: 'vi', riel: 'km' }

interface PrintableProps {
  readonly tools: ViewTools
  readonly children: (paper: ViewTools) => ReactNode
}

/** A paper in the residents' language, with the choice of another one above it, which is not printed. */
export function Printable({ tools, children }: PrintableProps) {
  const [language, setLanguage] = useState(languageOf[tools.currency] ?? tools.language)
  const { data: t } = useQuery({
    queryKey: ['words', language],
    queryFn: () => loadWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      <div className="desk-paper-language">
        <Segmented<Language>
          size="small"
          aria-label={tools.t('console.desk.paper.language')}
          value={language}
          onChange={setLanguage}
          options={languages.map((one) => ({ value: one, label: tools.t(`console.shell.languages.${one}`) }))}
        />
      </div>
      {t !== undefined && children({ ...tools, language, t })}
    </>
  )
}

interface SignatureProps {
  readonly title: string
  readonly name: string | undefined
  readonly tools: ViewTools
}

/** Where somebody signs: the part that they take, room for the signature, and the name. */
export const Signature = ({ title, name, tools: { t } }: SignatureProps) => (
  <span>
    <strong>{title}</strong>
    <small>{t('console.desk.paper.sign')}</small>
    <span />
    <span>{name}</span>
  </span>
)
