import { z } from 'zod'
import { meteredKinds, meteredTypes, type MeteredType } from '../metered-kinds.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, reportMonth, sentId, wire } from './values.ts'

/** The most readings that one call saves: a sheet pasted at once. */
export const roundRows = 1_000

/** A meter in the round of a month. Numbers are decimal text, in the meter's unit. */
export const roundRow = z.strictObject({
  meter_id: wire.id,
  meter: z.string(),
  /** The apartment's, for those who may read apartments. */
  apartment_id: wire.id.nullable(),
  apartment: z.string().nullable(),
  block_id: wire.id.nullable(),
  block: z.string().nullable(),
  floor: z.int().nullable(),
  charge_factor: wire.amount,
  /** Where the month continues: the last confirmed index before it, or the one that the meter starts from. */
  previous: wire.amount,
  /** What the last three confirmed months used on average; null: none has been read. */
  usual: wire.amount.nullable(),
  /** It could not be read in that month; the meter's record has the photo. */
  is_missed: z.boolean(),
  /** The month's reading; null: not read yet. */
  reading: z
    .strictObject({
      id: wire.id,
      version: z.int(),
      new_number: wire.amount,
      replaced: z.boolean(),
      replaced_consumption: wire.amount.nullable(),
      consumption: wire.amount.nullable(),
      status: z.enum(['draft', 'confirmed']),
      has_image: z.boolean(),
      /** Who changed it last; null: nobody of the office. */
      by: z.string().nullable(),
    })
    .nullable(),
})

const floorAsked = z
  .union([z.literal(''), z.string().regex(/^-?\d{1,3}$/)], { error: 'invalid_number' })
  .optional()
  .transform((value) => (value === undefined || value === '' ? undefined : Number(value)))

const place = {
  building_id: buildingId,
  month: reportMonth,
  block_id: z
    .union([z.literal(''), sentId])
    .optional()
    .transform((value) => (value === '' ? undefined : value)),
  floor: floorAsked,
}

/** A cell's row as it was typed or pasted; what is wrong with it comes back at the row. */
const sentRow = z.strictObject({
  /** The meter's id; or `name`: its code, or the code of its apartment. */
  meter_id: sentId.optional(),
  name: z.string().max(100).optional(),
  /** As a decimal number with a point; anything else is refused at the row. */
  new_number: z.string().max(40),
  replaced: z.boolean().optional(),
  replaced_consumption: z.string().max(40).optional(),
  /** The version of the reading that the writer has seen; 0: there was none. Absent: whatever there is. */
  version: z.int().min(0).optional(),
  /** The writer has confirmed that it is far above the usual. */
  confirmed: z.boolean().optional(),
})
export type SentRow = z.output<typeof sentRow>

const rowList = z
  .array(sentRow, { error: 'required' })
  .min(1, { error: 'required' })
  .refine(({ length }) => length <= roundRows, {
    error: 'too_many',
    params: { limits: { max: roundRows } },
  })

/** A form has them as JSON text: a thousand rows are more parts than a form may have. */
const sentRows = z.union([
  rowList,
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' })
        return z.NEVER
      }
    })
    .pipe(rowList),
])

const fault = z.strictObject({
  /** The field of the reading that it is about. */
  field: z.string(),
  code: z.string(),
  message: z.string(),
})

/** The calls on the readings of one kind of meter. */
const roundOf = ({ path, round, permission: code, reading: tag }: (typeof meteredKinds)[MeteredType]) => ({
  read: defineCall({
    id: `read${round}Round`,
    method: 'GET',
    path: manage(`${path}/round` as const),
    permission: { code, flag: 'read' },
    summary: 'The meters of a month’s round with their readings, and how far each floor is',
    tag,
    inBuilding: true,
    params: z.object(place),
    reply: z.strictObject({
      data: z.strictObject({
        rows: z.array(roundRow),
        /** Every floor of the building, whatever was asked for. */
        places: z.array(
          z.strictObject({
            block_id: wire.id.nullable(),
            block: z.string().nullable(),
            floor: z.int().nullable(),
            meters: wire.count,
            read: wire.count,
            confirmed: wire.count,
          }),
        ),
        /** The month’s books are closed: nothing is entered any more. */
        is_closed: z.boolean(),
      }),
    }),
    errors: { 422: ['report_period_required'] },
  }),
  save: defineCall({
    id: `save${round}Round`,
    method: 'POST',
    path: manage(`${path}/round` as const),
    permission: { code, flag: 'create' },
    summary:
      'Saves readings of a month, up to a thousand at once: the good ones are stored, the bad ones come back',
    tag,
    inBuilding: true,
    writes: {},
    body: z.object({ building_id: buildingId, month: reportMonth, rows: sentRows }),
    reply: z.strictObject({
      data: z.strictObject({
        /** The rows of meters that were written, or already said the same. */
        saved: z.array(roundRow),
        refused: z.array(
          z.strictObject({
            /** The row’s place in what was sent, from 0. */
            at: wire.count,
            meter_id: wire.id.nullable(),
            errors: z.array(fault),
            /** It is saved when sent again as confirmed: what it usually is, and what it would be. */
            confirm: z.strictObject({ old: wire.amount, new: wire.amount, percent: z.int() }).optional(),
          }),
        ),
      }),
    }),
    errors: { 422: ['report_period_required', 'too_many'] },
  }),
  stand: defineCall({
    id: `standIn${round}Round`,
    method: 'POST',
    path: manage(`${path}/round/presence` as const),
    permission: { code, flag: 'create' },
    summary: 'Tells those who have the round open in which meter’s cell the writer stands; nothing is kept',
    tag,
    inBuilding: true,
    body: z.object({
      building_id: buildingId,
      month: reportMonth,
      /** Empty: in none any more. */
      meter_id: z.union([z.literal(''), sentId]),
    }),
    reply: z.strictObject({ data: z.strictObject({ told: z.boolean() }) }),
    errors: { 422: ['report_period_required'] },
  }),
  approve: defineCall({
    id: `approve${round}Round`,
    method: 'POST',
    path: manage(`${path}/round/approve` as const),
    permission: { code, flag: 'approve' },
    summary:
      'Confirms the drafts of a month’s round, or of one block or floor of it, so that fees are made from them',
    tag,
    inBuilding: true,
    writes: {},
    body: z.object(place),
    reply: z.strictObject({
      data: z.strictObject({
        confirmed: wire.count,
        refused: z.array(z.strictObject({ meter_id: wire.id, errors: z.array(fault) })),
      }),
    }),
    errors: { 422: ['report_period_required'] },
  }),
})

/** The calls of a round, whichever its meters are. */
export type RoundCalls = ReturnType<typeof roundOf>

/** By the fee that the meters are read for. */
export const roundCalls = Object.fromEntries(
  meteredTypes.map((type) => [type, roundOf(meteredKinds[type])]),
) as Readonly<Record<MeteredType, RoundCalls>>
export const allRoundCalls = Object.values(roundCalls).flatMap((of) => Object.values(of))

/** Names a cell in the messages that tell who stands where. */
export const roundCell = (month: string, meterId: string) => `${month}/${meterId}`
