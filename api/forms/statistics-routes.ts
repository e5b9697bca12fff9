import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import { answerBook, linesOf } from '#api/ledger/answer-book.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import {
  exportFormStatistics,
  listCountedAnswers,
  printFormStatistics,
  readFormStatistics,
  type StatisticsRows,
} from '#domain/calls/form-statistics.ts'
import { formStatisticsBook } from '#domain/reports/books.ts'
import { periodText } from '#domain/reports/paper-texts.ts'
import type { registrationForm } from '#entities/forms/registration-form.ts'
import type { StoredFor } from '#api/records/typed.ts'
import { daysOf, definitionsOf } from './asked-statistics.ts'
import { readStatistics } from './read-statistics.ts'
import { statisticsLines } from './statistics-lines.ts'
import { countedAnswers } from './statistics-sql.ts'
import { answersOf } from './taken-log.ts'

type Form = Pick<StoredFor<typeof registrationForm>, 'id' | 'building_id' | 'name' | 'fields'>

interface Asked {
  readonly by: StatisticsRows
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What the answers of a form come to: on the screen, the answers behind each figure, as a file and on paper. */
export function statisticsRoutes(app: FastifyInstance, services: RoomServices): void {
  const { db } = services
  const read = (form: Form, { by, ...period }: Asked, { language }: Caller) =>
    readStatistics(db, definitionsOf(form), { ...daysOf(period), ...placeOf(form), by, language })

  answerCall(app, readFormStatistics, async ({ record, caller, params }) => ({
    data: presentOutcome(await read(record, params(), caller())),
  }))

  answerCall(app, listCountedAnswers, async ({ record, params }) => {
    const { by, page, limit, row = null, field = null, value = null, ...period } = params()
    const rows = await countedAnswers(
      db,
      { ...daysOf(period), ...placeOf(record), row, field, value, limit, skip: (page - 1) * limit },
      by,
    )
    return {
      data: presentOutcome({
        total: rows[0]?.total ?? 0,
        rows: rows.map(({ id, name, apartment, created_at, status }) => ({
          id,
          name,
          apartment,
          at: created_at,
          status,
        })),
      }),
    }
  })

  const take = async (
    form: Form,
    asked: Asked & { readonly format: 'xlsx' | 'csv' | 'pdf' },
    caller: Caller,
  ) => {
    const lines = statisticsLines(await read(form, asked, caller), caller.language)
    const { buildingId, ...about } = answersOf(form)
    return answerBook(services, { buildingId, caller, format: asked.format }, formStatisticsBook, {
      ...linesOf(lines),
      name: `${formStatisticsBook.file}-${form.id}`,
      under: [form.name, periodText(daysOf(asked))],
      about,
    })
  }

  answerCall(app, exportFormStatistics, ({ record, caller, params }) => take(record, params(), caller()))

  answerCall(app, printFormStatistics, ({ record, caller, params }) => {
    const { language = caller().language, ...asked } = params()
    return take(record, { ...asked, format: 'pdf' }, { ...caller(), language })
  })
}

const placeOf = (form: Form) => ({ buildingId: form.building_id, formId: form.id })
