import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { behindSavepoint } from '#api/records/write/savepoint.ts'
import type { Records } from '#api/records/records.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { RoundCalls } from '#domain/calls/meter-rounds.ts'
import { meteredKinds, type MeteredType } from '#domain/metered-kinds.ts'
import { roundRowsOf, type RoundPlace, type Seeing } from './round-rows.ts'
import { refusalOf } from './save-round.ts'

interface ApproveWork extends Seeing {
  readonly tx: Tx
  /** Inside it. */
  readonly records: Records
  readonly caller: Caller
  readonly type: MeteredType
}

/** Confirms the drafts of a round, each by the readings' own transition; one that is refused stays a draft. */
export async function approveRound(
  { tx, records, caller, type, mayRead }: ApproveWork,
  place: RoundPlace,
): Promise<DataOf<RoundCalls['approve']>> {
  const rows = await roundRowsOf(tx, type, { ...place, mayRead })
  const drafts = rows.flatMap(({ meter_id, reading }) =>
    reading?.status === 'draft' ? [{ meterId: meter_id, id: reading.id }] : [],
  )
  const refused: DataOf<RoundCalls['approve']>['refused'][number][] = []
  for (const [at, { meterId, id }] of drafts.toSorted(byMeter).entries()) {
    const ask = { caller, entity: meteredKinds[type].reading, id, name: 'confirm' }
    const confirm = async () => void (await records.transition(ask, {}))
    await behindSavepoint(tx, confirm, (error) => {
      const { errors } = refusalOf(caller, { at, meterId }, error)
      refused.push({ meter_id: meterId, errors })
    })
  }
  return { confirmed: drafts.length - refused.length, refused }
}

const byMeter = (a: { readonly meterId: string }, b: { readonly meterId: string }) =>
  Number(a.meterId) - Number(b.meterId)
