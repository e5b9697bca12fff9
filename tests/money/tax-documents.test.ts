import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { tableIn } from '#tests/support/server/sheets.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import { openParts } from '#tests/support/money/parts.ts'

// What documents do to the VAT in a fee and to what it collects for others, and what is reported of them.
let seeded: SeededServer
let desk: CashDesk
const today = officeToday()
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from chart_account')
})
afterEach(async () => expect(await findBrokenInvariants(seeded.db)).toEqual({}))
afterAll(() => seeded.close())

let used = 0
let home: string
beforeEach(() => {
  home = desk.apartment(used++)
})

const post = (path: string, values: object) =>
  desk.a(`POST ${path}`, { building_id: '1', ...values }, withKey())
const done = async (reply: Promise<{ status: number }>) => expect((await reply).status).toBe(200)
const booked = (id: string, kind?: string) => openParts(seeded, desk).booked(id, kind)
const partsOf = (id: string) => openParts(seeded, desk).partsOf(id)

const adjust = async (fee: string, amount: string, direction = 'decrease', date = today) => {
  const made = await post('adjustments', {
    date,
    apartment_id: home,
    fee_id: fee,
    direction,
    amount,
    grounds: 'Tính sai',
  })
  const { id } = recordOf(made)
  await done(desk.a(`POST adjustments/${id}/approve`, {}))
  return id
}

describe('an adjustment', () => {
  test('lowers each part in proportion, and the last one gives back what is left of each', async () => {
    const fee = await desk.fee(home, '1000', { fee_type: 'WATER', vat_percent: 8 })
    const first = await adjust(fee, '333')
    expect(await booked(first, 'adjustment')).toEqual([
      'revenue WATER 308',
      'output_vat WATER 25',
      'receivable -333',
    ])
    await adjust(fee, '333')
    const last = await adjust(fee, '334')
    expect(await booked(last, 'adjustment')).toEqual([
      'revenue WATER 309',
      'output_vat WATER 25',
      'receivable -334',
    ])
    const [sums] = await seeded.db.query(
      `select sum(reduced_vat)::int as vat, sum(reduced_for_others)::int as others from adjustment where fee_id = $1`,
      [fee],
    )
    expect(sums).toEqual({ vat: 74, others: 0 })
    await done(desk.a(`POST adjustments/${first}/void`, { reason: 'nhầm' }))
    expect(await booked(first, 'adjustment_void')).toEqual([
      'revenue WATER -308',
      'output_vat WATER -25',
      'receivable 333',
    ])
  })

  test('of what was collected for others lowers what is owed to them, paid or not', async () => {
    const fee = await desk.fee(home, '1000', { fee_type: 'WATER', income_kind: 'collected_for_others' })
    await desk.collect(home, '1000')
    expect(await booked(await adjust(fee, '400'), 'adjustment')).toEqual([
      'collected_for_others WATER 400',
      'credit -400',
    ])
  })

  test('that raises a fee is more of the same parts, and so after it was lowered to nothing', async () => {
    const fee = await desk.fee(home, '1080', { fee_type: 'WATER', vat_percent: 8 })
    await adjust(fee, '1080')
    const { line_id: line } = recordOf(
      await desk.a(`GET adjustments/${await adjust(fee, '2160', 'increase')}`),
    )
    expect(await partsOf(String(line))).toEqual(['2160', '160', '0', 8, 'own'])
    expect(await booked(String(line))).toEqual([
      'receivable 2160',
      'revenue WATER -2000',
      'output_vat WATER -160',
    ])
  })

  test('of a closed month lowers the VAT of the open one', async () => {
    const fee = await desk.fee(home, '1080', { fee_type: 'WATER', vat_percent: 8, month: '2026-09' })
    await desk.whileClosed('2026-09', async () => {
      const id = await adjust(fee, '540')
      expect(await booked(id, 'adjustment')).toEqual([
        'revenue WATER 500',
        'output_vat WATER 40',
        'receivable -540',
      ])
    })
  })
})

describe('what does not touch the parts', () => {
  test('a write-off leaves the VAT owed and the others’ money theirs', async () => {
    await desk.fee(home, '1080', { fee_type: 'WATER', vat_percent: 8 })
    const { id } = recordOf(
      await post('write-offs', { date: today, apartment_id: home, grounds: 'Chủ hộ mất liên lạc' }),
    )
    await done(desk.a(`POST write-offs/${id}/approve`, {}))
    expect(await booked(id, 'write_off')).toEqual(['bad_debt 1080', 'receivable -1080'])
  })

  test('an opening debt, and more of it, is of no parts', async () => {
    const { fee_id } = recordOf(
      await post('opening-debts', { apartment_id: home, fee_type: 'WATER', month: '2026-08', name: 'Nợ cũ', amount: '500' }),
    ) // prettier-ignore
    expect((await partsOf(String(fee_id))).slice(0, 3)).toEqual(['500', '0', '0'])
    expect(await booked(String(fee_id), 'opening')).toEqual(['receivable 500', 'opening -500'])
  })
})

