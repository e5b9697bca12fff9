import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartmentId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartmentId = String(rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]?.id)
})
afterAll(() => seeded.close())

let made = 0
const dayAhead = (days: number) => addDays(officeToday(), days)

async function place(more: object = {}) {
  const type = await a('POST utility-types', { building_id: '1', code: `UT-${++made}`, name: 'Sports' })
  const values = {
    code: `U-${++made}`,
    name: 'Court',
    type_id: recordOf(type).id,
    capacity: 1,
    open_time: '08:00:00',
    close_time: '20:00:00',
    slot_minutes: 60,
    price: '50000',
  }
  return recordOf(await a('POST utilities', { building_id: '1', ...values, ...more })).id
}

const book = (utility: string, more: object = {}) =>
  a('POST utility-bookings', {
    building_id: '1',
    code: `UB-${++made}`,
    utility_id: utility,
    apartment_id: apartmentId,
    date: dayAhead(3),
    from_time: '08:00:00',
    to_time: '09:00:00',
    ...more,
  })

test.each([
  ['before it opens', { from_time: '07:00:00', to_time: '08:00:00' }, 'from_time:outside_opening_hours'],
  ['after it closes', { from_time: '20:00:00', to_time: '21:00:00' }, 'to_time:outside_opening_hours'],
  ['half a slot', { to_time: '08:30:00' }, 'to_time:not_whole_slots'],
  ['between slots', { from_time: '08:30:00', to_time: '09:30:00' }, 'from_time:not_whole_slots'],
  ['backwards', { from_time: '10:00:00', to_time: '09:00:00' }, 'to_time:invalid_after'],
  ['yesterday', { date: dayAhead(-1) }, 'date:day_has_passed'],
  ['too far ahead', { date: dayAhead(15) }, 'date:too_far_ahead'],
  ['more people than it holds', { people_count: 2 }, 'people_count:utility_full'],
])('%s is refused', async (_what, more, fault) => {
  expect(faults(await book(await place(), more))).toEqual([fault])
})

test('a closed weekday is refused', async () => {
  const day = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const utility = await place({ closed_weekdays: [day[new Date(dayAhead(3)).getUTCDay()]] })
  expect(faults(await book(utility))).toEqual(['date:closed_that_day'])
})

test('the price is the place’s own, and a booking that needs no approval is confirmed immediately', async () => {
  expect(recordOf(await book(await place()))).toMatchObject({ price: '50000', status: 'new' })
  expect(recordOf(await book(await place({ needs_approval: '0' })))).toMatchObject({ status: 'confirmed' })
})

describe('what a booking costs', () => {
  const long = { from_time: '08:00:00', to_time: '11:00:00' }
  const priceOf = async (id: string) => recordOf(await a(`GET utility-bookings/${id}`)).price

  test('the price of a slot, as often as it takes one; a typed price counts', async () => {
    const utility = await place({ capacity: 5 })
    expect(recordOf(await book(utility, long)).price).toBe('150000')
    expect(recordOf(await book(utility, { ...long, price: '90000' })).price).toBe('90000')
  })

  test('it follows the time and the place until it is charged', async () => {
    const [court, hall] = [await place({ capacity: 9 }), await place({ price: '70000', deposit: '200000' })]
    const { id, deposit } = recordOf(await book(court))
    expect(deposit).toBeNull()
    const change = async (values: object) => recordOf(await a(`PATCH utility-bookings/${id}`, values))
    expect(await change({ to_time: '10:00:00' })).toMatchObject({ price: '100000', payment_status: 'unpaid' })
    expect(await change({ utility_id: hall })).toMatchObject({ price: '140000', deposit: '200000' })
    expect(await change({ to_time: '09:00:00', price: '60000' })).toMatchObject({ price: '60000' })
    // As long at another time of the same place: what was agreed stays.
    expect(await change({ from_time: '10:00:00', to_time: '11:00:00' })).toMatchObject({ price: '60000' })
    // A form sends the price that it showed with the new time.
    expect(await change({ to_time: '12:00:00', price: '60000' })).toMatchObject({ price: '140000' })
  })

  test('one that is charged keeps its time and its price', async () => {
    const utility = await place({ capacity: 9, needs_approval: '0' })
    const { id } = recordOf(await book(utility))
    expect(outcome(await a(`POST utility-bookings/${id}/complete`, {}))).toBe('200')
    expect(outcome(await a(`PATCH utility-bookings/${id}`, { to_time: '10:00:00' }))).toBe(
      '409 record_frozen',
    )
    expect(await priceOf(id)).toBe('50000')
  })
})

