import { z } from 'zod'
import { passVerdicts } from '../visitor-pass.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, wire } from './values.ts'

/** What a pass tells: whom it lets in, where to, and from when until when. */
const visit = {
  name: z.string(),
  people_count: wire.count,
  /** The apartment's code. */
  apartment: z.string(),
  from_time: wire.moment,
  to_time: wire.moment,
}

/** As typed, scanned, or as the link of its page. */
const code = z.string({ error: 'required' }).max(300, { error: 'pass_not_found' })

const gate = z.strictObject({
  data: z.strictObject({
    verdict: z.enum(passVerdicts),
    /** Null for a pass of another building, and for none. */
    visitor: z
      .strictObject({
        id: wire.id,
        code: z.string(),
        ...visit,
        license_plate: z.string().nullable(),
        checked_in_at: wire.moment.nullable(),
        checked_out_at: wire.moment.nullable(),
        reject_reason: z.string().nullable(),
      })
      .nullable(),
    /** What the call did; null: nothing, for the reason that `verdict` names. */
    done: z.enum(['entered', 'left']).nullable(),
  }),
})

const atGate = (flag: 'read' | 'update') =>
  ({
    method: 'POST',
    permission: { code: 'manage_visitor', flag },
    tag: 'visitor',
    inBuilding: true,
    body: z.object({ building_id: buildingId, code }),
    reply: gate,
  }) as const

export const checkPass = defineCall({
  ...atGate('read'),
  id: 'checkPass',
  path: manage('visitors/gate/check'),
  summary: 'Whether a visitor’s pass opens the gate now, and why not',
})

export const enterByPass = defineCall({
  ...atGate('update'),
  writes: {},
  id: 'enterByPass',
  path: manage('visitors/gate/enter'),
  summary: 'Let the guest of a pass in; of many tries at once one is an entry',
})

export const leaveByPass = defineCall({
  ...atGate('update'),
  writes: {},
  id: 'leaveByPass',
  path: manage('visitors/gate/leave'),
  summary: 'Write that the guest of a pass has left',
})

/** Whoever has the code has the pass. */
export const readVisitorPass = defineCall({
  id: 'readVisitorPass',
  method: 'POST',
  path: '/v1/visitor-pass',
  permission: 'public',
  tag: 'visitor',
  summary: 'A visitor’s pass, for its guest',
  /** `id`: only if the pass is this visit's. */
  body: z.object({ code, id: wire.id.optional() }),
  reply: z.strictObject({
    data: z.strictObject({
      ...visit,
      building: z.string(),
      address: z.string(),
      /** None of the verdicts about other passes. */
      verdict: z.enum(passVerdicts),
    }),
  }),
  errors: { 403: ['order_expired'], 404: ['pass_not_found'] },
})
