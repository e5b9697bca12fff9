import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, monthOf, officeToday } from '#core/days.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { findBrokenInvariants } from '#tests/support/money/books.ts'
import { atOnce, openCashDesk, times, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The life of a fee from its approval: approved, void, deleted; and months whose books are closed.
let seeded: SeededServer
let desk: CashDesk
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
})
afterAll(() => seeded.close())

let home = 0
const nextHome = () => desk.apartment(home++)
const daysAhead = (days: number) => addDays(officeToday(), days)
const bulk = (more: object) => desk.a('POST fees/approve', { building_id: '1', ...more })
const draftIn = async (apartmentId: string, amount: string, more: object = {}) =>
  recordOf(await desk.draft(apartmentId, amount, more)).id

describe('approving', () => {
  test('keeps what the apartment owed before, says when the fee is due, and is booked once', async () => {
    const at = nextHome()
    await desk.fee(at, '700')
    const [id, dated] = [await draftIn(at, '300'), await draftIn(at, '5', { due_on: '2027-01-31' })]
    expect(recordOf(await desk.a(`POST fees/${id}/approve`, {}))).toMatchObject({
      status: 'approved',
      old_debt: '700',
      due_on: daysAhead(15),
    })
    expect(outcome(await desk.a(`POST fees/${id}/approve`, {}))).toBe('409 illegal_transition')
    await bulk({ ids: [dated] })
    expect(await desk.feeOf(dated)).toMatchObject({
      status: 'approved',
      old_debt: '1000',
      due_on: '2027-01-31',
    })
    expect([await desk.entries(id), await desk.entries(dated)]).toEqual([['fee'], ['fee']])
    expect(await desk.balance(at)).toEqual(['1005', '0'])
  })

  test('a draft is approved once, however many approve it, one by one or all together', async () => {
    const at = nextHome()
    const id = await draftIn(at, '300')
    const said = await atOnce([
      ...times(15, () => () => desk.a(`POST fees/${id}/approve`, {})),
      ...times(10, () => () => bulk({ ids: [id] })),
    ])
    expect(Object.keys(said).filter((one) => one.startsWith('5'))).toEqual([])
    expect(await desk.entries(id)).toEqual(['fee'])
    expect(await desk.balance(at)).toEqual(['300', '0'])
  })

  test('a fee of zero is settled immediately, and nothing is booked', async () => {
    const at = nextHome()
    const [alone, together] = [await draftIn(at, '0'), await draftIn(at, '0')]
    await desk.a(`POST fees/${alone}/approve`, {})
    await bulk({ ids: [together] })
    for (const id of [alone, together]) {
      expect(await desk.feeOf(id)).toMatchObject({ status: 'settled', open: '0' })
      // The log says so whichever way it was approved.
      const [line] = rowsOf(await desk.a(`GET fees/${id}/history`))
      expect(line?.changes).toContainEqual({ field: 'status', before: 'draft', after: 'settled' })
      expect(await desk.entries(id)).toEqual([])
    }
  })
})

describe('approving many', () => {
  test('answers for each fee that is named, and leaves approved ones unchanged', async () => {
    const at = nextHome()
    const [one, two, done] = [await draftIn(at, '10'), await draftIn(at, '20'), await desk.fee(at, '40')]
    const reply = await bulk({ ids: [one, done, '999999', two] })
    expect(reply.body).toEqual({
      approved: 2,
      data: [
        { id: one, ok: true },
        { id: done, ok: false, errorCode: 'illegal_transition' },
        { id: '999999', ok: false, errorCode: 'illegal_transition' },
        { id: two, ok: true },
      ],
    })
    expect((await bulk({ ids: [one, two] })).body).toMatchObject({ approved: 0 })
    expect(await desk.balance(at)).toEqual(['70', '0'])
  })

  test('takes a month, or a kind of fee in it', async () => {
    const at = nextHome()
    const water = await draftIn(at, '10', { month: '2026-04', fee_type: 'WATER' })
    const [other, later] = [await draftIn(at, '20', { month: '2026-04' }), await draftIn(at, '40', { month: '2026-05' })]
    expect((await bulk({ month: '2026-04', fee_type: 'WATER' })).body).toEqual({ approved: 1, data: [] })
    expect((await desk.feeOf(water)).status).toBe('approved')
    expect((await bulk({ month: '2026-04' })).body).toEqual({ approved: 1, data: [] })
    expect([(await desk.feeOf(other)).status, (await desk.feeOf(later)).status]).toEqual(['approved', 'draft'])
  })

  test.each([
    ['nothing', {}, 'ids:required'],
    ['no fee', { ids: [] }, 'ids:required'],
    ['a kind of fee alone', { fee_type: 'WATER' }, 'ids:required'],
    ['what is no month', { month: '2026-13' }, 'month:invalid_month'],
    ['a name that there is not', { ids: ['1'], all: '1' }, 'all:unknown_field'],
    ['no building', { building_id: '', ids: ['1'] }, 'building_id:required'],
  ])('is refused where it names %s', async (_what, more, fault) => {
    expect(faults(await bulk(more))).toEqual([fault])
  })
}) // prettier-ignore

