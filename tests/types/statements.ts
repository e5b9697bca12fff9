import type { Queryable } from '#api/database/pool.ts'
import { column, columns } from '#api/sql/column.ts'
import { literalsOf, optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query } from '#api/sql/query.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'

declare const db: Queryable

// The compiler compares a statement's declaration with the entities: each line below must be refused.

const feesOf = query({
  row: columns(fee, ['id', 'fee_type', 'due_on', 'amount', 'status']),
  takes: { buildingId: 'bigint', month: column(fee, 'month'), most: 'integer | null' },
  over: { plain: '', locked: 'for update' },
  sql: ({ buildingId, month, most }, lock) =>
    `select id, fee_type, due_on, amount, status from fee
      where building_id = ${buildingId} and month = ${month} limit ${most} ${lock}`,
})
const close = command({
  takes: { id: 'bigint' },
  sql: ({ id }) => `update fee set note = null where id = ${id}`,
})
const asked = { buildingId: '1', month: '2026-01', most: null }

export async function refused() {
  const [first] = await feesOf(db, asked, 'locked')
  const touched = await close(db, { id: '1' })
  // @ts-expect-error -- the declaration has no such field
  column(fee, 'fee_typ')
  // @ts-expect-error -- a relation is no column of the entity's own table
  columns(fee, ['replacements'])
  // @ts-expect-error -- a debt has no states, so it has no column for one
  column(debt, 'status')
  // @ts-expect-error -- there is no such state
  String(statesOf(fee).aproved)
  // @ts-expect-error -- there is no such option
  String(optionsOf(fee, 'fee_type').SERVICES)
  // @ts-expect-error -- text has no options
  optionsOf(fee, 'name')
  // @ts-expect-error -- not one of the words
  String(literalsOf(['cash', 'credit']).card)
  // @ts-expect-error -- not a column of the answer
  String(first?.month)
  // @ts-expect-error -- one of the declared options, and this is none
  if (first?.fee_type === 'RENT') throw new Error('never')
  // @ts-expect-error -- may be null
  const day: string | undefined = first?.due_on
  // @ts-expect-error -- an amount arrives as decimal text
  const amount: number | null | undefined = first?.amount
  // @ts-expect-error -- a value is missing
  await feesOf(db, { buildingId: '1', month: '2026-01' })
  // @ts-expect-error -- an id is text
  await feesOf(db, { ...asked, buildingId: 1 })
  // @ts-expect-error -- there is no such variant
  await feesOf(db, asked, 'shared')
  // @ts-expect-error -- there are no variants
  await close(db, { id: '1' }, 'locked')
  // @ts-expect-error -- the statement takes no such value
  command({ takes: { id: 'bigint' }, sql: ({ ids }) => `delete from fee where id = ${ids}` })
  // @ts-expect-error -- there is no such type of PostgreSQL
  command({ takes: { id: 'int8' }, sql: ({ id }) => `delete from fee where id = ${id}` })
  return { touched, day, amount }
}
