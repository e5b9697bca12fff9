import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthAfter, monthOf, officeToday } from '#core/days.ts'
import { apiAs, type Caller } from '#tests/support/browser/api.ts'
import {
  openBankDesk,
  type Account,
  type BankDesk,
  type Row,
  type Told,
} from '#tests/support/browser/bank-desk.ts'
import { endVisits, signIn, visit, type Visit } from '#tests/support/browser/console.ts'

// The month of two accounts of their own: whatever a bank tells finds its document, and nothing is called not ours.
const unique = String(Date.now())

let visitor: Visit
let manager: Caller
let desk: BankDesk
beforeAll(async () => {
  manager = await apiAs('manager')
  visitor = await visit()
  await signIn(visitor, 'manager')
  desk = openBankDesk(visitor, manager)
})
afterAll(endVisits)

describe('the operating account', () => {
  let account: Account
  let home: { readonly id: string; readonly code: string; readonly reference: string }
  const cash = `Quỹ thử ${unique}`
  const categories = {
    interest: `Lãi ${unique}`,
    rent: `Thuê ${unique}`,
    fee: `Phí NH ${unique}`,
    power: `Điện ${unique}`,
  }

  /** A document that is booked before the bank tells of it; returns its number. */
  async function booked(path: string, values: Row): Promise<string> {
    const made = await manager.create(path, {
      date: officeToday(),
      cash_account_id: account.fundId,
      ...values,
    })
    await manager.call(`POST ${path}/${made.id}/approve`, {})
    return String((await desk.one(`${path}/${made.id}`)).code)
  }
  const categoryId = (side: 'receipt' | 'payment', name: string) =>
    desk.idOf(`report/${side}-voucher-categories`, `&name=${encodeURIComponent(name)}`)
  const vouched = async (side: 'receipt' | 'payment', name: string, amount: string) =>
    booked(`${side}-vouchers`, { amount, party: 'Ngân hàng', category_id: await categoryId(side, name) })

  /** Of what the desk has collected by transfer. */
  async function collected(amount: string): Promise<string> {
    const made = await manager.create('receipts', {
      apartment_id: home.id,
      month: monthOf(officeToday()),
      payment_method_id: await desk.idOf('payment-methods', '&code=BANK_TRANSFER'),
      cash_account_id: account.fundId,
      amount_received: amount,
      confirm_excess: true,
      extra_credit_reason: 'Trả trước',
    })
    return String((await desk.one(`receipts/${made.id}`)).code)
  }
  /** One month of a fee at this price, paid ahead. */
  async function prepaid(price: string): Promise<string> {
    const setting = await manager.create('fee-settings', {
      code: `TT-${unique}`,
      name: `Phí ${unique}`,
      fee_type: 'MANAGEMENT',
      price_type: 'all_in',
    })
    await manager.create('tariffs', {
      name: 'T',
      fee_setting_id: setting.id,
      valid_from: '2024-01-01',
      tiers: [{ price }],
    })
    return booked('prepayments', {
      apartment_id: home.id,
      fee_settings: [setting.id],
      first_month: monthAfter(officeToday(), 1),
      months: 1,
      discount_percent: 0,
      party: 'Lan',
    })
  }
  const heldDeposit = async () =>
    String((await desk.many('deposits', `&apartment_id=${home.id}&status=approved&limit=1`))[0]?.code)

  interface Case extends Told {
    readonly how: string
    readonly settle: (id: string) => Promise<unknown>
  }
  const inflow = (price: string, text: string) => ({ price, text, direction: 'in' }) as const
  const outflow = (price: string, text: string) => ({ price, text, direction: 'out' }) as const
  /** Money in comes first: what is spent is there. */
  const cases: readonly Case[] = [
    {
      ...inflow('1200000', 'Lai tien gui thang nay'),
      how: 'interest, as a receipt voucher',
      settle: (id) => desk.makeOf(id, 'receipt_voucher', { category_id: categories.interest }),
    },
    {
      ...inflow('3000000', 'Thue mat bang tang 1'),
      how: 'rent, as a receipt voucher',
      settle: (id) => desk.makeOf(id, 'receipt_voucher', { category_id: categories.rent }),
    },
    {
      ...inflow('2000000', 'Dat coc sua nha'),
      how: 'a deposit',
      settle: (id) => desk.makeOf(id, 'deposit', { apartment_id: home.code }),
    },
    {
      ...inflow('4000000', 'Nop tien mat vao tai khoan'),
      how: 'a transfer from the safe',
      settle: (id) => desk.makeOf(id, 'cash_transfer', { cash_account_id: cash }),
    },
    {
      ...inflow('700000', 'Chuyen tien'),
      how: 'a receipt of the desk',
      settle: async (id) => desk.joinWith(id, [await collected('700000')]),
    },
    {
      ...inflow('900000', 'Dong truoc'),
      how: 'a prepayment',
      settle: async (id) => desk.joinWith(id, [await prepaid('900000')]),
    },
    {
      ...inflow('50000', 'Lai hai thang'),
      how: 'two documents',
      settle: async (id) =>
        desk.joinWith(id, [
          await vouched('receipt', categories.interest, '30000'),
          await vouched('receipt', categories.interest, '20000'),
        ]),
    },
    {
      ...outflow('350000', 'Thanh toan tien dien'),
      how: 'a payment voucher',
      settle: (id) => desk.makeOf(id, 'payment_voucher', { category_id: categories.power }),
    },
    {
      ...outflow('11000', 'Phi quan ly tai khoan'),
      how: 'a bank fee',
      settle: (id) => desk.makeOf(id, 'payment_voucher', { category_id: categories.fee }),
    },
    {
      ...outflow('100000', 'Tra lai tien thua'),
      how: 'a refund of credit',
      settle: (id) => desk.makeOf(id, 'refund', { apartment_id: home.code }),
    },
    {
      ...outflow('600000', 'Tra coc'),
      how: 'a part of a deposit, given back',
      settle: async (id) => desk.makeOf(id, 'deposit_return', { deposit_id: await heldDeposit() }),
    },
    {
      ...outflow('1000000', 'Rut tien mat'),
      how: 'a transfer to the safe',
      settle: (id) => desk.makeOf(id, 'cash_transfer', { to_account_id: cash }),
    },
    {
      ...outflow('40000', 'Tien dien dot 1'),
      how: 'the first part of a document',
      settle: async (id) => desk.joinWith(id, [await vouched('payment', categories.power, '95000')]),
    },
    {
      ...outflow('55000', 'Tien dien dot 2'),
      how: 'the rest of it',
      settle: async (id) => {
        const [voucher] = await desk.many(
          'payment-vouchers',
          `&cash_account_id=${account.fundId}&amount=95000&limit=1`,
        )
        return desk.joinWith(id, [String(voucher?.code)])
      },
    },
    { ...outflow('88000', 'Chuyen nham'), how: 'what will come back', settle: async () => undefined },
    {
      ...inflow('88000', 'Chuyen nham bi tra ve'),
      how: 'what came back, paired with it',
      settle: (id) => desk.joinWith(id, ['Chuyen nham']),
    },
  ]

  beforeAll(async () => {
    account = await desk.openAccount(`07${unique}`, 'building')
    const block = await manager.create('blocks', { code: `B${unique}`, name: `Tháp ${unique}` })
    const code = `E51-${unique}`
    const { id } = await manager.create('apartments', { code, block_id: block.id, area: '60' })
    // Only who lives there pays ahead.
    await manager.call(`POST apartments/${id}/schedule_handover`, { handover_date: officeToday() })
    await manager.call(`POST apartments/${id}/hand_over`, { handover_date: officeToday() })
    home = { id, code, reference: String((await desk.one(`apartments/${id}`)).payment_reference) }
    await manager.create('report/accounts', {
      code: `TM-${unique}`,
      name: cash,
      account_type: 'building',
      account_sub_type: 'cash',
    })
    const category = (side: 'receipt' | 'payment', name: string) =>
      manager.create(`report/${side}-voucher-categories`, { code: `${side[0]}-${name}`, name })
    await category('receipt', categories.interest)
    await category('receipt', categories.rent)
    await category('payment', categories.fee)
    await category('payment', categories.power)
    // The safe has what goes to the bank.
    const filled = await manager.create('receipt-vouchers', {
      date: officeToday(),
      cash_account_id: await desk.idOf('report/accounts', `&name=${encodeURIComponent(cash)}`),
      category_id: await categoryId('receipt', categories.rent),
      amount: '4000000',
      party: 'Khách thuê',
    })
    await manager.call(`POST receipt-vouchers/${filled.id}/approve`, {})
  })

  it('has its statement taken: what names an apartment is a receipt at once', async () => {
    const paid = inflow('500000', `${home.reference} nop phi`)
    await desk.takeStatement(account, [paid, ...cases])
    await desk.waitUntilMatched(await desk.lineOf(account, paid))
  })

  it.each(cases)('finds $how', async ({ settle, ...told }) => {
    await settle(await desk.lineOf(account, told))
  })

  it('is reconciled: nothing waits, and nothing is not ours', async () => {
    await desk.expectReconciled(account)
    expect(visitor.complaints).toEqual([])
  })
})

describe('the maintenance fund’s account', () => {
  it('takes a contribution by its own kind of voucher, and is reconciled', async () => {
    const account = await desk.openAccount(`08${unique}`, 'building_maintenance')
    const category = `Đóng góp quỹ bảo trì ${unique}`
    await manager.create('report/receipt-voucher-categories', {
      code: `BT-${unique}`,
      name: category,
      for_maintenance: true,
    })
    const told = { price: '25000000', direction: 'in', text: 'Dong 2% quy bao tri' } as const
    await desk.takeStatement(account, [told])
    await desk.makeOf(await desk.lineOf(account, told), 'receipt_voucher', { category_id: category })
    await desk.expectReconciled(account)
    expect(visitor.complaints).toEqual([])
  })
})