describe('voiding', () => {
  test('needs a reason, takes back what was booked, and happens once', async () => {
    const at = nextHome()
    const id = await desk.fee(at, '500')
    expect(faults(await desk.a(`POST fees/${id}/void`, {}))).toEqual(['reason:required'])
    const said = await atOnce(times(10, () => () => desk.a(`POST fees/${id}/void`, { reason: 'Tính sai' })))
    expect(said).toEqual({ '200': 1, '409 illegal_transition': 9 })
    expect(await desk.feeOf(id)).toMatchObject({ status: 'void', reason: 'Tính sai' })
    expect(await desk.entries(id)).toEqual(['fee', 'fee_void'])
    expect(await desk.balance(at)).toEqual(['0', '0'])
  })
})

describe('deleting', () => {
  test('an approved fee asks for the reason and keeps it, one by one and several at once; a draft asks for none', async () => {
    const at = nextHome()
    const [first, second, draft] = [
      await desk.fee(at, '500'),
      await desk.fee(at, '300'),
      recordOf(await desk.draft(at, '7')).id,
    ]
    for (const reason of ['', '?reason=', '?reason=%20'])
      expect(faults(await desk.a(`DELETE fees/${first}${reason}`))).toEqual(['reason:required'])
    const long = 'x'.repeat(501)
    expect(faults(await desk.a(`DELETE fees/${first}?reason=${long}`))).toEqual(['reason:too_long'])
    const refused = rowsOf(await desk.a(`DELETE fees?ids=${second},${draft}`))
    expect(refused).toMatchObject([
      { id: second, ok: false, errors: { reason: ['required'] } },
      { id: draft, ok: true },
    ])
    expect(await desk.balance(at)).toEqual(['800', '0'])
    const ended = rowsOf(
      await desk.a(`DELETE fees?ids=${first},${second}&reason=Nh%E1%BA%ADp%20nh%E1%BA%A7m`),
    )
    expect(ended).toMatchObject([{ ok: true }, { ok: true }])
    expect(
      rowsOf(await desk.a(`GET fees?building_id=1&trashed=only&apartment_id=${at}&status=void`)),
    ).toMatchObject([{ reason: 'Nhập nhầm' }, { reason: 'Nhập nhầm' }])
  })

  test('an approved fee that nobody has paid takes its debt with it, and comes back as void', async () => {
    const at = nextHome()
    const id = await desk.fee(at, '500')
    expect(outcome(await desk.a(`DELETE fees/${id}?reason=sai`))).toBe('200')
    expect(await desk.balance(at)).toEqual(['0', '0'])
    expect(await desk.entries(id)).toEqual(['fee', 'fee_void'])
    expect(rowsOf(await desk.a(`GET fees?building_id=1&trashed=only&apartment_id=${at}`))).toMatchObject([
      { id, status: 'void' },
    ])
    expect(recordOf(await desk.a(`POST fees/${id}/restore`, {})).status).toBe('void')
    expect(outcome(await desk.a(`DELETE fees/${id}?reason=sai`))).toBe('409 record_frozen')
    expect(await desk.balance(at)).toEqual(['0', '0'])
  })

  test('a fee that is paid stays, in part or whole, until its receipt is taken back', async () => {
    const at = nextHome()
    const id = await desk.fee(at, '500')
    const part = recordOf(await desk.collect(at, '200'))
    const gone = [
      ['DELETE', `fees/${id}?reason=sai`],
      ['POST', `fees/${id}/void`],
    ] as const
    for (const [method, path] of gone)
      expect(
        outcome(await desk.a(`${method} ${path}`, method === 'POST' ? { reason: 'x' } : undefined)),
      ).toBe('409 fee_paid')
    const rest = recordOf(await desk.collect(at, '300'))
    expect(outcome(await desk.a(`DELETE fees/${id}?reason=sai`))).toBe('409 fee_paid')
    expect(outcome(await desk.a(`PATCH fees/${id}`, { amount: '1' }))).toBe('409 record_frozen')
    for (const one of [part, rest]) expect(outcome(await desk.takeBack(one.id))).toBe('200')
    expect(outcome(await desk.a(`DELETE fees/${id}?reason=sai`))).toBe('200')
    expect(await desk.balance(at)).toEqual(['0', '0'])
  })

  test('either deleting or collecting wins at the same moment, never both', async () => {
    for (const _round of [1, 2, 3]) {
      const at = nextHome()
      const id = await desk.fee(at, '500')
      const paid = () => desk.collect(at, '500', { lines: [{ fee_id: id, amount: '500' }] })
      const said = await atOnce(
        times(50, (n) => (n % 2 === 0 ? paid : () => desk.a(`DELETE fees/${id}?reason=sai`))),
      )
      const fee = await seeded.db.query<{ how: string }>(
        `select status || ' ' || settled::int as how from fee where id = $1`,
        [id],
      )
      expect((said['200'] ?? 0) + (said['201'] ?? 0)).toBe(1)
      expect(fee).toEqual([{ how: said['201'] === 1 ? 'settled 500' : 'void 0' }])
      expect(
        Object.keys(said).filter((one) => !/^(200|201|404 record_not_found|409 \w+)$/.test(one)),
      ).toEqual([])
      expect(await desk.balance(at)).toEqual(['0', '0'])
    }
  })
})

