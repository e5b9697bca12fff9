import { command, query } from '#api/sql/query.ts'
import { savedViewLimits } from '#domain/lists/saved-view.ts'

const row = {
  id: 'bigint',
  building_id: 'bigint',
  account_id: 'bigint',
  entity: 'text',
  list: 'text',
  name: 'text',
  address: 'text',
  shared: 'boolean',
  owner: 'text | null',
} as const

const read = `select v.id, v.building_id, v.account_id, v.entity, v.list, v.name, v.address, v.shared, a.name as owner
  from saved_view v left join account a on a.id = v.account_id`

/** Nobody looks through more views than this. */
const most = 500

/** The account's own views of a list, and the shared ones. */
export const viewsOfList = query({
  row,
  takes: { buildingId: 'bigint', entity: 'text', list: 'text', accountId: 'bigint' },
  sql: ({ buildingId, entity, list, accountId }) =>
    `${read} where v.building_id = ${buildingId} and v.entity = ${entity} and v.list = ${list}
        and (v.shared or v.account_id = ${accountId})
      order by v.account_id <> ${accountId}, v.name collate natural_order, v.id limit ${most}`,
})

/** A view that is the account's own or shared; whether its list may be read is checked by `readableList`. */
export const viewById = query({
  row,
  takes: { id: 'bigint', accountId: 'bigint' },
  sql: ({ id, accountId }) => `${read} where v.id = ${id} and (v.shared or v.account_id = ${accountId})`,
})

/** Returns nothing if the account has such a name for the list already, or too many views. */
export const insertView = query({
  row: { id: 'bigint' },
  takes: {
    buildingId: 'bigint',
    accountId: 'bigint',
    entity: 'text',
    list: 'text',
    name: 'text',
    address: 'text',
    shared: 'boolean',
  },
  sql: ({ buildingId, accountId, entity, list, name, address, shared }) =>
    `insert into saved_view (building_id, account_id, entity, list, name, address, shared)
      select ${buildingId}, ${accountId}, ${entity}, ${list}, ${name}, ${address}, ${shared}
      where (select count(*) < ${savedViewLimits.each} from saved_view
        where account_id = ${accountId} and building_id = ${buildingId})
      on conflict do nothing
      returning id`,
})

/** Views of the same owner and list that have this name. */
export const namesakes = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint', accountId: 'bigint', entity: 'text', list: 'text', name: 'text' },
  sql: ({ buildingId, accountId, entity, list, name }) =>
    `select id from saved_view where building_id = ${buildingId} and entity = ${entity} and list = ${list}
      and account_id = ${accountId} and name = ${name}`,
})

export const updateView = command({
  takes: { id: 'bigint', name: 'text', address: 'text', shared: 'boolean' },
  sql: ({ id, name, address, shared }) =>
    `update saved_view set name = ${name}, address = ${address}, shared = ${shared}, updated_at = now()
      where id = ${id}`,
})

export const removeView = command({
  takes: { id: 'bigint' },
  sql: ({ id }) => `delete from saved_view where id = ${id}`,
})
