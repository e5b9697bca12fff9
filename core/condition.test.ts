import { expect, test } from 'vitest'
import { fixedNames, holds, namesIn, type Condition } from './condition.ts'

const record = {
  status: 'new',
  floor: 0,
  note: '',
  tags: [],
  owner: null,
  due: '2026-01-31T17:30:00.000Z',
  later: '2999-01-31T17:30:00.000Z',
}

test.each<[Condition, boolean]>([
  [{ field: 'status', equals: 'new' }, true],
  [{ field: 'status', notEquals: 'new' }, false],
  [{ field: 'missing', equals: null }, true],
  [{ field: 'status', in: ['old', 'new'] }, true],
  [{ field: 'floor', present: true }, true],
  [{ field: 'due', past: true }, true],
  [{ field: 'later', past: true }, false],
  [{ field: 'missing', past: true }, false],
  [{ field: 'due', past: false }, false],
  [{ field: 'later', past: false }, true],
  [{ field: 'missing', past: false }, true],
  [{ field: 'later', past: true, ahead: 1_000_000_000 }, true],
  [{ field: 'note', present: true }, false],
  [{ field: 'tags', present: false }, true],
  [
    {
      all: [
        { field: 'floor', equals: 0 },
        { field: 'owner', present: true },
      ],
    },
    false,
  ],
  [
    {
      any: [
        { field: 'floor', equals: 0 },
        { field: 'owner', present: true },
      ],
    },
    true,
  ],
])('%j is %s', (condition, answer) => expect(holds(condition, record)).toBe(answer))

test('names every field that it reads', () =>
  expect(namesIn({ all: [{ field: 'a', equals: 1 }, { any: [{ field: 'b', present: true }] }] })).toEqual([
    'a',
    'b',
  ]))

test('knows what is the same wherever it holds', () => {
  const paid = { field: 'status', equals: 'paid' } as const
  const late = { field: 'late', equals: true } as const
  expect(fixedNames(paid)).toEqual(['status'])
  expect(fixedNames({ all: [paid, late] })).toEqual(['status', 'late'])
  expect(fixedNames({ any: [paid, late] })).toEqual([])
  expect(fixedNames({ field: 'status', in: ['paid'] })).toEqual([])
})
