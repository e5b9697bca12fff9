import { afterAll, beforeAll, expect, test } from 'vitest'
import { labels } from '#entities/labels.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What a declaration's `notifies` writes into the bells of those who are to hear of a record.
type Member = Awaited<ReturnType<SeededServer['member']>>
let seeded: SeededServer
let [approver, reception, elsewhere]: Member[] = []
let apartmentId = ''
beforeAll(async () => {
  seeded = await openSeededServer()
  const all = ['read', 'create', 'update', 'approve'] as const
  approver = await seeded.member('1', right('manage_visitor', ...all), right('manage_checklist', ...all))
  reception = await seeded.member(
    '1',
    right('manage_visitor', 'read', 'create'),
    right('manage_checklist', 'read', 'create', 'update'),
  )
  elsewhere = await seeded.member('2', right('manage_visitor', ...all))
  const a = seeded.as('A')
  apartmentId = String(rowsOf(await a('GET apartments?building_id=1&limit=1'), 'apartments')[0]?.id)
})
afterAll(() => seeded.close())

const bellOf = async (member: Member | undefined) => {
  const reply = await member?.('GET notifications/web')
  return { unread: reply?.body.total_unread, rows: reply === undefined ? [] : rowsOf(reply) }
}
const visitor = (more: object = {}) => ({
  building_id: '1',
  name: 'Lê Hoa',
  apartment_id: apartmentId,
  from_time: '2026-11-26T08:00:00Z',
  to_time: '2026-11-26T10:00:00Z',
  ...more,
})

test('a visitor who is entered is told to those who may approve, and to nobody else', async () => {
  const made = await reception?.('POST visitors', visitor())
  expect(made && outcome(made)).toBe('201')
  const { unread, rows } = await bellOf(approver)
  expect(unread).toBe(1)
  expect(rows[0]).toMatchObject({
    // Nobody has chosen another language.
    message: `${labels.visitor.vi.many} · Lê Hoa: Mới`,
    link: `/visitor-detail/${made === undefined ? '' : recordOf(made).id}`,
    building_id: '1',
    read: false,
  })
  expect([(await bellOf(reception)).unread, (await bellOf(elsewhere)).unread]).toEqual([0, 0])
  await approver?.(`POST notifications/web/mark-as-read/${String(rows[0]?.id)}`, {})
  expect((await bellOf(approver)).unread).toBe(0)
})

test('who enters a visitor is not told of it, and what is refused is told to nobody', async () => {
  const before = (await bellOf(approver)).rows.length
  const own = await approver?.('POST visitors', visitor())
  const refused = await reception?.('POST visitors', visitor({ apartment_id: '999999' }))
  expect([own && outcome(own), refused && outcome(refused)]).toEqual(['201', '422 invalid_reference'])
  expect((await bellOf(approver)).rows).toHaveLength(before)
})

test('an incident is told to whom it is given, once', async () => {
  const before = (await bellOf(approver)).rows.length
  const made = await reception?.('POST incident-checklists', {
    building_id: '1',
    title: 'Vỡ ống nước',
    reported_at: '2026-11-26T08:00:00Z',
  })
  const { id = '' } = made === undefined ? {} : recordOf(made)
  expect((await bellOf(approver)).rows).toHaveLength(before)
  await reception?.(`PATCH incident-checklists/${id}`, { assignee_id: approver?.person.id })
  await reception?.(`PATCH incident-checklists/${id}`, { cause: 'Ống cũ' })
  const { rows } = await bellOf(approver)
  expect(rows).toHaveLength(before + 1)
  expect(rows[0]?.message).toMatch(/ · Vỡ ống nước: đã giao cho bạn$/)
})

test('each reads it in their own language', async () => {
  const english = await seeded.member('1', right('manage_visitor', 'read', 'approve'))
  await english('PUT preferences/language', { content: 'en' })
  await reception?.('POST visitors', visitor({ name: 'Sok Dara' }))
  expect((await bellOf(english)).rows[0]?.message).toBe(`${labels.visitor.en.many} · Sok Dara: New`)
})
