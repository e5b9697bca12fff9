/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { recordOf, rowsOf } from '../server/seeded-server.ts'
import type { CashDesk } from './cash-desk.ts'
import { totalsOf } from './model-parts.ts'
import type { Model } from './model.ts'

/** The state of an apartment: its debt, its credit, each open line, its fees' states, and the end of its statement. */
export async function shown(desk: CashDesk, id: string) {
  const { lines } = recordOf(await desk.a(`GET debts/apartments/${id}`)) as unknown as {
    lines: { id: string; open: string }[]
  }
  const statement = recordOf(await desk.a(`GET apartments/${id}/statement`)) as unknown as {
    lines: { balance: string }[]
  }
  const fees = rowsOf(
    await desk.a(`GET fees?building_id=1&limit=all&trashed=with&sort=id&apartment_id=${id}`),
  )
  const [debt] = rowsOf(await desk.a(`GET debts?building_id=1&apartment_id=${id}`))
  return {
    balance: await desk.balance(id),
    prepaid: String(debt?.prepaid ?? '0'),
    open: Object.fromEntries(lines.map((line) => [line.id, line.open])),
    states: Object.fromEntries(
      fees.map((fee) => [String(fee.id), `${String(fee.status)} ${String(fee.settled)}`]),
    ),
    statement: statement.lines.at(-1)?.balance ?? '0',
  }
}

/** The same according to the model. */
export function expected(model: Model, home: number) {
  const owed = String(model.owed(home))
  return {
    balance: [owed, String(model.credits[home])],
    prepaid: String(
      model.portions
        .filter((one) => one.home === home && one.isStanding && one.fee === undefined)
        .reduce((sum, { amount }) => sum + amount, 0n),
    ),
    open: Object.fromEntries(
      model.openOf(home).map(({ id, amount, settled }) => [id, String(amount - settled)]),
    ),
    states: Object.fromEntries(
      model.fees.filter((fee) => fee.home === home).map((fee) => [fee.id, `${fee.state} ${fee.settled}`]),
    ),
    statement: owed,
  }
}

/** Revenue, VAT and money of others of all its fees. */
export const incomeOf = (model: Model) =>
  totalsOf(
    model.fees.map((fee) => ({
      amount: fee.amount,
      ...fee.parts,
      lowered: fee.lowered,
      isOwed: model.isOwed(fee),
    })),
  )

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
