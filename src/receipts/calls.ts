import { encodeBody } from '#core/wire/body.ts'
import { managePrefix } from '#core/derive/routes.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { OpenLine } from '#domain/money/allocation.ts'
import type { LineType } from '#domain/money/fee-types.ts'
import { http } from '../session/http.ts'

/** An apartment that somebody at the desk may mean. */
export interface Payer {
  readonly id: string
  readonly code: string
  readonly name: string | null
  readonly householder: string | null
  readonly outstanding: string
  readonly credit: string
}

export interface OpenFee extends OpenLine {
  readonly name: string
  readonly fee_type: LineType
  readonly due_on: string | null
  readonly amount: string
}

/** What an apartment owes, line by line, and what it has to its credit. */
export interface Account {
  readonly payer: Pick<Payer, 'id' | 'code' | 'name' | 'householder'>
  readonly lines: readonly OpenFee[]
  readonly outstanding: string
  readonly credit: string
}

export interface Till {
  readonly opened_at: string | null
  readonly receipts: number
  readonly cash: string
  readonly methods: readonly {
    readonly payment_method_id: string
    readonly name: string
    readonly receipts: number
    readonly received: string
  }[]
}

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
