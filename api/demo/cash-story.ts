import { addDays } from '#core/days.ts'
import { multiplyAmounts } from '#core/amount.ts'
import { columns } from '#api/sql/column.ts'
import { statesOf } from '#api/sql/literals.ts'
import { query } from '#api/sql/query.ts'
import { roundMoney } from '#domain/money/rounding.ts'
import { debt } from '#entities/debts/debt.ts'
import { fee } from '#entities/fees/fee.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { cashTransfer } from '#entities/vouchers/cash-transfer.ts'
import { creditTransfer } from '#entities/vouchers/credit-transfer.ts'
import { depositReturn } from '#entities/vouchers/deposit-return.ts'
import { deposit } from '#entities/vouchers/deposit.ts'
import { openingBalance } from '#entities/vouchers/opening-balance.ts'
import { adjustment } from '#entities/vouchers/adjustment.ts'
import { today } from '../calendar/today.ts'
import { refund } from '#entities/vouchers/refund.ts'
import { writeOff } from '#entities/vouchers/write-off.ts'
import { currencyOfBuilding } from '../currencies/building-currency.ts'
import type { WireObject } from '../http/body.ts'
import { scale, type Story } from './story.ts'

const funds = query({
  row: columns(cashAccount, ['id', 'account_type', 'account_sub_type']),
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id, account_type, account_sub_type from cash_account
      where building_id = ${buildingId} and deleted_at is null and currency_code is null order by id`,
})

/** What was in each fund, in đồng, when the building began to use Lobby. */
const begun = {
  building: '85000000',
  building_maintenance: '1250000000',
  building_other: '12000000',
} as const

/** Apartments with credit first, so that one of them is refunded. */
const homes = query({
  row: { ...columns(debt, ['apartment_id']), credit: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select apartment_id, trim_scale(credit)::text as credit from debt where building_id = ${buildingId}
      order by credit desc, apartment_id limit 4`,
})

