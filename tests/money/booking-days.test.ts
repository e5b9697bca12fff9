import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstDayOf, lastDayOf, monthAfter, monthOf, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The days on which fees and their ends are booked: in the fee's month while that is open, else today.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

let home = 0
const nextHome = () => desk.apartment(home++)
const today = officeToday()
const [past, now, future] = [monthAfter(today, -4), monthOf(today), monthAfter(today, 3)]
const done = (reply: Parameters<typeof outcome>[0]) => expect(outcome(reply)).toMatch(/^20[01]$/)

/** `{ fee: '2026-07-31', fee_void: … }`: when the ledger has each entry of a document. */
async function days(documentId: string, kinds = 'fee'): Promise<Record<string, string>> {
  const rows = await seeded.db.query<{ kind: string; day: string }>(
    `select kind, booked_on::text as day from ledger_entry
      where building_id = 1 and document_id = $1 and (kind like $2 || '%' or kind = 'opening') order by id`,
    [documentId, kinds],
  )
  return Object.fromEntries(rows.map(({ kind, day }) => [kind, day]))
}

describe('an approved fee is revenue of its month', () => {
  const cases = [
    ['a past one that is open: its last day', past, lastDayOf(past)],
    ['the present one: today', now, today],
    ['one to come: its first day', future, firstDayOf(future)],
  ] as const

  test.each(cases)('%s', async (_what, month, day) => {
    const at = nextHome()
    const single = await desk.fee(at, '100', { month })
    const many = recordOf(await desk.draft(at, '200', { month })).id
    done(await desk.a('POST fees/approve', { building_id: '1', ids: [many] }))
    for (const id of [single, many]) {
      expect(await days(id)).toEqual({ fee: day })
      expect(await desk.feeOf(id)).toMatchObject({ booked_on: day })
    }
    const { issued } = recordOf(await desk.a(`POST fees/${single}/reissue`, { reason: 'x', amount: '150' }))
    expect(await days(String(issued))).toEqual({ fee: day })
    done(await desk.a(`POST fees/${many}/void`, { reason: 'x' }))
    for (const id of [single, many]) {
      expect(await days(id)).toEqual({ fee: day, fee_void: day })
      expect(await desk.feeOf(id)).toMatchObject({ voided_on: day, status: 'void' })
    }
  })

  test('several months that are approved together: each in its own', async () => {
    const at = nextHome()
    const ids: string[] = []
    for (const [, month] of cases) ids.push(recordOf(await desk.draft(at, '7', { month })).id)
    done(await desk.a('POST fees/approve', { building_id: '1', ids }))
    expect(await Promise.all(ids.map((id) => days(id)))).toEqual(cases.map(([, , day]) => ({ fee: day })))
  })

  test('a charged voucher: its own day', async () => {
    const at = nextHome()
    const [of] = await seeded.db.query<{ account: string; category: string }>(
      `select (select id::text from cash_account where building_id = 1 and account_type = 'building' limit 1) as account,
        (select id::text from receipt_voucher_category where building_id = 1 and is_active limit 1) as category`,
    )
    const { id } = recordOf(
      await desk.a('POST receipt-vouchers', {
        building_id: '1',
        date: `${past}-05`,
        cash_account_id: of?.account,
        category_id: of?.category,
        apartment_id: at,
        amount: '900',
        party: 'X',
      }),
    )
    done(await desk.a(`POST receipt-vouchers/${id}/charge`, {}))
    const [fee] = rowsOf(await desk.a(`GET fees?building_id=1&apartment_id=${at}`))
    expect(await days(String(fee?.id))).toEqual({ fee: `${past}-05` })
  })

  test('a debt from before is none: it is booked, and taken back, on the day on which that is done', async () => {
    const { fee_id } = recordOf(
      await desk.a(
        'POST opening-debts',
        {
          building_id: '1',
          apartment_id: nextHome(),
          month: past,
          name: 'Nợ cũ',
          amount: '50',
          fee_type: 'WATER',
        },
        withKey(),
      ),
    )
    done(await desk.a(`POST fees/${String(fee_id)}/void`, { reason: 'x' }))
    expect(await days(String(fee_id), '')).toEqual({ opening: today, fee_void: today })
  })
})