/** What a deposit of 200,000 for a booking says. */
async function depositFor(id: string) {
  const [till] = rowsOf(await a('GET report/accounts?building_id=1&account_type=building'), 'accounts')
  return {
    building_id: '1',
    date: officeToday(),
    apartment_id: apartmentId,
    purpose: 'amenity',
    utility_booking_id: id,
    party: 'Nguyễn Văn A',
    amount: '200000',
    cash_account_id: till?.id,
  }
}

/** Writes drafts of it. */
async function depositOf(id: string) {
  const values = await depositFor(id)
  return async (more: object = {}) => recordOf(await a('POST deposits', { ...values, ...more })).id
}

test('the deposit of a place is asked for once, and what is held of it is seen at the booking', async () => {
  const utility = await place({ capacity: 9, deposit: '200000' })
  const { id } = recordOf(await book(utility, { to_time: '11:00:00' }))
  const now = async () => recordOf(await a(`GET utility-bookings/${id}`))
  expect(await now()).toMatchObject({ deposit: '200000', deposit_taken: '0', deposit_held: '0' })
  const values = await depositFor(id)
  const taken = recordOf(await a('POST deposits', values)).id
  expect(await now()).toMatchObject({ deposit_taken: '0', deposit_held: '0' })
  expect(outcome(await a(`POST deposits/${taken}/approve`, {}))).toBe('200')
  expect(await now()).toMatchObject({ deposit_taken: '200000', deposit_held: '200000' })
  expect(rowsOf(await a(`GET deposits?building_id=1&utility_booking_id=${id}`))).toMatchObject([
    { id: taken },
  ])
  expect(outcome(await a(`DELETE utility-bookings/${id}`))).toBe('409 booking_has_deposits')
  const other = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[1]
  expect(faults(await a('POST deposits', { ...values, apartment_id: other?.id }))).toEqual([
    'utility_booking_id:invalid_reference',
  ])
})

test('a deposit is taken once, however many cashiers take it at once, and none of a booking that was called off', async () => {
  const utility = await place({ capacity: 9, deposit: '200000' })
  const { id } = recordOf(await book(utility))
  const draft = await depositOf(id)
  const papers = await Promise.all(Array.from({ length: 5 }, () => draft()))
  const approve = (paper: string) => a(`POST deposits/${paper}/approve`, {})
  const said = await Promise.all(papers.map(approve))
  expect(said.map(outcome).toSorted()).toEqual([
    '200',
    ...Array.from({ length: 4 }, () => '422 deposit_already_held'),
  ])
  expect(faults(said.find(({ status }) => status === 422)!)).toEqual(['amount:deposit_already_held'])
  expect(recordOf(await a(`GET utility-bookings/${id}`)).deposit_held).toBe('200000')
  // One that was taken back leaves the booking without, so that another may be taken.
  const taken = papers[said.findIndex(({ status }) => status === 200)] ?? ''
  expect(outcome(await a(`POST deposits/${taken}/void`, { reason: 'nhầm' }))).toBe('200')
  const waiting = papers.find((paper) => paper !== taken) ?? ''
  expect(outcome(await approve(waiting))).toBe('200')
  const off = recordOf(await book(utility)).id
  const paper = await (await depositOf(off))()
  await a(`POST utility-bookings/${off}/call_off`, { cancel_reason: 'Rain' })
  expect(outcome(await approve(paper))).toBe('422 booking_called_off')
})

