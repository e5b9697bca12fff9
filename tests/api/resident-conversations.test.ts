import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { emptyHomes } from '#tests/support/server/lives-in.ts'
import { lodge, type Lodger } from '#tests/support/server/lodgers.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What residents make and do by calls of their own, as a declaration lets them: conversations with the office.
let seeded: SeededServer
let own: string
let actors: Readonly<Record<ActorName, Lodger>>
type ActorName = 'acts' | 'householder' | 'quiet' | 'child' | 'neighbour' | 'payer' | 'nobody' | 'left'
let topic = ''

beforeAll(async () => {
  seeded = await openSeededServer()
  const [home = '', next = ''] = await emptyHomes(seeded, 2)
  own = home
  const stays = (apartmentId: string, more: object = {}) => ({ stays: [{ apartmentId, ...more }] })
  actors = {
    acts: await lodge(seeded, stays(home)),
    householder: await lodge(seeded, stays(home, { relationship: 'householder' })),
    quiet: await lodge(seeded, stays(home, { acts: false })),
    child: await lodge(seeded, { ...stays(home), born: addDays(officeToday(), -3000) }),
    neighbour: await lodge(seeded, stays(next)),
    payer: await lodge(seeded, { stays: [] }),
    nobody: await lodge(seeded, { stays: [] }),
    left: await lodge(seeded, stays(home, { from: '2020-01-01', until: addDays(officeToday(), -1) })),
  }
  await seeded.db.execute('update account set resident_id = null where id = $1', [actors.nobody.accountId])
  await seeded.db.execute(
    `insert into payer_rule (building_id, apartment_id, payer_kind, resident_id, covers, from_month)
      values (1, $1, 'owner', $2, 'all_fees', '2026-01')`,
    [home, actors.payer.residentId],
  )
  const [row] = await seeded.db.query<{ id: string }>(
    'select id::text from conversation_topic where building_id = 1 and is_active order by id limit 1',
  )
  topic = row?.id ?? ''
})
afterAll(() => seeded.close())

const begin = (who: ActorName, more: object = {}) =>
  actors[who]('POST resident/conversations', {
    topic_id: topic,
    apartment_id: own,
    title: 'Nước rỉ',
    content: 'Ở bếp',
    ...more,
  })

test('a conversation is begun by those of age in their own home, and read by who began it', async () => {
  const mine = await begin('quiet')
  expect(outcome(mine)).toBe('201')
  const { id } = recordOf(mine)
  const [kept] = await seeded.db.query<{ sender: string; by: string }>(
    'select sender_id::text as sender, entered_by_id::text as by from conversation where id = $1',
    [id],
  )
  expect(kept).toEqual({ sender: actors.quiet.residentId, by: actors.quiet.accountId })
  expect(outcome(await actors.quiet(`GET resident/conversations/${id}`))).toBe('200')
  // Beside them its receiver alone, the contact of the apartment.
  for (const other of ['child', 'neighbour', 'payer'] as const)
    expect([other, outcome(await actors[other](`GET resident/conversations/${id}`))]).toEqual([
      other,
      '404 record_not_found',
    ])
  for (const other of ['child', 'neighbour', 'payer', 'nobody'] as const)
    expect([other, outcome(await begin(other))]).toEqual([other, '404 record_not_found'])
  expect(outcome(await begin('left'))).toBe('401 user_unauthorized')
})

