/* oxlint-disable amounts/exact -- whole đồng as bigint, as the model has them */
import { monthAfter, monthOf, officeToday } from '#core/days.ts'
import { outcome, recordOf } from '../server/seeded-server.ts'
import { times } from './cash-desk.ts'
import { half } from './model-parts.ts'
import type { ModelFee, ModelPortion } from './model.ts'
import { asMonth, dateOf, lineOf, price, someDay, type Playing } from './move-parts.ts'
import { createDocuments, type ModelDocument } from './model-documents.ts'

export type Move = readonly [weight: number, name: string, move: () => Promise<string>]

/** Random steps of documents, made on the server and in the model: a draft each, later approved, later voided. */
export function documentMoves({ desk, model, homes, funds, category, setting, cover, random }: Playing) {
  const books = createDocuments(model)
  const below = (bound: bigint) => BigInt(Math.floor(random() * Number(bound)))
  const one = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const home = () => Math.floor(random() * homes.length)
  const fund = () => one(funds) ?? ''
  const amount = () => 1n + below(600_000n)

  /** A draft that the server makes exactly where the model does. */
  async function draft(
    path: string,
    values: object,
    { add, isRefused = false }: { add: (id: string) => unknown; isRefused?: boolean },
  ): Promise<string> {
    const reply = await desk.a(`POST ${path}`, { building_id: '1', date: officeToday(), ...values })
    const said = outcome(reply)
    if (reply.status < 300 === isRefused)
      throw new Error(
        `${path} ${JSON.stringify(values)}: ${said}, expected ${isRefused ? 'refused' : 'done'}`,
      )
    if (isRefused) return `${path}: ${said}`
    const { id } = recordOf(reply)
    add(String(id))
    return `${path} ${String(id)} ${JSON.stringify(values)}`
  }

  async function step(name: 'approve' | 'void', document: ModelDocument | undefined): Promise<string> {
    if (document === undefined) return 'none'
    const reply = await desk.a(
      `POST ${document.path}/${document.id}/${name}`,
      name === 'void' ? { reason: 'nhầm' } : {},
    )
    const done = name === 'void' ? document.cancel() : document.approve(lineOf(reply))
    const [said, expected] = [reply.status < 300, done === true]
    if (said !== expected)
      throw new Error(
        `${name} ${document.path} ${document.id}: ${outcome(reply)}, expected ${expected ? 'done' : 'refused'}`,
      )
    return `${document.path} ${document.id}: ${outcome(reply)}`
  }

  const feeOf = (at: number): ModelFee | undefined =>
    one(model.fees.slice(-60).filter((fee) => fee.home === at && fee.state !== 'draft'))

  async function adjust(): Promise<string> {
    const at = home()
    const fee = feeOf(at)
    if (fee === undefined) return 'none'
    const [isMore, by] = [random() < 0.3, 1n + below(fee.amount + 2n)]
    const month = monthOf(officeToday())
    return draft(
      'adjustments',
      {
        apartment_id: homes[at],
        fee_id: fee.id,
        amount: String(by),
        grounds: 'tính sai',
        direction: isMore ? 'increase' : 'decrease',
      },
      {
        isRefused: !model.isOwed(fee),
        add: (id) => (isMore ? books.increase(id, fee, { month, amount: by }) : books.decrease(id, fee, by)),
      },
    )
  }

  async function writeOff(): Promise<string> {
    const at = home()
    const open = model.openOf(at)
    const chosen = random() < 0.3 ? [] : open.slice(0, 2)
    const parts = (chosen.length === 0 ? open : chosen).map((fee) => {
      const left = model.leftOf(fee)
      return [fee, chosen.length === 0 ? left : 1n + below(left + (random() < 0.1 ? 1n : 0n))] as const
    })
    const isTooMuch = parts.some(([fee, part]) => part > model.leftOf(fee))
    const lines =
      chosen.length === 0 ? [] : parts.map(([fee, part]) => ({ fee_id: fee.id, amount: String(part) }))
    return draft(
      'write-offs',
      { apartment_id: homes[at], grounds: 'không thu được', lines },
      { isRefused: open.length === 0 || isTooMuch, add: (id) => books.writeOff(id, parts) },
    )
  }

  async function giveBack(): Promise<string> {
    const deposit = one(books.deposits.slice(-6))
    if (deposit === undefined) return 'none'
    const account = funds[0]
    const [returned, forfeited] = [below(deposit.held + 2n), random() < 0.4 ? below(deposit.held + 2n) : 0n]
    if (returned + forfeited === 0n) return 'nothing'
    const values = {
      deposit_id: deposit.document.id,
      party: 'Lan',
      ...(returned > 0n && { returned: String(returned), cash_account_id: account }),
      ...(forfeited > 0n && { forfeited: String(forfeited), category_id: category }),
    }
    return draft('deposit-returns', values, {
      isRefused: deposit.document.state !== 'approved',
      add: (id) => books.depositReturn(id, { deposit, account, returned, forfeited }),
    })
  }

  const spring = () => `2026-0${2 + Math.floor(random() * 5)}`

  /** A fee that a prepayment may stand for: as foreseen, or more, or less. */
  async function coveredFee(): Promise<string> {
    const waiting = model.portions.filter((portion) => portion.isStanding && portion.fee === undefined)
    const portion = random() < 0.8 ? one(waiting) : undefined
    const fee = { home: portion?.home ?? home(), month: portion?.month ?? spring(), setting }
    const isThere = model.fees.some(
      (one) => one.state !== 'void' && !one.isTrashed && model.isFor(one)(asMonth(fee)),
    )
    if (isThere) return 'is there'
    const sum = one([price, price, below(price), price + below(price), 0n]) ?? price
    const { id } = recordOf(await desk.draft(homes[fee.home] ?? '', String(sum), { month: fee.month }))
    await cover(String(id))
    model.draft({ ...fee, id: String(id), amount: sum })
    const made = model.fees.at(-1)
    if (made === undefined || random() < 0.3) return `${String(id)} ${fee.month} ${sum}`
    const reply = await desk.a(`POST fees/${made.id}/approve`, {})
    if (reply.status !== 200) throw new Error(`approve ${made.id}: ${outcome(reply)}`)
    model.approve(made)
    return `${made.id} ${fee.month} ${sum}, approved`
  }

  async function prepay(): Promise<string> {
    const [at, account, first, count] = [home(), fund(), spring(), 1 + Math.floor(random() * 3)]
    const percent = one([0n, 100_000n, 83_333n]) ?? 0n
    const off = half(price * BigInt(count) * percent, 1_000_000n)
    const months = times(count, (n): ModelPortion => {
      const share = off / BigInt(count)
      const discount = n === count - 1 ? off - share * BigInt(count - 1) : share
      const month = monthAfter(first, n)
      return {
        home: at,
        setting,
        month,
        foreseen: price,
        discount,
        amount: price - discount,
        isStanding: false,
      }
    })
    const values = {
      apartment_id: homes[at],
      fee_settings: [setting],
      first_month: first,
      months: count,
      discount_percent: Number(percent) / 10_000,
      cash_account_id: account,
      party: 'Lan',
    }
    const isRefused = !books.areFree(months)
    const told = await draft('prepayments', values, {
      isRefused,
      add: (id) => books.prepayment(id, account, months),
    })
    if (isRefused || random() < 0.3) return told
    return `${told}; ${await step('approve', books.documents.at(-1))}`
  }

  async function endEarly(): Promise<string> {
    const prepayment = one(books.prepayments.slice(-6))
    if (prepayment === undefined) return 'none'
    const { id } = prepayment.document
    const reply = await desk.a(`POST prepayments/${id}/end`, { reason: 'chuyển nhà' })
    const isDone = prepayment.end() === true
    if (reply.status < 300 !== isDone)
      throw new Error(`end ${id}: ${outcome(reply)}, expected ${String(isDone)}`)
    return `${id}: ${outcome(reply)}`
  }

  const moves: readonly Move[] = [
    [4, 'covered fee', coveredFee],
    [4, 'prepayment', prepay],
    [1, 'end early', endEarly],
    [
      1,
      'opening credit',
      () => {
        const of = { home: home(), amount: amount(), day: someDay(random) }
        const values = {
          kind: 'credit',
          apartment_id: homes[of.home],
          amount: String(of.amount),
          date: dateOf(of.day),
        }
        return draft('opening-balances', values, { add: (id) => books.openingCredit(id, of) })
      },
    ],
    [
      1,
      'opening cash',
      () => {
        const of = { account: fund(), amount: amount(), day: someDay(random) }
        const values = {
          kind: 'cash',
          cash_account_id: of.account,
          amount: String(of.amount),
          date: dateOf(of.day),
        }
        return draft('opening-balances', values, { add: (id) => books.openingCash(id, of) })
      },
    ],
    [
      2,
      'refund',
      () => {
        const [at, account, day] = [home(), fund(), someDay(random)]
        const sum = 1n + below((model.credits[at] ?? 0n) + 2n)
        const values = {
          apartment_id: homes[at],
          cash_account_id: account,
          amount: String(sum),
          party: 'Lan',
          date: dateOf(day),
        }
        return draft('refunds', values, {
          add: (id) => books.refund(id, { home: at, account, amount: sum, day }),
        })
      },
    ],
    [
      1,
      'offset',
      () => {
        const [at, to, day] = [home(), home(), someDay(random)]
        if (at === to) return Promise.resolve('none')
        const sum = 1n + below((model.credits[at] ?? 0n) + 2n)
        const values = {
          apartment_id: homes[at],
          to_apartment_id: homes[to],
          amount: String(sum),
          grounds: 'L',
          date: dateOf(day),
        }
        return draft('credit-transfers', values, {
          add: (id) => books.offset(id, { home: at, to, amount: sum, day }),
        })
      },
    ],
    [
      1,
      'transfer',
      () => {
        const [from, to] = random() < 0.5 ? funds : ([funds[1], funds[0]] as const)
        const known = model.cash.get(from) ?? 0n
        const sum = 1n + below(known > 0n ? known + 2n : 100n)
        const day = someDay(random)
        const values = { cash_account_id: from, to_account_id: to, amount: String(sum), date: dateOf(day) }
        return draft('cash-transfers', values, {
          add: (id) => books.transfer(id, { account: from, to, amount: sum, day }),
        })
      },
    ],
    [
      1,
      'deposit',
      () => {
        const [at, sum, account] = [home(), amount(), random() < 0.8 ? fund() : undefined]
        const day = someDay(random)
        const values = {
          apartment_id: homes[at],
          party: 'Lan',
          amount: String(sum),
          date: dateOf(day),
          ...(account === undefined ? { brought_in: true } : { cash_account_id: account }),
        }
        return draft('deposits', values, { add: (id) => books.deposit(id, { account, amount: sum, day }) })
      },
    ],
    [2, 'deposit return', giveBack],
    [3, 'write-off', writeOff],
    [3, 'adjustment', adjust],
    [12, 'approve document', () => step('approve', one(books.documents.slice(-8)))],
    [5, 'void document', () => step('void', one(books.documents.slice(-16)))],
  ]
  return { books, moves }
}
