import type { Caller } from '#api/context.ts'
import type { Tx } from '#api/database/pool.ts'
import { metersOf, type MeteredType } from '#api/fees/indexes.ts'
import { behindSavepoint } from '#api/records/write/savepoint.ts'
import type { Records } from '#api/records/records.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { approveWaterRound } from '#domain/calls/meter-rounds.ts'
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
): Promise<DataOf<typeof approveWaterRound>> {
  const rows = await roundRowsOf(tx, type, { ...place, mayRead })
  const drafts = rows.flatMap(({ meter_id, reading }) =>
    reading?.status === 'draft' ? [{ meterId: meter_id, id: reading.id }] : [],
  )
  const refused: DataOf<typeof approveWaterRound>['refused'][number][] = []
  for (const [at, { meterId, id }] of drafts.toSorted(byMeter).entries()) {
    const ask = { caller, entity: metersOf[type].reading, id, name: 'confirm' }
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
