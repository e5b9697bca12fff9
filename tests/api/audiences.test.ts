import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { countApartments, nextApartments, peopleIn } from '#api/invitations/targets.ts'
import { countAudience } from '#api/notices/figures.ts'
import { openHouse, type Dweller, type Home, type House } from '#tests/support/server/house.ts'
import { addStay } from '#tests/support/server/lodgers.ts'
import { outcome, recordOf, rowsOf } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// One audience: whom a text goes to, and whether it is for somebody, of every target and over each way of telling.

let office: House
let homes: House['homes']
let types: House['types']
let dwellers: House['dwellers']
beforeAll(async () => {
  office = await openHouse()
  ;({ homes, types, dwellers } = office)
})
afterAll(() => office.close())

interface Audience {
  readonly target: string
  readonly blocks?: readonly string[]
  readonly from_floor?: number
  readonly to_floor?: number
  readonly apartment_types?: readonly string[]
  readonly apartments?: readonly string[]
}
const audiences: readonly (readonly [name: string, of: () => Audience])[] = [
  ['all', () => ({ target: 'all' })],
  ['householders', () => ({ target: 'householders' })],
  ['householders of a block', () => ({ target: 'householders', blocks: [office.blocks.b] })],
  ['householders of a floor', () => ({ target: 'householders', from_floor: 42, to_floor: 42 })],
  ['a block', () => ({ target: 'blocks', blocks: [office.blocks.a] })],
  [
    'a floor of a block',
    () => ({ target: 'blocks', blocks: [office.blocks.a], from_floor: 41, to_floor: 41 }),
  ],
  ['a floor', () => ({ target: 'floors', from_floor: 42, to_floor: 42 })],
  ['floors', () => ({ target: 'floors', from_floor: 41, to_floor: 42 })],
  [
    'a type on a floor',
    () => ({ target: 'floors', from_floor: 41, to_floor: 41, apartment_types: [types.large] }),
  ],
  ['a type', () => ({ target: 'apartment_types', apartment_types: [types.small] })],
  [
    'a type in a block',
    () => ({ target: 'apartment_types', apartment_types: [types.small], blocks: [office.blocks.b] }),
  ],
  [
    'a type in a block on another floor: nobody',
    () => ({
      target: 'apartment_types',
      apartment_types: [types.small],
      blocks: [office.blocks.b],
      from_floor: 41,
      to_floor: 41,
    }),
  ],
  ['apartments', () => ({ target: 'apartments', apartments: [homes.a1.id, homes.b2.id] })],
]

/** What the docs say of an audience, without any SQL. */
const isMeant = ({ target, ...of }: Audience, home: Home) =>
  target === 'all' ||
  (target === 'apartments'
    ? of.apartments?.includes(home.id) === true
    : (of.blocks === undefined || of.blocks.includes(home.block)) &&
      (of.from_floor === undefined || home.floor >= of.from_floor) &&
      (of.to_floor === undefined || home.floor <= of.to_floor) &&
      (of.apartment_types === undefined || of.apartment_types.includes(home.type)))
/** The homes of somebody in which a text for this audience is theirs. */
const homesMeant = (of: Audience, { stays, acts }: Dweller) =>
  stays
    .filter(
      ({ home, isHouseholder }) =>
        isMeant(of, home) && (of.target !== 'householders' || (isHouseholder && acts)),
    )
    .map(({ home }) => home)

const namesOf = (of: readonly Dweller[]) => of.map(({ name }) => name).toSorted()
/** Whether the first page of a home shows it. */
const isShown = async ({ ask }: Dweller, home: Home, id: string) => {
  const { texts } = recordOf(await ask(`GET resident/home?apartment_id=${home.id}`))
  return (texts as readonly { readonly kind: string; readonly id: string }[]).some(
    (one) => one.kind === 'notification' && one.id === id,
  )
}

