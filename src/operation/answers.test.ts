import { expect, test } from 'vitest'
import { beginItems } from '#domain/round-items.ts'
import {
  faultsOf,
  noAnswer,
  planSending,
  readRound,
  withTyped,
  type Answer,
  type TypedAnswer,
} from './answers.ts'

const item = { name: 'Pressure', kind: 'number', unit: 'bar', min: 2, max: 6, required: true } as const
const rows = beginItems([item, { ...item, name: 'Leaks', kind: 'yes_no', min: null, max: null }])
const good: Answer = { ...noAnswer, result: 'good' }
const bad: Answer = { ...noAnswer, result: 'bad', note: 'Rò nước' }
const typed = (answer: Answer, more: Partial<TypedAnswer> = {}): TypedAnswer => ({
  name: 'Leaks',
  answer,
  seen: noAnswer,
  turn: 1,
  ...more,
})
const plan = (one: TypedAnswer, answered: Answer = noAnswer) =>
  planSending([rows[0]!, { ...rows[1]!, ...answered } as (typeof rows)[number]], new Map([['2', one]]))

test('what was typed is sent beside what stands at the other items', () => {
  const { rows: sent, ...keys } = plan(typed(bad))
  expect(keys).toEqual({ sent: ['2'], stored: [], overtaken: [] })
  expect(sent).toEqual([rows[0], { ...rows[1], ...bad }])
})

test('an answer whose reply was lost is not sent again', () => {
  expect(plan(typed(bad), bad)).toEqual({ rows: undefined, sent: [], stored: ['2'], overtaken: [] })
})

test('an answer that a colleague has given otherwise since is asked about, until it is said over theirs', () => {
  expect(plan(typed(bad), good)).toMatchObject({ rows: undefined, overtaken: ['2'] })
  expect(plan(typed(bad, { refusal: 'record_changed' }), good)).toMatchObject({
    rows: undefined,
    overtaken: [],
  })
  expect(plan(typed(bad, { seen: good }), good).sent).toEqual(['2'])
})

test.each([
  ['a picture that is not stored yet', { ...good, photo: new Blob(['x']) }, '2'],
  ['a required item that is skipped', { ...noAnswer, result: 'skipped' as const }, '2'],
  ['a measure that is none', { ...noAnswer, value: 'much' }, '1'],
  ['a measure that is good outside its limits', { ...good, value: '9' }, '1'],
])('held back is %s', (_what, answer, key) => {
  expect(planSending(rows, new Map([[key, typed(answer)]])).rows).toBeUndefined()
})

test('what else was found stands after the items, by its name, once', () => {
  const smell = typed(bad, { name: 'Mùi khét' })
  const found = new Map([['+Mùi khét', smell]])
  const { rows: sent } = planSending(rows, found)
  expect(sent?.map(({ point, name, result }) => [point, name, result])).toEqual([
    [1, 'Pressure', null],
    [2, 'Leaks', null],
    [null, 'Mùi khét', 'bad'],
  ])
  expect(planSending(sent ?? [], found).stored).toEqual(['+Mùi khét'])
  expect(withTyped(sent ?? [], found)).toHaveLength(3)
})

test('rows of former releases are read as far as they go', () => {
  const [row] = readRound([{ name: 'Doors', result: 'good' }])
  expect(row).toMatchObject({ point: null, result: 'good', photo: null })
  expect(faultsOf(row!)).toEqual({})
})
