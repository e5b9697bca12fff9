import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstDayOf, lastDayOf, monthAfter, monthOf, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// Closing the months of a building one after another, and opening the last one again.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  await seeded.db.execute('delete from fee where building_id = 1')
})
afterAll(() => seeded.close())

const today = officeToday()
const ago = (months: number) => monthAfter(today, -months)
const close = async (month: string, by: ReturnType<SeededServer['as']> = desk.a) => {
  const reply = await by('POST closed-months', { building_id: '1', month })
  return { id: reply.status === 201 ? recordOf(reply).id : '', said: [outcome(reply), ...faults(reply)] }
}
const checklist = async (month: string) => {
  const { checks, closed_through } = recordOf(
    await desk.a(`GET closed-months/checklist?building_id=1&month=${month}`),
  ) as unknown as {
    closed_through: string | null
    checks: { check: string; level: string; count: number }[]
  }
  const found = checks.filter(({ count }) => count > 0)
  return { closed_through, ...Object.fromEntries(found.map(({ check, count }) => [check, count])) }
}
const reopen = async (
  id: string,
  by: ReturnType<SeededServer['as']>,
  body: object = { reason: 'sót phí' },
) => {
  const reply = await by(`POST closed-months/${id}/reopen`, body)
  return [outcome(reply), ...faults(reply)]
}

test('a month that is not over, or to come, is not closed', async () => {
  for (const month of [monthOf(today), monthAfter(today, 1)]) {
    expect((await close(month)).said).toEqual(['422 month_not_over', 'month:month_not_over'])
    expect(await checklist(month)).toMatchObject({ month_not_over: 1, closed_through: null })
  }
})

test('a month with drafts, or one before it that is closed with it, is not closed', async () => {
  const draft = recordOf(await desk.draft(desk.apartment(0), '5', { month: ago(9) })).id
  const [of] = await seeded.db.query<{ account: string; category: string }>(
    `select (select id::text from cash_account where building_id = 1 and account_type = 'building' limit 1) as account,
      (select id::text from payment_voucher_category where building_id = 1 and is_active limit 1) as category`,
  )
  const voucher = recordOf(
    await desk.a('POST payment-vouchers', {
      building_id: '1',
      date: lastDayOf(ago(8)),
      cash_account_id: of?.account,
      category_id: of?.category,
      amount: '900',
      party: 'X',
    }),
  ).id
  expect(await checklist(ago(8))).toMatchObject({ draft_fees: 1, draft_payment_vouchers: 1 })
  expect((await close(ago(8))).said).toEqual(['422 month_has_drafts', 'month:month_has_drafts'])
  expect(await checklist(ago(10))).not.toHaveProperty('draft_fees')
  for (const path of [`fees/${draft}`, `payment-vouchers/${voucher}`])
    expect(outcome(await desk.a(`DELETE ${path}`))).toBe('200')
  expect(await checklist(ago(8))).not.toHaveProperty('draft_fees')
})

test('no draft of a document is dated in a closed month, in whatever way it gets there', async () => {
  const [of] = await seeded.db.query<{ account: string }>(
    `select id::text as account from cash_account where building_id = 1 and code = 'QUY-TM'`,
  )
  const values = { building_id: '1', cash_account_id: of?.account, amount: '900' }
  const day = lastDayOf(ago(20))
  const make = (date: string) => desk.a('POST opening-balances', { ...values, date })
  const [open = '', trashed = '', inside = '', left = ''] = await Promise.all(
    [today, day, day, day].map(async (date) => recordOf(await make(date)).id),
  )
  expect(outcome(await desk.a(`DELETE opening-balances/${trashed}`))).toBe('200')
  await desk.whileClosed(ago(20), async () => {
    const tries = [
      await make(day),
      await desk.a(`PATCH opening-balances/${open}`, { date: day }),
      await desk.a(`POST opening-balances/${trashed}/restore`, {}),
      await desk.a(`POST opening-balances/${inside}/approve`, {}),
      await desk.a(`PATCH opening-balances/${inside}`, { amount: '901' }),
    ]
    for (const reply of tries) {
      expect(outcome(reply)).toBe('409 month_closed')
      expect(faults(reply)).toEqual(['date:month_closed'])
    }
    expect(outcome(await desk.a(`PATCH opening-balances/${inside}`, { date: today }))).toBe('200')
    expect(outcome(await desk.a(`DELETE opening-balances/${left}`))).toBe('200')
  })
  for (const id of [open, inside]) await desk.a(`DELETE opening-balances/${id}`)
})

