import { encodeBody } from '#core/wire/body.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { DataOf, RowOf } from '#domain/calls/call.ts'
import type { findPayers, readApartmentAccount } from '#domain/calls/debts.ts'
import type { readTill } from '#domain/calls/receipts.ts'
import { http } from '../session/http.ts'

/** An apartment that somebody at the desk may mean. */
export type Payer = RowOf<typeof findPayers>
/** What an apartment owes, line by line, and what it has to its credit. */
export type Account = DataOf<typeof readApartmentAccount>
export type OpenFee = Account['lines'][number]
export type Till = DataOf<typeof readTill>

/** A new record that moves money: sent twice under one key it is made once. */
export async function postOnce(
  entity: AnyEntity,
  values: Readonly<Record<string, unknown>>,
  key: string,
): Promise<AnyRecord> {
  const form = new FormData()
  for (const [name, part] of encodeBody(entity, values))
    form.append(name, typeof part === 'string' ? part : '')
  const { data } = await http.post<{ data: AnyRecord }>(`${managePrefix}/${entity.path}`, form, {
    headers: { 'idempotency-key': key },
  })
  return data.data
}
