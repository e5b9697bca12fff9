import { Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { languages, type Language } from '#core/language.ts'
import { paperLanguage } from '#domain/documents/language.ts'
import { useQuery } from '../data/use-query.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { loadWords } from '../i18n/i18n.ts'

interface PrintableProps {
  readonly tools: ViewTools
  /** Default: the residents' own. */
  readonly starts?: Language | undefined
  /** Buttons beside the choice of the language. */
  readonly more?: ((paper: ViewTools) => ReactNode) | undefined
  readonly children: (paper: ViewTools) => ReactNode
}

/** A paper in the residents' language, with the choice of another one above it, which is not printed. */
export function Printable({ tools, starts, more, children }: PrintableProps) {
  const [language, setLanguage] = useState(() => starts ?? paperLanguage(tools.currency, tools.language))
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
        {more?.({ ...tools, language })}
      </div>
      {t !== undefined && children({ ...tools, language, t })}
    </>
  )
}
