import { monthOf } from '#core/days.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { WorkbookAnswer, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookPart, WorkbookSheet } from '#domain/workbook/sheet.ts'
import { building } from '#entities/property/building.ts'
import { vehicleCardType } from '#entities/parking/vehicle-card-type.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { today } from '../calendar/today.ts'
import type { Caller } from '../context.ts'
import type { ImportParts } from '../imports/runs.ts'
import { unaccent } from '#core/text.ts'
import { floorsIn } from './floors.ts'
import { answersTo, findQuestions, type SheetLines } from './questions.ts'
import { fieldOf, typed, valueOf } from './sheet-cells.ts'
import { makesNew, spreadSheet, type PartRow, type SpreadFacts, type SpreadPart } from './spread-rows.ts'
import { crossNotes, type Note } from './cross-rules.ts'

export interface Prepared {
  readonly questions: readonly WorkbookQuestion[]
  /** In the order in which they are imported: what answers make first. */
  readonly parts: readonly SpreadPart[]
  readonly notes: readonly Note[]
}

const firstMonthOf = query({
  row: columns(building, ['deploy_month']),
  takes: { id: 'bigint' },
  sql: ({ id }) => `select deploy_month from building where id = ${id}`,
})

/** What the sheets of a file become, before any of it is tried out. */
export async function prepareParts(
  { db, records, labels }: Pick<ImportParts, 'db' | 'records' | 'labels'>,
  caller: Caller,
  {
    buildingId,
    sheets,
    answers,
  }: {
    readonly buildingId: string
    readonly sheets: readonly SheetLines[]
    readonly answers: readonly WorkbookAnswer[]
  },
): Promise<Prepared> {
  const [place] = await firstMonthOf(db, { id: buildingId })
  const day = today()
  const firstMonth = place?.deploy_month ?? monthOf(day)
  const cardTypes = await readCardTypes({ records, caller, buildingId })
  const asking = { db, records, caller, buildingId, labels, firstMonth, today: day, cardTypes }
  const questions = await findQuestions(asking, sheets, answers)
  const answered = answersTo(questions, answers)
  const counts = new Map<string, number>()
  const byName = new Map<string, WorkbookSheet>(sheets.map(({ sheet }) => [sheet.name, sheet]))
  const read: SpreadFacts['read'] = (sheet, column, cell) => {
    const found = byName.get(sheet)?.columns.find(({ name }) => name === column)
    return found === undefined ? undefined : valueOf(found, cell, labels)
  }
  const facts: SpreadFacts = {
    today: day,
    firstMonth,
    answerTo: answered.word,
    dayFor: answered.day,
    handovers: handoversIn(sheets, read, answered.day('apartments', 'handover_date')),
    floors: floorsIn(sheets.find(({ sheet }) => sheet.name === 'apartments')?.lines ?? []),
    cardTypes,
    read,
    mayApprove: (entity) =>
      caller.principal.decider.can(buildingId, records.planOf(entity).entity.permission, 'approve'),
    countOf(key) {
      const before = counts.get(key) ?? 0
      counts.set(key, before + 1)
      return before
    },
  }
  return {
    questions,
    parts: [
      ...madeParts({ records }, sheets, { questions, answered }),
      ...sheets.flatMap(({ sheet, lines }) => spreadSheet(sheet, lines, facts)),
    ],
    notes: crossNotes(sheets, facts),
  }
}

/** The first active type for each kind of vehicle, by its code; none where the caller may not read them. */
async function readCardTypes({
  records,
  caller,
  buildingId,
}: Pick<ImportParts, 'records'> & { caller: Caller; buildingId: string }): Promise<
  ReadonlyMap<string, string>
> {
  if (!caller.principal.decider.can(buildingId, vehicleCardType.permission, 'read')) return new Map()
  const rows = await records.rows(
    { caller, entity: vehicleCardType },
    { building_id: buildingId, is_active: '1', limit: 'all', sort: '-code' },
  )
  return new Map(rows.map(({ vehicle_type, code }) => [String(vehicle_type), String(code)]))
}

function handoversIn(
  sheets: readonly SheetLines[],
  read: SpreadFacts['read'],
  otherwise: string | undefined,
): ReadonlyMap<string, string> {
  const lines = sheets.find(({ sheet }) => sheet.name === 'apartments')?.lines ?? []
  return new Map(
    lines.flatMap(({ cells }): [string, string][] => {
      const { code, handover_date: cell } = cells
      const day = cell === undefined ? otherwise : read('apartments', 'handover_date', cell)
      return code === undefined || typeof day !== 'string' || day === ''
        ? []
        : [[code.text.toLowerCase(), day]]
    }),
  )
}

/** Records that are made of the file's words, each with a code and a name. */
function madeParts(
  { records }: Pick<ImportParts, 'records'>,
  sheets: readonly SheetLines[],
  { questions, answered }: { questions: readonly WorkbookQuestion[]; answered: ReturnType<typeof answersTo> },
): SpreadPart[] {
  return questions.flatMap((question): SpreadPart[] => {
    const { sheet, lines } = sheets.find((one) => one.sheet.name === question.sheet) ?? {}
    const column = sheet?.columns.find(({ name }) => name === question.column)
    if (sheet === undefined || lines === undefined || column === undefined || !question.may_make) return []
    const { field } = fieldOf(column)
    const { entity } = records.planOf('target' in field ? String(field.target) : '')
    const codes = new Set<string>()
    const rows = question.words.flatMap(({ word }, at): PartRow[] => {
      if (answered.word(sheet.name, column.name, word) !== makesNew) return []
      const line = lines.find(({ cells }) => cells[column.name]?.text.toLowerCase() === word.toLowerCase())
      const cells = { [entity.title]: typed(word), code: typed(codeOf(entity, word, { at, codes })) }
      return line === undefined ? [] : [{ number: line.number, cells }]
    })
    const part: WorkbookPart = {
      entity: entity.name,
      fields: { code: column.name, [entity.title]: column.name },
    }
    return rows.length === 0 ? [] : [{ sheet, part, rows: rows.toSorted((a, b) => a.number - b.number) }]
  })
}

/** `2 phòng ngủ` has the code `2-PHONG-NGU`; a word without Latin letters has a number. */
function codeOf(
  { name }: AnyEntity,
  word: string,
  { at, codes }: { at: number; codes: Set<string> },
): string {
  const latin = unaccent(word)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 20)
  const isPlain = latin !== '' && !codes.has(latin)
  const code = isPlain ? latin : `${name.slice(0, 1).toUpperCase()}-${at + 1}`
  codes.add(code)
  return code
}
