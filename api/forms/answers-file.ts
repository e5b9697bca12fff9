import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { readSnapshot } from '#api/database/snapshot.ts'
import type { QueryParams } from '#api/http/query.ts'
import { mapPages } from '#api/ledger/report-file.ts'
import { answers as yesOrNo, sheetColumns, valueCell, type Cell } from '#api/records/present/export-cells.ts'
import { buildingName } from '#api/records/read/building-head.ts'
import { answerExport } from '#api/records/read/answer-export.ts'
import type { Ask, Records } from '#api/records/records.ts'
import type { RoomServices } from '#api/room.ts'
import { definedLabel, fieldsFromDefinitions, type FieldDefinition } from '#core/custom-fields.ts'
import { addDays, officeInstant } from '#core/days.ts'
import { maxPageSize } from '#core/limits.ts'
import type { Language } from '#core/language.ts'
import { exportFormAnswers } from '#domain/calls/form-statistics.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { definitionsOf, daysOf } from './asked-statistics.ts'
import { answersOf } from './taken-log.ts'

/** What a file says of each answer before what it answers. */
const own = ['created_at', 'name', 'phone_number', 'email', 'apartment_id', 'status', 'note']

/** The answers of a form as a file, as this caller may see them: a row for each answer, a column for each question. */
export function answersFileRoutes(app: FastifyInstance, { db, records, labels }: RoomServices): void {
  answerCall(app, exportFormAnswers, async ({ record: form, params, ...request }) => {
    const caller = request.caller()
    const { format, ...period } = params()
    const { from, to } = daysOf(period)
    const { language } = caller
    const query = {
      building_id: form.building_id,
      form_id: form.id,
      ...(from === null ? {} : { 'created_at[gte]': officeInstant(from) }),
      ...(to === null ? {} : { 'created_at[lt]': officeInstant(addDays(to, 1)) }),
      with: 'apartment',
      sort: 'created_at,id',
    }
    const ask = { caller, entity: formAnswer }
    const columns = sheetColumns({ plan: records.planOf(formAnswer), names: own, language, labels })
    const asked = questionsOf(definitionsOf(form), language)
    return answerExport(db, caller, {
      ...answersOf(form),
      name: `form-answers-${form.id}`,
      format,
      sheet: form.name,
      whose: await buildingName(db, form.building_id),
      titles: [...columns, ...asked].map(({ title }) => title),
      count: async () => Number((await records.list(ask, { ...query, limit: '1' }))['total']),
      read: (work) =>
        readSnapshot(db, (tx) =>
          work(
            mapPages(pagesOf(records.within(tx), ask, query), (row) => [
              ...columns.map((column) => column.cell(row)),
              ...asked.map((question) => question.cell(row.answers)),
            ]),
          ),
        ),
    })
  })
}

/** Page after page, from one snapshot. */
async function* pagesOf(records: Records, ask: Ask<typeof formAnswer>, query: QueryParams) {
  for (let page = 1; ; page += 1) {
    const rows = await records.rows(ask, { ...query, page: String(page), limit: String(maxPageSize) })
    if (rows.length > 0) yield rows
    if (rows.length < maxPageSize) return
  }
}

interface Question {
  readonly title: string
  readonly cell: (answers: unknown) => Cell
}

function questionsOf(definitions: readonly FieldDefinition[], language: Language): Question[] {
  const fields = fieldsFromDefinitions(definitions)
  const [yes, no] = yesOrNo[language]
  const words = { language, yes, no, label: (option: string) => option }
  return definitions.flatMap((one) => {
    const field = fields[one.key]
    if (field === undefined) return []
    const cell = (answers: unknown) => valueCell(field, isRecord(answers) ? answers[one.key] : null, words)
    return [{ title: definedLabel(one, language), cell }]
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