describe.each(audiences)('for %s', (_name, given) => {
  test('who reads it, whom it rings for, what is counted before, and to whom it is shown agree', async () => {
    const of = given()
    const readers = dwellers.filter((one) => homesMeant(of, one).length > 0)
    const acting = readers.filter(({ acts }) => acts)
    const apartments = (whose: readonly Dweller[]) =>
      new Set(whose.flatMap((one) => homesMeant(of, one).map(({ id }) => id))).size
    const id = await office.publish(of)

    // Forward: counted from the record, and from what was typed.
    const counted = (await office.a(`GET notifications/${id}/audience`)).body.data
    expect(counted).toMatchObject({
      meant: { people: acting.length, apartments: apartments(acting) },
      push_notification: { people: acting.length, apartments: apartments(acting) },
      app: { people: readers.length, apartments: apartments(readers) },
      no_account: 0,
    })
    const typed = await office.a('POST resident-texts/audience', { building_id: '1', ...of })
    expect(typed.body.data).toEqual(counted)

    // Inverse: by each person, in each of their homes.
    const sees: string[] = []
    for (const one of dwellers) {
      const shown: string[] = []
      for (const { home } of one.stays) if (await isShown(one, home, id)) shown.push(home.id)
      expect([one.name, shown.toSorted()]).toEqual([
        one.name,
        homesMeant(of, one)
          .map((home) => home.id)
          .toSorted(),
      ])
      const read = await one.ask(`GET resident/announcements/${id}`)
      expect([one.name, read.status]).toEqual([one.name, shown.length > 0 ? 200 : 404])
      if (read.status === 200) {
        expect(recordOf(read)).toMatchObject({ title: 'Cắt nước', html: '<p>Từ <strong>9 giờ</strong></p>' })
        sees.push(one.name)
      }
    }
    expect(sees.toSorted()).toEqual(namesOf(readers))

    // The bell.
    const { id: push } = recordOf(await office.write(of))
    const sent = await office.a(`POST push-notifications/${push}/send`, {})
    if (acting.length === 0) expect(outcome(sent)).toBe('422 nobody_to_notify')
    else {
      const told = await office.tell(of)
      const rows = rowsOf(
        await office.a(`GET push-recipients?building_id=1&limit=all&push_notification_id=${told.id}`),
      )
      const residents = new Map(dwellers.map(({ ask, name }) => [ask.residentId, name]))
      expect(rows.map((row) => residents.get(String(row.resident_id)) ?? '').toSorted()).toEqual(
        namesOf(acting),
      )
    }

    // To guests it does not exist unless it is for everybody.
    const guest = await call(office.seeded.server, `GET /v1/public/notification/${id}`)
    expect(guest.status).toBe(of.target === 'all' ? 200 : 404)
    expect(outcome(await office.a(`POST notifications/${id}/hide`, {}))).toBe('200')
    for (const one of readers) expect((await one.ask(`GET resident/announcements/${id}`)).status).toBe(404)
  })

  test('notices and invitations go to the same apartments', async () => {
    const { target, ...places } = given()
    const db = office.seeded.server.serving
    const of = { building_id: '1', audience: target, ...places }
    const meant = Object.values(homes).filter((home) => isMeant(given(), home)).length
    const everywhere = async () => {
      const [all] = await office.db.query<{ count: number }>(
        'select count(*)::int as count from apartment where building_id = 1 and deleted_at is null',
      )
      return all?.count ?? 0
    }
    const isWide = target === 'all' || (target === 'householders' && Object.keys(places).length === 0)
    const expected = isWide ? await everywhere() : meant

    const { id: roundId } = recordOf(await office.a('POST invitation-rounds', { ...of, ways: ['letter'] }))
    const [round] = await countApartments(db, { buildingId: '1', roundId })
    expect(round?.total).toBe(expected)
    if (target === 'householders') return
    const { id: groupId } = recordOf(
      await office.a('POST group-notice-slips', {
        ...of,
        month: officeToday().slice(0, 7),
        collect_on: officeToday(),
        channels: ['email'],
      }),
    )
    const [batch] = await countAudience(db, { buildingId: '1', groupId })
    expect(batch?.total).toBe(expected)
  })
})

test('householders are invited alone, by the stay', async () => {
  const [row] = await office.db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, resident_type, status)
      select 1, 'IN-' || n, 'Khách ' || n, 'not_householder', 'using' from generate_series(1, 1) n returning id::text`,
  )
  const [other] = await office.db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, resident_type, status)
      values (1, 'IN-2', 'Khách 2', 'not_householder', 'using') returning id::text`,
  )
  await addStay(office.seeded, row?.id ?? '', { apartmentId: homes.a1.id, relationship: 'householder' })
  await addStay(office.seeded, other?.id ?? '', { apartmentId: homes.a1.id })
  const { id: roundId } = recordOf(
    await office.a('POST invitation-rounds', {
      building_id: '1',
      audience: 'householders',
      ways: ['letter'],
    }),
  )
  const place = { buildingId: '1', roundId }
  const db = office.seeded.server.serving
  const apartments = await nextApartments(db, { ...place, cursor: '0', most: 1000 })
  const people = await peopleIn(db, { ...place, apartmentIds: apartments.map(({ id }) => id) })
  expect(people.map(({ full_name }) => full_name)).toEqual(['Khách 1'])
  await office.db.execute(`update residency set deleted_at = now() where resident_id = any($1::bigint[])`, [
    [row?.id, other?.id],
  ])
})
