import { expect, test } from 'vitest'
import { dropWaiting, dropWaitingOf, findWaiting, keepWaiting } from './waiting.ts'

test('what waits is kept with its pictures, for the account that did it alone, until it is sent or its account signs out', async () => {
  const photo = new File(['x'], 'leak.jpg', { type: 'image/jpeg' })
  expect(await keepWaiting('round/5/1', '5', { photo, typed: new Map([['1', 'good']]) })).toBe(true)
  expect(await keepWaiting('round/5/2', '5', {})).toBe(true)
  expect(await keepWaiting('round/6/1', '6', {})).toBe(true)
  const mine = await findWaiting('5')
  expect([...mine.keys()]).toEqual(['round/5/1', 'round/5/2'])
  const kept = mine.get('round/5/1') as { readonly photo: File; readonly typed: ReadonlyMap<string, string> }
  expect([kept.photo.name, await kept.photo.text(), kept.typed.get('1')]).toEqual(['leak.jpg', 'x', 'good'])
  await dropWaiting('round/5/2')
  expect([...(await findWaiting('5')).keys()]).toEqual(['round/5/1'])
  await dropWaitingOf('5')
  expect([(await findWaiting('5')).size, (await findWaiting('6')).size]).toEqual([0, 1])
  await dropWaitingOf('6')
})