describe('a closed month', () => {
  test('is charged nothing any more, and its drafts stay as they are', async () => {
    const at = nextHome()
    const [open, draft] = [
      await desk.fee(at, '500', { month: '2026-02' }),
      await draftIn(at, '7', { month: '2026-02' }),
    ]
    const later = await draftIn(at, '9', { month: '2026-03' })
    const trashed = await draftIn(at, '9', { month: '2026-02' })
    expect(outcome(await desk.a(`DELETE fees/${trashed}?reason=sai`))).toBe('200')
    await desk.whileClosed('2026-02', async () => {
      const calls: readonly [string, object?][] = [
        [
          'POST fees',
          {
            building_id: '1',
            apartment_id: at,
            fee_type: 'OTHERS',
            month: '2026-02',
            name: 'X',
            amount: '5',
          },
        ],
        [
          'POST fees',
          {
            building_id: '1',
            apartment_id: at,
            fee_type: 'OTHERS',
            month: '2025-12',
            name: 'X',
            amount: '5',
          },
        ],
        [`POST fees/${draft}/approve`, {}],
        [`PATCH fees/${draft}`, { amount: '5' }],
        [`PATCH fees/${later}`, { month: '2026-01' }],
        [`POST fees/${trashed}/restore`, {}],
      ]
      for (const [request, body] of calls)
        expect(outcome(await desk.a(request, body)), request).toBe('409 month_closed')
      expect((await bulk({ ids: [draft, later] })).body).toMatchObject({
        data: [{ ok: false }, { ok: true }],
        approved: 1,
      })
      // A payment for it is booked today.
      expect(outcome(await desk.collect(at, '500', { lines: [{ fee_id: open, amount: '500' }] }))).toBe('201')
    })
    expect(outcome(await desk.a(`POST fees/${draft}/approve`, {}))).toBe('200')
  })

  test('keeps no draft that was left in it: it is deleted, or moved into an open month', async () => {
    const at = nextHome()
    const [gone, moved] = [
      await draftIn(at, '7', { month: '2026-02' }),
      await draftIn(at, '8', { month: '2026-02' }),
    ]
    await desk.whileClosed('2026-02', async () => {
      expect(outcome(await desk.a(`DELETE fees/${gone}?reason=sai`))).toBe('200')
      expect(outcome(await desk.a(`PATCH fees/${moved}`, { name: 'Phí', month: '2026-01' }))).toBe(
        '409 month_closed',
      )
      expect(outcome(await desk.a(`PATCH fees/${moved}`, { month: '2026-03' }))).toBe('200')
      expect(outcome(await desk.a(`POST fees/${moved}/approve`, {}))).toBe('200')
    })
    expect(await desk.balance(at)).toEqual(['8', '0'])
  })

  test('that is this month lets nothing be booked today, whatever month it is for', async () => {
    const at = nextHome()
    const [open, draft] = [
      await desk.fee(at, '500', { month: '2026-10' }),
      await draftIn(at, '7', { month: '2098-01' }),
    ]
    const paid = recordOf(await desk.collect(at, '100'))
    const other = await desk.fee(at, '30', { month: '2026-09' })
    await desk.whileClosed(monthOf(daysAhead(0)), async () => {
      const calls: readonly [string, object?][] = [
        [`POST fees/${other}/void`, { reason: 'x' }],
        [`POST fees/${other}/reissue`, { reason: 'x', amount: '5' }],
        [`DELETE fees/${other}?reason=sai`],
        [`POST receipts/${paid.id}/void`, { reason: 'x' }],
      ]
      for (const [request, body] of calls)
        expect(outcome(await desk.a(request, body)), request).toBe('409 month_closed')
      expect(outcome(await desk.collect(at, '400', { lines: [{ fee_id: open, amount: '400' }] }))).toBe(
        '409 month_closed',
      )
      const each = await desk.a(`DELETE fees?ids=${other},${draft}&reason=sai`)
      expect(rowsOf(each)).toMatchObject([
        { id: other, ok: false, errorCode: 'month_closed' },
        { id: draft, ok: true },
      ])
    })
    expect(await desk.balance(at)).toEqual(['430', '0'])
    expect(outcome(await desk.takeBack(paid.id))).toBe('200')
  })
})

test('after all that the books agree', async () => {
  expect(await findBrokenInvariants(seeded.db)).toEqual({})
})
