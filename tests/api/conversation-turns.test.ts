import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyHomes, livesIn } from '#tests/support/server/lives-in.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Whose turn it is in a conversation: who takes it up, what waits for an answer, and the pictures that both sides see.
type Member = Awaited<ReturnType<SeededServer['member']>>
type As = ReturnType<SeededServer['as']>
let seeded: SeededServer
let a: As
let [clerk, colleague]: Member[] = []
let [head, neighbour]: Awaited<ReturnType<typeof livesIn>>[] = []
let topicId = ''
let apartmentId = ''
let made = 0
const all = right('manage_interactive_conversation', 'read', 'create', 'update')

beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  clerk = await seeded.member('1', right('manage_interactive_conversation', 'read', 'create'))
  colleague = await seeded.member('1', all)
  topicId = recordOf(await a('POST topics', { building_id: '1', name: 'Turns' })).id
  const homes = await emptyHomes(seeded, 2)
  apartmentId = homes[0] ?? ''
  head = await livesIn(seeded, { apartmentId, type: 'householder' })
  neighbour = await livesIn(seeded, { apartmentId: homes[1] ?? '', type: 'householder' })
})
afterAll(() => seeded.close())

const make = async (path: string, values: object, who: As = a) => {
  const reply = await who(`POST ${path}`, { building_id: '1', ...values })
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply)
}
const ask = (values: object = {}) =>
  make('conversations', {
    title: `Tap ${++made}`,
    content: 'It drips',
    topic_id: topicId,
    apartment_id: apartmentId,
    sender_id: head?.id,
    ...values,
  })
const answer = (id: string, values: object = {}, who: As = a) =>
  make('conversation-comments', { conversation_id: id, content: 'On our way', ...values }, who)
const says = (id: string, values: object = {}) =>
  head!(`POST own-conversations/${id}/answer`, { content: 'Still drips', ...values })
const talk = async (id: string) => recordOf(await a(`GET conversations/${id}?building_id=1`))

describe('an assignee who has left', () => {
  const disable = (id: string) =>
    seeded.db.execute(`update account set status = 'disabled' where id = $1`, [id])
  const moveAway = (id: string) =>
    seeded.db.execute(
      `update permission_group g set building_id = 2 from account_permission_groups l
        where l.permission_group_id = g.id and l.account_id = $1`,
      [id],
    )

  test.each([
    ['whose account is closed', disable],
    ['who has gone to another building', moveAway],
  ])('%s gives way to who replies first, and that one stays', async (_name, leave) => {
    const gone = await seeded.member('1', all)
    const { id } = await ask({ assignee_id: gone.person.id })
    await leave(gone.person.id)
    await answer(id, { is_internal: '1' }, colleague)
    expect((await talk(id)).assignee_id).toBe(gone.person.id)
    await answer(id, {}, clerk)
    expect(await talk(id)).toMatchObject({ status: 'processing', assignee_id: clerk?.person.id })
    await answer(id, {}, colleague)
    expect((await talk(id)).assignee_id).toBe(clerk?.person.id)
  })

  test('in the middle of the work gives way too, and after it stays as who did it', async () => {
    const gone = await seeded.member('1', all)
    const [open, done] = [await ask(), await ask()]
    for (const { id } of [open, done]) await answer(id, {}, gone)
    await a(`POST conversations/${done.id}/finish`, { result: 'Mended' })
    await disable(gone.person.id)
    for (const { id } of [open, done]) await answer(id, {}, clerk)
    expect((await talk(open.id)).assignee_id).toBe(clerk?.person.id)
    expect(await talk(done.id)).toMatchObject({ status: 'processed', assignee_id: gone.person.id })
  })
})

test('a resident who writes once more opens what was closed, and only they', async () => {
  const { id } = await ask()
  await answer(id, {}, clerk)
  await a(`POST conversations/${id}/finish`, { result: 'Mended' })
  await answer(id, { content: 'Tell us if it drips' }, clerk)
  expect((await talk(id)).status).toBe('processed')
  expect(outcome(await says(id))).toBe('201')
  expect(await talk(id)).toMatchObject({ status: 'processing', assignee_id: clerk?.person.id })
})

test('what waits for an answer is counted, the question included, and nothing of what is closed', async () => {
  const { id } = await ask()
  const waiting = async () => (await talk(id)).unanswered_count
  expect(await waiting()).toBe(1)
  await says(id)
  expect(await waiting()).toBe(2)
  await answer(id, { is_internal: '1' })
  expect(await waiting()).toBe(2)
  await answer(id)
  expect(await waiting()).toBe(0)
  await says(id)
  expect(await waiting()).toBe(1)
  await a(`POST conversations/${id}/finish`, { result: 'Mended' })
  expect(await waiting()).toBe(0)
})

test('a conversation is found by its sender', async () => {
  const sender = await make('residents', { code: 'FOUND-1', full_name: 'Nguyễn Thị Tìm Ra' })
  const { id } = await ask({ sender_id: sender.id })
  const found = rowsOf(await a('GET conversations?building_id=1&keyword=tim%20ra&limit=all'))
  expect(found.map((row) => row.id)).toEqual([id])
})

describe('pictures', () => {
  async function picture(who: As): Promise<string> {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'tap.png')
    return recordOf(await who('POST storage/media', undefined, { form })).id
  }
  const opens = async (who: As | undefined, id: string) => (await who!(`GET storage/media/${id}`)).status

  test('of the office are seen by who reads the conversation, those of a note by the office alone', async () => {
    const [asked, shown, hidden] = [await picture(a), await picture(a), await picture(a)]
    const { id } = await ask({ images: [asked] })
    const { id: reply } = await answer(id, { images: [shown] })
    await answer(id, { images: [hidden], is_internal: '1' })
    const own = recordOf(await head!(`GET own-conversations/${id}`)) as unknown as {
      images: string[]
      comments: { images: string[] }[]
    }
    expect([own.images, own.comments.map(({ images }) => images)]).toEqual([[asked], [[shown]]])
    const seenBy = async (who: As | undefined) =>
      Promise.all([asked, shown, hidden].map((one) => opens(who, one)))
    expect(await seenBy(head)).toEqual([200, 200, 404])
    expect(await seenBy(neighbour)).toEqual([404, 404, 404])
    expect(await seenBy(clerk)).toEqual([200, 200, 200])
    await a(`DELETE conversation-comments/${reply}`)
    expect(await seenBy(head)).toEqual([200, 404, 404])
  })

  test('of a resident come with their reply, at most four, and nobody else’s', async () => {
    const { id } = await ask()
    const mine = await picture(head!)
    expect(faults(await says(id, { images: [await picture(neighbour!)] }))).toEqual([
      'images:invalid_reference',
    ])
    expect(faults(await says(id, { images: Array.from({ length: 5 }, () => mine) }))).toEqual([
      'images:too_many',
    ])
    expect(outcome(await says(id, { images: [mine] }))).toBe('201')
    const [written] = rowsOf(await a(`GET conversation-comments?building_id=1&conversation_id=${id}`))
    expect(written?.images).toEqual([mine])
    expect([await opens(head, mine), await opens(clerk, mine), await opens(neighbour, mine)]).toEqual([
      200, 200, 404,
    ])
  })
})
