import { expect, test } from 'vitest'
import type { InvitationWay } from '#domain/resident-invitation.ts'
import { planInvitations } from './invite-apartments.ts'

const person = (id: string, contacts: { email?: string; phone?: string } = {}, apartment = '1') => ({
  id,
  apartment_id: apartment,
  apartment: `A-${apartment}`,
  full_name: `Person ${id}`,
  email: contacts.email ?? null,
  phone_number: contacts.phone ?? null,
  not_in: 2,
})
const both = person('1', { email: 'both@example.com', phone: '0901234567' })
const phone = person('2', { phone: '0901234568' })
const none = person('3')

test.each([
  ['e-mail first', ['email', 'sms', 'letter'], { email: 1, sms: 1, letters: 1, notReached: 0 }],
  ['SMS first', ['sms', 'email', 'letter'], { email: 0, sms: 2, letters: 1, notReached: 0 }],
  ['letters first', ['letter', 'email'], { email: 0, sms: 0, letters: 1, notReached: 0 }],
  ['e-mail alone', ['email'], { email: 1, sms: 0, letters: 0, notReached: 2 }],
] as const satisfies readonly (readonly [string, readonly InvitationWay[], object])[])(
  'each is invited in the first way that reaches them: %s',
  (_how, ways, counts) => {
    expect(planInvitations([both, phone, none], ways)).toMatchObject(counts)
  },
)

test('a letter is one for an apartment, and good for all who are still to come in', () => {
  const { drafted } = planInvitations([both, none, person('4'), person('5', {}, '2')], ['email', 'letter'])
  expect(
    drafted.map(({ kind, apartmentId, residentId, uses }) => [kind, apartmentId, residentId, uses]),
  ).toEqual([
    ['personal', '1', '1', 1],
    ['letter', '1', null, 2],
    ['letter', '2', null, 2],
  ])
})
