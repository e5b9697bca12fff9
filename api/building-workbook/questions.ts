import type { AnyEntity } from '#core/entity.ts'
import { addDays } from '#core/days.ts'
import { kindOf } from '#core/kinds.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import type { WorkbookAnswer, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookColumn, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { relationWords } from '#domain/workbook/words.ts'
import type { Caller } from '../context.ts'
import type { Queryable } from '../database/pool.ts'
import { findNamedRecords, sameName } from '../imports/references.ts'
import type { ExportLabels } from '../records/present/export-cells.ts'
import type { Records } from '../records/records.ts'
import type { FeeWords } from './fee-words.ts'
import { fieldOf, plain, valueOf, type Line } from './sheet-cells.ts'
import { makesNew } from './spread-rows.ts'

export interface SheetLines {
  readonly sheet: WorkbookSheet
  readonly lines: readonly Line[]
}

export interface Asking {
  readonly db: Queryable
  readonly records: Records
  readonly caller: Caller
  readonly buildingId: string
  readonly labels: ExportLabels
  readonly firstMonth: string
  readonly today: string
  /** Names of the building's card types by the kind of vehicle. */
  readonly cardTypes: ReadonlyMap<string, string>
  readonly fees: FeeWords
}

export const questionName = (sheet: string, column: string) => `${sheet}.${column}`

/** What the file leaves open, each asked once; answered ones stay, so that an answer can be changed. */
export async function findQuestions(
  asking: Asking,
  sheets: readonly SheetLines[],
  answers: readonly WorkbookAnswer[],
): Promise<WorkbookQuestion[]> {
  const found: WorkbookQuestion[] = []
  for (const { sheet, lines } of sheets)
    for (const column of sheet.columns) {
      const own = answers.filter(({ question }) => question === questionName(sheet.name, column.name))
      const question =
        column.asks === undefined
          ? undefined
          : column.asks === 'day'
            ? askDay(asking, { sheet, lines }, column)
            : await askWords(asking, { sheet, lines }, column)
      if (question !== undefined) found.push({ ...question, is_answered: isAnswered(question, own) })
    }
  return found
}

type Open = Omit<WorkbookQuestion, 'is_answered'>

function isAnswered({ kind, words }: Open, own: readonly WorkbookAnswer[]): boolean {
  if (kind === 'day') return own.length > 0
  const answered = new Set(own.map(({ word = '' }) => sameName(word)))
  return words.every(({ word }) => answered.has(sameName(word)))
}

/** Words that one question has at most: a column of more is no list of words, and each of its rows is refused. */
const mostWords = 500

function askDay(
  { firstMonth, today }: Asking,
  { sheet, lines }: SheetLines,
  column: WorkbookColumn,
): Open | undefined {
  const rows = lines.filter(({ cells }) => cells[column.name] === undefined).length
  if (rows === 0) return undefined
  const { field } = fieldOf(column)
  // What must not be after today is money from before: the day before the first month.
  const eve = addDays(`${firstMonth}-01`, -1)
  const proposed = 'latest' in field && field.latest === 'today' ? (eve < today ? eve : today) : ''
  return { ...nameOf(sheet, column), kind: 'day', rows, may_make: false, words: [], choices: [], proposed }
}

const nameOf = (sheet: WorkbookSheet, column: WorkbookColumn) => ({
  name: questionName(sheet.name, column.name),
  sheet: sheet.name,
  column: column.name,
})

async function askWords(asking: Asking, { sheet, lines }: SheetLines, column: WorkbookColumn) {
  const { field } = fieldOf(column)
  const isOfFees = column.asks === 'fees'
  const said = lines
    .flatMap(({ cells }) => cells[column.name] ?? [])
    .flatMap(({ text }) => (isOfFees ? asking.fees.wordsIn(text) : [text]))
  const target = kindOf(field).relation?.(field)?.target
  // What names what the caller may not read is not asked about, so that nobody guesses by it.
  if (target !== undefined && !mayRead(asking, asking.records.planOf(target).entity)) return undefined
  const isKnown = isOfFees
    ? (word: string) => asking.fees.meaning(word) !== undefined
    : target === undefined
      ? (word: string) => valueOf(column, { text: word, mark: 't' }, asking.labels) !== undefined
      : await knownIn(asking, target, said)
  const unknown = Map.groupBy(
    said.filter((word) => !isKnown(word)),
    sameName,
  )
  if (unknown.size === 0 || unknown.size > mostWords) return undefined
  const choices =
    target === undefined
      ? optionChoices(asking, column)
      : await recordChoices(asking, target, field as BelongsToField)
  const entity = target === undefined ? undefined : asking.records.planOf(target).entity
  const mayMake = column.asks === 'record' && entity !== undefined && mayCreate(asking, entity)
  const words = [...unknown.values()].map((same) => {
    const [word = ''] = same
    return {
      word,
      rows: same.length,
      proposed: proposalFor(asking, { sheet, lines, column, word, choices, mayMake }),
    }
  })
  return {
    ...nameOf(sheet, column),
    kind: 'words' as const,
    rows: words.reduce((sum, { rows }) => sum + rows, 0),
    may_make: mayMake,
    words,
    choices,
    proposed: '',
  }
}

