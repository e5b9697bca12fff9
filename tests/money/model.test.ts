/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { createModel, type Model, type ModelFee } from '#tests/support/money/model.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Random histories, at most ten of them, run on the server and on a model of a hundred lines. MONEY_SEED selects a
// single one.
const seeds =
  process.env.MONEY_SEED === undefined
    ? times(Number(process.env.MONEY_SEEDS ?? 3), (at) => 20_261_121 + at)
    : [Number(process.env.MONEY_SEED)]
const commands = Number(process.env.MONEY_COMMANDS ?? 400)
const homesOfOne = 4

let seeded: SeededServer
let desk: CashDesk
let riel: Awaited<ReturnType<typeof rielToday>>
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  riel = await rielToday()
})
afterAll(() => seeded.close())

test.each(seeds.map((seed, at) => [seed, at]))(
  'seed %d: the server and the model tell the same story',
  async (seed, at) => {
    const play = player(
      seed,
      times(homesOfOne, (n) => desk.apartment(at * homesOfOne + n)),
    )
    const told: string[] = []
    try {
      for (let step = 1; step <= commands; step += 1) {
        await play.step((line) => told.push(`${step} ${line}`))
        if (step % 20 === 0 || step === commands) await play.compare()
      }
    } catch (error) {
      console.log([`MONEY_SEED=${seed}`, ...told.slice(-40)].join('\n'))
      throw error
    }
    // A history in which everything is refused proves nothing.
    expect(play.model.receipts.filter(({ isVoid }) => isVoid).length).toBeGreaterThan(commands / 60)
    expect(play.model.receipts.filter(({ credit, excess }) => credit + excess > 0n).length).toBeGreaterThan(
      commands / 60,
    )
  },
  3_600_000,
)

function player(seed: number, homes: readonly string[]) {
  const model = createModel(homes.length)
  const random = randomOf(seed)
  const below = (bound: bigint) => BigInt(Math.floor(random() * Number(bound)))
  const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const livelyFee = () => one(model.fees.slice(-40))
  const amount = () =>
    random() < 0.05 ? 0n : random() < 0.1 ? 9_000_000_000n + below(1_000_000_000n) : 1n + below(900_000n)
  const reason = 'đọc sai'

  const agree = (what: string, reply: Reply, expected: unknown) =>
    expect(`${what}: ${reply.status < 300 ? 'done' : 'refused'}`, outcome(reply)).toBe(
      `${what}: ${expected === undefined ? 'refused' : 'done'}`,
    )
  const within = (reply: Reply) => expect([200, 201, 404, 409, 422], outcome(reply)).toContain(reply.status)

  const moves: readonly (readonly [number, string, () => Promise<string>])[] = [
    [
      6,
      'fee',
      async () => {
        const home = Math.floor(random() * homes.length)
        const fee = {
          home,
          month: `2026-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}`,
          amount: amount(),
        }
        const { id } = recordOf(await desk.draft(homes[home] ?? '', String(fee.amount), { month: fee.month }))
        model.draft({ ...fee, id })
        return `${id} of ${homes[home]}: ${fee.amount} for ${fee.month}`
      },
    ],
    [3, 'approve', () => onFee((fee) => desk.a(`POST fees/${fee.id}/approve`, {}), model.approve)],
    [1, 'void', () => onFee((fee) => desk.a(`POST fees/${fee.id}/void`, { reason }), model.withdraw)],
    [2, 'delete', () => onFee((fee) => desk.a(`DELETE fees/${fee.id}`), model.remove)],
    [
      2,
      'approve many',
      async () => {
        const ids = [...new Set(times(6, livelyFee).flatMap((fee) => (fee === undefined ? [] : [fee.id])))]
        if (ids.length === 0) return 'none'
        const reply = await desk.a('POST fees/approve', { building_id: '1', ids })
        const wanted = ids.map((id) => ({
          id,
          ok: model.fees.filter((fee) => fee.id === id).some((fee) => model.approve(fee) === true),
        }))
        expect((reply.body.data as { id: string; ok: boolean }[]).map(({ id, ok }) => ({ id, ok }))).toEqual(
          wanted,
        )
        return ids.join()
      },
    ],
    [
      2,
      'reissue',
      async () => {
        const fee = livelyFee()
        if (fee === undefined) return 'none'
        const fresh = random() < 0.1 ? fee.amount : amount()
        const reply = await desk.a(`POST fees/${fee.id}/reissue`, { reason, amount: String(fresh) })
        const issue = model.reissue(fee, fresh)
        agree('reissue', reply, issue)
        issue?.((reply.body.data as { issued: string }).issued)
        return `${fee.id} at ${fresh}`
      },
    ],
    [8, 'collect', collect],
    [
      1,
      'rate',
      async () => {
        const price = 500n + below(300n)
        await riel.to(price)
        return `${price} hundredths for a riel`
      },
    ],
    [
      4,
      'take back',
      async () => {
        const receipt = one(model.receipts.slice(-12))
        if (receipt === undefined) return 'none'
        const reply = await desk.takeBack(receipt.id)
        agree('take back', reply, model.takeBack(receipt))
        return receipt.id
      },
    ],
  ]

  async function onFee(
    call: (fee: ModelFee) => Promise<Reply>,
    step: (fee: ModelFee) => unknown,
  ): Promise<string> {
    const fee = livelyFee()
    if (fee === undefined) return 'none'
    const reply = await call(fee)
    within(reply)
    agree(fee.id, reply, step(fee))
    return fee.id
  }

  async function collect(): Promise<string> {
    const home = Math.floor(random() * homes.length)
    const [owed, kept] = [model.owed(home), model.credits[home] ?? 0n]
    const credit = random() < 0.3 ? (one([kept, below(kept + 2n), kept + 1n]) ?? 0n) : 0n
    const deduction = random() < 0.2 ? below(1000n) : 0n
    const rest = owed > credit + deduction ? owed - credit - deduction : 0n
    const isRiel = random() < 0.1
    const tendered = isRiel
      ? 1n + below(100_000n)
      : (one([rest, below(rest + 1n), below(rest + 1n), rest + below(500_000n), 0n]) ?? 0n)
    // Half up.
    const received = isRiel ? (tendered * riel.price + 50n) / 100n : tendered
    const open = model.openOf(home)
    const lines =
      random() < 0.3
        ? open
            .slice(0, 3)
            .map((fee) => [fee, below(fee.amount - fee.settled + (random() < 0.1 ? 2n : 1n))] as const)
        : []
    const made = model.collect({
      home,
      received,
      credit,
      deduction,
      ...(lines.length === 0 ? {} : { lines }),
    })
    const reply = await desk.collect(homes[home] ?? '', String(tendered), {
      ...(isRiel ? { currency_code: 'riel' } : {}),
      credit_used: String(credit),
      deduction: String(deduction),
      deduction_reason: reason,
      confirm_excess: true,
      extra_credit_reason: reason,
      lines: lines.map(([fee, part]) => ({ fee_id: fee.id, amount: String(part) })),
    })
    within(reply)
    agree('collect', reply, made)
    made?.(recordOf(reply).id)
    return `${tendered}${isRiel ? ' riel' : ''} + ${credit} credit + ${deduction} off ${homes[home]}, lines ${lines.map(([fee, part]) => `${fee.id}:${part}`).join()}`
  }

  return {
    model,
    async step(tell: (line: string) => void): Promise<void> {
      let at = random() * moves.reduce((sum, [weight]) => sum + weight, 0)
      const [, name, move] = moves.find(([weight]) => (at -= weight) < 0) ?? moves[0] ?? []
      tell(`${name} ${await move?.()}`)
    },
    async compare(): Promise<void> {
      for (const [home, id] of homes.entries()) expect(await shown(id)).toEqual(expected(model, home))
      expect(await findBrokenInvariants(seeded.db)).toEqual({})
    },
  }
}

