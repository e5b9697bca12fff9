import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '#api/calendar/today.ts'
import { addDays } from '#core/days.ts'
import { mapQuestions, type MapQuestion } from '#domain/status-map.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The building as it stands: every apartment by block and floor, with an answer to each question.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let blockId: string
let relationshipId: string
let templateId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  blockId = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.id)
  const related = await a('GET relationships?building_id=1&status=active')
  relationshipId = String(rowsOf(related, 'relationships')[0]?.id)
  templateId = (await make('contract-templates', { code: 'SM-T', name: 'Thuê' })).id
})
afterAll(() => seeded.close())

interface Place {
  readonly id: string
  readonly floor: number | null
  readonly contract: string
  readonly occupancy: string
  readonly handover: string
  readonly debt: string | null
}
const places = async (as = a) => {
  const reply = await as('GET status-map?building_id=1')
  return (reply.body.data as { apartments: Place[]; blocks: { id: string }[] }).apartments
}
let made = 0
const make = async (path: string, values: object) =>
  recordOf(await a(`POST ${path}`, { building_id: '1', ...values }))
const apartment = async (more: object = {}) =>
  (await make('apartments', { code: `SM-${++made}`, block_id: blockId, area: '50', floor: 7, ...more })).id
const placeOf = async (id: string) => (await places()).find((one) => one.id === id)

test('an apartment where nobody lives is empty, or for rent or for sale as its statuses say', async () => {
  const [none, rent, sale] = [
    await apartment(),
    await apartment({ statuses: ['for_rent'] }),
    await apartment({ statuses: ['for_sale', 'for_rent'] }),
  ]
  expect(await placeOf(none)).toMatchObject({
    floor: 7,
    contract: 'none',
    occupancy: 'empty',
    handover: 'inactive',
    debt: 'none',
  })
  expect([(await placeOf(rent))?.occupancy, (await placeOf(sale))?.occupancy]).toEqual([
    'for_rent',
    'for_sale',
  ])
})

/** Somebody who lives there, or lived there until a day. */
const stay = (until?: number) => async (id: string) => {
  const { id: resident_id } = await make('residents', { full_name: `Người ${++made}` })
  const place = { apartment_id: id, block_id: blockId, relationship_id: relationshipId, resident_id }
  await make('residencies', {
    ...place,
    move_in_date: addDays(today(), -90),
    ...(until === undefined ? {} : { move_out_date: addDays(today(), until) }),
  })
}
/** Contracts of it in these states; the clock's and the customer's steps are written as they leave them. */
const contracts =
  (...states: readonly string[]) =>
  async (id: string) => {
    for (const status of states) {
      const { id: contractId } = await make('contracts', {
        name: 'Thuê',
        template_id: templateId,
        apartment_id: id,
        value: '1000',
        start_date: '2026-01-01',
        end_date: '2027-01-01',
        party_a_name: 'Ban quản lý',
        party_b_name: 'Bên thuê',
      })
      await seeded.db.execute('update contract set status = $2 where id = $1', [contractId, status])
    }
  }
const deletedContract = async (id: string) => {
  await contracts('approved')(id)
  await seeded.db.execute('update contract set deleted_at = now() where apartment_id = $1', [id])
}
/** What some steps of its handover ask. */
const asked: Readonly<Record<string, object>> = {
  hand_over: { handover_date: today() },
  close: { closed_on: today() },
}
const steps =
  (...names: readonly string[]) =>
  async (id: string) => {
    for (const name of names)
      expect(outcome(await a(`POST apartments/${id}/${name}`, asked[name] ?? {}))).toBe('200')
  }
/** Fees that fell due so many days ago; null: without such a day. */
const fees =
  (more: { readonly status?: string; readonly settled?: number }, ...ages: readonly (number | null)[]) =>
  async (id: string) => {
    for (const days of ages)
      await seeded.db.execute(
        `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status, due_on)
          values (1, $1, 'OTHERS', '2026-01', 'Phí', 1000, $2, $3, $4)`,
        [id, more.settled ?? 0, more.status ?? 'approved', days === null ? null : addDays(today(), -days)],
      )
  }