test('a deposit that was given back was taken all the same, and one that was voided was not', async () => {
  const { id } = recordOf(await book(await place({ capacity: 9, deposit: '200000' })))
  const draft = await depositOf(id)
  const [mistaken, taken] = [await draft(), await draft()]
  const now = async () => recordOf(await a(`GET utility-bookings/${id}`))
  await a(`POST deposits/${mistaken}/approve`, {})
  await a(`POST deposits/${mistaken}/void`, { reason: 'nhầm' })
  expect(await now()).toMatchObject({ deposit_taken: '0', deposit_held: '0' })
  await a(`POST deposits/${taken}/approve`, {})
  const { building_id, date, party, cash_account_id } = await depositFor(id)
  const back = { building_id, date, party, cash_account_id, deposit_id: taken, returned: '200000' }
  const returned = recordOf(await a('POST deposit-returns', back)).id
  expect(outcome(await a(`POST deposit-returns/${returned}/approve`, {}))).toBe('200')
  expect(await now()).toMatchObject({ deposit_taken: '200000', deposit_held: '0' })
})

test('a deposit may come in parts, and no part goes beyond what was asked', async () => {
  const { id } = recordOf(await book(await place({ capacity: 9, deposit: '200000' })))
  const draft = await depositOf(id)
  const take = async (amount: string) =>
    outcome(await a(`POST deposits/${await draft({ amount })}/approve`, {}))
  expect([await take('50000'), await take('150001'), await take('150000')]).toEqual([
    '200',
    '422 deposit_already_held',
    '200',
  ])
  expect(recordOf(await a(`GET utility-bookings/${id}`)).deposit_held).toBe('200000')
})

test('a price that is cleared is the place’s again', async () => {
  const { id } = recordOf(await book(await place({ capacity: 9 }), { to_time: '10:00:00', price: '1' }))
  expect(recordOf(await a(`PATCH utility-bookings/${id}`, { price: '' }))).toMatchObject({
    price: '100000',
    payment_status: 'unpaid',
  })
  // What is to be free says so.
  expect(recordOf(await a(`PATCH utility-bookings/${id}`, { price: '0' }))).toMatchObject({
    price: '0',
    payment_status: null,
  })
})

test('one of 50 parallel bookings of one slot is made; with room for five, five', async () => {
  for (const capacity of [1, 5]) {
    const utility = await place({ capacity })
    const replies = await Promise.all(Array.from({ length: 50 }, () => book(utility)))
    const outcomes = replies.map(outcome)
    expect(outcomes.filter((one) => one === '201')).toHaveLength(capacity)
    expect(outcomes.filter((one) => one === '422 utility_full')).toHaveLength(50 - capacity)
  }
})

test('a booking that is called off makes room; one that comes back needs it again', async () => {
  const utility = await place()
  const first = recordOf(await book(utility)).id
  expect(outcome(await book(utility, { from_time: '08:00:00', to_time: '10:00:00' }))).toBe(
    '422 utility_full',
  )
  expect(outcome(await book(utility, { from_time: '09:00:00', to_time: '10:00:00' }))).toBe('201')
  await a(`DELETE utility-bookings/${first}`)
  const second = recordOf(await book(utility)).id
  expect(outcome(await a(`POST utility-bookings/${first}/restore`, {}))).toBe('422 utility_full')
  await a(`POST utility-bookings/${second}/call_off`, { cancel_reason: 'Rain' })
  expect(outcome(await a(`POST utility-bookings/${first}/restore`, {}))).toBe('200')
  const moved = await a(`PATCH utility-bookings/${first}`, { from_time: '09:00:00', to_time: '10:00:00' })
  expect(outcome(moved)).toBe('422 utility_full')
})

