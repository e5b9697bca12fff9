import type { OpenLine } from '#domain/money/allocation.ts'
import type { LineType } from '#domain/money/fee-types.ts'

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
