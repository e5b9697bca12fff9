import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Who stands on a voucher with VAT: what it takes over of them, and who sees their tax code.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await desk.fillFund('QUY-NH', '90000000')
})
afterEach(async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
  expect(seeded.server.errors).toEqual([])
})
afterAll(() => seeded.close())

const today = officeToday()
const idOf = async (table: string, code: string) => {
  const sql = `select id::text from ${table} where building_id = 1 and code = $1`
  return (await seeded.db.query<{ id: string }>(sql, [code]))[0]?.id ?? ''
}
async function made(path: string, values: object) {
  const reply = await desk.a(`POST ${path}`, { building_id: '1', ...values })
  expect([outcome(reply), ...faults(reply)]).toEqual(['201'])
  return recordOf(reply)
}
const taxed = { date: today, amount: '1080000', vat_kind: 'taxed', vat_percent: 8 }

test('a payment has of another partner or fund what is theirs, and keeps what is typed', async () => {
  const partner = async (code: string, tax_code: string, account_number: string) => {
    const bank_accounts = [{ account_holder: code, account_number, bank_name: 'VCB' }]
    return (await made('partners', { code, name: code, tax_code, bank_accounts })).id
  }
  const one = await partner('NCC-OLD', '0101243150', '111222333')
  const other = await partner('NCC-NEW', '0302431595', '444555666')
  const { id } = await made('payment-vouchers', {
    ...taxed,
    category_id: await idOf('payment_voucher_category', 'CHI-DIEN'),
    cash_account_id: await idOf('cash_account', 'QUY-NH'),
    party: 'Công ty Điện lực',
    partner_id: one,
    invoice_form: '1',
    invoice_symbol: `C${today.slice(2, 4)}TAA`,
    invoice_number: '1',
    invoice_date: today,
  })
  const change = async (values: object) => {
    const changed = await desk.a(`PATCH payment-vouchers/${id}`, values)
    expect([outcome(changed), ...faults(changed)]).toEqual(['200'])
    return recordOf(changed)
  }
  expect(await change({ description: 'Tháng này' })).toMatchObject({
    partner_tax_code: '0101243150',
    receiver_account: '111222333',
    payment_way: 'transfer',
  })
  expect(await change({ partner_id: other })).toMatchObject({
    partner_tax_code: '0302431595',
    receiver_name: 'NCC-NEW',
    receiver_account: '444555666',
  })
  expect(await change({ partner_id: one, receiver_account: '999' })).toMatchObject({
    partner_tax_code: '0101243150',
    receiver_account: '999',
  })
  for (const [fund, way] of [
    ['QUY-TM', 'cash'],
    ['QUY-NH', 'transfer'],
  ] as const)
    expect(await change({ cash_account_id: await idOf('cash_account', fund) })).toMatchObject({
      payment_way: way,
    })
})

test('the list of output VAT shows a buyer’s code as the voucher does, also in its file', async () => {
  const code = '001099012345'
  const { id } = await made('receipt-vouchers', {
    ...taxed,
    category_id: await idOf('receipt_voucher_category', 'THU-MB'),
    cash_account_id: await idOf('cash_account', 'QUY-NH'),
    party: 'Ông Nam',
    partner_tax_code: code,
  })
  expect(outcome(await desk.a(`POST receipt-vouchers/${id}/approve`, {}))).toBe('200')
  const books = ['manage_cash_account', 'manage_debt', 'manage_voucher', 'manage_fee'] as const
  const rights = books.map((one) => right(one, 'read'))
  const reader = await seeded.member('1', ...rights)
  const writer = await seeded.member('1', ...rights, right('manage_voucher', 'read', 'update'))
  const asked = `building_id=1&from=${today}&to=${today}`
  const seen = async (who: typeof reader) => {
    const listed = await who(`GET report/output-vat?${asked}`)
    expect([outcome(listed), faults(listed)]).toEqual(['200', []])
    const file = await who(`GET report/output-vat/export?${asked}&format=csv`)
    return [listed, file].map(({ body }) => JSON.stringify(body).includes(code))
  }
  expect(await seen(reader)).toEqual([false, false])
  expect(await seen(writer)).toEqual([true, true])
})
