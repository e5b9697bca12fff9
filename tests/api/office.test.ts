import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meteredTypes } from '#domain/metered-kinds.ts'
import { meteredEntities } from '#entities/metering/metered-entities.ts'
import type { Reply } from '#tests/support/server/test-server.ts'
import {
  openSeededServer,
  outcome,
  faults,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Behaviour of single entities beyond the pipeline: readings, cards, handovers, registrations, orders, forms.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
})
afterAll(() => seeded.close())

const post = (path: string, values: object) => a(`POST ${path}`, { building_id: '1', ...values })
const make = async (path: string, values: object) => {
  const reply = await post(path, values)
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply)
}
const said = (reply: Reply) => [outcome(reply), ...faults(reply)]
let made = 0
const newApartment = () => make('apartments', { code: `OF-${++made}`, block_id: blockId, area: '50' })

describe.each(meteredTypes)('meters of %s', (type) => {
  const { path: meters } = meteredEntities[type].meter
  const { path: readings } = meteredEntities[type].reading
  const month = (at: number) => `2026-${String(at).padStart(2, '0')}`
  const read = (meter: string, at: number, fresh: number, more: object = {}) =>
    post(readings, {
      meter_id: meter,
      month: month(at),
      new_number: fresh,
      read_on: '2026-03-28',
      ...more,
    })
  const meterIn = async (more: object = {}) => {
    const apartment = await newApartment()
    return make(meters, {
      code: `W-${++made}`,
      apartment_id: apartment.id,
      start_number: 100,
      charge_factor: 2,
      ...more,
    })
  }
  const shown = async (id: unknown) => recordOf(await a(`GET ${meters}/${String(id)}`)).current_number

  test('a reading takes apartment, factor and old index from its meter, and the meter follows when it is confirmed', async () => {
    const meter = await meterIn()
    const id = String(meter.id)
    expect(meter.current_number).toBe(100)
    const first = recordOf(await read(id, 1, 110.5))
    expect(first).toMatchObject({
      apartment_id: meter.apartment_id,
      old_number: 100,
      charge_factor: 2,
      consumption: 21,
    })
    expect(await shown(id)).toBe(100)
    expect(outcome(await a(`POST ${readings}/${first.id}/confirm`, {}))).toBe('200')
    expect(await shown(id)).toBe(110.5)
    expect(recordOf(await read(id, 2, 120))).toMatchObject({ old_number: 110.5, consumption: 19 })
  })

  test('an index never runs backwards, skips or repeats a month', async () => {
    const id = String((await meterIn()).id)
    expect(said(await read(id, 1, 99))).toEqual([
      '422 index_runs_backwards',
      'new_number:index_runs_backwards',
    ])
    expect(said(await read(id, 1, 120, { old_number: 90 }))).toEqual([
      '422 index_not_continued',
      'old_number:index_not_continued',
    ])
    const first = recordOf(await read(id, 2, 120))
    await a(`POST ${readings}/${first.id}/confirm`, {})
    expect(said(await read(id, 1, 130))).toEqual([
      '422 later_reading_confirmed',
      'month:later_reading_confirmed',
    ])
    expect(outcome(await a(`PATCH ${readings}/${first.id}`, { new_number: 125 }))).toBe('409 record_frozen')
    expect(outcome(await a(`DELETE ${readings}/${first.id}`))).toBe('409 record_frozen')
  })

  test('a replaced meter counts what the office enters, and continues from its new index', async () => {
    const id = String((await meterIn()).id)
    expect(said(await read(id, 1, 3, { replaced: '1' }))).toEqual([
      '422 required',
      'replaced_consumption:required',
    ])
    const swap = recordOf(await read(id, 1, 3, { replaced: '1', replaced_consumption: 8 }))
    expect(swap.consumption).toBe(16)
    await a(`POST ${readings}/${swap.id}/confirm`, {})
    expect(recordOf(await read(id, 2, 10))).toMatchObject({ old_number: 3, consumption: 14 })
  })

  test('only the last confirmed reading opens again, and the meter goes back with it', async () => {
    const id = String((await meterIn()).id)
    const ids = []
    for (const at of [1, 2]) {
      const reading = recordOf(await read(id, at, 100 + at * 10))
      await a(`POST ${readings}/${reading.id}/confirm`, {})
      ids.push(reading.id)
    }
    expect(outcome(await a(`POST ${readings}/${ids[0]}/reopen`, {}))).toBe('409 later_reading_confirmed')
    expect(outcome(await a(`POST ${readings}/${ids[1]}/reopen`, {}))).toBe('200')
    expect(await shown(id)).toBe(110)
  })

  test('either reopening a reading or confirming the next wins at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = String((await meterIn()).id)
      const first = recordOf(await read(id, 1, 110))
      await a(`POST ${readings}/${first.id}/confirm`, {})
      const next = recordOf(await read(id, 2, 120))
      const replies = await Promise.all([
        a(`POST ${readings}/${first.id}/reopen`, {}),
        a(`POST ${readings}/${next.id}/confirm`, {}),
      ])
      const won = replies.map(({ status }) => status === 200)
      expect([won, await shown(id)]).toEqual(won[0] === true ? [[true, false], 100] : [[false, true], 120])
    }
  })

  test('a meter in the store has nothing to read, and one with readings is not deleted', async () => {
    const spare = await make(meters, { code: `W-${++made}` })
    expect(said(await read(String(spare.id), 1, 5))).toEqual([
      '422 meter_without_apartment',
      'meter_id:meter_without_apartment',
    ])
    const id = String((await meterIn()).id)
    await read(id, 1, 101)
    expect(outcome(await a(`DELETE ${meters}/${id}`))).toBe('409 meter_has_readings')
  })
})

