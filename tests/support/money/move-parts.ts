import { addDays, officeToday } from '#core/days.ts'
import { recordOf } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import type { CashDesk } from './cash-desk.ts'
import type { ModelDay } from './model-days.ts'
import type { Model, ModelPortion } from './model.ts'

export interface Playing {
  readonly desk: CashDesk
  readonly model: Model
  /** Ids of apartments, as the model numbers them. */
  readonly homes: readonly string[]
  /** Ids of fund accounts. */
  readonly funds: readonly [cash: string, bank: string]
  /** A category of receipt vouchers, for what is kept of a deposit. */
  readonly category: string
  /** A fee setting of 100,000 a month, after all others in the order of settling. */
  readonly setting: string
  /** Makes a draft one of that setting. */
  readonly cover: (fee: string) => Promise<unknown>
  readonly random: () => number
}

/** Half of the time today, else an earlier day of this month: interest is charged for months that are over. */
export const someDay = (random: () => number): ModelDay =>
  random() < 0.5 ? 0 : -Math.floor(random() * Number(officeToday().slice(8)))
export const dateOf = (day: ModelDay) => addDays(officeToday(), day)

export const price = 100_000n
export const asMonth = (of: Pick<ModelPortion, 'home' | 'month' | 'setting'>): ModelPortion => ({
  ...of,
  foreseen: 0n,
  discount: 0n,
  amount: 0n,
  isStanding: false,
})

/** The line that an adjustment has become. */
export function lineOf(reply: Reply): { line?: string } {
  const id = reply.status < 300 ? recordOf(reply).line_id : undefined
  return typeof id === 'string' ? { line: id } : {}
}
