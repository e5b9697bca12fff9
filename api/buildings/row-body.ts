import type { AnyEntity } from '#core/entity.ts'
import type { TranslatedField } from '#core/fields/translated.ts'
import { languages } from '#core/language.ts'
import { isText, resolveValue, type Answers, type PresetRow } from '#domain/presets/preset-row.ts'
import type { WireObject } from '#api/http/body.ts'

/** What the office typed, by the names of `askedFields`. */
export type Typed = Readonly<Record<string, unknown>>

const isTyped = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The row with what was typed in its places. */
export function fillRow(row: PresetRow, typed: Typed): PresetRow {
  const values: Record<string, unknown> = structuredClone({ ...row.values })
  for (const [name, path] of Object.entries({ ...row.asks, ...row.may_ask }))
    if (isTyped(typed[name])) setAt(values, path.split('.'), typed[name])
  return { ...row, values }
}

function setAt(into: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[name] = value
  else setAt(into[name] as Record<string, unknown>, rest, value)
}

/** What the row asks for and was not typed. */
export const missingOf = ({ asks = {} }: PresetRow, typed: Typed) =>
  Object.keys(asks).filter((name) => !isTyped(typed[name]))

/** Whether anything that it asks for was typed. */
export const isBegun = (row: PresetRow, typed: Typed) =>
  Object.keys({ ...row.asks, ...row.may_ask }).some((name) => isTyped(typed[name]))

/** The name under which a refused field of the record was asked for. */
export const askedAt = ({ asks, may_ask }: PresetRow, field: string): string | undefined =>
  Object.entries({ ...asks, ...may_ask }).find(([, path]) => path === field)?.[0]

/** The record's body: named in one language, and in the others where the entity keeps such names. */
export function bodyOf({ values }: PresetRow, { fields }: AnyEntity, answers: Answers): WireObject {
  const others = languages.filter((language) => language !== answers.language)
  const contents = ({ of }: TranslatedField) =>
    others.flatMap((language) => {
      const said = of.flatMap((part) => {
        const value = values[part]
        const text = isText(value) ? value[language] : undefined
        return text === undefined ? [] : [[part, text]]
      })
      return said.length === 0 ? [] : [{ language_code: language, ...Object.fromEntries(said) }]
    })
  const translated = Object.entries(fields)
    .filter((entry): entry is [string, TranslatedField] => entry[1].kind === 'translated')
    .map(([name, field]) => [name, contents(field)])
  return { ...(resolveValue(values, answers) as WireObject), ...Object.fromEntries(translated) }
}
