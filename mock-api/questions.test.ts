import { expect, test } from 'vitest'
import type { AnyEntity } from '#core/entity.ts'
import { relationsOf } from '#core/derive/relations.ts'
import { registry } from '#entities/index.ts'
import { idsAsked, questions } from './questions.ts'

const stay = (id: string, values: object = {}) => ({
  id,
  apartment_id: '1',
  resident_id: id,
  move_in_date: null,
  move_out_date: null,
  apartment_permission: null,
  ...values,
})
const collections = {
  resident: [{ id: '3', resident_type: 'householder' }],
  residency: [
    stay('1', { move_out_date: '2026-06-30', apartment_permission: true }),
    stay('2', { move_out_date: '2026-07-01', apartment_permission: false }),
    stay('3', { move_in_date: '2026-07-02', apartment_permission: false }),
    stay('4', { apartment_id: '2', move_in_date: '2026-07-01', apartment_permission: false }),
    stay('5', { apartment_id: '2', apartment_permission: true }),
    stay('6', { apartment_id: '2' }),
  ],
}
const ask = (query: object) => idsAsked('residency', { ...query }, { collections, today: '2026-07-01' })

test('the stays of today are asked for, the contact’s of each apartment, and both', () => {
  expect(ask({ lives: '1' })).toEqual(['2', '4', '5', '6'])
  expect(ask({ contact: '1' })).toEqual(['3', '5'])
  expect(ask({ lives: '1', contact: '1' })).toEqual(['5'])
  expect(ask({ apartment_id: '1' })).toBeUndefined()
})

/** Else a card would show rows that its declaration leaves out. */
test('what declarations ask is answered', () => {
  const entities: readonly AnyEntity[] = Object.values(registry)
  const asked = entities.flatMap((entity) =>
    [...(entity.summary ?? []), ...(entity.glance ?? [])].flatMap((fact) => {
      if (typeof fact === 'string' || fact.asked === undefined) return []
      const target = relationsOf(entity)[fact.of]?.target ?? ''
      return Object.keys(fact.asked).map((name) => `${target} ${name}`)
    }),
  )
  const answered = Object.entries(questions).flatMap(([target, named]) =>
    Object.keys(named).map((name) => `${target} ${name}`),
  )
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((one) => !answered.includes(one))).toEqual([])
})
