import { Input, Tabs } from 'antd'
import type { LanguageContent, TranslatedField, TranslatedPart } from '#core/fields/translated.ts'
import { languages, type Language } from '#core/language.ts'
import { defineInputs, type InputProps } from '../field-view.ts'
import { noFilter } from '../filters/filter.tsx'
import { usePathErrors } from '../parts/errors.ts'
import { entriesOf } from '../views/translated.tsx'

export const translatedInputs = defineInputs<TranslatedField>({
  Input: (props) => <ContentTabs {...props} />,
  Filter: noFilter,
})

/** One tab for each language. Languages without text are left out of the value. */
function ContentTabs({
  field,
  value,
  onChange,
  tools,
  disabled,
  id,
  name,
  invalid,
  describedBy,
  label,
}: InputProps<TranslatedField>) {
  const entries = entriesOf(value)
  const wrong = usePathErrors(name).length > 0 || invalid === true
  const write = (language: Language, part: TranslatedPart, text: string) => {
    const { [part]: _former, ...rest } = entries.find((entry) => entry.language_code === language) ?? {
      language_code: language,
    }
    const entry: LanguageContent = text === '' ? rest : { ...rest, [part]: text }
    const kept = languages.flatMap((one) => {
      const present = one === language ? entry : entries.find(({ language_code }) => language_code === one)
      return present !== undefined && Object.keys(present).length > 1 ? [present] : []
    })
    onChange?.(kept)
  }
  return (
    <Tabs
      size="small"
      defaultActiveKey={tools.language}
      items={languages.map((language) => ({
        key: language,
        forceRender: true,
        label: tools.t(`console.fields.language.${language}`),
        children: field.of.map((part, at) => {
          const text = entries.find((entry) => entry.language_code === language)?.[part] ?? ''
          const shared = {
            id: language === tools.language && at === 0 ? id : undefined,
            lang: language,
            disabled,
            value: text,
            status: wrong ? ('error' as const) : undefined,
            'aria-label': `${label ?? tools.t(`console.fields.part.${part}`)}, ${tools.t(`console.fields.language.${language}`)}`,
            'aria-invalid': wrong ? true : undefined,
            'aria-describedby': describedBy,
          }
          return (
            <div key={part} className="lobby-content-part">
              {field.of.length > 1 && (
                <span aria-hidden="true">{tools.t(`console.fields.part.${part}`)}</span>
              )}
              {part === 'name' ? (
                <Input
                  {...shared}
                  maxLength={255}
                  onChange={(event) => write(language, part, event.target.value)}
                />
              ) : (
                <Input.TextArea
                  {...shared}
                  autoSize={{ minRows: 2, maxRows: 10 }}
                  onChange={(event) => write(language, part, event.target.value)}
                />
              )}
            </div>
          )
        }),
      }))}
    />
  )
}
