import type { FastifyInstance } from 'fastify'
import { answerCall } from '#api/calls/answer-call.ts'
import { exactNumber } from '#api/records/present/export-cells.ts'
import { presentOutcome } from '#api/records/present/present-own.ts'
import { answerReportPage, mapPages, onePage } from '#api/ledger/report-file.ts'
import { answerExport } from '#api/records/read/answer-export.ts'
import { buildingHead } from '#api/records/read/building-head.ts'
import {
  exportFormStatistics,
  listCountedAnswers,
  printFormStatistics,
  readFormStatistics,
} from '#domain/calls/form-statistics.ts'
import type { DocumentPage } from '#domain/documents/page.ts'
import { formStatisticsWords } from '#domain/form-statistics-words.ts'
import { formatDecimal } from '#domain/money/money-text.ts'
import { madeText, periodText } from '#domain/reports/paper-texts.ts'
import { daysOf, definitionsOf } from './asked-statistics.ts'
import { readStatistics } from './read-statistics.ts'
import { statisticsLines } from './statistics-lines.ts'
import { countedAnswers } from './statistics-sql.ts'
import { answersOf } from './taken-log.ts'

/** What the answers of a form come to: on the screen, the answers behind each figure, as a file and on paper. */
export function statisticsRoutes(app: FastifyInstance): void {
  const { db } = app.callServices

  answerCall(app, readFormStatistics, async ({ record, caller, params }) => {
    const { by, ...period } = params()
    const { language } = caller()
    const asked = { ...daysOf(period), ...placeOf(record), by, language }
    return { data: presentOutcome(await readStatistics(db, definitionsOf(record), asked)) }
  })

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

  answerCall(app, exportFormStatistics, async ({ record, params, ...request }) => {
    const caller = request.caller()
    const { by, format, ...period } = params()
    const asked = { ...daysOf(period), ...placeOf(record), by, language: caller.language }
    const words = formStatisticsWords[caller.language]
    const [statistics, head] = await Promise.all([
      readStatistics(db, definitionsOf(record), asked),
      buildingHead(db, asked.buildingId),
    ])
    const lines = statisticsLines(statistics, caller.language)
    return answerExport(db, caller, {
      ...answersOf(record),
      name: fileName(record.id),
      format,
      sheet: words.title,
      above: [
        words.title,
        record.name,
        head?.name ?? '',
        periodText(asked),
        madeText({ language: caller.language, by: caller.principal.name, at: new Date().toISOString() }),
      ]
        .filter((text) => text !== '')
        .map((text) => [text]),
      titles: [words.question, words.answer, words.responses, words.share],
      count: () => Promise.resolve(lines.length),
      read: (work) =>
        work(
          mapPages(onePage(lines), ({ question, answer, count, share }) => [
            question,
            answer,
            count,
            share === null ? null : exactNumber(share),
          ]),
        ),
    })
  })

  answerCall(app, printFormStatistics, async ({ record, params, ...request }) => {
    const caller = request.caller()
    const { by, language = caller.language, ...period } = params()
    const asked = { ...daysOf(period), ...placeOf(record), by, language }
    const words = formStatisticsWords[language]
    const [statistics, head] = await Promise.all([
      readStatistics(db, definitionsOf(record), asked),
      buildingHead(db, asked.buildingId),
    ])
    const number = (value: string, digits: number) => formatDecimal(value, { language, digits })
    const page: DocumentPage = {
      language,
      head: { name: head?.name ?? '', lines: [head?.address ?? ''] },
      title: words.title,
      under: [record.name, periodText(asked)].filter((text) => text !== ''),
      table: {
        columns: [
          { title: words.question, share: 1 },
          { title: words.answer, share: 1 },
          { title: words.responses, align: 'right' },
          { title: words.share, align: 'right' },
        ],
        rows: statisticsLines(statistics, language).map(({ question, answer, count, share }) => [
          question,
          answer,
          count === null ? '' : number(String(count), 0),
          share === null ? '' : number(share, 1),
        ]),
      },
      notes: [madeText({ language, by: caller.principal.name, at: new Date().toISOString() })],
    }
    return answerReportPage(db, caller, page, { ...answersOf(record), name: fileName(record.id) })
  })
}

const placeOf = (form: { readonly id: string; readonly building_id: string }) => ({
  buildingId: form.building_id,
  formId: form.id,
})

const fileName = (id: string) => `form-statistics-${id}`
