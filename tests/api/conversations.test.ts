import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyHomes, livesIn } from '#tests/support/server/lives-in.ts'
import { addPerson } from '#tests/support/server/people.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// How a conversation finds who answers it, who hears of an answer, and where it is shown.
type Member = Awaited<ReturnType<SeededServer['member']>>
type As = ReturnType<SeededServer['as']>
let seeded: SeededServer
let a: As
let [owner, supporter, clerk, elsewhere]: Member[] = []
let topicId = ''
let made = 0
const all = right('manage_interactive_conversation', 'read', 'create', 'update')

beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  owner = await seeded.member('1', all)
  supporter = await seeded.member('1', all)
  clerk = await seeded.member('1', right('manage_interactive_conversation', 'read', 'create'))
  elsewhere = await seeded.member('2', all)
  topicId = await topic({ owner_id: owner.person.id, supporters: [supporter.person.id] })
})
afterAll(() => seeded.close())

const post = (path: string, values: object, who: As = a) =>
  who(`POST ${path}`, { building_id: '1', ...values })
async function make(path: string, values: object, who: As = a) {
  const reply = await post(path, values, who)
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply)
}
const topic = async (values: object) => (await make('topics', { name: `Topic ${++made}`, ...values })).id
const ask = (values: object = {}, who: As = a) =>
  make('conversations', { title: `Tap ${++made}`, content: 'It drips', topic_id: topicId, ...values }, who)
const answer = (id: string, values: object = {}, who: As = a) =>
  make('conversation-comments', { conversation_id: id, content: 'On our way', ...values }, who)
const talk = async (id: string) => recordOf(await a(`GET conversations/${id}?building_id=1`))
const bell = async (who: As) => rowsOf(await who('GET notifications/web')).map(({ message }) => message)
const hears = async (who: As, title: unknown) =>
  (await bell(who)).filter((message) => String(message).includes(`${String(title)}:`)).length

const lives = (apartmentId: string, type: 'householder' | 'not_householder') =>
  livesIn(seeded, { apartmentId, type })

describe('a new conversation', () => {
  test('goes to its topic’s owner, who is told, as its supporters are', async () => {
    const { id, title, assignee_id } = await ask()
    expect(assignee_id).toBe(owner?.person.id)
    expect([await hears(owner!, title), await hears(supporter!, title), await hears(clerk!, title)]).toEqual([
      1, 1, 0,
    ])
    expect((await talk(id)).status).toBe('unprocessed')
  })

  test('keeps the assignee that it was given', async () => {
    const { title, assignee_id } = await ask({ assignee_id: clerk?.person.id })
    expect(assignee_id).toBe(clerk?.person.id)
    expect([await hears(owner!, title), await hears(supporter!, title), await hears(clerk!, title)]).toEqual([
      0, 1, 1,
    ])
  })

  test('waits for nobody whose account is closed', async () => {
    const gone = await seeded.member('1', all)
    const topic_id = await topic({ owner_id: gone.person.id })
    await seeded.db.execute(`update account set status = 'disabled' where id = $1`, [gone.person.id])
    expect((await ask({ topic_id })).assignee_id).toBeNull()
  })

  test('tells no supporter who has left the building for another', async () => {
    const moved = await seeded.member('1', all)
    const topic_id = await topic({ supporters: [moved.person.id] })
    await seeded.db.execute(
      `update permission_group g set building_id = 2 from account_permission_groups l
        where l.permission_group_id = g.id and l.account_id = $1`,
      [moved.person.id],
    )
    const { title } = await ask({ topic_id })
    expect(await hears(moved, title)).toBe(0)
  })

  test('of another building’s topic is refused, as is an assignee from there', async () => {
    const other = recordOf(await seeded.as('B2')('POST topics', { building_id: '2', name: `T ${++made}` }))
    const values = { title: 'x', content: 'x', topic_id: other.id }
    expect(faults(await post('conversations', values))).toEqual(['topic_id:invalid_reference'])
    expect(
      faults(
        await post('conversations', { ...values, topic_id: topicId, assignee_id: elsewhere?.person.id }),
      ),
    ).toEqual(['assignee_id:invalid_reference'])
  })
})

