import { expect, test } from 'vitest'
import { createEvents } from './events.ts'
import type { HubMessage } from './hub.ts'

const messagesOf = (ids: readonly string[]) => {
  const sent: HubMessage[] = []
  const hub = { send: (message: HubMessage) => void sent.push(message) }
  createEvents(hub).publish({ resource: 'account', buildingId: null, ids, action: 'updated' })
  return sent
}
const changed = { type: 'changed', resource: 'account', buildingId: null, action: 'updated' }

test('a change of one account concerns its own rights', () =>
  expect(messagesOf(['7'])).toEqual([
    { type: 'access', accountIds: ['7'] },
    { ...changed, ids: ['7'] },
  ]))

test.each([
  ['accounts that are not listed', []],
  ['more accounts than a message holds', Array.from({ length: 201 }, (_, at) => String(at))],
])('a change of %s concerns everybody’s rights', (_what, ids) =>
  expect(messagesOf(ids)).toEqual([{ type: 'access' }, { ...changed, ids: [] }]),
)