describe('parking', () => {
  test('two spellings of a plate are one vehicle', async () => {
    const apartment = await newApartment()
    const first = await make('vehicles', { license_plate: ' 30a-123.45 ', apartment_id: apartment.id })
    expect(first.license_plate).toBe('30A12345')
    expect(
      faults(await post('vehicles', { license_plate: '30A 123 45', apartment_id: apartment.id })),
    ).toEqual(['license_plate:license_plate_exists'])
    const found = await a('GET vehicles?building_id=1&license_plate=30A-123.45')
    expect(rowsOf(found).map(({ id }) => id)).toEqual([first.id])
  })

  test('a card opens for one vehicle, and not while it is locked', async () => {
    const apartment = await newApartment()
    const type = await make('vehicle-card-types', { code: 'T-9', name: 'Month', unit_price: '100000' })
    const card = await make('parking-cards', { code: 'C-9', card_type_id: type.id })
    const vehicle = (plate: string) => make('vehicles', { license_plate: plate, apartment_id: apartment.id })
    const [one, two] = [await vehicle('51A00001'), await vehicle('51A00002')]
    const approve = (id: unknown) => a(`POST vehicles/${String(id)}/approve`, { parking_card_id: card.id })
    expect(outcome(await approve(one.id))).toBe('200')
    expect(said(await approve(two.id))).toEqual(['422 card_taken', 'parking_card_id:card_taken'])
    await a(`PATCH vehicles/${String(one.id)}`, { parking_card_id: null })
    expect(faults(await a(`POST parking-cards/${String(card.id)}/lock`, {}))).toEqual([
      'lock_reason:required',
    ])
    await a(`POST parking-cards/${String(card.id)}/lock`, { lock_reason: 'Lost' })
    expect(said(await approve(two.id))).toEqual(['422 card_locked', 'parking_card_id:card_locked'])
    expect(outcome(await a(`DELETE vehicle-card-types/${String(type.id)}`))).toBe('409 card_type_in_use')
  })

  test('one of two vehicles that want one card at the same time gets it', async () => {
    const apartment = await newApartment()
    const type = await make('vehicle-card-types', { code: 'T-8', name: 'Month', unit_price: '1' })
    const card = await make('parking-cards', { code: 'C-8', card_type_id: type.id })
    const plates = Array.from({ length: 10 }, (_, at) => `52B0000${at}`)
    const replies = await Promise.all(
      plates.map((license_plate) =>
        post('vehicles', { license_plate, apartment_id: apartment.id, parking_card_id: card.id }),
      ),
    )
    expect(replies.map(outcome).toSorted()).toEqual(['201', ...Array<string>(9).fill('422 card_taken')])
  })
})