describe('the module of a conversation', () => {
  test('is its topic’s, whatever was sent, and follows the topic', async () => {
    const topic_id = await topic({ app: 'operation' })
    const { id, app } = await ask({ topic_id, app: 'management' })
    expect(app).toBe('operation')
    const inOperation = async () =>
      rowsOf(await a('GET conversations?building_id=1&app=operation&limit=all')).some((row) => row.id === id)
    expect(await inOperation()).toBe(true)
    await a(`PATCH topics/${topic_id}`, { app: 'management' })
    expect([(await talk(id)).app, await inOperation()]).toEqual(['management', false])
    await a(`PATCH conversations/${id}`, { topic_id: await topic({ app: 'operation' }) })
    expect((await talk(id)).app).toBe('operation')
  })
})

describe('the office’s reply', () => {
  test('begins the work, also by who may not change conversations, and an internal note does not', async () => {
    const { id } = await ask()
    await answer(id, { is_internal: '1' })
    expect((await talk(id)).status).toBe('unprocessed')
    await answer(id, {}, clerk)
    expect(await talk(id)).toMatchObject({ status: 'processing', assignee_id: owner?.person.id })
    await answer(id)
    expect((await talk(id)).status).toBe('processing')
  })

  test('of nobody’s conversation makes it the writer’s', async () => {
    const { id } = await ask({ topic_id: await topic({}) })
    await answer(id, {}, clerk)
    expect(await talk(id)).toMatchObject({ status: 'processing', assignee_id: clerk?.person.id })
  })

  test('by two at once begins the work once, and neither reply is lost', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await ask({ topic_id: await topic({}) })
      const body = { building_id: '1', conversation_id: id, content: 'On our way' }
      const replies = await Promise.all(
        [a, clerk!, owner!, supporter!].map((who) => who('POST conversation-comments', body)),
      )
      expect(replies.map(outcome)).toEqual(['201', '201', '201', '201'])
      expect((await talk(id)).status).toBe('processing')
    }
  })

  test('is refused to a colleague of another building and without the right', async () => {
    const { id } = await ask()
    const reply = { building_id: '1', conversation_id: id, content: 'x' }
    expect(outcome(await elsewhere!('POST conversation-comments', reply))).toBe('403 forbidden')
    expect(faults(await elsewhere!('POST conversation-comments', { ...reply, building_id: '2' }))).toEqual([
      'conversation_id:invalid_reference',
    ])
    const reader = await seeded.member('1', right('manage_interactive_conversation', 'read'))
    expect(outcome(await reader('POST conversation-comments', reply))).toBe('403 forbidden')
  })
})

