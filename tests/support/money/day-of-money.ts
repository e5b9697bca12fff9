import { officeToday } from '#core/days.ts'
import { revalueDollars } from './dollar-account.ts'
import { outcome, recordOf, rowsOf, type SeededServer, withKey } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import { spendOnVat } from './vat-moves.ts'
import { openCashDesk, type CashDesk } from './cash-desk.ts'
import { openPrepaid } from './prepaid.ts'

/** Makes a little of everything that moves money, through HTTP, in building 1 (đồng). */
export async function spendDayWithMoney(server: SeededServer): Promise<void> {
  const desk = await openCashDesk(server)
  const { a, fee, apartment, collect } = desk
  const done = (reply: Reply) => {
    if (reply.status >= 300) throw new Error(`${outcome(reply)}: ${JSON.stringify(reply.body)}`)
    return recordOf(reply)
  }
  const made = async (path: string, values: object) =>
    done(await a(`POST ${path}`, { building_id: '1', ...values }, withKey()))
  const moved = async (path: string, values: object = {}) => done(await a(`POST ${path}`, values))

  const [part, much, back, ended, spared, foreign, owing] = [0, 1, 2, 3, 4, 5, 6].map(apartment) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await fee(part, '930000')
  done(await collect(part, '400000'))

  await fee(much, '300000')
  done(await collect(much, '350000', { confirm_excess: true, extra_credit_reason: 'Khách trả trước' }))
  await fee(much, '80000')
  done(await collect(much, '30000', { credit_used: '50000' }))

  await fee(back, '100000')
  await moved(`receipts/${done(await collect(back, '100000')).id}/void`, { reason: 'nhầm' })
  done(await collect(back, '100000'))

  done(await a(`DELETE fees/${await fee(ended, '50000')}?reason=sai`))
  await moved(`fees/${await fee(ended, '60000')}/void`, { reason: 'nhầm' })
  await moved(`fees/${await fee(ended, '70000')}/reissue`, { reason: 'nhầm', amount: '65000' })
  await fee(ended, '0')

  await fee(spared, '200000')
  done(await collect(spared, '150000', { deduction: '50000', deduction_reason: 'Giảm phí' }))
  await fee(foreign, '1000000')
  const book = {
    code: 'Q-1',
    template_id: await first(server, 'preprint_template', 'true'),
    first_serial: 1,
    leaves: 1,
    received_on: '2026-11-01',
  }
  const [leaf] = await server.db.query<{ id: string }>(
    'select id::text from preprint_serial where book_id = $1',
    [(await made('pre-print-receipts', book)).id],
  )
  done(await collect(foreign, '10', { currency_code: 'usd', serial_id: leaf?.id }))

  // A draft that stays, one that was restored from the trash before its approval, and one that is deleted.
  const draft = { apartment_id: owing, month: '2026-10', name: 'Nháp', amount: '1000', fee_type: 'OTHERS' }
  await made('fees', { ...draft, unit_price: '1000', quantity: 1 })
  const again = await made('fees', draft)
  done(await a(`DELETE fees/${again.id}?reason=sai`))
  await moved(`fees/${again.id}/restore`)
  await moved('fees/approve', { building_id: '1', ids: [again.id] })
  done(await a(`DELETE fees/${again.id}?reason=sai`))
  done(await a(`DELETE fees/${(await made('fees', draft)).id}?reason=sai`))

  const debt = await made('opening-debts', {
    apartment_id: owing,
    month: '2025-12',
    name: 'Nợ cũ',
    amount: '250000',
    fee_type: 'WATER',
  })
  await moved(`fees/${String(debt.fee_id)}/reissue`, { reason: 'nhầm', amount: '240000' })
  const services = [
    { service_id: await first(server, 'service', 'bookable and is_active'), quantity: 2, price: '75000' },
  ]
  for (const cash_basis of [true, false]) {
    const order = await made('bookings', {
      code: `DV-${cash_basis}`,
      date: '2026-11-20',
      apartment_id: owing,
      customer_name: 'Lan',
      cash_basis,
      services,
    })
    await moved(`bookings/${order.id}/accept`)
    await moved(`bookings/${order.id}/complete`)
    if (cash_basis) await moved(`bookings/${order.id}/charge`)
  }
  const court = await made('utilities', {
    code: 'SAN-1',
    name: 'Sân',
    type_id: await first(server, 'utility_type', 'deleted_at is null'),
    open_time: '06:00:00',
    close_time: '22:00:00',
    price: '90000',
    needs_approval: false,
  })
  const slot = { utility_id: court.id, apartment_id: owing, date: officeToday(), from_time: '08:00:00' }
  const game = await made('utility-bookings', { ...slot, to_time: '09:00:00' })
  await moved(`utility-bookings/${game.id}/complete`)

  // As a run would write it.
  await server.db.execute(
    `insert into fee_trace select building_id, id, '{}' from fee where status = 'draft'`,
  )

  await made('till-closings', {
    cash_account_id: await first(server, 'cash_account', `account_sub_type = 'cash'`),
    denominations: [{ value: '1000', count: 3 }],
    note: 'Thiếu',
  })

  const voucher = {
    date: '2026-11-05',
    cash_account_id: await first(server, 'cash_account', `account_type = 'building'`),
    amount: '110000',
    party: 'X',
  }
  const received = { ...voucher, category_id: await first(server, 'receipt_voucher_category', 'is_active') }
  const paid = { ...voucher, category_id: await first(server, 'payment_voucher_category', 'is_active') }
  await moved(`receipt-vouchers/${(await made('receipt-vouchers', received)).id}/approve`)
  await moved(
    `receipt-vouchers/${(await made('receipt-vouchers', { ...received, apartment_id: owing })).id}/charge`,
  )
  await made('receipt-vouchers', received)
  await spendOnDocuments({
    made,
    moved,
    account: paid.cash_account_id,
    category: received.category_id,
    home: much,
  })
  for (const end of ['', 'void']) {
    const { id } = await made('payment-vouchers', paid)
    await moved(`payment-vouchers/${id}/approve`)
    if (end !== '') await moved(`payment-vouchers/${id}/${end}`, { reason: 'nhầm' })
  }
  await spendOnVat({ made, moved }, { received, paid })
  await spendOnMaintenance({ made, moved })
  await spendOnPrepayments(server, desk)
  await spendOnOthers({ made, moved }, { desk, paid })
  // In place of the demo's own rule.
  await server.db.execute('delete from late_interest_rule')
  await spendOnInterest(desk, { made, moved })
  const advance = await made('payment-vouchers', {
    ...paid,
    amount: '900000000',
    overdraft_reason: 'Ứng trước, tiền về ngày mai',
  })
  await moved(`payment-vouchers/${String(advance.id)}/approve`)
}

