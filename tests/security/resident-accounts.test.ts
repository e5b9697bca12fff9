import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the office makes for a resident: an account by a phone number or an address, and one for a person.
let seeded: SeededServer
let made = 0
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

async function resident(): Promise<string> {
  const [row] = await seeded.db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, status) values (1, $1, $1, 'using') returning id::text`,
    [`OWN-${++made}`],
  )
  return row?.id ?? ''
}
const make = (values: object) => seeded.as('ADM')('POST org-members', { name: 'Lan', ...values })
const phone = () => `0912${String(345_000 + ++made)}`

test('residents are reached by a phone number or an address, staff by an address', async () => {
  const type = 'org_resident'
  expect(outcome(await make({ type, resident_id: await resident(), phone_number: phone() }))).toBe('201')
  expect(outcome(await make({ type, resident_id: await resident(), email: 'lan@own.test' }))).toBe('201')
  expect(faults(await make({ type, resident_id: await resident() }))).toEqual(['email:required'])
  expect(faults(await make({ type: 'org_member', phone_number: phone() }))).toEqual(['email:required'])
})

test('whoever has a phone number alone cannot lose it, and is sent no link', async () => {
  const { id } = recordOf(
    await make({ type: 'org_resident', resident_id: await resident(), phone_number: phone() }),
  )
  const admin = seeded.as('ADM')
  expect(faults(await admin(`PATCH org-members/${id}`, { phone_number: '' }))).toEqual(['email:required'])
  expect(faults(await admin(`POST org-members/${id}/send_link`, {}))).toEqual(['email:required'])
})

test('a resident has one account: of two the first, also when one comes out of the trash', async () => {
  const residentId = await resident()
  const values = () => ({ type: 'org_resident', resident_id: residentId, phone_number: phone() })
  const admin = seeded.as('ADM')
  const first = recordOf(await make(values()))
  expect(faults(await make(values()))).toEqual(['resident_id:resident_has_account'])
  expect(outcome(await admin(`DELETE org-members/${first.id}`))).toBe('200')
  const second = recordOf(await make(values()))
  expect(faults(await admin(`POST org-members/${first.id}/restore`, {}))).toEqual([
    'resident_id:resident_has_account',
  ])
  const held = await seeded.db.query(
    'select account_id::text as id from account_home where resident_id = $1',
    [residentId],
  )
  expect(held).toEqual([{ id: second.id }])
})

test('of many who ask at once one gets the resident', async () => {
  const residentId = await resident()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      make({ type: 'org_resident', resident_id: residentId, phone_number: phone() }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422, 422])
})