describe('residents', () => {
  let [head, spouse, neighbour]: (As & { id: string })[] = []
  let apartment_id = ''
  beforeAll(async () => {
    const [own = '', next = ''] = await emptyHomes(seeded, 2)
    apartment_id = own
    head = await lives(apartment_id, 'householder')
    spouse = await lives(apartment_id, 'not_householder')
    neighbour = await lives(next, 'householder')
  })
  const sees = async (who: As | undefined, id: string) =>
    outcome((await who?.(`GET own-conversations/${id}`))!)

  test('the householder alone is told of a reply, and reads it, where the conversation says so', async () => {
    const { id, title } = await ask({ apartment_id, sender_id: head?.id, receiver: 'householder' })
    await answer(id)
    await answer(id, { content: 'Leave it', is_internal: '1' })
    expect([await hears(head!, title), await hears(spouse!, title), await hears(neighbour!, title)]).toEqual([
      1, 0, 0,
    ])
    expect([await sees(head, id), await sees(spouse, id), await sees(neighbour, id)]).toEqual([
      '200',
      '404 record_not_found',
      '404 record_not_found',
    ])
    const { comments } = recordOf(await head!(`GET own-conversations/${id}`)) as unknown as {
      comments: { content: string; resident: string | null }[]
    }
    expect(comments.map(({ content }) => content)).toEqual(['On our way'])
  })

  test('everybody who lives there is told where it is for all, and a sender in any case', async () => {
    const shared = await ask({ apartment_id, sender_id: head?.id, receiver: 'all_residents' })
    await answer(shared.id)
    expect([await hears(head!, shared.title), await hears(spouse!, shared.title)]).toEqual([1, 1])
    const asked = await ask({ apartment_id, sender_id: spouse?.id, receiver: 'householder' })
    await answer(asked.id)
    expect([await hears(head!, asked.title), await hears(spouse!, asked.title)]).toEqual([1, 1])
    expect(await sees(neighbour, shared.id)).toBe('404 record_not_found')
  })

  test('a resident’s reply is theirs and tells the assignee, and nobody writes into another’s', async () => {
    const { id, title } = await ask({ apartment_id, sender_id: head?.id })
    const before = await hears(owner!, title)
    const reply = await head!(`POST own-conversations/${id}/answer`, { content: 'Still drips' })
    expect(outcome(reply)).toBe('201')
    expect(await hears(owner!, title)).toBe(before + 1)
    expect(await hears(head!, title)).toBe(0)
    const [written] = rowsOf(await a(`GET conversation-comments?building_id=1&conversation_id=${id}`))
    expect(written).toMatchObject({ content: 'Still drips', resident_id: head?.id, is_internal: false })
    expect((await talk(id)).status).toBe('unprocessed')
    expect(faults(await head!(`POST own-conversations/${id}/answer`, { content: ' ' }))).toEqual([
      'content:required',
    ])
    for (const stranger of [spouse, neighbour])
      expect(outcome(await stranger!(`POST own-conversations/${id}/answer`, { content: 'x' }))).toBe(
        '404 record_not_found',
      )
  })

  test('one who writes without end is stopped, and others are not', async () => {
    const { id } = await ask({ apartment_id, sender_id: head?.id, receiver: 'all_residents' })
    const says = async (who: As) =>
      outcome(await who(`POST own-conversations/${id}/answer`, { content: 'Still drips' }))
    expect(await says(head!)).toBe('201')
    await seeded.db.execute(`update throttle set count = 60 where key like 'reply:account:%'`)
    expect([await says(head!), await says(spouse!)]).toEqual(['429 too_many_requests', '201'])
  })

  test('who moves in later sees nothing of what was said before, nor hears of it', async () => {
    const [home = ''] = await emptyHomes(seeded, 1)
    const former = await lives(home, 'householder')
    const { id, title } = await ask({
      apartment_id: home,
      sender_id: former.id,
      receiver: 'all_residents',
    })
    await seeded.db.execute(`update conversation set created_at = now() - interval '40 days' where id = $1`, [
      id,
    ])
    await seeded.db.execute(
      `update residency set move_in_date = '2020-01-01', move_out_date = current_date - 30 where resident_id = $1`,
      [former.id],
    )
    const next = await lives(home, 'householder')
    await seeded.db.execute(`update residency set move_in_date = current_date - 20 where resident_id = $1`, [
      next.id,
    ])
    await answer(id)
    expect([await sees(next, id), await hears(next, title)]).toEqual(['404 record_not_found', 0])
    // Who has left reads no more, what they began included: their last home is gone.
    const refusals = ['401 user_unauthorized', '404 record_not_found']
    expect(refusals).toContain(await sees(former, id))
    expect(refusals).toContain(outcome(await former('GET notifications/web')))
    const later = await ask({ apartment_id: home, receiver: 'all_residents' })
    expect(await sees(next, later.id)).toBe('200')
  })

  test('are shown nothing, and write nothing, while the building’s order has expired', async () => {
    const { id } = await ask({ apartment_id, sender_id: head?.id })
    await seeded.db.execute(
      `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
        values (1, 'OLD', '{ql}', '2020-01-01', '2020-12-31', 'complete')`,
    )
    await seeded.db.execute(`update "order" set deleted_at = now() where building_id = 1 and code <> 'OLD'`)
    seeded.server.services.hub.send({ type: 'access' })
    expect(await sees(head, id)).toBe('403 order_expired')
    expect(outcome(await head!(`POST own-conversations/${id}/answer`, { content: 'x' }))).toBe(
      '403 order_expired',
    )
    await seeded.db.execute(`delete from "order" where building_id = 1 and code = 'OLD'`)
    await seeded.db.execute(`update "order" set deleted_at = null where building_id = 1`)
    seeded.server.services.hub.send({ type: 'access' })
    expect(await sees(head, id)).toBe('200')
  })

  test('staff have no conversations of their own', async () => {
    const { id } = await ask({ apartment_id, sender_id: head?.id })
    expect(await sees(a, id)).toBe('404 record_not_found')
    const admin = await seeded.signIn((await addPerson(seeded.server, { type: 'org_admin' })).id)
    expect(await sees(admin, id)).toBe('404 record_not_found')
  })
})

test('who stands at a conversation is told in its building alone', async () => {
  const stand = (who: As, building_id: string) =>
    who('POST conversations/presence', { building_id, conversation_id: '' })
  expect(outcome(await stand(clerk!, '1'))).toBe('200')
  expect(outcome(await stand(elsewhere!, '1'))).toBe('403 forbidden')
})