/** Months that are paid in advance: released, given back and released again; ended early; and voided. */
async function spendOnPrepayments(server: SeededServer, desk: CashDesk): Promise<void> {
  const { a, apartment } = desk
  const office = openPrepaid(server, desk)
  const setting = await office.setting('100000')
  const homes = [7, 8].map(apartment)
  const ids: string[] = []
  for (const home of homes)
    ids.push(await office.prepaid(home, [setting], { months: 2, discount_percent: 10 }))
  const taken = await office.prepaid(apartment(9), [setting], { months: 2 })
  await a(`POST prepayments/${taken}/void`, { reason: 'nhầm' })
  const [fee] = await office.drafts(setting, '2026-11', homes)
  await office.approveFees([fee ?? ''])
  await a(`DELETE fees/${fee}?reason=sai`)
  await office.approveFees(await office.drafts(setting, '2026-11', homes))
  await a(`POST prepayments/${ids[1]}/end`, { reason: 'chuyển nhà' })
}

/** Fees that are late, and the interest on them: approved, voided and charged again. */
async function spendOnInterest(
  { a, apartment, fee }: CashDesk,
  { made, moved }: Pick<Documents, 'made' | 'moved'>,
): Promise<void> {
  const category = await made('report/receipt-voucher-categories', { code: 'LAI', name: 'Lãi chậm nộp' })
  await made('late-interest-rules', {
    name: 'Lãi chậm nộp',
    from_date: '2026-10-01',
    rate: 0.05,
    per: 'day',
    minimum: '1000',
    category_id: category.id,
  })
  const late = { month: '2026-09', due_on: '2026-10-05', name: 'Phí trễ' }
  await fee(apartment(10), '500000', late)
  const drafts = async () => {
    const { id } = await made('late-interest-runs', { month: '2026-10' })
    const fees = rowsOf(await a(`GET fees?building_id=1&late_interest_run_id=${String(id)}`))
    return moved('fees/approve', { building_id: '1', ids: fees.map((one) => one.id) })
  }
  await drafts()
  await fee(apartment(11), '800000', late)
  await drafts()
}

/** The maintenance fund, with what was in it and a repair that it paid for. */
async function spendOnMaintenance({ made, moved }: Pick<Documents, 'made' | 'moved'>): Promise<void> {
  const fund = await made('report/accounts', {
    code: 'QBT',
    name: 'Quỹ bảo trì',
    account_type: 'building_maintenance',
    account_sub_type: 'cash',
  })
  const category = await made('report/payment-voucher-categories', {
    code: 'BT',
    name: 'Bảo trì',
    for_maintenance: true,
  })
  const document = { date: '2026-11-05', cash_account_id: fund.id, amount: '7000000' }
  const balance = await made('opening-balances', { ...document, kind: 'cash' })
  await moved(`opening-balances/${String(balance.id)}/approve`)
  const repairing = { category_id: category.id, party: 'Thợ', off_plan_reason: 'Sửa gấp' }
  const repair = await made('payment-vouchers', { ...document, ...repairing, amount: '2000000' })
  await moved(`payment-vouchers/${String(repair.id)}/approve`)
}

