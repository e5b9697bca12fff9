import { isFormatted, textIn, type LanguageContent, type TranslatedField } from '#core/fields/translated.ts'
import { defineView, type PlainProps } from '../field-view.ts'
import { Html } from './rich-text.tsx'

export const entriesOf = (value: unknown) =>
  Array.isArray(value) ? (value as readonly LanguageContent[]) : []

const InLanguage = ({ value, field, tools }: PlainProps<TranslatedField>) =>
  textIn(entriesOf(value), tools.language, field.of[0]) ?? '–'

export const translatedView = defineView<TranslatedField>({
  Cell: InLanguage,
  Detail: ({ value, field, tools }) => (
    <dl className="lobby-contents">
      {entriesOf(value).map((entry) => (
        <div key={entry.language_code}>
          <dt>{tools.t(`console.fields.language.${entry.language_code}`)}</dt>
          {field.of.map((part) => (
            <dd key={part} lang={entry.language_code}>
              {isFormatted(part) ? (
                <Html html={entry[part] ?? ''} />
              ) : (
                <span className="lobby-lines">{entry[part]}</span>
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  ),
  Plain: InLanguage,
  wide: true,
})