describe('a place that one party has at a time', () => {
  const hall = (more: object = {}) => place({ capacity: 60, is_exclusive: '1', slot_minutes: 120, ...more })
  const morning = { from_time: '08:00:00', to_time: '10:00:00', people_count: 30 }

  test('of 50 parallel bookings of one slot one wins, and the others are told at the time', async () => {
    const utility = await hall()
    const replies = await Promise.all(Array.from({ length: 50 }, () => book(utility, morning)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = replies.filter(({ status }) => status !== 201)
    expect(new Set(refused.map((reply) => faults(reply).join()))).toEqual(new Set(['from_time:slot_taken']))
  })

  test('the database itself refuses an overlap, whoever writes it', async () => {
    const utility = await hall()
    const { id } = recordOf(await book(utility, morning))
    const again = seeded.db.query(
      `insert into utility_booking (building_id, code, utility_id, apartment_id, date, from_time, to_time, people_count,
          status, is_exclusive)
        select building_id, 'RAW-1', utility_id, apartment_id, date, '09:00', '11:00', 1, 'new', true
          from utility_booking where id = ${id}`,
    )
    await expect(again).rejects.toMatchObject({ constraint: 'utility_booking_apart' })
  })

  test('of two moves to one slot one wins; the next slot and a called-off one are free', async () => {
    const utility = await hall()
    const [one, two] = [
      recordOf(await book(utility, morning)),
      recordOf(await book(utility, { ...morning, from_time: '10:00:00', to_time: '12:00:00' })),
    ]
    const noon = { from_time: '12:00:00', to_time: '14:00:00' }
    const moves = await Promise.all([one, two].map(({ id }) => a(`PATCH utility-bookings/${id}`, noon)))
    expect(moves.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const won = moves[0]?.status === 200 ? one : two
    await a(`POST utility-bookings/${won.id}/call_off`, { cancel_reason: 'Rain' })
    expect(outcome(await book(utility, { ...morning, ...noon }))).toBe('201')
  })

  test('it still holds no more people than it has room for', async () => {
    expect(faults(await book(await hall(), { ...morning, people_count: 61 }))).toEqual([
      'people_count:utility_full',
    ])
  })

  test('a shared place becomes one party’s only without bookings that overlap', async () => {
    const utility = await place({ capacity: 5 })
    await book(utility)
    const second = recordOf(await book(utility))
    const alone = () => a(`PATCH utilities/${utility}`, { is_exclusive: '1' })
    expect(faults(await alone())).toEqual(['is_exclusive:bookings_overlap'])
    await a(`POST utility-bookings/${second.id}/call_off`, { cancel_reason: 'Rain' })
    expect(outcome(await alone())).toBe('200')
    expect(faults(await book(utility))).toEqual(['from_time:slot_taken'])
  })

  test('a stranger neither books it nor moves a booking', async () => {
    const utility = await hall()
    const { id } = recordOf(await book(utility, morning))
    const b = seeded.as('B2')
    expect(
      outcome(await b(`PATCH utility-bookings/${id}`, { from_time: '10:00:00', to_time: '12:00:00' })),
    ).toBe('404 record_not_found')
    const own = rowsOf(await b('GET apartments?building_id=2'), 'apartments')[0]
    const theirs = await b('POST utility-bookings', {
      building_id: '2',
      code: 'UB-B2',
      utility_id: utility,
      apartment_id: own?.id,
      date: dayAhead(3),
      ...morning,
    })
    expect(faults(theirs)).toEqual(['utility_id:invalid_reference'])
  })
})

test('a deposit is filled in with who pays it, what was not taken yet, and where its money goes', async () => {
  const pathFor = async (values: object) =>
    `GET utility-bookings/${recordOf(await book(await place({ deposit: '300000' }), values)).id}/deposit`
  const resident = rowsOf(await a('GET residents?building_id=1&limit=1'))[0]
  const path = await pathFor({ resident_id: resident?.id })
  const { cash_account_id: account, ...said } = recordOf(await a(path))
  expect(said).toEqual({ party: resident?.full_name, amount: '300000' })
  const box = recordOf(await a(`GET report/accounts/${String(account)}`))
  expect(box).toMatchObject({ account_type: 'building', account_sub_type: 'cash', is_active: true })
  // Without a name it is the apartment’s contact.
  expect(recordOf(await a(await pathFor({}))).party).toEqual(expect.any(String))
  const half = (code: string) => seeded.member('1', right(code, 'read'))
  const others = [await half('manage_utility_booking'), await half('manage_voucher'), seeded.as('B2')]
  for (const other of others) expect(outcome(await other(path))).toMatch(/^40[34] /)
})
