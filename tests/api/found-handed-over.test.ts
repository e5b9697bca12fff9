import { afterAll, beforeAll, expect, test } from 'vitest'
import { batchIn, importsOf } from '#tests/support/server/sheets.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let mine: ReturnType<typeof importsOf>
let blockCode: string
beforeAll(async () => {
  seeded = await openSeededServer()
  await seeded.server.services.jobs.start()
  a = seeded.as('A')
  mine = importsOf(seeded.server, seeded.tokens.A ?? '')
  blockCode = String(rowsOf(await a('GET blocks?building_id=1'), 'blocks')[0]?.code)
})
afterAll(() => seeded.close())

let made = 0
const createApartment = async (more: object = {}, as = a) =>
  recordOf(
    await as('POST apartments', {
      building_id: '1',
      code: `FH-${++made}`,
      block_id: seeded.ids.BLOCK1,
      area: 50,
      ...more,
    }),
  )
const apartmentNamed = async (code: string) =>
  rowsOf(await a(`GET apartments?building_id=1&code=${code}`), 'apartments')[0]

test('an apartment that was handed over before is entered so, on a day that has passed', async () => {
  const found = (id: unknown, day?: string, as = a) =>
    as(`POST apartments/${String(id)}/found_handed_over`, day === undefined ? {} : { handover_date: day })
  const { id } = await createApartment()
  expect(faults(await found(id))).toEqual(['handover_date:required'])
  expect(faults(await found(id, '2099-01-01'))).toEqual(['handover_date:day_in_future'])
  expect(recordOf(await found(id, '2021-06-15'))).toMatchObject({
    handover_status: 'handover',
    handover_date: '2021-06-15',
  })
  expect(rowsOf(await a(`GET apartments/${id}/history`))[0]).toMatchObject({ action: 'found_handed_over' })
  expect(outcome(await found(id, '2021-06-15'))).toBe('409 illegal_transition')
})

test('a day of handover in a form hands over by who may approve, and waits otherwise', async () => {
  const made = (as: typeof a, day: string) => createApartment({ handover_date: day }, as)
  const writer = await seeded.member(
    '1',
    right('manage_apartment', 'read', 'create', 'update'),
    right('manage_block', 'read'),
  )
  expect(await made(a, '2021-06-15')).toMatchObject({ handover_status: 'handover' })
  expect(await made(a, '2099-01-01')).toMatchObject({ handover_status: 'inactive' })
  const waiting = await made(writer, '2021-06-15')
  expect(waiting).toMatchObject({ handover_status: 'inactive', handover_date: '2021-06-15' })
  const patch = (as: typeof a, day: string) => as(`PATCH apartments/${waiting.id}`, { handover_date: day })
  expect(recordOf(await patch(writer, '2021-06-16'))).toMatchObject({ handover_status: 'inactive' })
  expect(recordOf(await patch(a, '2021-06-17'))).toMatchObject({ handover_status: 'handover' })
})

test('a row with a past day of handover is handed over by who may approve, else it waits and says so', async () => {
  const file = `code,block_id,area,handover_date\nIH-1,${blockCode},50,15/06/2021\nIH-2,${blockCode},50,15/06/2099\n`
  const writer = await seeded.member(
    '1',
    right('manage_apartment', 'read', 'create', 'update'),
    right('manage_block', 'read'),
  )
  const own = importsOf(seeded.server, writer.token)
  const waiting = await own.settled(batchIn(await own.upload('apartment', file)).id)
  expect(await own.faults(waiting.id)).toEqual(['create handover_date:waits_for_approval', 'create'])
  await mine.press('apply', (await mine.check('apartment', file)).id)
  expect(await apartmentNamed('IH-1')).toMatchObject({ handover_status: 'handover' })
  expect(await apartmentNamed('IH-2')).toMatchObject({ handover_status: 'inactive' })
})