describe('people', () => {
  test('the apartment follows its handover', async () => {
    const apartment = await newApartment()
    const status = async () => recordOf(await a(`GET apartments/${String(apartment.id)}`)).handover_status
    const planned = await make('handovers', {
      code: 'H-1',
      apartment_id: apartment.id,
      planned_at: '2026-12-01T02:00:00Z',
      receiver_name: 'Lê An',
    })
    expect(await status()).toBe('wait_handover')
    await a(`POST handovers/${String(planned.id)}/hand_over`, { handover_date: '2026-12-01' })
    expect(recordOf(await a(`GET apartments/${String(apartment.id)}`))).toMatchObject({
      handover_status: 'handover',
      handover_date: '2026-12-01',
    })
    await a(`POST handovers/${String(planned.id)}/request_close`, {})
    expect(outcome(await a(`POST handovers/${String(planned.id)}/close`, {}))).toBe('200')
    expect(await status()).toBe('closed')
  })

  test('an accepted registration makes a resident of the apartment, also by one who may only decide', async () => {
    const apartment = await newApartment()
    const relationship = rowsOf(await a('GET relationships?building_id=1&status=active'), 'relationships')[0]
    const registration = await make('resident-registrations', {
      apartment_id: apartment.id,
      relationship_id: relationship?.id,
      full_name: 'Trần Mới',
      phone_number: '0912000111',
      move_in_date: '2026-01-05',
    })
    const decider = await seeded.member('1', right('manage_resident', 'read', 'approve'))
    const accepted = await decider(`POST resident-registrations/${String(registration.id)}/accept`, {})
    expect([outcome(accepted), recordOf(accepted).status]).toEqual(['200', 'approve'])
    const resident = recordOf(await a(`GET residents/${String(recordOf(accepted).resident_id)}`))
    expect(resident).toMatchObject({ full_name: 'Trần Mới', phone_number: '0912000111', status: 'using' })
    const stays = rowsOf(await a(`GET residencies?building_id=1&resident_id=${resident.id}`))
    expect(stays).toMatchObject([
      { apartment_id: apartment.id, block_id: blockId, move_in_date: '2026-01-05' },
    ])
    const again = await make('resident-registrations', {
      apartment_id: (await newApartment()).id,
      relationship_id: relationship?.id,
      full_name: 'Trần Mới',
      phone_number: '0912000111',
    })
    await a(`POST resident-registrations/${String(again.id)}/accept`, {})
    expect(recordOf(await a(`GET resident-registrations/${String(again.id)}`)).resident_id).toBe(resident.id)
  })

  test('a refused registration needs its reason and makes nobody', async () => {
    const apartment = await newApartment()
    const relationship = rowsOf(await a('GET relationships?building_id=1&status=active'), 'relationships')[0]
    const registration = await make('resident-registrations', {
      apartment_id: apartment.id,
      relationship_id: relationship?.id,
      full_name: 'X',
    })
    const refuse = (body: object) => a(`POST resident-registrations/${String(registration.id)}/refuse`, body)
    expect(faults(await refuse({}))).toEqual(['reject_reason:required'])
    expect(recordOf(await refuse({ reject_reason: 'No papers' }))).toMatchObject({
      status: 'reject',
      resident_id: null,
    })
    expect(outcome(await a(`POST resident-registrations/${String(registration.id)}/accept`, {}))).toBe(
      '409 illegal_transition',
    )
  })

  test('the gate writes when a visitor came and went', async () => {
    const apartment = await newApartment()
    const visitor = await make('visitors', {
      code: 'V-1',
      name: 'Guest',
      apartment_id: apartment.id,
      from_time: new Date(Date.now() - 60_000).toISOString(),
      to_time: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const step = (name: string) => a(`POST visitors/${String(visitor.id)}/${name}`, {})
    expect(outcome(await step('check_in'))).toBe('409 illegal_transition')
    await step('approve')
    expect(outcome(await step('check_out'))).toBe('409 visitor_not_inside')
    expect(recordOf(await step('check_in')).checked_in_at).toMatch(/^\d{4}-/)
    expect(outcome(await step('check_in'))).toBe('409 visitor_checked_in')
    expect(recordOf(await step('check_out')).checked_out_at).toMatch(/^\d{4}-/)
  })
})
