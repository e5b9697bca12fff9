import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '#entities/index.ts'
import type { AnyEntity } from '#core/entity.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
  withKey,
} from '#tests/support/server/seeded-server.ts'
import { makersByUse } from '#tests/support/money/made-by-use.ts'
import { openCashDesk } from '#tests/support/money/cash-desk.ts'
import { openPrepaid } from '#tests/support/money/prepaid.ts'
import { chargeFee, draftLettingOff, draftOffset } from '#tests/support/money/let-off.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let adm: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  adm = seeded.as('ADM')
})
afterAll(() => seeded.close())

let made = 0
async function idOfSome(entity: AnyEntity): Promise<string> {
  const living = entity.trash === false ? '' : ' and deleted_at is null'
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from "${entity.name}" where ${entity.scope === 'building' ? 'building_id = 1' : 'true'}${living} order by id limit 1`,
  )
  return row?.id ?? ''
}

const createApartment = async () =>
  recordOf(
    await a('POST apartments', {
      building_id: '1',
      code: `L-${++made}`,
      block_id: seeded.ids.BLOCK1,
      area: 50,
    }),
  )
const createOrder = async () =>
  recordOf(
    await a('POST orders', {
      building_id: '1',
      code: `O-${++made}`,
      permission_product_codes: ['ql'],
      start_date: '2026-01-01',
      end_date: '2030-12-31',
    }),
  )

/** Records that no demo has, because only use makes them; without money, so that every state agrees with the books. */
const makers: Readonly<Record<string, () => Promise<string>>> = {
  ...makersByUse(() => seeded),
  fee: () =>
    freshId('fees', {
      apartment_id: seeded.ids.APARTMENT1,
      fee_type: 'OTHERS',
      month: '2026-10',
      name: 'L',
      amount: '0',
    }),
  payment_promise: () =>
    freshId('payment-promises', { apartment_id: seeded.ids.APARTMENT1, promised_on: '2026-10-20' }),
  group_fee_slip: async () => (await fresh('group-fee-slips', { month: '2026-10', all_apartments: true })).id,
  receipt: async () => {
    await chargeFee(a, String(seeded.ids.APARTMENT1))
    const method = await idOf('payment_method')
    return (
      await fresh('receipts', {
        apartment_id: seeded.ids.APARTMENT1,
        month: '2026-10',
        payment_method_id: method,
        amount_received: '1000',
      })
    ).id
  },
  preprint_book: async () => (await bookOfLeaves()).id,
  preprint_serial: async () => {
    const { id } = await bookOfLeaves()
    const [leaf] = await seeded.db.query<{ id: string }>(
      'select id::text from preprint_serial where book_id = $1 order by id limit 1',
      [id],
    )
    return leaf?.id ?? ''
  },
  voucher_plan_period: async () => {
    const plan = {
      name: 'L',
      contract_id: await idOf('contract'),
      first_date: '2026-01-01',
      last_date: '2026-03-31',
      amount_before_tax: '1',
      amount_with_tax: '1',
      counterparty: 'L',
    }
    await fresh('voucher-plans', plan)
    return idOf('voucher_plan_period')
  },
  receipt_voucher: () => voucher('receipt-vouchers', 'receipt_voucher_category'),
  payment_voucher: () => voucher('payment-vouchers', 'payment_voucher_category'),
  till_closing: () => freshId('till-closings', { cash_account_id: '1', counted: '0', note: 'L' }),
  debt_certificate: async () =>
    freshId('debt-certificates', { apartment_id: (await createApartment()).id, holder: 'L' }),
  refund: () => document('refunds', { apartment_id: seeded.ids.APARTMENT1, party: 'L' }),
  credit_transfer: async () => draftOffset(a, String(seeded.ids.APARTMENT1), (await createApartment()).id),
  cash_transfer: () => document('cash-transfers', { to_account_id: '2' }),
  deposit: () => document('deposits', { apartment_id: seeded.ids.APARTMENT1, party: 'L' }),
  deposit_return: async () => {
    const deposit_id = await document('deposits', { apartment_id: seeded.ids.APARTMENT1, party: 'L' })
    await a(`POST deposits/${deposit_id}/approve`, {})
    return document('deposit-returns', { deposit_id, party: 'L', amount: undefined, returned: '5' })
  },
  opening_balance: () => document('opening-balances', {}),
  prepayment: async () => {
    const office = openPrepaid(seeded, await openCashDesk(seeded))
    const home = String(seeded.ids.APARTMENT1)
    return String(recordOf(await office.ask(home, [await office.setting('5')])).id)
  },
  write_off: () => draftLettingOff(a, 'write-offs', String(seeded.ids.APARTMENT1)),
  adjustment: () => draftLettingOff(a, 'adjustments', String(seeded.ids.APARTMENT1)),
}
const fresh = async (path: string, values: object) =>
  recordOf(await a(`POST ${path}`, { building_id: '1', ...values }, withKey()))
const bookOfLeaves = async () =>
  fresh('pre-print-receipts', {
    code: `B-${++made}`,
    template_id: await idOf('preprint_template'),
    first_serial: 1000 * made,
    leaves: 2,
    received_on: '2026-11-01',
  })
const voucher = async (path: string, category: string) =>
  document(path, { category_id: await idOf(category), party: 'L' })
const document = async (path: string, values: object) =>
  freshId(path, { date: '2026-11-01', cash_account_id: await idOf('cash_account'), amount: '5', ...values })
const freshId = async (path: string, values: object) => (await fresh(path, values)).id
async function idOf(table: string): Promise<string> {
  const [row] = await seeded.db.query<{ id: string }>(
    `select id::text from ${table} where building_id = 1 order by id limit 1`,
  )
  return row?.id ?? ''
}

const lifecycles = (Object.values(registry) as readonly AnyEntity[]).filter(
  (entity) => entity.lifecycle !== undefined,
)

test.each(lifecycles.map((entity) => [entity.name, entity] as const))(
  '%s moves only as declared',
  async (name, entity) => {
    const { lifecycle } = entity
    const states = Object.keys(lifecycle?.states ?? {})
    const field = lifecycle?.field ?? 'status'
    const id = await (makers[name]?.() ?? idOfSome(entity))
    const [row] = await seeded.db.query<{ id: string; state: string }>(
      `select id, "${field}" as state from "${name}" where id = $1`,
      [id],
    )
    expect(row).toBeDefined()
    // Another test covers refusals of the database itself; this one calls the API.
    await seeded.db.execute(`alter table "${name}" disable trigger user`)
    for (const [move, { from, flag }] of Object.entries(lifecycle?.transitions ?? {})) {
      for (const state of states.filter((one) => !from.includes(one))) {
        await seeded.db.execute(`update "${name}" set "${field}" = $2 where id = $1`, [row?.id, state])
        const reply = await seeded.as('ADM')(`POST ${entity.path}/${row?.id}/${move}`, {})
        expect([move, state, outcome(reply)]).toEqual([
          move,
          state,
          flag === undefined ? '404 not_found' : '409 illegal_transition',
        ])
      }
    }
    await seeded.db.execute(`update "${name}" set "${field}" = $2 where id = $1`, [row?.id, row?.state])
    await seeded.db.execute(`alter table "${name}" enable trigger user`)
  },
)

test('a move takes what it asks for, and nothing else', async () => {
  const { id } = await createApartment()
  expect(faults(await a(`POST apartments/${id}/schedule_handover`, { area: 7 }))).toEqual([
    'area:unknown_field',
  ])
  expect(faults(await a(`POST apartments/${id}/schedule_handover`, { handover_date: 'soon' }))).toEqual([
    'handover_date:invalid_date',
  ])
  expect(recordOf(await a(`POST apartments/${id}/schedule_handover`, {}))).toMatchObject({
    handover_status: 'wait_handover',
    handover_date: null,
  })
  expect(faults(await a(`POST apartments/${id}/hand_over`, {}))).toEqual(['handover_date:required'])
  const done = await a(`POST apartments/${id}/hand_over`, { handover_date: '2026-12-24' })
  expect(recordOf(done)).toMatchObject({
    handover_status: 'handover',
    handover_date: '2026-12-24',
    version: 3,
  })
  expect(rowsOf(await a(`GET apartments/${id}/history`))[0]).toMatchObject({ action: 'hand_over' })
})

test('a move needs the flag that it declares', async () => {
  const { id } = await createApartment()
  const updater = await seeded.member('1', right('manage_apartment', 'read', 'update'))
  expect(
    outcome(await updater(`POST apartments/${id}/schedule_handover`, { handover_date: '2026-12-24' })),
  ).toBe('200')
  expect(outcome(await updater(`POST apartments/${id}/hand_over`, {}))).toBe('403 forbidden')
  expect(outcome(await a(`POST apartments/${id}/hand_over`, { version: 1 }))).toBe('409 record_changed')
})

test('a reason that is required must be given', async () => {
  const { id } = await createOrder()
  expect(faults(await a(`POST orders/${id}/cancel`, {}))).toEqual(['cancel_reason:required'])
  expect(recordOf(await a(`POST orders/${id}/cancel`, { cancel_reason: 'typed twice' }))).toMatchObject({
    status: 'cancel',
    cancel_reason: 'typed twice',
  })
})

test('exactly one of two opposite parallel transitions wins', async () => {
  const { id } = await createOrder()
  await a(`POST orders/${id}/submit`, {})
  const moves = Array.from({ length: 20 }, (_, index) =>
    adm(
      `POST orders/${id}/${index % 2 === 0 ? 'complete' : 'reject'}`,
      index % 2 === 0 ? {} : { cancel_reason: 'no' },
    ),
  )
  const outcomes = (await Promise.all(moves)).map(outcome)
  expect(outcomes.filter((one) => one === '200')).toHaveLength(1)
  expect(outcomes.filter((one) => one === '409 illegal_transition')).toHaveLength(19)
})

test('a frozen record neither changes nor goes away', async () => {
  const { id } = await createOrder()
  await a(`POST orders/${id}/cancel`, { cancel_reason: 'done with' })
  const reply = await a(`PATCH orders/${id}`, { note: 'too late' })
  expect(outcome(reply)).toBe('409 record_frozen')
  expect(faults(reply)).toEqual(['note:record_frozen'])
  expect(outcome(await a(`DELETE orders/${id}`))).toBe('409 record_frozen')
})

test('several records in one call: each has its own outcome', async () => {
  const [ready, early] = [await createApartment(), await createApartment()]
  await a(`POST apartments/${ready.id}/schedule_handover`, { handover_date: '2026-12-24' })
  const reply = await a('POST apartments/bulk/hand_over', {
    ids: [ready.id, early.id, seeded.ids.APARTMENT2],
  })
  expect(reply.status).toBe(200)
  expect(rowsOf(reply).map(({ id, ok, errorCode }) => [id, ok, errorCode])).toEqual([
    [ready.id, true, undefined],
    [early.id, false, 'illegal_transition'],
    [seeded.ids.APARTMENT2, false, 'record_not_found'],
  ])
  const removed = await a(`DELETE apartments?ids=${early.id},${seeded.ids.APARTMENT2},999999`)
  expect(rowsOf(removed).map(({ ok }) => ok)).toEqual([true, false, false])
  expect(outcome(await a('DELETE apartments?ids='))).toBe('422 required')
})

test('deleting moves to the trash, restoring brings back', async () => {
  const { id, code } = await createApartment()
  expect(outcome(await a(`DELETE apartments/${id}`))).toBe('200')
  expect(outcome(await a(`GET apartments/${id}`))).toBe('404 record_not_found')
  expect(outcome(await a(`PATCH apartments/${id}`, { name: 'x' }))).toBe('404 record_not_found')
  expect(
    rowsOf(await a('GET apartments?building_id=1&trashed=only&limit=all'), 'apartments').map((row) => row.id),
  ).toContain(id)
  expect(outcome(await a(`GET apartments/${id}?trashed=with`))).toBe('200')
  const again = recordOf(
    await a('POST apartments', { building_id: '1', code, block_id: seeded.ids.BLOCK1, area: 1 }),
  )
  expect(faults(await a(`POST apartments/${id}/restore`))).toEqual(['code:code_exists'])
  await a(`DELETE apartments/${again.id}`)
  expect(recordOf(await a(`POST apartments/${id}/restore`))).toMatchObject({ id, deleted_at: null })
  expect(outcome(await a(`POST apartments/${id}/restore`))).toBe('409 record_not_deleted')
})

test('a record that others need is not deleted; one whose parent is in the trash is not restored alone', async () => {
  const block = recordOf(await a('POST blocks', { building_id: '1', code: `BL-${++made}`, name: 'Needed' }))
  const flat = recordOf(
    await a('POST apartments', { building_id: '1', code: `L-${++made}`, block_id: block.id, area: 1 }),
  )
  expect(outcome(await a(`DELETE blocks/${block.id}`))).toBe('409 block_has_apartments')
  expect(
    outcome(
      await a(
        `DELETE relationships/${String(rowsOf(await a('GET residencies?building_id=1&limit=1'))[0]?.relationship_id)}`,
      ),
    ),
  ).toBe('409 record_in_use')
  expect(outcome(await a(`DELETE apartments/${seeded.ids.APARTMENT1}`))).toBe('409 apartment_has_residents')
  await a(`DELETE apartments/${flat.id}`)
  expect(outcome(await a(`DELETE blocks/${block.id}`))).toBe('200')
  expect(faults(await a(`POST apartments/${flat.id}/restore`))).toEqual(['block_id:invalid_reference'])
})

test('a block that is being deleted gets no apartment in the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const block = recordOf(await a('POST blocks', { building_id: '1', code: `R-${++made}`, name: 'Race' }))
    const [removed, ...flats] = await Promise.all([
      a(`DELETE blocks/${block.id}`),
      ...Array.from({ length: 5 }, () =>
        a('POST apartments', { building_id: '1', code: `R-${++made}`, block_id: block.id, area: 1 }),
      ),
    ])
    const living = flats.filter(({ status }) => status === 201).length
    expect([200, 409]).toContain(removed?.status)
    if (removed?.status === 200) expect(living).toBe(0)
    else expect(living).toBeGreaterThan(0)
  }
})
