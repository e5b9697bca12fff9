import { apiError, ApiError } from '#api/http/error.ts'
import { onBehalfOf } from '#api/auth/on-behalf.ts'
import { madeKinds, type MadeKind } from '#api/banks/made-of-line.ts'
import { releaseLines } from '#api/ledger/line-documents.ts'
import {
  hooksOf,
  type AfterContext,
  type Hooks,
  type Moments,
  type NamedExtension,
} from '#api/records/extension.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { ledgerDocuments } from '#api/ledger/documents.ts'

/**
 * A document that is made of a bank line books it: the line is matched in the transaction of the approval, and whoever may
 * approve approves by making it. Voiding any document lets its lines wait again. Other entities' extensions stay as they are.
 */
export function withLineBooking(named: NamedExtension): NamedExtension {
  const kind = madeKinds.find((one) => one === named.entity)
  if (kind === undefined) return named
  const { create, on = {} } = named.extension
  return {
    ...named,
    extension: {
      ...named.extension,
      // The form's own reply says that it is approved.
      rereads: true,
      create: then(create, (context) => approveOwn(kind, context)),
      on: {
        ...on,
        approve: then(on['approve'], (context) => bookLine(kind, context)),
        void: then(on['void'], (context) => release(kind, context)),
      },
    },
  }
}

/** The hooks with more behind them. */
function then(moments: Moments | undefined, more: (context: AfterContext) => Promise<void>): Hooks {
  const hooks = hooksOf(moments)
  return {
    ...hooks,
    async after(context) {
      await hooks.after?.(context)
      await more(context)
    },
  }
}

/** What a document says of its line. */
function lineOf({ after }: AfterContext) {
  const lineId = after?.['bank_line_id']
  if (after === null || typeof lineId !== 'string') return undefined
  return { id: after.id, lineId, buildingId: String(after['building_id']) }
}

/** What somebody else has to approve, by the building's rule or for want of the right, stays a draft. */
async function approveOwn(kind: MadeKind, context: AfterContext): Promise<void> {
  const of = lineOf(context)
  const { caller, records } = context
  const { permission } = ledgerDocuments[kind].entity
  if (of === undefined || !caller.principal.decider.can(of.buildingId, permission, 'approve')) return
  try {
    await records.transition({ caller, entity: kind, id: of.id, name: 'approve' }, {})
  } catch (error) {
    // The one refusal that another's approval settles, made before anything was written.
    if (!(error instanceof ApiError && error.code === 'own_document')) throw error
  }
}

async function bookLine(kind: MadeKind, context: AfterContext): Promise<void> {
  const of = lineOf(context)
  if (of === undefined) return
  // Whoever may approve it may book the line that it is made of.
  const caller = await onBehalfOf(context.caller, of.buildingId)
  const asked = { caller, entity: bankLine, id: of.lineId, name: 'attach' }
  try {
    await context.records.transition(asked, { kind, document_id: of.id })
  } catch (error) {
    throw error instanceof ApiError ? atLine(error) : error
  }
}

/** What is wrong with the match is said where the document names its line. */
const atLine = ({ status, code, fields, extras }: ApiError) => {
  const [first] = fields
  return apiError(status, code, [{ field: 'bank_line_id', code: first?.code ?? code }], extras)
}

async function release(kind: MadeKind, { after, tx, notify }: AfterContext): Promise<void> {
  if (after === null) return
  const buildingId = String(after['building_id'])
  const released = await releaseLines(tx, { buildingId, kind, documentId: after.id })
  if (released.length === 0) return
  notify(
    bankLine,
    buildingId,
    released.map(({ id }) => id),
  )
}
