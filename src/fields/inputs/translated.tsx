import { Input, Tabs } from 'antd'
import {
  isFormatted,
  type LanguageContent,
  type TranslatedField,
  type TranslatedPart,
} from '#core/fields/translated.ts'
import { languages, type Language } from '#core/language.ts'
import { defineInputs, type InputProps } from '../field-view.ts'
import { noFilter } from '../filters/filter.tsx'
import { usePathErrors } from '../parts/errors.ts'
import { inputProps, type EditorProps } from '../parts/input-props.ts'
import { entriesOf } from '../views/translated.tsx'
import { FormattedText } from './rich-text.tsx'

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
  called,
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
        // An editor of formatted text is made when somebody looks at it.
        forceRender: !field.of.some(isFormatted),
        label: tools.t(`console.fields.language.${language}`),
        children: field.of.map((part, at) => {
          const partLabel = tools.t(`console.fields.part.${part}`)
          const spoken = field.of.length > 1 ? partLabel : (label ?? called ?? partLabel)
          return (
            <div key={part} className="lobby-content-part" lang={language}>
              {field.of.length > 1 && <span aria-hidden="true">{partLabel}</span>}
              <PartInput
                part={part}
                id={language === tools.language && at === 0 ? id : undefined}
                label={`${spoken}, ${tools.t(`console.fields.language.${language}`)}`}
                describedBy={describedBy}
                invalid={wrong}
                disabled={disabled === true}
                tools={tools}
                value={entries.find((entry) => entry.language_code === language)?.[part] ?? ''}
                onChange={(text) => write(language, part, text)}
              />
            </div>
          )
        }),
      }))}
    />
  )
}

interface PartInputProps extends EditorProps {
  readonly part: TranslatedPart
  readonly onChange: (text: string) => void
}

function PartInput({ part, onChange, ...shown }: PartInputProps) {
  if (isFormatted(part)) return <FormattedText {...shown} onChange={(html) => onChange(html ?? '')} />
  const shared = { ...inputProps(shown), value: shown.value }
  return part === 'name' ? (
    <Input {...shared} maxLength={255} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <Input.TextArea
      {...shared}
      autoSize={{ minRows: 2, maxRows: 10 }}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
