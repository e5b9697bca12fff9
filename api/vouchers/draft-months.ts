import { documentTables } from '#api/ledger/documents.ts'
import { requireOpenMonth } from '#api/ledger/closed-months.ts'
import {
  hooksOf,
  type AfterContext,
  type BeforeContext,
  type Hooks,
  type Moments,
  type NamedExtension,
  type Values,
} from '#api/records/extension.ts'
import type { Tx } from '#api/database/pool.ts'
import { checkedFirst } from './checked-first.ts'

const requireOpen = (tx: Tx, { building_id: buildingId, date }: Values) =>
  requireOpenMonth(tx, String(buildingId), date, 'date')

const checkDay = ({ tx, whole }: BeforeContext) => requireOpen(tx, whole)

const checkedAfter = (moments?: Moments): Hooks => {
  const hooks = hooksOf(moments)
  return {
    ...hooks,
    async after(context: AfterContext) {
      if (context.after !== null) await requireOpen(context.tx, context.after)
      await hooks.after?.(context)
    },
  }
}

/**
 * Keeps the drafts of documents that move money out of closed months: none is made for a day of one, dated there, or
 * taken out of the trash into one (409 `month_closed` at `date`). The books stay locked until the end, so that a month
 * that is being closed has no draft that its checklist did not see. Other entities' extensions stay as they are.
 */
export function withOpenMonths(named: NamedExtension): NamedExtension {
  if (!Object.hasOwn(documentTables, named.entity)) return named
  const { create, update, restore } = named.extension
  const guarded = {
    create: checkedFirst(checkDay, create),
    update: checkedFirst(checkDay, update),
    restore: checkedAfter(restore),
  }
  return { ...named, extension: { ...named.extension, ...guarded } }
}
