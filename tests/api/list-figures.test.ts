import { afterAll, beforeAll, expect, test } from 'vitest'
import { sumAmounts } from '#core/amount.ts'
import { allFields } from '#core/derive/fields.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { AnyEntity } from '#core/entity.ts'
import { registry } from '#entities/index.ts'
import {
  openSeededServer,
  outcome,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

test('a column that shows other records is left out for those who may not read them', async () => {
  const query = 'apartments?building_id=1&limit=1&sort=id&columns=code,householder,outstanding'
  const [whole] = rowsOf(await seeded.as('A')(`GET ${query}`), 'apartments')
  expect(whole).toMatchObject({ householder: expect.anything(), outstanding: expect.anything() })
  const clerk = await seeded.member('1', right('manage_apartment', 'read'), right('manage_resident', 'read'))
  const [seen] = rowsOf(await clerk(`GET ${query}`), 'apartments')
  expect(seen).toMatchObject({ code: whole?.code, householder: whole?.householder })
  expect(seen).not.toHaveProperty('outstanding')
})

test('totals add up all rows that match, by currency, and only what the caller may see', async () => {
  const rows = rowsOf(await seeded.as('A')('GET orders?limit=all'))
  const counted = rows.filter(({ status }) => status !== 'cancel')
  expect(counted.length).toBeLessThan(rows.length)
  const sum = sumAmounts(counted.map((row) => String(row.amount)))
  const reply = await seeded.as('A')('GET orders?limit=1&totals=amount')
  expect(rowsOf(reply)).toHaveLength(1)
  expect(reply.body.totals).toEqual({ amount: [{ currency: null, amount: sum }] })
  const query = 'apartments?building_id=1&limit=1&totals=outstanding'
  expect((await seeded.as('A')(`GET ${query}`)).body.totals).toEqual({
    outstanding: [{ currency: null, amount: '0' }],
  })
  const clerk = await seeded.member('1', right('manage_apartment', 'read'))
  expect((await clerk(`GET ${query}`)).body.totals).toEqual({})
  expect(outcome(await clerk('GET apartments?building_id=1&totals=floor'))).toBe('422 unknown_field')
})

test('a sum is worked out once however often it is asked for, and few are asked for at a time', async () => {
  const ask = (times: number) =>
    seeded.as('A')(`GET orders?limit=1&totals=${Array.from({ length: times }, () => 'amount').join(',')}`)
  expect(await ask(20)).toMatchObject({ status: 200, body: { totals: { amount: [{ currency: null }] } } })
  expect(outcome(await ask(21))).toBe('422 too_many')
  expect(outcome(await ask(1_700))).toBe('422 too_many')
})

const summed = Object.values<AnyEntity>(registry).flatMap((entity) => {
  const names = Object.keys(allFields(entity)).filter((name) => isSummable(entity, name))
  return names.length === 0 ? [] : [{ path: entity.path, totals: names.join(',') }]
})

test.each(summed)('the sums of $path are added up: $totals', async ({ path, totals }) => {
  const reply = await seeded.as('ADM')(`GET ${path}?building_id=1&limit=1&totals=${totals}`)
  expect(outcome(reply)).toBe('200')
  expect(Object.keys(reply.body.totals as object).toSorted()).toEqual(totals.split(',').toSorted())
})