describe('money that was collected for others', () => {
  let categories = 0
  const category = async (values: object) => {
    categories += 1
    return recordOf(await post('report/payment-voucher-categories', { code: `C${categories}`, name: 'Trả nước', ...values }))
      .id
  } // prettier-ignore
  const pay = async (category_id: string, code = 'QUY-TM') => {
    const [fund] = await seeded.db.query<{ id: string }>(
      'select id::text from cash_account where building_id = 1 and code = $1',
      [code],
    )
    const { id } = recordOf(
      await post('payment-vouchers', { date: today, category_id, cash_account_id: fund?.id, amount: '400', party: 'Công ty nước', ...(code === 'QUY-BT' && { off_plan_reason: 'Sửa gấp' }) }),
    ) // prettier-ignore
    await done(desk.a(`POST payment-vouchers/${id}/approve`, {}))
    return id
  }

  test('is paid out of what is owed to them, and is no expense', async () => {
    await desk.fillFund('QUY-TM', '5000')
    const water = await category({ pays_out: 'WATER' })
    const id = await pay(water)
    expect(await booked(id, 'payment_voucher')).toEqual(['cash -400', 'collected_for_others WATER 400'])
    expect(recordOf(await desk.a(`GET payment-vouchers/${id}`))).toMatchObject({ for_others: true, fee_type: 'WATER' })
    expect(await desk.a(`PATCH report/payment-voucher-categories/${water}`, { pays_out: 'GAS' })).toMatchObject({ status: 422 })
    await done(desk.a(`POST payment-vouchers/${id}/void`, { reason: 'nhầm' }))
    expect(await booked(id, 'payment_voucher_void')).toEqual(['cash 400', 'collected_for_others WATER -400'])
  }) // prettier-ignore

  test('is paid out up to what was charged for them; beyond it by who may approve fund accounts', async () => {
    await desk.fillFund('QUY-TM', '5000')
    const clerk = await seeded.member(
      '1',
      right('manage_voucher', 'read', 'create', 'approve'),
      right('manage_cash_account', 'read'),
    )
    const power = await category({ pays_out: 'ELECTRICITY' })
    await desk.fee(home, '1000', { fee_type: 'ELECTRICITY', income_kind: 'collected_for_others' })
    const [fund] = await seeded.db.query<{ id: string }>(
      `select id::text from cash_account where building_id = 1 and code = 'QUY-TM'`,
    )
    const draft = async (amount: string) => {
      const values = {
        date: today,
        category_id: power,
        cash_account_id: fund?.id,
        amount,
        party: 'Công ty điện',
      }
      return recordOf(await post('payment-vouchers', values)).id
    }
    const [first, second, rest] = [await draft('600'), await draft('600'), await draft('400')]
    const approve = (id?: string, by: Pick<CashDesk, 'a'>['a'] = clerk) =>
      by(`POST payment-vouchers/${id}/approve`, {})
    const both = await Promise.all([approve(first), approve(second)])
    expect(both.flatMap(faults)).toEqual(['amount:more_than_collected'])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.body).toMatchObject({
      limits: { amount: { max: '400' } },
    })
    await done(approve(rest))
    const open = both[0]?.status === 422 ? first : second
    expect(faults(await approve(open))).toEqual(['amount:more_than_collected'])
    await done(approve(open, desk.a))
  })

  test('is not what a category of the maintenance fund pays', async () => {
    await desk.fillFund('QUY-BT', '5000')
    const made = await category({ pays_out: 'WATER', for_maintenance: true })
    const lines = await booked(await pay(made, 'QUY-BT'), 'payment_voucher')
    expect(lines).toContain('cash -400')
    expect(lines.join()).not.toContain('collected_for_others')
  })

  test('has an account of each fee type, and VAT has one, in either chart', async () => {
    const codes = async () => {
      const { body } = await desk.a(`GET report/journal?building_id=1&from=2026-01-01&to=${today}`)
      const { accounts } = body.data as { accounts: { code: string; postings: string[] }[] }
      return Object.fromEntries(accounts.flatMap(({ code, postings }) => postings.map((one) => [one, code])))
    }
    expect(await codes()).toMatchObject({ output_vat: '33311', collected_for_others: '3388' })
    await seeded.db.execute(`update building set chart = 'tt99' where id = 1`)
    expect(await codes()).toMatchObject({ output_vat: '33311', collected_for_others: '3388' })
    const own = { posting: 'collected_for_others', fee_type: 'WATER', code: '33882' }
    expect(outcome(await post('report/chart-accounts', own))).toBe('201')
    expect(await codes()).toMatchObject({ collected_for_others: '33882', revenue: expect.not.stringContaining('33882') })
  }) // prettier-ignore
})

