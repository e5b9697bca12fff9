import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, tokenFor } from '#tests/support/server/people.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// Texts carry the name of the account that wrote them; what was once registered stays on record.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let made = 0
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const post = (path: string, values: object, who = a) => who(`POST ${path}`, { building_id: '1', ...values })
const make = async (path: string, values: object, who = a) => {
  const reply = await post(path, values, who)
  if (reply.status !== 201) throw new Error(`${path}: ${outcome(reply)} ${faults(reply).join()}`)
  return recordOf(reply)
}

describe('authors', () => {
  test('nobody writes a comment as a resident, nor changes another’s words', async () => {
    const topic = await make('topics', { name: `T ${++made}` })
    const talk = await make('conversations', {
      code: `Q-${made}`,
      title: 'Tap',
      content: 'x',
      topic_id: topic.id,
      sender_id: seeded.ids.RESIDENT1,
    })
    expect(talk.entered_by_id).toMatch(/^\d+$/)
    const comment = { conversation_id: talk.id, content: 'I agree to pay' }
    expect(
      faults(await post('conversation-comments', { ...comment, resident_id: seeded.ids.RESIDENT1 })),
    ).toEqual(['resident_id:read_only'])
    const own = await make('conversation-comments', comment)
    expect(own).toMatchObject({ account_id: expect.any(String), resident_id: null })
    expect(
      faults(await a(`PATCH conversation-comments/${own.id}`, { resident_id: seeded.ids.RESIDENT1 })),
    ).toEqual(['resident_id:read_only'])
    const colleague = await seeded.member(
      '1',
      right('manage_interactive_conversation', 'read', 'create', 'update'),
    )
    const changed = await colleague(`PATCH conversation-comments/${own.id}`, { content: 'I never agreed' })
    expect([outcome(changed), ...faults(changed)]).toEqual(['403 not_author', 'content:not_author'])
    expect(outcome(await a(`PATCH conversation-comments/${own.id}`, { content: 'I agree' }))).toBe('200')
  })

  test('an internal note stays internal, and what residents have read stays theirs, by no way changed', async () => {
    const talk = await make('conversations', {
      title: 'Tap',
      content: 'x',
      topic_id: (await make('topics', { name: `T ${++made}` })).id,
      sender_id: seeded.ids.RESIDENT1,
    })
    for (const is_internal of ['1', '0']) {
      const other = is_internal === '1' ? '0' : '1'
      const { id } = await make('conversation-comments', {
        conversation_id: talk.id,
        content: 'Owes us two months',
        is_internal,
      })
      const one = await a(`PATCH conversation-comments/${id}`, { is_internal: other })
      expect([outcome(one), ...faults(one)]).toEqual(['422 read_only', 'is_internal:read_only'])
      expect((await a(`GET conversation-comments/${id}`)).body.data).toMatchObject({
        is_internal: is_internal === '1',
      })
    }
  })

  test('news, suggestions and feedback are their writer’s', async () => {
    const other = await addPerson(seeded.server)
    const { body } = await a('GET ../current-user')
    const me = (body.user as { id: string }).id
    expect(faults(await post('news', { title: 'x', content: '<p>x</p>', author_id: other.id }))).toEqual([
      'author_id:read_only',
    ])
    expect((await make('news', { title: 'x', content: '<p>x</p>' })).author_id).toBe(me)
    const suggestion = { code: `S-${++made}`, title: 'Pump', content: 'x' }
    expect(faults(await post('suggestions', { ...suggestion, proposer_id: other.id }))).toEqual([
      'proposer_id:read_only',
    ])
    expect((await make('suggestions', suggestion)).proposer_id).toBe(me)
    const feedback = await make('feedbacks', { rate_type: 'dissatisfied', content: 'Lift is slow' })
    expect(faults(await a(`PATCH feedbacks/${feedback.id}`, { rate_type: 'satisfied' }))).toEqual([
      'rate_type:read_only',
    ])
  })

  test('a receipt’s collector is printed with a code that its owner can’t change', async () => {
    const admin = seeded.as('ADM')
    const account = await make(
      'org-members',
      { name: 'Cashier', email: `c${++made}@example.com`, type: 'org_member' },
      admin,
    )
    expect(account.code).toMatch(/^NV-\d{4}$/)
    const next = await make(
      'org-members',
      { name: 'Cashier', email: `c${++made}@example.com`, type: 'org_member' },
      admin,
    )
    expect(next.code).not.toBe(account.code)
    const boss = await addPerson(seeded.server, { type: 'org_admin' })
    const token = await tokenFor(seeded.server, boss)
    const own = await seeded.raw(`/v1/manage/org-members/${boss.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'NV-9999' }),
    })
    expect(await own.json()).toMatchObject({ errorCode: 'own_account', errors: { code: ['own_account'] } })
  })
})

describe('a vehicle with history', () => {
  const vehicle = (more: object = {}) => {
    made += 1
    return make('vehicles', {
      license_plate: `30A${10_000 + made}`,
      apartment_id: seeded.ids.APARTMENT1,
      ...more,
    })
  }

  test('stays, though it never parked; one that was only applied for goes', async () => {
    const [applied, approved, dated] = [
      await vehicle(),
      await vehicle(),
      await vehicle({ register_from: '2026-01-01' }),
    ]
    const at = (record: { id: string }) => `vehicles/${record.id}`
    await a(`POST ${at(approved)}/approve`, {})
    expect(outcome(await a(`DELETE ${at(approved)}`))).toBe('409 vehicle_has_registrations')
    await a(`POST ${at(approved)}/suspend`, {})
    expect(outcome(await a(`DELETE ${at(approved)}`))).toBe('409 vehicle_has_registrations')
    expect(outcome(await a(`DELETE ${at(dated)}`))).toBe('409 vehicle_has_registrations')
    await a(`PATCH ${at(dated)}`, { register_from: null })
    expect(outcome(await a(`DELETE ${at(dated)}`))).toBe('409 vehicle_has_registrations')
    expect(outcome(await a(`DELETE ${at(applied)}`))).toBe('200')
  })
})
