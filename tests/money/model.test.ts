/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { documentMoves, type Move } from '#tests/support/money/document-moves.ts'
import { dateOf, someDay } from '#tests/support/money/move-parts.ts'
import type { ModelDocument } from '#tests/support/money/model-documents.ts'
import { chooseDueDay, interestMove, ruleInterest } from '#tests/support/money/interest-moves.ts'
import { createModel, type ModelFee } from '#tests/support/money/model.ts'
import { bookedTotals, fieldsOf, manyTerms } from '#tests/support/money/model-parts.ts'
import { expected, incomeOf, randomOf, shown } from '#tests/support/money/model-state.ts'
import { rielToday } from '#tests/support/money/riel-rate.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import { openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Random histories, at most ten of them, run on the server and on a model of a hundred lines. MONEY_SEED selects a
// single one.
const seeds =
  process.env.MONEY_SEED === undefined
    ? times(Number(process.env.MONEY_SEEDS ?? 3), (at) => 20_261_121 + at)
    : [Number(process.env.MONEY_SEED)]
const commands = Number(process.env.MONEY_COMMANDS ?? 400)
/** How many commands lie between two comparisons of everything. */
const between = Number(process.env.MONEY_BETWEEN ?? 20)
const homesOfOne = 4

let seeded: SeededServer
let desk: CashDesk
let riel: Awaited<ReturnType<typeof rielToday>>
let setting: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  riel = await rielToday(seeded)
  await ruleInterest(seeded, desk)
  setting = await openPrepaid(seeded, desk).setting('100000', { priority: 50 })
  // The model charges and prepays months of 2026 in full: before its home is handed over nobody owes.
  await seeded.db.query(
    `update apartment set handover_date = least(handover_date, date '2025-12-31') where building_id = 1`,
  )
})
afterAll(() => seeded.close())

test.each(seeds.map((seed, at) => [seed, at]))(
  'seed %d: the server and the model tell the same story',
  async (seed, at) => {
    const play = player(
      seed,
      times(homesOfOne, (n) => desk.apartment(at * homesOfOne + n)),
      await fundsNow(),
    )
    const told: string[] = []
    try {
      for (let step = 1; step <= commands; step += 1) {
        await play.step((line) => told.push(`${step} ${line}`))
        if (step % between === 0 || step === commands) await play.compare()
      }
    } catch (error) {
      console.log([`MONEY_SEED=${seed}`, ...told.slice(-40)].join('\n'))
      throw error
    }
    // A history in which everything is refused proves nothing.
    const inState = (state: ModelDocument['state']) => play.documents.filter((one) => one.state === state)
    expect(inState('approved').length).toBeGreaterThan(commands / 40)
    expect(inState('voided').length).toBeGreaterThan(commands / 400)
    // Rare ones: seeds differ by a factor of four, and long histories run out of months that nothing stands for.
    expect(play.model.takers.length).toBeGreaterThan(Math.min(commands / 200, 2))
    expect(play.model.charges.length).toBeGreaterThan(Math.min(commands / 400, 2))
    // By seed and by the day of the month they differ by a factor of two.
    expect(play.model.receipts.filter(({ isVoid }) => isVoid).length).toBeGreaterThan(commands / 160)
    expect(play.model.receipts.filter(({ credit, excess }) => credit + excess > 0n).length).toBeGreaterThan(
      commands / 100,
    )
  },
  3_600_000,
)

