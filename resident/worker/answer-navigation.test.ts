import { expect, test } from 'vitest'
import { answerNavigation } from './answer-navigation.ts'

const page = (text: string, status = 200) => new Response(text, { status })
const never = () => new Promise<Response>(() => undefined)
const kept = async () => page('kept')
const nothing = async () => undefined
const shown = async (reply: Promise<Response>) => await (await reply).text()

test('a page comes from the network where it answers', async () => {
  expect(await shown(answerNavigation({ ask: async () => page('new'), kept }))).toBe('new')
})

test('a page that is not found is told by the server', async () => {
  expect(await shown(answerNavigation({ ask: async () => page('none', 404), kept }))).toBe('none')
})

test.each([
  ['without a network', () => Promise.reject(new TypeError('failed'))],
  ['while the server is updated', async () => page('bad gateway', 502)],
  ['when it takes too long', never],
])('%s the kept shell is shown', async (_when, ask) => {
  expect(await shown(answerNavigation({ ask, kept }, 20))).toBe('kept')
})

test('where nothing is kept the network is waited for', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(page('late')), 40))
  expect(await shown(answerNavigation({ ask: slow, kept: nothing }, 5))).toBe('late')
  await expect(
    answerNavigation({ ask: () => Promise.reject(new TypeError('failed')), kept: nothing }, 5),
  ).rejects.toThrow('failed')
})
