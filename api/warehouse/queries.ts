import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { columns } from '#api/sql/column.ts'
import { command, query } from '#api/sql/query.ts'
import type { Slots } from '#api/sql/types.ts'
import { stockMovement } from '#entities/warehouse/stock-movement.ts'

const place = { buildingId: 'bigint', warehouseId: 'bigint', itemId: 'bigint' } as const satisfies Slots

/** Makes an item's level, zero, if the warehouse has none yet. */
export const openLevel = command({
  takes: place,
  sql: ({ buildingId, warehouseId, itemId }) =>
    `insert into stock_level (building_id, warehouse_id, item_id, quantity)
      values (${buildingId}, ${warehouseId}, ${itemId}, 0)
      on conflict (building_id, warehouse_id, item_id) do nothing`,
})

const added = (quantity: string) => `o.quantity + ${quantity}`
const instead = (quantity: string) => quantity

/** Changes a level, or sets it, for one of the kinds of documents; no row if it would fall below zero. */
export const moveLevel = query({
  row: columns(stockMovement, ['id']),
  takes: { ...place, quantity: 'numeric', documentId: 'bigint' },
  over: {
    stock_in_id: { via: 'stock_in_id', target: added },
    stock_out_id: { via: 'stock_out_id', target: added },
    stock_count_id: { via: 'stock_count_id', target: instead },
  },
  sql: ({ buildingId, warehouseId, itemId, quantity, documentId }, { via, target }) =>
    `with o as (select * from stock_level
        where building_id = ${buildingId} and warehouse_id = ${warehouseId} and item_id = ${itemId} for update),
      r as (update stock_level t set quantity = ${target(quantity)}, ${bumpSql('t')}
        from o where t.building_id = o.building_id and t.id = o.id and ${target(quantity)} >= 0
        returning t.*, t.quantity - o.quantity as change)
      insert into stock_movement (building_id, warehouse_id, item_id, change, balance, ${via})
        select building_id, warehouse_id, item_id, change, quantity, ${documentId} from r returning id`,
})
