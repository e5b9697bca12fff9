import { afterAll, beforeAll, expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import {
  openSeededServer,
  outcome,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What waits for somebody rings their bell.
let seeded: SeededServer
let approver: Awaited<ReturnType<SeededServer['member']>>
beforeAll(async () => {
  seeded = await openSeededServer()
  const all = ['read', 'create', 'update', 'approve'] as const
  const codes = ['manage_suggestion', 'manage_feedback'] as const
  approver = await seeded.member('1', ...codes.map((code) => right(code, ...all)))
})
afterAll(() => seeded.close())

const bell = async () => rowsOf(await approver('GET notifications/web')).map(({ message }) => message)
const make = async (path: string, values: object) => {
  const reply = await seeded.as('A')(`POST ${path}`, { building_id: '1', ...values })
  expect(outcome(reply)).toBe('201')
}

test('a proposal that waits is told to who may approve it', async () => {
  await make('suggestions', { code: 'DX-1', title: 'Mua bơm', type: 'purchase', content: 'Hỏng' })
  const { many, states } = labels.suggestion.vi
  expect(await bell()).toEqual([`${many} · Mua bơm: ${states.new}`])
})

test('feedback rings only where somebody asks to talk', async () => {
  const before = (await bell()).length
  const { many } = labels.feedback.vi
  await make('feedbacks', { rate_type: 'satisfied', need_to_talk: false, content: 'Tốt' })
  expect(await bell()).toHaveLength(before)
  await make('feedbacks', { rate_type: 'dissatisfied', need_to_talk: true, content: 'Ồn quá' })
  expect((await bell())[0]).toBe(`${many} · Ồn quá`)
})