describe('the list of output VAT', () => {
  interface List {
    readonly total: number
    readonly lines: readonly Readonly<Record<string, string | null>>[]
    readonly rates: readonly Readonly<Record<string, string | null>>[]
  }
  const period = 'building_id=1&from=2025-06-01&to=2025-08-31'
  const list = async () => (await desk.a(`GET report/output-vat?${period}`)).body.data as List
  const [month, day] = ['2025-07', '2025-07-31']

  test('has each entry that booked it, and is as much as the account', async () => {
    const fee = await desk.fee(home, '1080', { fee_type: 'WATER', vat_percent: 8, month })
    await done(desk.a(`DELETE fees/${await desk.fee(home, '1100', { vat_percent: 10, month })}?reason=sai`))
    await desk.fee(home, '500', { month })
    await desk.fee(home, '700', { month, income_kind: 'collected_for_others' })
    await adjust(fee, '540', 'decrease', '2025-08-05')
    const { total, lines, rates } = await list()
    expect(lines.map(({ booked_on, kind, rate, net, vat }) => [booked_on, kind, rate, net, vat])).toEqual([
      [day, 'fee', '8', '1000', '80'],
      [day, 'fee', '10', '1000', '100'],
      [day, 'fee_void', '10', '-1000', '-100'],
      ['2025-08-05', 'adjustment', '8', '-500', '-40'],
    ])
    expect(lines[0]).toMatchObject({ document_id: fee, description: 'Phí · 07/2025', number: null })
    expect(lines[3]?.number).toMatch(/^PKT-2025-/)
    expect(total).toBe(4)
    expect(rates).toEqual([
      { rate: '8', net: '500', vat: '40', is_deductible: null },
      { rate: '10', net: '0', vat: '0', is_deductible: null },
    ])
    const { body } = await desk.a(`GET report/journal?${period}`)
    const { accounts } = body.data as { accounts: { code: string; debit: string; credit: string }[] }
    expect(accounts.find(({ code }) => code === '33311')).toMatchObject({ debit: '140', credit: '180' })
  })

  test('is taken away as a file, and the log says so', async () => {
    const reply = await fetch(`${seeded.server.address}/v1/manage/report/output-vat/export?${period}`, {
      headers: { 'client-id': '3', authorization: `Bearer ${seeded.tokens.A}`, 'accept-language': 'vi' },
    })
    const { titles, rows, foot } = await tableIn(new Uint8Array(await reply.arrayBuffer()))
    expect(foot.map((row) => [row[0], ...row.slice(-2)])).toEqual([
      ['∑ Cộng: Thuế suất 8 %', 500, 40],
      ['∑ Cộng: Thuế suất 10 %', 0, 0],
      ['∑ Tổng cộng', 500, 40],
    ])
    expect(titles.slice(-3)).toEqual(['Thuế suất', 'Giá trị chưa thuế', 'Thuế GTGT'])
    const isHeading = (row: (typeof rows)[number]) => row.filter((cell) => cell !== null).length === 1
    expect(rows.map((row) => (isHeading(row) ? [row[0]] : row.slice(-3)))).toEqual([
      ['Thuế suất 8 %'],
      ['8 %', 1000, 80],
      ['8 %', -500, -40],
      ['Thuế suất 10 %'],
      ['10 %', 1000, 100],
      ['10 %', -1000, -100],
    ])
    const [log] = await seeded.db.query(
      `select record_title from log where action = 'export' and resource = 'chart_account' order by id desc limit 1`,
    )
    expect(log?.record_title).toMatch(/output-vat/)
  })

  test('needs the rights of the journal', async () => {
    const refused = await seeded.as('B2')(`GET report/output-vat?${period}`)
    expect(refused.status).toBe(403)
    expect(outcome(await desk.a('GET report/output-vat?building_id=1&from=2025-06-01&to='))).toMatch(/^422/)
  })
})
