import { z } from 'zod'
import { boolean, longText, manyToMany, money, month, number, select } from '#core/fields/index.ts'
import { envelopeFields } from '#core/wire/body.ts'
import { obstacleReasons, feeTypes, lineTypes } from '../money/fee-types.ts'
import { defineCall, manage } from './call.ts'
import { chargeTrace } from './charge-trace.ts'
import { historyLine, wire } from './values.ts'

const { id, amount, count } = wire
const permission = {
  read: { code: 'manage_fee', flag: 'read' },
  approve: { code: 'manage_fee', flag: 'approve' },
} as const
const tag = 'fee'

/** Why a fee cannot be reckoned anew from another index. */
const uncorrectable = {
  422: ['fee_not_reckoned', 'later_reading_confirmed', 'index_runs_backwards'],
} as const

/** Which drafts are approved. */
const drafts = {
  fields: {
    building_id: envelopeFields.building_id,
    ids: manyToMany('fee', { max: 1_000 }),
    month: month(),
    fee_type: select({ options: lineTypes }),
    group_fee_slip_id: manyToMany('group_fee_slip', { max: 1 }),
  },
} as const

/** Approves the drafts that `ids` names, or all of a month, of one type, of a run; never all by leaving all out. */
export const approveFees = defineCall({
  id: 'approveFees',
  method: 'POST',
  path: manage('fees/approve'),
  permission: permission.approve,
  summary: 'Approve draft fees: by id, or all of a month, a type or a run',
  tag,
  inBuilding: true,
  writes: { touches: ['fee', 'debt', 'fee_slip', 'prepayment', 'prepayment_portion'] },
  repeatable: true,
  body: drafts,
  reply: z.strictObject({
    /** One for each of `ids`; empty where none was named. */
    data: z.array(z.strictObject({ id, ok: z.boolean(), errorCode: z.string().optional() })),
    /** Drafts that this call has approved. */
    approved: count,
  }),
  errors: { 422: ['required'] },
})

/** What approving these drafts would do; nothing is changed. */
export const foretellApproval = defineCall({
  id: 'foretellApproval',
  method: 'POST',
  path: manage('fees/approve/preview'),
  permission: permission.approve,
  summary: 'Preview an approval: how many fees, their sum, and when they are due',
  tag,
  inBuilding: true,
  body: drafts,
  reply: z.strictObject({
    data: z.strictObject({
      fees: count,
      amount,
      /** Drafts that stay: they have no amount yet, or their month is closed. */
      left_out: count,
      /** Of `fees`, those whose reading somebody should look at first: none was used, or far more than usual. */
      flagged: count,
      /** Between these days the fees are due; null where none is approved. */
      due_from: wire.day.nullable(),
      due_to: wire.day.nullable(),
    }),
  }),
  errors: { 422: ['required'] },
})

/** What keeps a run from charging: each reason once for a fee type, with how many it concerns. */
const obstacles = z.array(
  z.strictObject({
    reason: z.enum(obstacleReasons),
    /** Null: every fee. */
    fee_setting_id: id.nullable(),
    name: z.string().nullable(),
    fee_type: z.enum(feeTypes).nullable(),
    /** Fees that are not made, or rest on what nobody has said; of one fee, or without a handover, as many apartments. */
    fees: count,
    /** Where readings are missing: the apartments that have a meter; null of a run that is over. */
    of: count.nullable(),
  }),
)

/** How many apartments a run would charge, and what it would not charge and why; nothing is started. */
export const foretellRun = defineCall({
  id: 'foretellRun',
  method: 'POST',
  path: manage('group-fee-slips/preview'),
  permission: { code: 'manage_fee', flag: 'create' },
  summary: 'Preview a run: how many apartments it would charge, and what keeps it from charging',
  tag,
  inBuilding: true,
  body: {
    fields: {
      building_id: envelopeFields.building_id,
      month: month({ required: true }),
      all_apartments: boolean({ required: true, default: false }),
      blocks: manyToMany('block', { max: 200 }),
      apartments: manyToMany('apartment', { max: 5000 }),
      /** Left out: all that are in use. */
      fee_settings: manyToMany('fee_setting'),
    },
  },
  reply: z.strictObject({ data: z.strictObject({ apartments: count, obstacles }) }),
})

/** How many fees a run could not make, by reason and fee; and how many of its apartments wait for their handover. */
export const readRunErrors = defineCall({
  id: 'readRunErrors',
  method: 'GET',
  path: manage('group-fee-slips/{id}/error-counts'),
  permission: permission.read,
  summary: 'The fees that a run could not make, by reason and fee',
  tag,
  record: 'group_fee_slip',
  reply: z.strictObject({ data: obstacles }),
})

const difference = { before: amount, after: amount, difference: amount }

/** The result that a correction would have; nothing is changed. */
export const foretellReissue = defineCall({
  id: 'foretellReissue',
  method: 'GET',
  path: manage('fees/{id}/reissue'),
  permission: permission.approve,
  summary: 'Preview a correction',
  tag,
  record: 'fee',
  params: { fields: { new_index: number({ min: 0, scale: 3 }) } },
  reply: z.strictObject({ data: z.strictObject(difference) }),
  errors: uncorrectable,
})

/** Voids an approved fee that nobody has paid anything of, and issues its replacement. */
export const reissueFee = defineCall({
  id: 'reissueFee',
  method: 'POST',
  path: manage('fees/{id}/reissue'),
  permission: permission.approve,
  summary: 'Void an approved fee and issue its replacement',
  tag,
  record: 'fee',
  writes: { touches: ['fee', 'debt', 'fee_slip'] },
  repeatable: true,
  body: {
    fields: {
      new_index: number({ min: 0, scale: 3 }),
      reason: longText({ required: true, maxLength: 500 }),
      amount: money({ min: '0' }),
    },
  },
  reply: z.strictObject({ data: z.strictObject({ voided: id, issued: id, ...difference }) }),
  errors: { ...uncorrectable, 409: ['fee_paid', 'fee_not_open', 'fee_adjusted'] },
})

/** The calculation of a fee as stored when it was created; null if none was stored. */
export const readFeeTrace = defineCall({
  id: 'readFeeTrace',
  method: 'GET',
  path: manage('fees/{id}/trace'),
  permission: permission.read,
  summary: 'The calculation of a fee',
  tag,
  record: 'fee',
  reply: z.strictObject({ data: chargeTrace.nullable() }),
})

export const listFeeLogs = defineCall({
  id: 'listFeeLogs',
  method: 'GET',
  path: manage('fees/logs/{id}'),
  permission: permission.read,
  summary: 'The log of a fee',
  tag,
  params: z.object({ page: z.string().optional(), limit: z.string().optional() }),
  reply: z.looseObject({ data: z.array(historyLine), total: count }),
})
