import { outcome, recordOf, type SeededServer } from '../server/seeded-server.ts'
import type { Reply } from '../server/test-server.ts'
import { openCashDesk } from './cash-desk.ts'

/** Makes a little of everything that moves money, through HTTP, in building 1 (đồng). */
export async function spendDayWithMoney(server: SeededServer): Promise<void> {
  const desk = await openCashDesk(server)
  const { a, fee, apartment, collect } = desk
  const done = (reply: Reply) => {
    if (reply.status >= 300) throw new Error(`${outcome(reply)}: ${JSON.stringify(reply.body)}`)
    return recordOf(reply)
  }
  const made = async (path: string, values: object) =>
    done(await a(`POST ${path}`, { building_id: '1', ...values }))
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

  done(await a(`DELETE fees/${await fee(ended, '50000')}`))
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
  done(await a(`DELETE fees/${again.id}`))
  await moved(`fees/${again.id}/restore`)
  await moved('fees/approve', { building_id: '1', ids: [again.id] })
  done(await a(`DELETE fees/${again.id}`))
  done(await a(`DELETE fees/${(await made('fees', draft)).id}`))

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
  }

  // As a run would write it.
  await server.db.execute(
    `insert into fee_trace select building_id, id, '{}' from fee where status = 'draft'`,
  )

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
  for (const end of ['', 'void']) {
    const { id } = await made('payment-vouchers', paid)
    await moved(`payment-vouchers/${id}/approve`)
    if (end !== '') await moved(`payment-vouchers/${id}/${end}`, { reason: 'nhầm' })
  }
}

async function first({ db }: SeededServer, table: string, condition: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `select min(id)::text as id from ${table} where building_id = 1 and deleted_at is null and ${condition}`,
  )
  return row?.id ?? ''
}
