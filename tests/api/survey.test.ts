import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The survey of how satisfied people are (docs/domain/permission-map.md).
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

const answer = { rate_type: 'satisfied', need_to_talk: true, content: 'Thang máy sạch' }

test('everybody in the building answers for themselves, and reads no answers without the right', async () => {
  const clerk = await seeded.member('1', right('manage_debt', 'read'))
  const made = await clerk('POST feedbacks', { building_id: '1', ...answer })
  expect(outcome(made)).toBe('201')
  expect(outcome(await clerk('GET feedbacks?building_id=1'))).toBe('403 forbidden')
  expect(outcome(await clerk(`GET feedbacks/${recordOf(made).id}`))).toMatch(/^40[34] /)
  expect(outcome(await clerk(`PATCH feedbacks/${recordOf(made).id}`, { is_handled: true }))).toMatch(
    /^40[34] /,
  )
  expect(outcome(await clerk('POST feedbacks', { building_id: '2', ...answer }))).toBe('403 forbidden')
  const [read] = rowsOf(await seeded.as('A')(`GET feedbacks?building_id=1&id=${recordOf(made).id}`))
  expect(read).toMatchObject({ ...answer, account_id: clerk.person.id, is_handled: false, note: null })
})

test('what the office notes beside an answer needs its right', async () => {
  const clerk = await seeded.member('1', right('manage_debt', 'read'))
  for (const own of [{ is_handled: true }, { note: 'x' }, { account_id: '1' }]) {
    const reply = await clerk('POST feedbacks', { building_id: '1', ...answer, ...own })
    expect([Object.keys(own), reply.status >= 400, faults(reply).length]).toEqual([Object.keys(own), true, 1])
  }
  const office = await seeded.member('1', right('manage_feedback', 'read', 'create', 'update'))
  expect(
    outcome(
      await office('POST feedbacks', { building_id: '1', ...answer, is_handled: true, note: 'Đã gọi' }),
    ),
  ).toBe('201')
})

test('the dashboard’s satisfaction is the residents’: staff answer too, and are told apart', async () => {
  const a = seeded.as('A')
  await seeded.db.execute(`insert into feedback (building_id, rate_type) values (1, 'dissatisfied')`)
  const clerk = await seeded.member('1', right('manage_debt', 'read'))
  const made = recordOf(await clerk('POST feedbacks', { building_id: '1', ...answer }))
  expect(recordOf(await a(`GET feedbacks/${made.id}`)).answered_by).toBe('staff')
  const { answers } = recordOf(await a('GET dashboard?building_id=1')) as unknown as {
    answers: { value: string }
  }
  const [counted] = await seeded.db.query<{ residents: string; all: string }>(
    `select count(*) filter (where answered_by = 'resident')::text as residents, count(*)::text as all
      from feedback where building_id = 1 and created_at > now() - interval '90 days'`,
  )
  expect(Number(answers.value)).toBe(Number(counted?.residents))
  expect(Number(counted?.all)).toBeGreaterThan(Number(counted?.residents))
})
