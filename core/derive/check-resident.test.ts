import { expect, test } from 'vitest'
import { vocabulary } from '#domain/vocabulary.ts'
import type { AnyEntity } from '../entity.ts'
import { text } from '../fields/index.ts'
import type { Registry } from '../registry.ts'
import { faultsOf } from './check.ts'
import { lease, sample, tag } from './sample.fixture.ts'

const rule = { own: 'published', who: 'lives', reads: ['code'] } as const

/** What is wrong with the sample where residents have this of a lease. */
const faults = (resident: object, more: object = {}, base: AnyEntity = lease) =>
  faultsOf(
    {
      ...(sample as Registry),
      [base.name]: { ...base, ...more, resident: { ...rule, ...resident } } as AnyEntity,
    },
    vocabulary,
  )

test.each([
  ['what is there is sound', {}, []],
  ['a field that is not there', { reads: ['nope'] }, ['lease.nope: residents have it, but it is not there']],
  ['a day that is not there', { since: 'nope' }, ['lease.nope: residents have it, but it is not there']],
  [
    'a condition on what is not there',
    { where: { field: 'nope', equals: 1 } },
    ['lease.nope: residents have it, but it is not there'],
  ],
  [
    'an order by what is not there',
    { sort: '-nope' },
    ['lease.nope: residents have it, but it is not there'],
  ],
  [
    'a filter by what they do not read',
    { filters: ['kind'] },
    ['lease.kind: residents filter by it, but do not read it'],
  ],
  [
    'an apartment’s rows without one',
    { own: ['apartment', 'payer'] },
    ['lease: is of an apartment for residents, but names none'],
  ],
  [
    'a record that nobody limits',
    { creates: ['code'] },
    ['lease: residents make it, and nobody says how many a day'],
  ],
  [
    'a new record’s field that nobody writes',
    { creates: ['created_at'], limits: { perDay: 1 } },
    ['lease.created_at: residents say it of a new record, but nobody may'],
  ],
  ['a move that no request makes', { does: { fly: {} } }, ['lease: residents fly it, but no request does']],
] as const)('%s', (_what, resident, expected) => {
  expect(faults(resident)).toEqual(expected)
})

test('a field that not all of the office sees needs a reason', () => {
  const asked = { reads: ['tenant_phone'] }
  expect(faults(asked)).toEqual(['lease.tenant_phone: residents read it, and nobody says why (evenThough)'])
  expect(faults({ ...asked, evenThough: { tenant_phone: 'it is their own' } })).toEqual([])
})

test('what is of no building is nobody’s home', () => {
  const fields = { ...tag.fields, code: text() }
  expect(faults({}, { fields }, tag)).toContain('tag: residents have it, but it is of no building')
})
