import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '#api/calendar/today.ts'
import { addDays } from '#core/days.ts'
import { openSeededServer, recordOf, rowsOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// How many live in an apartment: the stays of today, wherever it is said.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartmentId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  const place = { building_id: '1' }
  const [block] = rowsOf(await a('GET blocks?building_id=1'), 'blocks')
  const home = { ...place, code: 'RC-1', block_id: block?.id, area: '50' }
  apartmentId = recordOf(await a('POST apartments', home)).id
  const relationship = recordOf(await a('POST relationships', { ...place, code: 'RC', name: 'Con' })).id
  let made = 0
  const stay = async (move_in_date: string | null, move_out_date: string | null) => {
    const person = {
      ...place,
      code: `RC-${++made}`,
      full_name: 'Nguyễn Văn A',
      phone_number: `09120000${made}0`,
    }
    const resident = recordOf(await a('POST residents', person)).id
    const values = { ...place, block_id: block?.id, apartment_id: apartmentId, relationship_id: relationship }
    return recordOf(
      await a('POST residencies', { ...values, resident_id: resident, move_in_date, move_out_date }),
    )
  }
  const [past, yesterday, tomorrow] = [-30, -1, 1].map((days) => addDays(today(), days))
  await stay(past!, null)
  await stay(null, null)
  await stay(today(), today())
  await stay(past!, tomorrow!)
  // Those who have moved out, and those who are to come.
  await stay(past!, yesterday!)
  await stay(tomorrow!, null)
  const gone = await stay(past!, null)
  await a(`DELETE residencies/${gone.id}`)
})
afterAll(() => seeded.close())

const listed = async (query: string) => rowsOf(await a(`GET apartments?building_id=1&${query}`), 'apartments')

test('list, page, filter, sort and withCount say how many live there today', async () => {
  expect(await listed('keyword=RC-1')).toMatchObject([{ residents_count: 4 }])
  expect(recordOf(await a(`GET apartments/${apartmentId}`))).toMatchObject({ residents_count: 4 })
  expect(await listed('keyword=RC-1&residents_count=4')).toHaveLength(1)
  expect(await listed('keyword=RC-1&residents_count[gt]=4')).toEqual([])
  const sorted = (await listed('sort=-residents_count&limit=500')).map((one) => Number(one.residents_count))
  expect(sorted).toEqual(sorted.toSorted((one, other) => other - one))
  expect(await listed('keyword=RC-1&columns=code&withCount=residents')).toMatchObject([
    { residents_count: 4 },
  ])
})

test('the stays of today are listed by themselves, and with the contact’s alone', async () => {
  const stays = async (query: string) =>
    rowsOf(await a(`GET residencies?building_id=1&apartment_id=${apartmentId}&${query}`)).length
  expect([await stays('lives=1'), await stays('lives=0'), await stays('lives=1&contact=1')]).toEqual([
    4, 6, 1,
  ])
})

test('the export says the same', async () => {
  const asked = 'building_id=1&format=csv&keyword=RC-1&columns=code,residents_count'
  const reply = await fetch(`${seeded.server.address}/v1/manage/apartments/export?${asked}`, {
    headers: { 'client-id': '3', authorization: `Bearer ${seeded.tokens.A}` },
  })
  expect((await reply.text()).trimEnd().split('\r\n').slice(1)).toEqual(['RC-1,4'])
})
