import { expect, test } from 'vitest'
import { holdsNew } from './screens.ts'
import { lease, tower } from './sample.fixture.ts'

test.each([
  [{}, true],
  [{ trashed: true } as const, false],
  [{ where: { field: 'status', equals: 'draft' } }, true],
  [{ where: { field: 'status', in: ['ended'] } }, false],
  [{ where: { field: 'rent', present: true } }, true],
])('a new lease stands in %j: %s', (view, answer) => expect(holdsNew(lease, view)).toBe(answer))

test('what has no states stands in every view but the trash', () => {
  expect(holdsNew(tower, { where: { field: 'status', equals: 'x' } })).toBe(true)
})
