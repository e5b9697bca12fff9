import { createReadStream } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shrinkForPrint } from '#api/storage/print-picture.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What is compared, mailed and printed of people, asked for by those who may not see it.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

test('numbers that are masked cannot be guessed by entering registrations that are compared', async () => {
  const [apartment] = rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')
  const [relationship] = rowsOf(
    await a('GET relationships?building_id=1&status=active&limit=1'),
    'relationships',
  )
  const clerk = await seeded.member('1', right('manage_resident', 'read', 'create'))
  const asked = { building_id: '1', apartment_id: apartment?.id, relationship_id: relationship?.id }
  const guess = async (values: object) =>
    outcome(await clerk('POST resident-registrations', { ...asked, full_name: 'Ai Đó', ...values }))
  expect(await guess({})).toBe('201')
  expect(await guess({ phone_number: '0905550001' })).toMatch(/^4/)
  expect(await guess({ id_number: '079123459999' })).toMatch(/^4/)
})

test('the pass of a visit that was deleted is mailed to nobody', async () => {
  const [apartment] = rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')
  const { id } = recordOf(
    await a('POST visitors', {
      building_id: '1',
      name: 'Khách',
      email: 'guest@example.com',
      apartment_id: apartment?.id,
      from_time: '2026-10-01T08:00:00Z',
      to_time: '2026-10-01T10:00:00Z',
    }),
  )
  expect(outcome(await a(`POST visitors/${id}/approve`, {}))).toBe('200')
  expect(outcome(await a(`POST visitors/${id}/send_pass`, {}))).toBe('200')
  expect(outcome(await a(`DELETE visitors/${id}`))).toBe('200')
  expect(outcome(await a(`POST visitors/${id}/send_pass`, {}))).toBe('404 record_not_found')
})

test('a picture that cannot be read refuses its paper, and does not end the server', async () => {
  await expect(shrinkForPrint(createReadStream('/nowhere/at/all'))).rejects.toThrow('ENOENT')
})