function player(seed: number, homes: readonly string[], { funds, category, begun, days }: Funds) {
  const model = createModel(homes.length, { cash: begun, days })
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

  const { books, moves: documents } = documentMoves({
    desk,
    model,
    homes,
    funds,
    category,
    setting,
    cover,
    random,
  })
  const moves: readonly Move[] = [
    ...documents,
    interestMove(desk, model, homes),
    [
      6,
      'fee',
      async () => {
        const home = Math.floor(random() * homes.length)
        const fee = {
          home,
          month: `2026-${String(1 + Math.floor(random() * 9)).padStart(2, '0')}`,
          amount: amount(),
          ...chooseDueDay(random),
          terms: manyTerms[model.fees.length % manyTerms.length] ?? 0n,
        }
        const { id } = recordOf(
          await desk.draft(homes[home] ?? '', String(fee.amount), {
            month: fee.month,
            due_on: fee.due_on,
            ...fieldsOf(fee.terms),
          }),
        )
        model.draft({ ...fee, id })
        return `${id} of ${homes[home]}: ${fee.amount} for ${fee.month}`
      },
    ],
    [3, 'approve', () => onFee((fee) => desk.a(`POST fees/${fee.id}/approve`, {}), model.approve)],
    [1, 'void', () => onFee((fee) => desk.a(`POST fees/${fee.id}/void`, { reason }), model.withdraw)],
    [2, 'delete', () => onFee((fee) => desk.a(`DELETE fees/${fee.id}?reason=sai`), model.remove)],
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
    const kind = random()
    const lines =
      kind < 0.65
        ? undefined
        : open
            .slice(0, kind < 0.7 ? 0 : 3)
            .map((fee) => [fee, below(fee.amount - fee.settled + (random() < 0.1 ? 2n : 1n))] as const)
    // The rate of riel is today's.
    const day = isRiel ? 0 : someDay(random)
    const made = model.collect({
      home,
      received,
      credit,
      deduction,
      lines,
      day,
    })
    const reply = await desk.collect(homes[home] ?? '', String(tendered), {
      ...(isRiel ? { currency_code: 'riel' } : {}),
      ...(day === 0 ? {} : { received_on: dateOf(day) }),
      credit_used: String(credit),
      deduction: String(deduction),
      deduction_reason: reason,
      confirm_excess: true,
      extra_credit_reason: reason,
      ...(lines && { lines: lines.map(([fee, part]) => ({ fee_id: fee.id, amount: String(part) })) }),
    })
    within(reply)
    agree('collect', reply, made)
    if (made !== undefined) made(String(recordOf(reply).id), String(recordOf(reply).cash_account_id))
    return `${dateOf(day)} ${tendered}${isRiel ? ' riel' : ''} + ${credit} credit + ${deduction} off ${homes[home]}, lines ${lines?.map(([fee, part]) => `${fee.id}:${part}`).join() ?? 'by order'}`
  }

  return {
    model,
    documents: books.documents,
    async step(tell: (line: string) => void): Promise<void> {
      let at = random() * moves.reduce((sum, [weight]) => sum + weight, 0)
      const [, name, move] = moves.find(([weight]) => (at -= weight) < 0) ?? moves[0] ?? []
      tell(`${name} ${await move?.()}`)
    },
    async compare(): Promise<void> {
      for (const [home, id] of homes.entries()) expect(await shown(desk, id)).toEqual(expected(model, home))
      expect((await fundsNow()).begun).toEqual(Object.fromEntries(model.cash))
      expect(await bookedTotals(seeded, homes)).toEqual(incomeOf(model))
      for (const { document, held } of books.deposits.slice(-12))
        expect([document.id, recordOf(await desk.a(`GET deposits/${document.id}`)).open]).toEqual([
          document.id,
          String(held),
        ])
      expect(await findBrokenInvariants(seeded.db)).toEqual({})
    },
  }
}

type Funds = Awaited<ReturnType<typeof fundsNow>>

/** The accounts that documents use, and what is in each according to the books. */
async function fundsNow() {
  const rows = await seeded.db.query<{ id: string; code: string; balance: string }>(
    `select a.id::text, a.code, coalesce(trunc(b.balance), 0)::text as balance from cash_account a
      left join ledger_balance b on b.building_id = 1 and b.account = 'cash' and b.ref = a.id::text
      where a.building_id = 1 and a.code in ('QUY-TM', 'QUY-NH')`,
  )
  const booked = await seeded.db.query<{ id: string; day: number; amount: string }>(
    `select l.cash_account_id::text as id, e.booked_on - $1::date as day, trunc(sum(l.amount))::text as amount
      from ledger_line l join ledger_entry e on e.building_id = l.building_id and e.id = l.entry_id
      where l.building_id = 1 and l.account = 'cash' group by 1, 2`,
    [officeToday()],
  )
  const byAccount = Map.groupBy(booked, ({ id }) => id)
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? ''
  const [category] = await seeded.db.query<{ id: string }>(
    'select min(id)::text as id from receipt_voucher_category where building_id = 1 and not for_maintenance',
  )
  return {
    funds: [idOf('QUY-TM'), idOf('QUY-NH')] as const,
    category: category?.id ?? '',
    days: new Map(
      [...byAccount].map(([id, all]) => [id, new Map(all.map(({ day, amount }) => [day, BigInt(amount)]))]),
    ),
    begun: Object.fromEntries(rows.map(({ id, balance }) => [id, BigInt(balance)])),
  }
}

/** As a run would make it: a fee by hand has no setting. */
const cover = (fee: string) =>
  seeded.db.execute('update fee set fee_setting_id = $2 where building_id = 1 and id = $1', [fee, setting])