type Told = readonly [
  question: MapQuestion,
  answer: string,
  of: string,
  done: (id: string) => Promise<void>,
  more?: object,
]
const told: readonly Told[] = [
  ['contract', 'active', 'one that binds', contracts('approved')],
  ['contract', 'nearly_end', 'one about to end, beside one that binds', contracts('approved', 'nearly_end')],
  ['contract', 'pending', 'a draft', contracts('draft')],
  ['contract', 'pending', 'one that its customer is to confirm', contracts('waiting_verification')],
  [
    'contract',
    'pending',
    'one that they have confirmed, after one that ended',
    contracts('ended', 'verified'),
  ],
  ['contract', 'suspended', 'one that was suspended, beside a draft', contracts('draft', 'suspended')],
  ['contract', 'active', 'one that binds, beside a suspended one', contracts('suspended', 'approved')],
  ['contract', 'ended', 'one that has ended', contracts('ended')],
  ['contract', 'ended', 'one that was cancelled', contracts('cancelled')],
  ['contract', 'none', 'one that was deleted', deletedContract],
  ['occupancy', 'owner', 'somebody who lives there', stay()],
  ['occupancy', 'owner', 'somebody there, who offers it', stay(), { statuses: ['for_rent'] }],
  ['occupancy', 'owner', 'somebody who moves out today', stay(0)],
  ['occupancy', 'rented', 'a tenant', stay(), { statuses: ['currently_rent', 'for_sale'] }],
  ['occupancy', 'empty', 'somebody who has moved out', stay(-1)],
  ['occupancy', 'empty', 'a tenant who has moved out', stay(-1), { statuses: ['currently_rent'] }],
  ['occupancy', 'for_rent', 'one that is offered after they left', stay(-1), { statuses: ['for_rent'] }],
  [
    'occupancy',
    'for_sale',
    'one that is for sale and for rent',
    steps(),
    { statuses: ['for_rent', 'for_sale'] },
  ],
  ['handover', 'inactive', 'a new one', steps()],
  ['handover', 'wait_handover', 'a planned handover', steps('schedule_handover')],
  ['handover', 'handover', 'one handed over', steps('schedule_handover', 'hand_over')],
  [
    'handover',
    'wait_closed',
    'one about to be closed',
    steps('schedule_handover', 'hand_over', 'request_close'),
  ],
  ['handover', 'closed', 'a closed one', steps('schedule_handover', 'hand_over', 'request_close', 'close')],
  ['debt', 'none', 'no fee', steps()],
  ['debt', 'none', 'a draft', fees({ status: 'draft' }, 20)],
  ['debt', 'none', 'a fee that is settled', fees({ status: 'settled', settled: 1000 }, 20)],
  ['debt', 'not_due', 'a fee without a day', fees({}, null)],
  ['debt', 'not_due', 'a fee due today', fees({}, 0, -10)],
  ['debt', 'to_30', 'one of yesterday, half of it paid', fees({ settled: 500 }, 1)],
  ['debt', 'to_30', 'one of thirty days ago, the oldest', fees({}, 30, 0, null)],
  ['debt', 'to_60', 'the 31st day', fees({}, 31)],
  ['debt', 'to_60', 'the 60th day', fees({}, 60, 2)],
  ['debt', 'to_90', 'the 61st day', fees({}, 61)],
  ['debt', 'to_90', 'the 90th day', fees({}, 90)],
  ['debt', 'over_90', 'the 91st day', fees({}, 91, 40)],
]

describe('every answer to every question', () => {
  for (const [question, answer, of, done, more = {}] of told)
    test(`${question}: ${answer} of ${of}`, async () => {
      const id = await apartment(more)
      await done(id)
      expect((await placeOf(id))?.[question]).toBe(answer)
    })

  test('is among them', () => {
    for (const [question, answers] of Object.entries(mapQuestions))
      expect(new Set(told.flatMap(([name, answer]) => (name === question ? [answer] : [])))).toEqual(
        new Set(answers),
      )
  })
})

test('the map needs its own permission, and says nothing of debts to whoever may not read them', async () => {
  expect(outcome(await seeded.as('B2')('GET status-map?building_id=1'))).toBe('403 forbidden')
  const clerk = await seeded.member('1', right('manage_apartment', 'read'))
  expect(outcome(await clerk('GET status-map?building_id=1'))).toBe('403 forbidden')
  const guard = await seeded.member('1', right('manage_contract_map', 'read'))
  const seen = await places(guard)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every(({ debt }) => debt === null)).toBe(true)
})
