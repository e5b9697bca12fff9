import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'

// The search of the cash desk: finds an apartment by its code or name, by a resident, by a phone or a plate.
interface Found {
  readonly id: string
  readonly householder: string | null
}
let seeded: SeededServer
let desk: CashDesk
let home: string
let code: string
let residency: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
  const own = { building_id: '1', apartment_id: home }
  const apartment = recordOf(await desk.a(`GET apartments/${home}`))
  code = String(apartment.code)
  const resident = await desk.a('POST residents', {
    building_id: '1',
    code: 'NOP-1',
    full_name: 'Đặng Thị Nộp',
    phone_number: '0912345678',
    password: 'a long enough phrase',
  })
  const [relationship] = await seeded.db.query<{ id: string }>(
    `select id::text from relationship where building_id = 1 and status = 'active' limit 1`,
  )
  await seeded.db.execute(
    'update residency set move_out_date = $2 where building_id = 1 and apartment_id = $1',
    [home, '2020-01-01'],
  )
  residency = recordOf(
    await desk.a('POST residencies', {
      ...own,
      block_id: apartment.block_id,
      resident_id: recordOf(resident).id,
      relationship_id: relationship?.id,
    }),
  ).id
  const plate = { license_plate: '29K1-123.45', vehicle_type: 'motorbike', register_from: '2026-01-01' }
  recordOf(await desk.a('POST vehicles', { ...own, ...plate }))
})
afterAll(() => seeded.close())

const find = async (keyword: string) =>
  (await desk.a(`GET debts/payers?building_id=1&keyword=${encodeURIComponent(keyword)}`)).body
    .data as readonly Found[]
const finds = async (keyword: string) => (await find(keyword)).map(({ id }) => id)

describe('an apartment is found', () => {
  test.each([
    ['a name without accents', 'dang thi nop'],
    ['a part of the name', 'Nộp'],
    ['a phone', '0912345678'],
    ['a phone as it is spoken', '0912 345 678'],
    ['a phone with dots', '0912.345.678'],
    ['a plate', '29K112345'],
    ['a plate as it is written', '29K1-123.45'],
    ['a plate in small letters', '29k1 123.45'],
    ['the end of a plate', '123.45'],
  ])('by %s: %s', async (_what, keyword) => expect(await finds(keyword)).toEqual([home]))

  test('by its code, with or without the signs in between', async () => {
    for (const keyword of [code, code.toLowerCase(), code.replace(/[ .-]/g, '')])
      expect(await finds(keyword)).toContain(home)
  })
})

test('who moves out some day still lives there; who has moved out is neither found nor named', async () => {
  const movesOut = (day: string) =>
    seeded.db.execute('update residency set move_out_date = $2 where id = $1', [residency, day])
  const day = (after: number) => addDays(officeToday(), after)
  for (const after of [0, 9]) {
    await movesOut(day(after))
    expect(await find('dang thi nop')).toMatchObject([{ id: home, householder: 'Đặng Thị Nộp' }])
  }
  await movesOut(day(-1))
  expect(await find('dang thi nop')).toEqual([])
  expect(await find('29K112345')).toMatchObject([{ id: home, householder: null }])
})

test.each([
  ['nothing', ' ', 'keyword:too_short'],
  ['more than anybody is called', 'x'.repeat(500), 'keyword:too_long'],
])('%s is refused', async (_what, keyword, fault) =>
  expect(
    faults(await desk.a(`GET debts/payers?building_id=1&keyword=${encodeURIComponent(keyword)}`)),
  ).toEqual([fault]),
)

test('signs that mean something to the search are only signs', async () => {
  for (const keyword of ['%', '_', '%%%', '...', '---']) expect(await find(keyword)).toEqual([])
})
