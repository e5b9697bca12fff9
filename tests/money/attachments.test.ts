import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeToday } from '#core/days.ts'
import { openCashDesk, type CashDesk } from '#tests/support/money/cash-desk.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// The originals of a document of money are read by who may read it, and stay once it is booked.
let seeded: SeededServer
let desk: CashDesk
let home: string
beforeAll(async () => {
  seeded = await openSeededServer()
  desk = await openCashDesk(seeded)
  home = desk.apartment(0)
})
afterAll(() => seeded.close())

const upload = async (name: string) => {
  const form = new FormData()
  form.append('file', new Blob(['a paper'], { type: 'text/plain' }), name)
  const reply = await call(seeded.server, 'POST /v1/manage/storage/media', {
    token: seeded.tokens.A ?? '',
    form,
  })
  expect(reply.status).toBe(201)
  return (reply.body.data as { id: string }).id
}
const open = async (id: string, token: string) =>
  (
    await fetch(`${seeded.server.address}/v1/manage/storage/media/${id}`, {
      headers: { 'client-id': '3', authorization: `Bearer ${token}` },
    })
  ).status

test('of a write-off they are seen by who reads it, and neither added nor taken away once it is approved', async () => {
  await desk.fee(home, '300')
  const attachments = [await upload('don.txt')]
  const { id } = recordOf(
    await desk.a('POST write-offs', {
      building_id: '1',
      date: officeToday(),
      apartment_id: home,
      grounds: 'Không thu được',
      attachments,
    }),
  )
  const reader = await seeded.member('1', right('manage_debt', 'read'))
  const stranger = await seeded.member('1', right('manage_parking', 'read'))
  const [file = ''] = attachments
  expect([await open(file, reader.token), await open(file, stranger.token)]).toEqual([200, 404])
  expect(outcome(await desk.a(`POST write-offs/${id}/approve`, {}))).toBe('200')
  for (const changed of [[], [file, await upload('them.txt')]])
    expect(outcome(await desk.a(`PATCH write-offs/${id}`, { attachments: changed }))).toBe(
      '409 record_frozen',
    )
  await expect(
    seeded.db.execute(`update write_off set attachments = '{}' where id = $1`, [id]),
  ).rejects.toThrow('frozen')
  expect(recordOf(await desk.a(`GET write-offs/${id}`)).attachments).toEqual(attachments)
})

test('of a receipt they come with it', async () => {
  await desk.fee(home, '100')
  const attachments = [await upload('uy-nhiem-chi.txt')]
  const { id } = recordOf(await desk.collect(home, '100', { attachments }))
  expect(recordOf(await desk.a(`GET receipts/${id}`)).attachments).toEqual(attachments)
  const cashier = await seeded.member('1', right('manage_debt', 'read'))
  expect(await open(attachments[0] ?? '', cashier.token)).toBe(200)
  await expect(
    seeded.db.execute(`update receipt set attachments = null where id = $1`, [id]),
  ).rejects.toThrow('frozen')
})
