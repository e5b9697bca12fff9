import type { Changing } from '#api/records/behaviour.ts'
import { refuseMaker } from '#api/ledger/refuse-maker.ts'
import type { stockCount } from '#entities/warehouse/stock-count.ts'
import type { stockIn } from '#entities/warehouse/stock-in.ts'
import type { stockOut } from '#entities/warehouse/stock-out.ts'

type StockDocument = typeof stockIn | typeof stockOut | typeof stockCount

/** 403 `own_document` where the building wants goods that come, go or are counted approved by another than their maker. */
export const refuseOwn =
  ({ name: entity }: StockDocument) =>
  async ({
    before: { id, building_id: buildingId },
    tx,
    caller,
  }: Changing<StockDocument>): Promise<undefined> => {
    await refuseMaker(tx, caller, { entity, buildingId, id })
    return undefined
  }
