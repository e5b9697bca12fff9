import type { AnyField } from '#core/field.ts'
import type { CellWords } from '#core/kind.ts'
import { kindOf } from '#core/kinds.ts'
import type { Language } from '#core/language.ts'
import type { EntityPlan } from '../plan.ts'
import type { Values } from '../extension.ts'
import type { Presented } from './presented.ts'

/** The words of one entity in one language, as far as a spreadsheet needs them. */
export interface SheetWords {
  readonly one: string
  readonly many: string
  readonly fields: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly state?: string
  readonly states?: Readonly<Record<string, string>>
}
/** By entity name and language. */
export type ExportLabels = Readonly<Record<string, Readonly<Record<Language, SheetWords>>>>

/** Text as it is, a number, a day or a moment (`yyyy-MM-dd`, `yyyy-MM-dd HH:mm:ss` of the office's clock). */
export type Cell = string | number | null | { readonly moment: string }

export const momentCell = (moment: string | null): Cell => (moment === null ? null : { moment })

export interface SheetColumn {
  /** The field that it shows. */
  readonly name: string
  readonly title: string
  cell(record: Presented): Cell
}

export const answers: Readonly<Record<Language, readonly [string, string]>> = {
  vi: ['Có', 'Không'],
  en: ['Yes', 'No'],
  km: ['បាទ/ចាស', 'ទេ'],
}
const systemTitles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  id: { vi: 'ID', en: 'ID', km: 'ID' },
  created_at: { vi: 'Ngày tạo', en: 'Created', km: 'បានបង្កើត' },
  updated_at: { vi: 'Cập nhật', en: 'Updated', km: 'បានកែប្រែ' },
  deleted_at: { vi: 'Ngày xóa', en: 'Deleted', km: 'បានលុប' },
}

interface CellContext {
  readonly plan: EntityPlan
  readonly names: readonly string[]
  readonly language: Language
  readonly labels: ExportLabels
}

export function sheetColumns({ plan, names, language, labels }: CellContext): SheetColumn[] {
  return names.flatMap((name) => {
    const field = plan.fields[name]
    if (field === undefined) return []
    const about = { plan, name, language, labels }
    return [{ name, title: fieldTitle(about), cell: cellOf({ ...about, field }) }]
  })
}

interface FieldQuestion extends Omit<CellContext, 'names'> {
  readonly name: string
}

/** What a field is called. */
export function fieldTitle({ plan, name, language, labels }: FieldQuestion): string {
  const own = labels[plan.entity.name]?.[language]
  return own?.fields[name] ?? (name === plan.stateField ? own?.state : systemTitles[name]?.[language]) ?? name
}

/** What a field's values are called. */
export function fieldWords({ plan, name, language, labels }: FieldQuestion): CellWords {
  const own = labels[plan.entity.name]?.[language]
  const options = name === plan.stateField ? own?.states : own?.options?.[name]
  const [yes, no] = answers[language]
  return { language, yes, no, label: (option) => options?.[option] ?? option }
}

interface CellQuestion extends FieldQuestion {
  readonly field: AnyField
}

function cellOf({ field, ...about }: CellQuestion): SheetColumn['cell'] {
  const { plan, name } = about
  const words = fieldWords(about)
  const isCount = plan.counts.has(name)
  const relation = [...plan.relations.values()].find((one) => one.field === name)
  const target = relation === undefined ? undefined : plan.registry[relation.target]
  return (record) => {
    if (relation !== undefined && target !== undefined)
      return titlesOf(record[relation.name], target.title) ?? ''
    const cell = valueCell(field, record[name], words)
    return isCount && typeof cell === 'string' ? exactNumber(cell) : cell
  }
}

/** A value of a field: a number, a day or a moment where it is one. */
export function valueCell(field: AnyField, value: unknown, words: CellWords): Cell {
  if (value === null || value === undefined) return null
  const kind = kindOf(field)
  const cell = kind.formatCell(field, value, words)
  if (cell === null || typeof cell === 'number') return cell
  if (kind.sheetFormat === 'day' || kind.sheetFormat === 'moment') return momentCell(cell)
  return kind.column?.(field).family === 'number' || kind.isNumber?.(field) === true
    ? exactNumber(cell)
    : cell
}

/** The titles of the related records, if the caller may read them. */
function titlesOf(related: unknown, title: string): string | undefined {
  if (Array.isArray(related)) return related.map((one: Values) => String(one[title] ?? one.id)).join('; ')
  return typeof related === 'object' && related !== null
    ? String((related as Values)[title] ?? '')
    : undefined
}

/** An amount or a price stays a number as long as a spreadsheet can hold it exactly: 15 digits. */
export const exactNumber = (text: string): Cell =>
  /^-?\d{1,13}(\.\d{1,6})?$/.test(text) && text.replace(/\D/g, '').length <= 15 ? Number(text) : text

/** A cell for another program: an amount stays a number, and a text is one line without spaces at an end. */
export function lineCell(text: string | null | undefined, isNumber: boolean): Cell {
  if (text === null || text === undefined) return null
  return isNumber ? exactNumber(text) : text.replaceAll(/\s+/g, ' ').trim()
}

const spaces = '\\s\\u00a0\\u3000\\ufeff'
/** Signs that spreadsheets take for the beginning of a formula, full-width forms included. */
const signs = '=+\\-@＝＋－＠'
const formulaStart = new RegExp(`^[${spaces}]*[${signs}]|^[\\t\\r]`, 'u')
/** What an import takes an apostrophe off again (api/imports/csv.ts). */
const quotedStart = new RegExp(`^[${spaces}]*'[${spaces}']*[${signs}\\d]|^'+[\\t\\r]`, 'u')

/** Whether a spreadsheet might run a line of the text, once somebody has edited it. */
export const isRisky = (text: string) =>
  /[=+\-@＝＋－＠\t\r]/u.test(text) && text.split(/\r?\n/).some((line) => formulaStart.test(line))

/**
 * Text of a CSV file that no spreadsheet runs: a line that begins like a formula, after any spaces, gets an apostrophe in
 * front, as does one that has its own already.
 */
export function safeText(text: string): string {
  if (!/['=+\-@＝＋－＠\t\r]/u.test(text)) return text
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => (formulaStart.test(line) || quotedStart.test(line) ? `'${line}` : line))
    .join('\n')
}

/** A number in text: one with three decimals gets a fourth, so that nobody takes it for thousands. */
export const clearNumber = (value: number) =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(String(value)) ? `${value}0` : String(value)

/**
 * The same within a line of CSV: spreadsheets of some languages end a cell at a semicolon or a tab, quoted or not, and what
 * follows begins another.
 */
export const safeCell = (text: string) =>
  text.replaceAll(/([;\t][\s\u00a0\u3000\ufeff"]*)([=+\-@＝＋－＠]?)/gu, (_, before: string, sign: string) =>
    sign === '' ? before : `${before}'${sign}`,
  )
