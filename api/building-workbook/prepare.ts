import { monthOf } from '#core/days.ts'
import type { WorkbookAnswer, WorkbookQuestion } from '#domain/calls/building-workbook.ts'
import type { WorkbookSheet } from '#domain/workbook/sheet.ts'
import { tariff } from '#entities/fees/tariff.ts'
import { building } from '#entities/property/building.ts'
import { countryOf, officeLanguage } from '#domain/countries.ts'
import { vehicleCardType } from '#entities/parking/vehicle-card-type.ts'
import { columns } from '#api/sql/column.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { today } from '../calendar/today.ts'
import { sqlOfficeDay } from '../database/office-day.ts'
import type { Caller } from '../context.ts'
import type { ImportParts } from '../imports/runs.ts'
import { readFeeWords } from './fee-words.ts'
import { floorsIn } from './floors.ts'
import { answersTo, findQuestions, type SheetLines } from './questions.ts'
import { fieldOf, valueOf } from './sheet-cells.ts'
import { spreadSheet, type SpreadFacts, type SpreadPart } from './spread-rows.ts'
import { crossNotes, type Note } from './cross-rules.ts'
import { madeParts } from './made-parts.ts'
import { readOpenedDebts } from './opened-debts.ts'

export interface Prepared {
  readonly questions: readonly WorkbookQuestion[]
  /** In the order in which they are imported: what answers make first. */
  readonly parts: readonly SpreadPart[]
  readonly notes: readonly Note[]
}

const placeOf = query({
  row: { ...columns(building, ['deploy_month', 'country', 'currency_code']), is_per_person: 'boolean' },
  takes: { id: 'bigint' },
  sql: ({ id }) =>
    `select b.deploy_month, b.country, b.currency_code, exists (select from tariff t
          join fee_setting s on s.id = t.fee_setting_id and s.is_active and s.deleted_at is null
          where t.building_id = b.id and t.deleted_at is null and t.per = ${optionsOf(tariff, 'per').person}
            and coalesce(t.valid_to >= ${sqlOfficeDay()}, true)) as is_per_person
      from building b where b.id = ${id}`,
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
  const [place] = await placeOf(db, { id: buildingId })
  const day = today()
  const firstMonth = place?.deploy_month ?? monthOf(day)
  const cardTypes = await readCardTypes({ records, caller, buildingId })
  const fees = await readFeeWords({ records, labels, caller, buildingId })
  const asking = { db, records, caller, buildingId, labels, firstMonth, today: day, cardTypes, fees }
  const questions = await findQuestions(asking, sheets, answers)
  const answered = answersTo(questions, answers)
  const office = place === undefined ? 'vi' : officeLanguage(countryOf(place), 'en')
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
    fees,
    opened: byName.has('debts') ? await readOpenedDebts(db, buildingId) : new Map(),
    isPerPerson: place?.is_per_person ?? false,
    wordOf(sheet, column, option) {
      const found = byName.get(sheet)?.columns.find(({ name }) => name === column)
      if (found === undefined) return option
      const { entity, name } = fieldOf(found)
      return labels[entity.name]?.[office].options?.[name]?.[option] ?? option
    },
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