/** A fee with VAT and one of others' money: lowered, issued again, taken back, and paid out. */
async function spendOnOthers(
  { made, moved }: Pick<Documents, 'made' | 'moved'>,
  { desk, paid }: { readonly desk: CashDesk; readonly paid: object },
): Promise<void> {
  const home = desk.apartment(10)
  for (const of of [{ vat_percent: 8 }, { income_kind: 'collected_for_others' }]) {
    const fee_id = await desk.fee(home, '108000', { fee_type: 'WATER', ...of })
    for (const end of ['', 'void']) {
      const lowered = { date: '2026-11-05', apartment_id: home, fee_id, amount: '54000', grounds: 'Tính sai' }
      const { id } = await made('adjustments', lowered)
      await moved(`adjustments/${String(id)}/approve`)
      if (end !== '') await moved(`adjustments/${String(id)}/${end}`, { reason: 'nhầm' })
    }
    const voided = await desk.fee(home, '21600', { fee_type: 'WATER', ...of })
    await moved(`fees/${voided}/reissue`, { reason: 'nhầm', amount: '10800' })
  }
  const category = await made('report/payment-voucher-categories', {
    code: 'TRA',
    name: 'Trả tiền nước',
    pays_out: 'WATER',
  })
  const { id } = await made('payment-vouchers', { ...paid, amount: '30000', category_id: category.id })
  await moved(`payment-vouchers/${String(id)}/approve`)
}

interface Documents {
  readonly made: (path: string, values: object) => Promise<Readonly<Record<string, unknown>>>
  readonly moved: (path: string, values?: object) => Promise<unknown>
  /** Ids. */
  readonly account: string
  readonly category: string
  readonly home: string
}

/** Each document that moves money, approved; and one of each that was voided again. */
async function spendOnDocuments({ made, moved, account, category, home }: Documents): Promise<void> {
  const document = async (path: string, values: object, end = '') => {
    const { id } = await made(path, { date: '2026-11-05', ...values })
    await moved(`${path}/${String(id)}/approve`)
    if (end !== '') await moved(`${path}/${String(id)}/${end}`, { reason: 'nhầm' })
    return id
  }
  const [cash, credit] = [
    { kind: 'cash', cash_account_id: account, amount: '5000000' },
    { kind: 'credit', apartment_id: home, amount: '40000' },
  ]
  for (const end of ['', 'void'])
    for (const balance of [cash, credit]) await document('opening-balances', balance, end)
  const refund = { apartment_id: home, cash_account_id: account, amount: '15000', party: 'Lan' }
  const moving = { cash_account_id: account, to_account_id: String(Number(account) + 1), amount: '1000000' }
  const held = { apartment_id: home, party: 'Lan', amount: '3000000', cash_account_id: account }
  const others = String(Number(home) + 1)
  const offset = { apartment_id: home, to_apartment_id: others, amount: '5000', grounds: 'Cùng chủ hộ' }
  for (const end of ['', 'void']) {
    await document('refunds', refund, end)
    await document('credit-transfers', offset, end)
    await document('cash-transfers', moving, end)
    await document('deposits', held, end)
  }
  await revalueDollars(made, document)
  const { cash_account_id: _none, ...before } = held
  await document('deposits', { ...before, brought_in: true })
  const deposit_id = await document('deposits', held)
  const back = {
    deposit_id,
    party: 'Lan',
    returned: '2000000',
    cash_account_id: account,
    forfeited: '500000',
    category_id: category,
  }
  for (const end of ['', 'void']) {
    const part =
      end === '' ? back : { ...back, returned: '500000', forfeited: undefined, category_id: undefined }
    await document('deposit-returns', part, end)
  }
  const { id: fee_id } = await made('fees', {
    apartment_id: home,
    month: '2026-10',
    name: 'Phí',
    amount: '110000',
    fee_type: 'WATER',
  })
  await moved(`fees/${String(fee_id)}/approve`)
  for (const end of ['', 'void']) {
    const why = { apartment_id: home, grounds: 'Không thu được' }
    await document('write-offs', { ...why, lines: [{ fee_id, amount: '20000' }] }, end)
    await document('adjustments', { ...why, fee_id, amount: '30000' }, end)
    await document('adjustments', { ...why, fee_id, amount: '5000', direction: 'increase' }, end)
  }
}

async function first({ db }: SeededServer, table: string, condition: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `select min(id)::text as id from ${table} where building_id = 1 and deleted_at is null and ${condition}`,
  )
  return row?.id ?? ''
}