test('what the office enters for a child is read, answered and heard of by no child', async () => {
  const office = seeded.as('A')
  const asked = { topic_id: topic, apartment_id: own, title: 'Hỏi cho con', content: 'Ở hồ bơi' }
  const enter = async (who: ActorName) => {
    const sender_id = actors[who].residentId
    const reply = await office('POST conversations', { building_id: '1', ...asked, sender_id })
    expect(outcome(reply)).toBe('201')
    const { id } = recordOf(reply)
    const said = { building_id: '1', conversation_id: id, content: 'Đã xem' }
    expect(outcome(await office('POST conversation-comments', said))).toBe('201')
    const heard = await seeded.db.query(
      'select from web_notification where account_id = $1 and link like $2',
      [actors[who].accountId, `%/${id}`],
    )
    return [
      outcome(await actors[who](`GET resident/conversations/${id}`)),
      outcome(await actors[who](`GET manage/own-conversations/${id}`)),
      outcome(await actors[who](`POST manage/own-conversations/${id}/answer`, { content: 'Cảm ơn' })),
      heard.length,
    ]
  }
  expect(await enter('quiet')).toEqual(['200', '200', '201', 1])
  const none = '404 record_not_found'
  expect(await enter('child')).toEqual([none, none, none, 0])
})

test('one says no more than what the rule lets one say', async () => {
  expect(outcome(await begin('acts', { assignee_id: '1' }))).toBe('422 unknown_field')
  expect(outcome(await begin('acts', { title: '' }))).toBe('422 required')
  expect(outcome(await begin('acts', { topic_id: '999999' }))).toBe('422 invalid_reference')
})

test('a conversation is rated once it is done, by who began it', async () => {
  const { id } = recordOf(await begin('acts'))
  const rate = (who: ActorName, stars = '4') =>
    actors[who](`POST resident/conversations/${id}/rate`, { stars })
  expect(outcome(await rate('acts'))).toBe('409 illegal_transition')
  await seeded.db.execute(`update conversation set status = 'processed' where id = $1`, [id])
  expect(outcome(await rate('neighbour'))).toBe('404 record_not_found')
  expect(outcome(await rate('acts', '6'))).toMatch(/^422 /)
  expect(outcome(await rate('acts'))).toBe('200')
  expect(recordOf(await actors.acts(`GET resident/conversations/${id}`))).toMatchObject({ rating: 4 })
  expect(outcome(await rate('acts', '5'))).toBe('409 illegal_transition')
  const own = recordOf(await actors.acts(`GET manage/own-conversations/${id}`))
  expect(own).toMatchObject({ rating: 4, result: null })
})

test('what colleagues note, and who works on it, is in no reply', async () => {
  const { id } = recordOf(await begin('acts', { title: 'Đèn hành lang' }))
  const office = seeded.as('A')
  const note = { building_id: '1', conversation_id: id, content: 'NOTE-5c1d', is_internal: true }
  expect(outcome(await office('POST conversation-comments', note))).toBe('201')
  const reply = { ...note, content: 'Tối nay sửa', is_internal: false }
  expect(outcome(await office('POST conversation-comments', reply))).toBe('201')
  const [kept] = await seeded.db.query<{ assignee: string | null }>(
    'select assignee_id::text as assignee from conversation where id = $1',
    [id],
  )
  expect(kept?.assignee).not.toBeNull()
  for (const path of [
    `manage/own-conversations/${id}`,
    `resident/conversations/${id}`,
    `resident/conversations?apartment_id=${own}`,
  ]) {
    const said = JSON.stringify((await actors.acts(`GET ${path}`)).body)
    expect([
      path,
      said.includes('NOTE-5c1d'),
      said.includes('assignee'),
      said.includes('account_id'),
    ]).toEqual([path, false, false, false])
  }
})

test('a conversation is begun ten times a day', async () => {
  await seeded.db.execute(`delete from throttle where key like 'resident:conversation:%'`)
  for (let at = 0; at < 10; at += 1) expect(outcome(await begin('householder'))).toBe('201')
  expect(outcome(await begin('householder'))).toBe('429 too_many_requests')
  expect(outcome(await begin('acts'))).toBe('201')
})

test('one has the topics that are offered', async () => {
  const reply = await actors.child(`GET resident/topics?apartment_id=${own}&limit=100`)
  expect(outcome(reply)).toBe('200')
  expect(Object.keys(rowsOf(reply)[0] ?? {}).toSorted()).toEqual(['id', 'name', 'type'])
})
