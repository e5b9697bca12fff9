import { z } from 'zod'
import { languages } from '#core/language.ts'
import { defineCall, manage } from './call.ts'
import { fileFormat } from './book-calls.ts'
import { countedPeriodErrors, countedPeriodWith, openPeriodErrors, openPeriodWith } from './period.ts'
import { pageParams, wire } from './values.ts'

// Statistics of one form's answers. Each figure counts the answers that `listCountedAnswers` lists for it.

/** What the answers are counted by. */
export const statisticsRows = ['day', 'month', 'block'] as const
export type StatisticsRows = (typeof statisticsRows)[number]

const by = z.enum(statisticsRows, { error: 'invalid_option' }).default('day')

const shared = {
  method: 'GET',
  permission: { code: 'manage_visitor+manage_form', flag: 'read' },
  tag: 'registration_form',
  record: 'registration_form',
} as const

const errors = { 422: [...countedPeriodErrors, 'invalid_option'] } as const

export const readFormStatistics = defineCall({
  ...shared,
  id: 'readFormStatistics',
  path: manage('forms/{id}/statistics'),
  summary: 'What the answers of a form come to: by day, month or block, and for each of its fields',
  params: countedPeriodWith({ by }),
  reply: z.strictObject({
    data: z.strictObject({
      total: wire.count,
      /** As asked; months where the answers are of too many days to be counted one by one. */
      by: z.enum(statisticsRows),
      rows: z.array(z.strictObject({ key: z.string(), label: z.string(), answers: wire.count })),
      fields: z.array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          /** How many answers have something in it. */
          answered: wire.count,
          /** Each option, also one that nobody chose; `share` of those that have something, in percent. */
          options: z
            .array(
              z.strictObject({
                value: z.string(),
                label: z.string(),
                answers: wire.count,
                share: wire.amount.nullable(),
              }),
            )
            .nullable(),
          /** Of numbers and amounts; null where nobody gave any. */
          numbers: z
            .strictObject({
              sum: wire.amount,
              smallest: wire.amount,
              average: wire.amount,
              largest: wire.amount,
            })
            .nullable(),
          /** The latest ten texts. */
          latest: z
            .array(
              z.strictObject({ answer_id: wire.id, name: z.string(), value: z.string(), at: wire.moment }),
            )
            .nullable(),
        }),
      ),
    }),
  }),
  errors,
})

export const listCountedAnswers = defineCall({
  ...shared,
  id: 'listCountedAnswers',
  path: manage('forms/{id}/statistics/answers'),
  summary: 'The answers that a figure of the statistics counts, the latest first',
  params: countedPeriodWith({
    by,
    /** The key of a row; an empty one is the row of those that say nothing of it. */
    row: z.string().max(40).optional(),
    /** A field that has something in it, and what. */
    field: z.string().max(64).optional(),
    value: z.string().max(500).optional(),
    ...pageParams,
  }),
  reply: z.strictObject({
    data: z.strictObject({
      total: wire.count,
      rows: z.array(
        z.strictObject({
          id: wire.id,
          name: z.string(),
          apartment: z.string().nullable(),
          at: wire.moment,
          status: z.string(),
        }),
      ),
    }),
  }),
  errors: { 422: [...errors[422], 'invalid_number', 'too_many', 'too_long'] },
})

export const exportFormStatistics = defineCall({
  ...shared,
  id: 'exportFormStatistics',
  path: manage('forms/{id}/statistics/export'),
  summary: 'The statistics of a form as a file: xlsx or csv',
  params: countedPeriodWith({ by, format: fileFormat }),
  reply: 'file',
  errors: { 422: [...errors[422], 'too_many'], 429: ['too_many_requests'] },
})

export const printFormStatistics = defineCall({
  ...shared,
  id: 'printFormStatistics',
  path: manage('forms/{id}/statistics/pdf'),
  summary: 'The statistics of a form as a PDF',
  params: countedPeriodWith({ by, language: z.enum(languages).optional() }),
  reply: 'file',
  errors: { 422: [...errors[422], 'too_many'] },
})

export const exportFormAnswers = defineCall({
  ...shared,
  id: 'exportFormAnswers',
  path: manage('forms/{id}/answers/export'),
  summary: 'The answers of a form as a file, xlsx or csv: a column for each of its questions',
  params: openPeriodWith({ format: fileFormat }),
  reply: 'file',
  errors: { 422: [...openPeriodErrors, 'invalid_option', 'too_many'], 429: ['too_many_requests'] },
})