const mayRead = ({ caller, buildingId }: Asking, { permission }: AnyEntity) =>
  caller.principal.decider.can(buildingId, permission, 'read')
const mayCreate = ({ caller, buildingId }: Asking, { permission }: AnyEntity) =>
  caller.principal.decider.can(buildingId, permission, 'create')

async function knownIn(
  { db, records, caller, buildingId }: Asking,
  target: string,
  words: readonly string[],
) {
  const plan = records.planOf(target)
  const extension = records.extensions.get(target)
  const known = await findNamedRecords(db, words, { target: plan, extension, caller, buildingId })
  return (word: string) => known.has(sameName(word))
}

type Choice = WorkbookQuestion['choices'][number]

function optionChoices({ labels, caller }: Asking, column: WorkbookColumn): Choice[] {
  const { entity, name, field } = fieldOf(column)
  const options =
    'options' in field && Array.isArray(field.options) ? (field.options as readonly string[]) : []
  const words = labels[entity.name]?.[caller.language].options?.[name]
  return options.map((value) => ({ value, label: words?.[value] ?? value }))
}

/** Records by what names them for an import: their code, or else their title. */
async function recordChoices(
  { records, caller, buildingId }: Asking,
  target: string,
  { where }: BelongsToField,
): Promise<Choice[]> {
  const { entity } = records.planOf(target)
  const only = where !== undefined && 'equals' in where ? { [where.field]: String(where.equals) } : {}
  const rows = await records.rows({ caller, entity }, { ...only, building_id: buildingId, limit: 'all' })
  const names = entity.fields['code'] === undefined ? entity.title : 'code'
  return rows.map((row) => ({ value: String(row[names]), label: String(row[entity.title]) }))
}

interface Proposing {
  readonly sheet: WorkbookSheet
  readonly lines: readonly Line[]
  readonly column: WorkbookColumn
  readonly word: string
  readonly choices: readonly Choice[]
  readonly mayMake: boolean
}

/** What is most likely meant: the usual word of a relationship, the type for that kind of vehicle, else a new record. */
function proposalFor(asking: Asking, { sheet, lines, column, word, choices, mayMake }: Proposing): string {
  const alike = choices.find(
    ({ value, label }) => plain(label) === plain(word) || plain(value) === plain(word),
  )
  if (alike !== undefined) return alike.value
  if (column.of === 'residency.relationship_id') {
    const [code] =
      Object.entries(relationWords).find(([, words]) => words.some((one) => plain(one) === plain(word))) ?? []
    const usual = choices.find(({ value }) => value === code)
    if (usual !== undefined) return usual.value
  }
  const kind = sheet.columns.find(({ name }) => name === 'vehicle_type')
  if (column.makes !== undefined && kind !== undefined) {
    const line = lines.find(({ cells }) => cells[column.name]?.text === word)
    const name = asking.cardTypes.get(String(valueOf(kind, line?.cells[kind.name], asking.labels)))
    const usual = choices.find(({ value }) => value === name)?.value
    if (usual !== undefined) return usual
  }
  return mayMake ? makesNew : ''
}

/** The answer that holds for a word: what was answered, or what is proposed until then. */
export function answersTo(questions: readonly WorkbookQuestion[], answers: readonly WorkbookAnswer[]) {
  const given = new Map<string, string>(
    answers.map((one) => [`${one.question} ${sameName(one.word ?? '')}`, one.answer]),
  )
  const proposed = new Map<string, string>(
    questions.flatMap(({ name, words }) =>
      words.map((one) => [`${name} ${sameName(one.word)}`, one.proposed] as const),
    ),
  )
  const asked = new Map(questions.map((one) => [one.name, one]))
  return {
    word(sheet: string, column: string, word: string): string | undefined {
      const key = `${questionName(sheet, column)} ${sameName(word)}`
      return proposed.has(key) ? (given.get(key) ?? proposed.get(key)) : undefined
    },
    day: (sheet: string, column: string): string | undefined =>
      given.get(`${questionName(sheet, column)} `) ?? asked.get(questionName(sheet, column))?.proposed,
  }
}