/** Changes today's rate, in hundredths of a đồng for a riel. */
async function rielToday() {
  const adm = seeded.as('ADM')
  const [currency] = await seeded.db.query<{ id: string }>(
    `select id::text from currency where code = 'riel' and deleted_at is null`,
  )
  const { id } = recordOf(
    await adm('POST apartment/exchange-rates', {
      currency_id: currency?.id,
      name: 'Riel',
      price: 6,
      valid_from: officeToday(),
      confirm_change: '1',
    }),
  )
  const rate = {
    price: 600n,
    async to(price: bigint): Promise<void> {
      const spelt = `${price / 100n}.${String(price % 100n).padStart(2, '0')}`
      expect(
        outcome(await adm(`PATCH apartment/exchange-rates/${id}`, { price: spelt, confirm_change: '1' })),
      ).toBe('200')
      rate.price = price
    },
  }
  return rate
}

/** The state of an apartment: its debt, its credit, each open line, its fees' states, and the end of its statement. */
async function shown(id: string) {
  const { lines } = recordOf(await desk.a(`GET debts/apartments/${id}`)) as unknown as {
    lines: { id: string; open: string }[]
  }
  const statement = recordOf(await desk.a(`GET apartments/${id}/statement`)) as unknown as {
    lines: { balance: string }[]
  }
  const fees = rowsOf(
    await desk.a(`GET fees?building_id=1&limit=all&trashed=with&sort=id&apartment_id=${id}`),
  )
  return {
    balance: await desk.balance(id),
    open: Object.fromEntries(lines.map((line) => [line.id, line.open])),
    states: Object.fromEntries(
      fees.map((fee) => [String(fee.id), `${String(fee.status)} ${String(fee.settled)}`]),
    ),
    statement: statement.lines.at(-1)?.balance ?? '0',
  }
}

function expected(model: Model, home: number) {
  const owed = String(model.owed(home))
  return {
    balance: [owed, String(model.credits[home])],
    open: Object.fromEntries(
      model.openOf(home).map(({ id, amount, settled }) => [id, String(amount - settled)]),
    ),
    states: Object.fromEntries(
      model.fees.filter((fee) => fee.home === home).map((fee) => [fee.id, `${fee.state} ${fee.settled}`]),
    ),
    statement: owed,
  }
}

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
