import { beforeEach, expect, test, vi } from 'vitest'
import {
  answer,
  asked,
  home,
  homePage,
  me,
  openApp,
  Refused,
  type Replies,
} from '#tests/support/resident/phone.tsx'
import { inTable } from '../data/database.ts'
import { words as office } from '../places/office/words.ts'
import { moreWords } from '../words/more.ts'
import { discard, followQueue, queue, sendWaiting } from './queue.ts'
import { readWaiting } from './waiting.ts'

const words = office.vi
const begin = 'POST /v1/resident/conversations'
const store = 'POST /v1/manage/storage/media'
const stored = '0b6f4d9e-5f0c-4a51-9a5e-2f7b1c3d4e5f'
const empty = { data: [], total: 0 }
const calls: Replies = {
  'GET /v1/resident/me': me(),
  'GET /v1/resident/home': homePage(),
  'GET /v1/resident/conversations': empty,
  'POST /v1/manage/live/ticket': { data: { ticket: 't' } },
  'POST /v1/auth/logout': { data: {} },
}
const values = { topic_id: '3', title: 'Vòi nước rò', content: 'Ở bếp' }
const picture = () => new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' })
const write = (more: Partial<Parameters<typeof queue>[0]> = {}) =>
  queue({ home: '12', kind: 'message', about: '', values, pictures: [], ...more })
const kept = async () => (await inTable('queue', 'readonly', (rows) => rows.getAllKeys())) ?? []
const made = () => asked.filter(({ call }) => call === begin)

beforeEach(async () => {
  await inTable('queue', 'readwrite', (rows) => rows.clear())
  followQueue()
})

test('what is written without a network is kept with its pictures, and sent once when there is one', async () => {
  const screen = await openApp({ path: '/homes/12/office', replies: calls })
  answer('offline')
  await write({ pictures: [picture()] })
  await expect.element(screen.getByText(words.not_sent)).toBeVisible()
  await vi.waitFor(async () => expect(await kept()).toHaveLength(1))
  const [waiting] = await readWaiting()
  expect([...new Uint8Array(waiting?.pictures[0]?.bytes ?? new ArrayBuffer(0))]).toEqual([1, 2, 3])

  answer({ ...calls, [store]: { data: { id: stored } }, [begin]: { data: { id: '7' } } })
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
  const sent = made().at(-1)
  expect(sent?.body).toEqual({ ...values, apartment_id: '12', images: [stored] })
  expect(sent?.headers['idempotency-key']).toBe(waiting?.id)
  await expect.element(screen.getByText(words.not_sent)).not.toBeInTheDocument()
})

test('a reply that was lost is asked for again under the same key with the same body', async () => {
  await openApp({ path: '/homes/12/office', replies: calls })
  answer({
    ...calls,
    [store]: { data: { id: stored } },
    [begin]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await write({ pictures: [picture()] })
  await vi.waitFor(() => expect(made()).toHaveLength(1))
  answer({ ...calls, [begin]: { data: { id: '7' } } })
  await vi.waitFor(async () => {
    await sendWaiting()
    expect(await kept()).toEqual([])
  })
  const [first, second] = made()
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(asked.filter(({ call }) => call === store)).toHaveLength(1)
})

test('what is refused waits for the person with its reason, and is not sent again by itself', async () => {
  const screen = await openApp({ path: '/homes/12/office', replies: calls })
  answer({ ...calls, [begin]: () => new Refused(429, 'too_many_requests') })
  await write()
  await vi.waitFor(async () => expect((await readWaiting())[0]?.refusal?.status).toBe(429))
  await expect.element(screen.getByText(words.refused, { exact: false })).toBeVisible()
  await sendWaiting()
  expect(made()).toHaveLength(1)
  await screen.getByRole('button', { name: words.discard }).click()
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
})

test('several are sent in their order, each once, however often sending is asked for', async () => {
  await openApp({ path: '/homes/12/office', replies: 'offline' })
  answer(calls)
  await openApp({ path: '/homes/12/office', replies: calls })
  answer('offline')
  for (const title of ['A', 'B', 'C']) await write({ values: { ...values, title } })
  answer({ ...calls, [begin]: { data: { id: '7' } } })
  asked.length = 0
  await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
  expect(made().map(({ body }) => body['title'])).toEqual(['A', 'B', 'C'])
})

test('signing out tells how many are not sent, and takes them along', async () => {
  const screen = await openApp({ path: '/homes/12/more', replies: calls })
  answer('offline')
  await write()
  await screen.getByRole('button', { name: moreWords.vi.sign_out }).click()
  await expect.element(screen.getByText(words.leave_title.replace('{{n}}', '1'))).toBeVisible()
  expect(await kept()).toHaveLength(1)
  answer(calls)
  await screen.getByRole('button', { name: words.leave_discard }).click()
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
})

test('the end of a session, and another account, leave nothing to send', async () => {
  await openApp({ path: '/homes/12/office', replies: calls })
  answer({ ...calls, [begin]: () => new Refused(401, 'user_unauthorized') })
  await write()
  await vi.waitFor(async () => expect(await kept()).toEqual([]))

  await openApp({ path: '/homes/12/office', replies: calls })
  answer('offline')
  await write()
  // Its try is over: none of it reaches the doubles of who comes next.
  await vi.waitFor(() => expect(made()).toHaveLength(1))
  expect(await kept()).toHaveLength(1)
  await openApp({
    path: '/homes/12/office',
    replies: { ...calls, 'GET /v1/resident/me': me([home()], '10') },
    again: true,
  })
  await vi.waitFor(async () => expect(await kept()).toEqual([]))
  expect(made()).toEqual([])
})

test('what waits is discarded by the person alone', async () => {
  await openApp({ path: '/homes/12/office', replies: calls })
  answer('offline')
  await write()
  await write({ kind: 'rating', about: '7', values: { stars: '4' } })
  const all = await readWaiting()
  expect(all).toHaveLength(2)
  await discard(...all)
  expect(await readWaiting()).toEqual([])
})
