import type { Queryable } from '#api/database/pool.ts'
import {
  definedLabel,
  fieldsFromDefinitions,
  type DefinitionType,
  type FieldDefinition,
} from '#core/custom-fields.ts'
import { addDays, daysAfter, firstDayOf, writtenDay } from '#core/days.ts'
import type { AnyField } from '#core/field.ts'
import { kindOf } from '#core/kinds.ts'
import type { Language } from '#core/language.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readFormStatistics, StatisticsRows } from '#domain/calls/form-statistics.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { isTooLong } from '#domain/reports/longest-period.ts'
import { monthsOf, type ReportPeriod } from '#domain/reports/periods.ts'
import { rateOf } from '#domain/reports/rate.ts'
import { countOptions, countRows, latestTexts, tellFields } from './statistics-sql.ts'

export interface AskedStatistics {
  readonly buildingId: string
  readonly formId: string
  /** Days, `yyyy-MM-dd`; null: open at that end. */
  readonly from: string | null
  readonly to: string | null
  readonly by: StatisticsRows
  readonly language: Language
}

export type Statistics = DataOf<typeof readFormStatistics>

/** What the answers of a form come to. */
export async function readStatistics(
  db: Queryable,
  definitions: readonly FieldDefinition[],
  { by: asked, language, ...period }: AskedStatistics,
): Promise<Statistics> {
  const words = formStatisticsWords[language]
  const declared = fieldsFromDefinitions(definitions)
  const fields = definitions.flatMap((one) => {
    const field = declared[one.key]
    return field === undefined ? [] : [{ one, field, counts: countsOf(one, field) }]
  })
  const keysOf = (counts: Counts) => fields.filter((one) => one.counts === counts).map(({ one }) => one.key)
  const [{ by, rows }, filled, chosen, texts] = await Promise.all([
    rowsBy(db, period, asked),
    tellFields(db, period),
    countOptions(db, { ...period, keys: keysOf('options') }),
    latestTexts(db, { ...period, keys: keysOf('latest') }),
  ])
  const labelled = rows.map((row) => ({ ...row, label: labelOf(by, row.label, words.no_apartment) }))
  return {
    total: rows.reduce((sum, { answers }) => sum + answers, 0),
    by,
    rows: by === 'block' ? labelled : withGaps(labelled, by, period),
    fields: fields.map(({ one, field, counts }) => {
      const { answers: answered = 0, numbers = null } = filled.find(({ key }) => key === one.key) ?? {}
      return {
        key: one.key,
        label: definedLabel(one, language),
        answered,
        options:
          counts === 'options'
            ? optionsOf(field, words).map((option) => {
                const answers =
                  chosen.find((row) => row.key === one.key && row.option === option.value)?.answers ?? 0
                return { ...option, answers, share: rateOf(String(answers), String(answered)) ?? null }
              })
            : null,
        numbers: counts === 'numbers' ? numbers : null,
        latest:
          counts === 'latest'
            ? texts
                .filter(({ key }) => key === one.key)
                .map(({ answer_id, name, value, created_at: at }) => ({
                  answer_id,
                  name,
                  value: kindOf(field).inName?.(value) ?? value,
                  at,
                }))
            : null,
      }
    }),
  }
}

type Counts = 'options' | 'numbers' | 'latest' | 'filled'

/** How people are reached is told on their answers alone. */
const contacts: readonly string[] = ['phone', 'email'] satisfies readonly DefinitionType[]

/** What is told of a field beside how many filled it in. */
function countsOf({ type }: FieldDefinition, field: AnyField): Counts {
  const family = kindOf(field).column?.(field).family
  if (family === 'boolean' || 'options' in field) return 'options'
  if (family === 'number') return 'numbers'
  return contacts.includes(type) ? 'filled' : 'latest'
}

/** The options of a field; a switch has two. */
function optionsOf(field: AnyField, { yes, no }: { readonly yes: string; readonly no: string }) {
  const options: unknown = 'options' in field ? field.options : undefined
  return Array.isArray(options)
    ? options.map((value) => ({ value: String(value), label: String(value) }))
    : [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]
}

const labelOf = (by: StatisticsRows, label: string, none: string) =>
  by === 'block' ? (label === '' ? none : label) : writtenDay(label)

type Row = Statistics['rows'][number]
type Days = Pick<AskedStatistics, 'from' | 'to'>

/** The rows as asked; those of months where the answers of an open period are of too many days. */
async function rowsBy(
  db: Queryable,
  period: Omit<AskedStatistics, 'by' | 'language'>,
  by: StatisticsRows,
): Promise<{ readonly by: StatisticsRows; readonly rows: Awaited<ReturnType<typeof countRows>> }> {
  const rows = await countRows(db, period, by)
  const answered = endsOf(rows)
  return by === 'day' && answered !== undefined && isTooLong(answered, by)
    ? { by: 'month', rows: await countRows(db, period, 'month') }
    : { by, rows }
}

/** Days and months without answers have a row too, from the first to the last. */
function withGaps(rows: readonly Row[], by: 'day' | 'month', { from, to }: Days): Row[] {
  const answered = endsOf(rows)
  if (answered === undefined) return []
  const asked = { from: from ?? answered.from, to: to ?? answered.to }
  // Of a period without an end only what lies between the answers may be short enough.
  const shown = isTooLong(asked, by) ? answered : asked
  const known = new Map(rows.map((row) => [row.key, row]))
  const keys = by === 'month' ? monthsOf(shown) : daysOf(shown)
  return keys.map((key) => known.get(key) ?? { key, label: writtenDay(key), answers: 0 })
}

/** The days of the first and of the last row; of a month its first day. */
function endsOf(rows: readonly { readonly key: string }[]): ReportPeriod | undefined {
  const [first, last] = [rows[0]?.key, rows.at(-1)?.key]
  return first === undefined || last === undefined ? undefined : { from: wholeDay(first), to: wholeDay(last) }
}

const wholeDay = (key: string) => (key.length > 7 ? key : firstDayOf(key))

const daysOf = ({ from, to }: ReportPeriod) =>
  Array.from({ length: daysAfter(from, to) + 1 }, (_, at) => addDays(from, at))