describe('months', () => {
  const ids: string[] = []

  test('are closed one after another', async () => {
    const first = await close(ago(8))
    expect(first.said).toEqual(['201'])
    for (const month of [ago(9), ago(8), ago(6)])
      expect((await close(month)).said).toEqual(['422 month_out_of_order', 'month:month_out_of_order'])
    expect(await checklist(ago(6))).toMatchObject({ month_out_of_order: 1, closed_through: ago(8) })
    const second = await close(ago(7))
    expect(second.said).toEqual(['201'])
    ids.push(first.id, second.id)
  })

  test('are opened again from the last, by another right and another person, with a reason that is kept', async () => {
    const [first = '', second = ''] = ids
    const chief = await seeded.member('1', right('manage_fee', 'read', 'approve'))
    const clerk = await seeded.member('1', right('manage_fee', 'read', 'create', 'update', 'delete'))
    expect(await reopen(second, clerk)).toEqual(['403 forbidden'])
    expect(await reopen(second, desk.a)).toEqual(['403 closed_by_yourself'])
    expect(await reopen(second, chief, {})).toEqual(['422 required', 'reason:required'])
    expect(await reopen(first, chief)).toEqual(['409 reopen_last_first'])
    expect(await reopen(second, chief)).toEqual(['200'])
    expect(await reopen(second, chief)).toEqual(['409 illegal_transition'])
    expect(outcome(await desk.draft(desk.apartment(0), '5', { month: ago(8) }))).toBe('409 month_closed')
    const inside = await desk.draft(desk.apartment(0), '5', { month: ago(7) })
    expect(outcome(inside)).toBe('201')
    expect(outcome(await desk.a(`DELETE fees/${recordOf(inside).id}?reason=sai`))).toBe('200')
    // The month is closed once more, and the first closing stays on record.
    expect((await close(ago(7))).said).toEqual(['201'])
    const all = rowsOf(await desk.a('GET closed-months?building_id=1&sort=id'))
    const rows = all.filter(({ month }) => String(month) >= ago(8))
    expect(rows.map(({ month, status, reason }) => [month, status, reason])).toEqual([
      [ago(8), 'closed', null],
      [ago(7), 'reopened', 'sót phí'],
      [ago(7), 'closed', null],
    ])
    expect(rows[1]).toMatchObject({ reopened_on: today })
    expect(outcome(await desk.a(`DELETE closed-months/${second}`))).toMatch(/^40/)
  })

  test('the administrator, whom nobody is above, may open their own', async () => {
    const { id, said } = await close(ago(6), seeded.as('ADM'))
    expect([said, await reopen(id, seeded.as('ADM'))]).toEqual([['201'], ['200']])
  })
})

test('meters of a kind are looked at where the building has some', async () => {
  const asked = async () => {
    const reply = recordOf(await desk.a(`GET closed-months/checklist?building_id=1&month=${ago(1)}`))
    return (reply.checks as unknown as { check: string }[]).find(({ check }) => check === 'unread_gas_meters')
  }
  expect(await asked()).toBeUndefined()
  await seeded.db.execute(
    `insert into gas_meter (building_id, code, apartment_id, type, start_number, installed_on)
      values (1, 'DG-K', $1, 'lpg', 0, $2)`,
    [desk.apartment(0), firstDayOf(ago(1))],
  )
  expect(await asked()).toMatchObject({ level: 'warning', count: 1, examples: ['DG-K'] })
})

test('what should be looked at first is a warning, and stops nothing', async () => {
  const month = ago(1)
  const before = await checklist(month)
  await seeded.db.execute(
    `with m as (insert into water_meter (building_id, code, apartment_id, type, start_number, installed_on)
        values (1, 'DH-K', $1, 'cold', 0, $2) returning building_id)
      insert into group_fee_slip (building_id, name, month, status) select building_id, 'X', $3, 'failed' from m`,
    [desk.apartment(0), firstDayOf(month), month],
  )
  // Money out of the bank waits for its document as money in does; none of another month counts.
  await seeded.db.execute(
    `insert into bank_line (building_id, transaction_code, gateway, account_number, date, occurred_at, type, currency_code, price,
        content_hash, status, why)
      select 1, 'K' || n, 'demo', '1', day, day, type, 'vnd', 5, n, 'unmatched', 'no_reference'
        from (values (1, $1::date, 'in'), (2, $1::date, 'out'), (3, $1::date + 1, 'in')) l(n, day, type)`,
    [lastDayOf(month)],
  )
  const [cash] = await seeded.db.query<{ id: string }>(
    `select id::text from cash_account where building_id = 1 and account_sub_type = 'cash' order by id limit 1`,
  )
  await seeded.db.execute(
    `with e as (insert into ledger_entry (building_id, kind, document_id, booked_on)
        values (1, 'payment_voucher', 900001, $1) returning id)
      insert into ledger_line (building_id, entry_id, number, account, cash_account_id, category, amount)
        select 1, e.id, n, case n when 1 then 'cash' else 'expense' end,
          case n when 1 then $2::bigint end, case n when 1 then '' else 'X' end, (2 * n - 3) * 99999999999
        from e, generate_series(1, 2) n`,
    [lastDayOf(month), cash?.id],
  )
  await desk.fee(desk.apartment(1), '100', { month: monthOf(today) })
  await desk.collect(desk.apartment(1), '100')
  await seeded.db.execute('alter table receipt disable trigger user')
  await seeded.db.execute(`update receipt set created_at = $1`, [`${lastDayOf(month)} 03:00Z`])
  await seeded.db.execute('alter table receipt enable trigger user')
  const count = (name: string) => (before as Record<string, unknown>)[name] ?? 0
  const after = await checklist(month)
  expect(after).toMatchObject({
    unread_water_meters: Number(count('unread_water_meters')) + 1,
    failed_runs: 1,
    unmatched_bank_lines: 2,
    negative_cash: 1,
    open_tills: 1,
  })
  const named = async (by: ReturnType<SeededServer['as']>) => {
    const reply = recordOf(await by(`GET closed-months/checklist?building_id=1&month=${month}`))
    const checks = reply.checks as unknown as { check: string; examples?: string[] }[]
    return checks.find(({ check }) => check === 'unread_water_meters')?.examples
  }
  expect(await named(desk.a)).toContain('DH-K')
  // Codes of meters are for those who may read meters.
  expect(await named(await seeded.member('1', right('manage_fee', 'read', 'create')))).toBeUndefined()
  for (const gap of [6, 5, 4, 3, 2, 1]) expect((await close(ago(gap))).said, ago(gap)).toEqual(['201'])
})
