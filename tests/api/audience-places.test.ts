import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openHouse, type House } from '#tests/support/server/house.ts'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// Where an audience lives: what is no place of the building is refused, and what is gone makes it no larger.
let office: House
beforeAll(async () => {
  office = await openHouse()
})
afterAll(() => office.close())

describe('wrong places are refused at their fields', () => {
  const batch = () => ({
    building_id: '1',
    month: officeToday().slice(0, 7),
    collect_on: officeToday(),
    channels: ['email'],
  })
  const ways: readonly (readonly [string, (of: object, target: string) => ReturnType<House['a']>])[] = [
    [
      'an announcement',
      (of, target) =>
        office.a('POST notifications', { building_id: '1', title: 'T', content: '<p>t</p>', target, ...of }),
    ],
    ['a message', (of, target) => office.write({ target, ...of })],
    [
      'a batch of notices',
      (of, target) => office.a('POST group-notice-slips', { ...batch(), audience: target, ...of }),
    ],
    [
      'a round of invitations',
      (of, target) =>
        office.a('POST invitation-rounds', { building_id: '1', ways: ['letter'], audience: target, ...of }),
    ],
    [
      'what is counted',
      (of, target) => office.a('POST resident-texts/audience', { building_id: '1', target, ...of }),
    ],
    [
      'a text',
      (of, target) =>
        office.a('POST resident-texts', {
          building_id: '1',
          title: 'T',
          content: '<p>t</p>',
          ways: ['notification'],
          target,
          ...of,
        }),
    ],
  ]
  test.each(ways)('by %s', async (_name, ask) => {
    const [elsewhere] = await office.db.query<{ block: string; apartment: string; type: string }>(
      `select (select min(id)::text from block where building_id = 2) as block,
        (select min(id)::text from apartment where building_id = 2) as apartment,
        (select min(id)::text from apartment_type where building_id = 2) as type`,
    )
    const other =
      elsewhere?.type ??
      recordOf(
        await office.seeded.as('B2')('POST apartment-types', { building_id: '2', code: 'X', name: 'X' }),
      ).id
    const faultsOf = async (target: string, of: object) => {
      const reply = await ask(of, target)
      return [reply.status, faults(reply).toSorted()]
    }
    expect(await faultsOf('floors', { from_floor: 150, to_floor: 151 })).toEqual([
      422,
      ['from_floor:no_such_floor', 'to_floor:no_such_floor'],
    ])
    expect(await faultsOf('floors', { from_floor: 41 })).toEqual([422, ['to_floor:required']])
    expect(await faultsOf('blocks', { blocks: [office.blocks.a], to_floor: 41 })).toEqual([
      422,
      ['from_floor:required'],
    ])
    expect(await faultsOf('floors', { from_floor: 42, to_floor: 41 })).toEqual([
      422,
      ['to_floor:invalid_at_least'],
    ])
    expect(await faultsOf('apartment_types', {})).toEqual([422, ['apartment_types:required']])
    expect(await faultsOf('apartment_types', { apartment_types: [other] })).toEqual([
      422,
      ['apartment_types:invalid_reference'],
    ])
    expect(await faultsOf('blocks', { blocks: [elsewhere?.block] })).toEqual([
      422,
      ['blocks:invalid_reference'],
    ])
    expect(await faultsOf('apartments', { apartments: [elsewhere?.apartment] })).toEqual([
      422,
      ['apartments:invalid_reference'],
    ])
  })
})

test('what narrows an audience is not deleted for good, and in the trash it still narrows', async () => {
  const block = recordOf(await office.a('POST blocks', { building_id: '1', code: 'GONE', name: 'Gone' })).id
  const type = recordOf(
    await office.a('POST apartment-types', { building_id: '1', code: 'GONE', name: 'Gone' }),
  ).id
  const ids = [
    await office.publish({ target: 'householders', blocks: [block] }),
    await office.publish({ target: 'floors', from_floor: 41, to_floor: 42, apartment_types: [type] }),
  ]
  for (const [table, id] of [
    ['block', block],
    ['apartment_type', type],
  ] as const) {
    await expect(office.db.execute(`delete from ${table} where id = $1`, [id])).rejects.toThrow(/foreign key/)
    const path = table === 'block' ? 'blocks' : 'apartment-types'
    expect(outcome(await office.a(`DELETE ${path}/${id}`))).toBe('200')
  }
  for (const id of ids) {
    const counted = await office.a(`GET notifications/${id}/audience`)
    expect(counted.body.data).toMatchObject({ meant: { people: 0 }, app: { people: 0 } })
    for (const one of office.dwellers)
      expect((await one.ask(`GET resident/announcements/${id}`)).status).toBe(404)
    await office.a(`POST notifications/${id}/hide`, {})
  }
})