/** The oldest open fee of each of the apartments that owe most. */
const oldFees = query({
  row: { ...columns(fee, ['id', 'apartment_id']), open: 'text' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select f.id, f.apartment_id, trim_scale(f.amount - f.settled)::text as open
      from (select building_id, apartment_id from debt where building_id = ${buildingId} and outstanding > 0
          order by outstanding desc, apartment_id limit 2) d,
        lateral (select * from fee f where f.building_id = d.building_id and f.apartment_id = d.apartment_id
          and f.status = ${statesOf(fee).approved} and f.amount > f.settled order by f.month, f.id limit 1) f
      order by f.id`,
})

const otherIncome = query({
  row: { id: 'bigint' },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) =>
    `select id from receipt_voucher_category where building_id = ${buildingId} order by id desc limit 1`,
})

const inKhmer = {
  who: 'សុខ ចាន់ថា',
  opening: 'សមតុល្យពេលចាប់ផ្តើមប្រើ Lobby',
  move: 'ដាក់សាច់ប្រាក់ចូលធនាគារ',
  kept: 'ទុកដោយសារធ្វើឱ្យខូចជណ្តើរយន្ត',
  lost: 'ម្ចាស់ចាស់បានចាកចេញ ទាក់ទងមិនបាន',
  lowered: 'បន្ថយថ្លៃ ដោយសារដាច់ទឹកបីថ្ងៃ',
  twice: 'រៀបចំប័ណ្ណស្ទួន',
  family: 'អាផាតមិនពីររបស់គ្រួសារតែមួយ',
}

const words = {
  vnd: {
    who: 'Nguyễn Thị Hoa',
    opening: 'Số dư khi bắt đầu dùng Lobby',
    move: 'Nộp tiền mặt vào ngân hàng',
    kept: 'Giữ lại do làm hỏng sàn thang máy',
    lost: 'Chủ hộ cũ đã chuyển đi, không liên lạc được',
    lowered: 'Giảm phí do mất nước ba ngày',
    twice: 'Lập trùng phiếu',
    family: 'Hai căn hộ của cùng một gia đình',
  },
  usd: inKhmer,
  riel: inKhmer,
} as const

/** How documents of one day are written and approved in a building. */
export function booksOf({ buildingId, manager, records }: Story, date: string) {
  const currency = currencyOfBuilding(manager, buildingId)
  return {
    say: words[currency],
    /** An amount in đồng, in the building's currency. */
    inBooks: (dong: string) => roundMoney(multiplyAmounts(dong, scale[currency]), currency),
    /** Writes a document, approves it and returns its id. */
    book: async (entity: { readonly name: string }, values: WireObject): Promise<string> => {
      const { id } = await records.create(
        { caller: manager, entity: entity.name },
        { building_id: buildingId, date, ...values },
      )
      await records.transition({ caller: manager, entity: entity.name, id: String(id), name: 'approve' }, {})
      return String(id)
    },
  }
}

/** What was in each fund at the beginning. */
export async function openFunds(story: Story, date: string): Promise<void> {
  const { book, inBooks, say } = booksOf(story, date)
  for (const { id, account_type } of await funds(story.db, { buildingId: story.buildingId }))
    await book(openingBalance, {
      cash_account_id: id,
      amount: inBooks(begun[account_type]),
      description: say.opening,
    })
}

/** The building's own cash box and bank account. */
export async function ownFunds({ db, buildingId }: Story) {
  const accounts = await funds(db, { buildingId })
  const [cash, bank] = (['cash', 'bank'] as const).map((kind) =>
    accounts.find(({ account_type: of, account_sub_type: sub }) => of === 'building' && sub === kind),
  )
  return cash === undefined || bank === undefined ? undefined : { cash, bank }
}

/** Takes cash to the bank. */
export async function bankCash(story: Story, { date, dong }: { date: string; dong: string }): Promise<void> {
  const { book, inBooks, say } = booksOf(story, date)
  const own = await ownFunds(story)
  if (own === undefined) return
  await book(cashTransfer, {
    cash_account_id: own.cash.id,
    to_account_id: own.bank.id,
    amount: inBooks(dong),
    description: say.move,
  })
}

/** A transfer that was written twice, and is voided. */
async function voidTransfer(story: Story, date: string): Promise<void> {
  const { book, inBooks, say } = booksOf(story, date)
  const own = await ownFunds(story)
  if (own === undefined) return
  const id = await book(cashTransfer, {
    cash_account_id: own.cash.id,
    to_account_id: own.bank.id,
    amount: inBooks('2000000'),
    description: say.move,
  })
  const { manager: caller, records } = story
  await records.transition({ caller, entity: cashTransfer.name, id, name: 'void' }, { reason: say.twice })
}

/** Lets off what the two apartments that owe most have owed for longest: one debt wholly, one in part. */
export async function letOff(story: Story, date: string): Promise<void> {
  const { book, say } = booksOf(story, date)
  const currency = currencyOfBuilding(story.manager, story.buildingId)
  const [lost, lowered] = await oldFees(story.db, { buildingId: story.buildingId })
  if (lost !== undefined)
    await book(writeOff, {
      apartment_id: lost.apartment_id,
      grounds: say.lost,
      lines: [{ fee_id: lost.id, amount: lost.open }],
    })
  if (lowered !== undefined)
    await book(adjustment, {
      apartment_id: lowered.apartment_id,
      fee_id: lowered.id,
      amount: roundMoney(multiplyAmounts(lowered.open, '0.1'), currency),
      grounds: say.lowered,
    })
}

/** Pays the household that has paid most in advance its credit back in cash. */
export async function refundCredit(story: Story): Promise<void> {
  // The money that was paid in advance came until now.
  const { book, say } = booksOf(story, today())
  const own = await ownFunds(story)
  const [home] = await homes(story.db, { buildingId: story.buildingId })
  if (own === undefined || home === undefined || home.credit === '0') return
  await book(refund, {
    cash_account_id: own.cash.id,
    apartment_id: home.apartment_id,
    amount: home.credit,
    party: say.who,
  })
}

/** A household uses what it has paid in advance for another home of its family. */
async function offsetCredit(story: Story): Promise<void> {
  const { book, say } = booksOf(story, today())
  const found = await homes(story.db, { buildingId: story.buildingId })
  const [home, other] = [found[0], found.at(-1)]
  if (home === undefined || other === undefined || home.credit === '0') return
  await book(creditTransfer, {
    apartment_id: home.apartment_id,
    to_apartment_id: other.apartment_id,
    amount: home.credit,
    grounds: say.family,
  })
}

/** Cash taken to the bank, debts let off, deposits that are held and returned, and a refund. */
export async function cashStory(story: Story, date: string): Promise<void> {
  const { db, buildingId } = story
  const { book, inBooks, say } = booksOf(story, date)
  const own = await ownFunds(story)
  if (own === undefined) return
  const till = { cash_account_id: own.cash.id }
  await bankCash(story, { date, dong: '60000000' })
  await voidTransfer(story, date)
  await letOff(story, date)
  const apartments = await homes(db, { buildingId })
  await refundCredit(story)
  await offsetCredit(story)
  const [income] = await otherIncome(db, { buildingId })
  for (const [at, { apartment_id }] of apartments.entries()) {
    const held = { ...till, apartment_id, party: say.who, amount: inBooks('5000000') }
    const purpose = optionAt(at)
    const id = await book(
      deposit,
      at === 3 ? { ...held, purpose, brought_in: '1', cash_account_id: '' } : { ...held, purpose },
    )
    const back = { ...till, deposit_id: id, party: say.who, date: addDays(date, 7) }
    if (at === 0) await book(depositReturn, { ...back, returned: inBooks('5000000') })
    if (at === 1 && income !== undefined)
      await book(depositReturn, {
        ...back,
        returned: inBooks('4000000'),
        forfeited: inBooks('1000000'),
        category_id: income.id,
        description: say.kept,
      })
  }
}

const purposes = ['renovation', 'renovation', 'card', 'tenant'] as const
const optionAt = (at: number) => purposes[at] ?? 'other'
