import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorText } from '#domain/errors/catalogue.ts'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

// Messages that docs/decisions/error-catalogue.md lists, as a caller of the API gets them.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

test('a topic of the same name says that the topic exists', async () => {
  const topic = { building_id: '1', name: 'Hỏi về phí gửi xe' }
  expect((await a('POST topics', topic)).status).toBe(201)
  expect(faults(await a('POST topics', topic))).toEqual(['name:topic_exists'])
})

test('a second card that is the first one is refused as a code that must differ', async () => {
  const type = recordOf(
    await a('POST vehicle-card-types', { building_id: '1', code: 'PKT', name: 'PKT', unit_price: '0' }),
  )
  const card = recordOf(
    await a('POST parking-cards', { building_id: '1', code: 'PK-1', card_type_id: type.id }),
  )
  const vehicle = {
    building_id: '1',
    license_plate: '30A99999',
    apartment_id: seeded.ids['APARTMENT1'],
    parking_card_id: card.id,
    sub_card_id: card.id,
  }
  expect(faults(await a('POST vehicles', vehicle))).toEqual(['sub_card_id:code_must_not_match'])
})

test('a website is one, or says that it is none', async () => {
  const provider = (website: string) => ({ building_id: '1', name: `P ${website}`, website })
  for (const good of ['example.vn', 'https://www.example.com/a?b=c#d', 'http://công-ty.vn:8080/'])
    expect([
      good,
      (await a('POST service-providers', { ...provider(good), code: `W${good.length}` })).status,
    ]).toEqual([good, 201])
  for (const bad of ['không có', 'javascript:alert(1)', 'http://', 'localhost', 'a..vn', '-a.vn'])
    expect([
      bad,
      ...faults(await a('POST service-providers', { ...provider(bad), code: `B-${bad.length}` })),
    ]).toEqual([bad, 'website:invalid_website'])
})

test('a limit is in the sentence of the reply, and beside its field', async () => {
  const { body } = await a('POST blocks', {
    building_id: '1',
    code: 'LIM',
    name: 'x'.repeat(256),
    short_id: 0,
  })
  expect(body.limits).toEqual({ name: { maxLength: 255 }, short_id: { min: 1 } })
  expect(String(body.errorMessage).split(',').toSorted()).toEqual(
    [errorText('too_long', 'en', { maxLength: 255 }), errorText('too_small', 'en', { min: 1 })].toSorted(),
  )
})