describe('a fee of a month that is closed since', () => {
  test('is voided, deleted and issued again, booked today, and says what it corrects', async () => {
    const at = nextHome()
    const ids: string[] = []
    for (const amount of ['10', '20', '30']) ids.push(await desk.fee(at, amount, { month: past }))
    const [voided = '', deleted = '', corrected = ''] = ids
    let issued = ''
    await desk.whileClosed(past, async () => {
      done(await desk.a(`POST fees/${voided}/void`, { reason: 'nhầm' }))
      done(await desk.a(`DELETE fees/${deleted}?reason=sai`))
      issued = String(
        recordOf(await desk.a(`POST fees/${corrected}/reissue`, { reason: 'đọc sai', amount: '35' })).issued,
      )
    })
    for (const id of ids) expect(await days(id)).toEqual({ fee: lastDayOf(past), fee_void: today })
    expect(await days(issued)).toEqual({ fee: today })
    expect(await desk.feeOf(issued)).toMatchObject({ month: past, booked_on: today, replaces_id: corrected })
    expect(await desk.balance(at)).toEqual(['35', '0'])
    // Once the month is open again, the end of the replacement is not booked before the replacement itself.
    done(await desk.a(`POST fees/${issued}/void`, { reason: 'x' }))
    expect(await days(issued)).toEqual({ fee: today, fee_void: today })
  })

  test('stays for those who may delete fees and not approve them', async () => {
    const clerk = await seeded.member('1', {
      code: 'manage_fee',
      read: true,
      create: true,
      update: true,
      delete: true,
      approve: false,
    })
    const id = await desk.fee(nextHome(), '10', { month: past })
    await desk.whileClosed(past, async () => {
      expect(outcome(await clerk(`DELETE fees/${id}?reason=sai`))).toBe('409 month_closed')
    })
    expect(outcome(await clerk(`DELETE fees/${id}?reason=sai`))).toBe('200')
  })

  test('its history names the days', async () => {
    const id = await desk.fee(nextHome(), '10', { month: past })
    await desk.whileClosed(past, async () => done(await desk.a(`POST fees/${id}/void`, { reason: 'nhầm' })))
    const lines = rowsOf(await desk.a(`GET fees/logs/${id}`)) as { action: string; changes: unknown[] }[]
    const changed = (action: string) => lines.find((line) => line.action === action)?.changes
    expect(changed('approve')).toContainEqual({ field: 'booked_on', before: null, after: lastDayOf(past) })
    expect(changed('void')).toContainEqual({ field: 'voided_on', before: null, after: today })
  })
})

test('approving many logs what approving one logs', async () => {
  const at = nextHome()
  await desk.fee(at, '700')
  const [one, other] = [recordOf(await desk.draft(at, '5')).id, recordOf(await desk.draft(at, '5')).id]
  const dated = recordOf(await desk.draft(at, '5', { due_on: '2027-01-31' })).id
  done(await desk.a(`POST fees/${one}/approve`, {}))
  done(await desk.a('POST fees/approve', { building_id: '1', ids: [other] }))
  done(await desk.a('POST fees/approve', { building_id: '1', ids: [dated] }))
  const changes = async (id: string) => {
    const lines = rowsOf(await desk.a(`GET fees/logs/${id}`)) as {
      action: string
      changes: { field: string; before: unknown; after: unknown }[]
    }[]
    return Object.fromEntries(
      (lines.find(({ action }) => action === 'approve')?.changes ?? []).map(({ field, before, after }) => [
        field,
        [before, after],
      ]),
    )
  }
  const single = await changes(one)
  expect(Object.keys(single).toSorted()).toEqual(['booked_on', 'due_on', 'old_debt', 'status'])
  expect(await changes(other)).toEqual({ ...single, old_debt: [null, '705'] })
  expect(await changes(dated)).toEqual({
    status: single.status,
    booked_on: single.booked_on,
    old_debt: [null, '710'],
  })
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
