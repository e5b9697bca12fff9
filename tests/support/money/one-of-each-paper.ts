import { addDays, officeToday } from '#core/days.ts'
import { outcome, recordOf, rowsOf, withKey } from '../server/seeded-server.ts'
import type { NoticeServer } from './notice-server.ts'
import { voucherPlanOf } from './voucher-plan.ts'

/** A record that is printed, and what its addresses name beside it. */
export interface PrintedRecord {
  readonly id: string
  readonly kind?: string
  /** The batch that it belongs to. */
  readonly idGroup?: string
}

/** A record of each paper in building 1, by the id of the paper's first call; all but e-invoices are of one apartment. */
export async function oneOfEachPaper(
  office: NoticeServer,
): Promise<{ readonly home: string; readonly made: Readonly<Record<string, PrintedRecord>> }> {
  const { a, desk, db } = office
  const home = desk.apartment(0)
  const make = async (path: string, values: object) => {
    const reply = await a(`POST ${path}`, { building_id: '1', ...values }, withKey())
    if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)}`)
    return recordOf(reply)
  }
  const act = async (path: string, values: object = {}) => {
    const reply = await a(`POST ${path}`, values)
    if (reply.status !== 200) throw new Error(`${path}: ${outcome(reply)}`)
  }
  // The usual paper says more than the seeded templates.
  await db.execute('update example_template set is_default = false')
  const [of] = await db.query<{ fund: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and code = 'QUY-TM') as fund,
      (select id::text from receipt_voucher_category where building_id = 1 and code = 'THU-KHAC') as category`,
  )
  const { fund: cash_account_id, category: category_id } = of ?? {}

  await desk.fee(home, '300000', { month: '2026-10' })
  const batch = recordOf(
    await office.make({ audience: 'apartments', apartments: [home], channels: ['email'] }),
  )
  await office.send(batch.id)
  const [slip] = await office.slips(batch.id)

  const receipt = recordOf(await desk.collect(home, '300000'))
  const form = await make('pre-print-receipt-templates', { name: 'M', symbol: 'IN/26', digits: 4, leaves: 5 })
  const book = await make('pre-print-receipts', {
    code: 'IN-1',
    template_id: form.id,
    first_serial: 1,
    received_on: '2026-11-01',
  })
  const [leaf] = rowsOf(await a(`GET pre-print-serials?building_id=1&book_id=${book.id}&sort=number`))
  await desk.fee(home, '1000', { month: '2026-09' })
  const onForm = recordOf(await desk.collect(home, '1000', { serial_id: leaf?.id }))

  // What is left without a reason says its category.
  const voucher = await make('receipt-vouchers', {
    date: officeToday(),
    cash_account_id,
    category_id,
    apartment_id: home,
    amount: '500',
    party: 'Lan',
  })
  await act(`receipt-vouchers/${voucher.id}/approve`)

  // Both settle all of their fees: nothing is owed afterwards.
  await desk.fee(home, '400', { month: '2026-07' })
  const writtenOff = await make('write-offs', {
    date: officeToday(),
    apartment_id: home,
    grounds: 'Không thu được',
  })
  await act(`write-offs/${writtenOff.id}/approve`)
  const lowered = await make('adjustments', {
    date: officeToday(),
    apartment_id: home,
    fee_id: await desk.fee(home, '700', { month: '2026-06' }),
    amount: '700',
    grounds: 'Tính sai',
  })
  await act(`adjustments/${lowered.id}/approve`)
  const brought = await make('opening-balances', {
    date: officeToday(),
    kind: 'credit',
    apartment_id: home,
    amount: '50',
  })
  await act(`opening-balances/${brought.id}/approve`)
  const offset = await make('credit-transfers', {
    date: officeToday(),
    apartment_id: home,
    to_apartment_id: desk.apartment(1),
    amount: '50',
    grounds: 'Cùng chủ hộ',
  })
  await act(`credit-transfers/${offset.id}/approve`)

  await office.desk.fillFund('QUY-NH', '90000')
  const [paying] = await db.query<{ fund: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and code = 'QUY-NH') as fund,
      (select id::text from payment_voucher_category where building_id = 1 and code = 'CHI-DIEN') as category`,
  )
  const transfer = await make('payment-vouchers', {
    date: officeToday(),
    cash_account_id: paying?.fund,
    category_id: paying?.category,
    amount: '700',
    party: 'Công ty Điện lực',
    receiver_account: '0011223344',
    receiver_bank: 'Ngân hàng A',
  })
  await act(`payment-vouchers/${transfer.id}/approve`)

  const { noticed, adjusting } = await wrongInvoices(office, { make, act })

  const certificate = await make('debt-certificates', { apartment_id: home, holder: 'Lê Thị Hoa' })
  const count = await make('till-closings', { cash_account_id, counted: '301500', note: 'ca' })
  const handover = await make('handovers', {
    apartment_id: home,
    planned_at: '2026-11-20T02:00:00Z',
    receiver_name: 'Hoa',
  })
  await act(`handovers/${handover.id}/hand_over`, { handover_date: '2026-11-21' })

  const kind = await make('contract-templates', { code: 'K-1', name: 'Lease', fields: [] })
  const contract = await make('contracts', {
    code: 'HD-1',
    name: 'Shop',
    template_id: kind.id,
    apartment_id: home,
    value: '1000',
    start_date: '2026-01-01',
    end_date: '2027-01-01',
    party_a_name: 'Board',
    party_b_name: 'Mr Shop',
    party_b_email: 'shop@example.test',
  })
  // Its plan is what it was as the contract was sent.
  await make(
    'voucher-plans',
    voucherPlanOf({ contract_id: contract.id, last_date: addDays(officeToday(), 80) }),
  )
  await act(`contracts/${contract.id}/send`)
  await act(`contracts/${contract.id}/confirm_signed`)
  return {
    home,
    made: {
      readNoticePaper: { id: String(slip?.id), idGroup: batch.id },
      readReceiptPaper: { id: receipt.id },
      readPreprint: { id: onForm.id },
      readPaymentOrderPaper: { id: transfer.id },
      readVoucherPaper: { id: voucher.id, kind: 'receipt_voucher' },
      readWriteOffPaper: { id: writtenOff.id },
      readOffsetPaper: { id: offset.id },
      readAdjustmentPaper: { id: lowered.id },
      readCertificatePaper: { id: certificate.id },
      readCountPaper: { id: count.id },
      readHandoverPaper: { id: handover.id },
      readContractPaper: { id: contract.id },
      readInvoiceNoticePaper: { id: noticed },
      readInvoiceListPaper: { id: adjusting },
    },
  }
}

interface Doing {
  readonly make: (path: string, values: object) => Promise<{ readonly id: string }>
  readonly act: (path: string, values?: object) => Promise<void>
}

/** Two e-invoices with errors, of an apartment whose buyer is a consumer: one of which the tax office is told, and one that another adjusts. */
async function wrongInvoices({ a, desk, db }: NoticeServer, { make, act }: Doing) {
  const home = desk.apartment(30)
  const today = officeToday()
  const symbol = `C${today.slice(2, 4)}TAA`
  await db.execute(`update invoice_seller set status = 'inactive' where building_id = 1`)
  await make('invoice-sellers', {
    name: 'Ban quản trị',
    tax_code: '0101243150',
    address: 'Hà Nội',
    vat_method: 'deduction',
    coded: true,
    symbols: [{ form: '1', symbol, from_date: `${today.slice(0, 4)}-01-01` }],
    starts_on: '2026-01-01',
  })
  const ids: string[] = []
  const fees: string[] = []
  for (const month of ['2026-04', '2026-05']) {
    fees.push(await desk.fee(home, '108000', { month, vat_percent: 8 }))
    const batch = await make('invoice-batches', { month: today.slice(0, 7), date: today })
    const made = rowsOf(await a(`GET e-invoices?building_id=1&limit=all&batch_id=${batch.id}`))
    const one = made.find(({ apartment_id: of }) => of === home)
    if (one === undefined) throw new Error('no invoice')
    ids.push(String(one['id']))
    const reply = await a(`PATCH e-invoices/${one.id}`, { invoice_number: String(ids.length) })
    if (reply.status !== 200) throw new Error(`e-invoices: ${outcome(reply)}`)
  }
  const [noticed = '', wrong = ''] = ids
  await act(`e-invoices/${noticed}/notice`, { noticed_on: today, notice_content: 'Sai tên người mua' })
  for (const fee_id of fees) {
    const lowered = await make('adjustments', {
      date: today,
      apartment_id: home,
      fee_id,
      amount: '108000',
      grounds: 'Tính sai',
    })
    await act(`adjustments/${lowered.id}/approve`)
  }
  await act(`e-invoices/${wrong}/make_adjusting`, { what_is_wrong: 'Tính sai' })
  const [adjusting] = rowsOf(await a(`GET e-invoices?building_id=1&kind=adjusting`))
  return { noticed, adjusting: String(adjusting?.['id'] ?? '') }
}
