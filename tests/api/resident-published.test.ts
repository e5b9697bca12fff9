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

// What the office publishes for residents, and what it asks them: texts, contacts, banners, forms, the survey.
let seeded: SeededServer
let own: string
let block: string
let actors: Readonly<Record<ActorName, Lodger>>
type ActorName = 'householder' | 'quiet' | 'child' | 'neighbour' | 'elsewhere' | 'payer' | 'left'
const today = officeToday()

beforeAll(async () => {
  seeded = await openSeededServer()
  const [home = '', next = ''] = await emptyHomes(seeded, 2)
  own = home
  const [place] = await seeded.db.query<{ block_id: string }>(
    'select block_id::text from apartment where id = $1',
    [home],
  )
  block = place?.block_id ?? ''
  const [other] = await seeded.db.query<{ id: string }>(
    'select id::text from apartment where building_id = 2 and deleted_at is null order by id limit 1',
  )
  const stays = (apartmentId: string, more: object = {}) => ({ stays: [{ apartmentId, ...more }] })
  actors = {
    householder: await lodge(seeded, stays(home, { relationship: 'householder' })),
    quiet: await lodge(seeded, stays(home, { acts: false })),
    child: await lodge(seeded, { ...stays(home), born: addDays(today, -3000) }),
    neighbour: await lodge(seeded, stays(next)),
    elsewhere: await lodge(seeded, stays(other?.id ?? '')),
    payer: await lodge(seeded, { stays: [] }),
    left: await lodge(seeded, stays(home, { from: '2020-01-01', until: addDays(today, -1) })),
  }
  await seeded.db.execute(
    `insert into payer_rule (building_id, apartment_id, payer_kind, resident_id, covers, from_month)
      values (1, $1, 'owner', $2, 'all_fees', '2026-01')`,
    [home, actors.payer.residentId],
  )
})
afterAll(() => seeded.close())

const insert = async (sql: string, values: readonly unknown[] = []) => {
  const [row] = await seeded.db.query<{ id: string }>(`${sql} returning id::text`, [...values])
  return row?.id ?? ''
}
const places = async (who: ActorName) =>
  (
    await seeded.db.query<{ id: string }>(
      'select apartment_id::text as id from residency where resident_id = $1',
      [actors[who].residentId],
    )
  )[0]?.id ?? own
const reads = async (who: ActorName, path: string, id: string) =>
  outcome(await actors[who](`GET resident/${path}/${id}`))
const lists = async (who: ActorName, path: string) => {
  const reply = await actors[who](`GET resident/${path}?apartment_id=${await places(who)}&limit=100`)
  expect([who, path, outcome(reply), reply.status === 200 ? '' : reply.body]).toEqual([who, path, '200', ''])
  return rowsOf(reply).map(({ id }) => String(id))
}

const tell = (target: string, more: { on?: string; status?: string } = {}) =>
  insert(
    `insert into notification (building_id, title, type, content, target, published_on, status)
      values (1, 'T', 'general', '<p>x</p>', $1, $2, $3)`,
    [target, more.on ?? today, more.status ?? 'published'],
  )

test('an announcement is read by those whom it is meant for, from its day on', async () => {
  const toAll = await tell('all')
  const toHouseholders = await tell('householders')
  const toBlock = await tell('blocks')
  await seeded.db.execute(
    'insert into notification_blocks (building_id, notification_id, block_id) values (1, $1, $2)',
    [toBlock, block],
  )
  const toOne = await tell('apartments')
  await seeded.db.execute(
    'insert into notification_apartments (building_id, notification_id, apartment_id) values (1, $1, $2)',
    [toOne, own],
  )
  const hidden = [
    await tell('all', { on: addDays(today, 1) }),
    await tell('all', { status: 'draft' }),
    await tell('all', { status: 'hidden' }),
  ]
  const of = async (who: ActorName) => {
    const listed = await lists(who, 'notifications')
    const all = { toAll, toHouseholders, toBlock, toOne }
    const found = Object.entries(all).filter(([, id]) => listed.includes(id))
    for (const [name, id] of Object.entries(all))
      expect([who, name, await reads(who, 'notifications', id)]).toEqual([
        who,
        name,
        listed.includes(id) ? '200' : '404 record_not_found',
      ])
    for (const id of hidden) {
      expect(listed).not.toContain(id)
      expect(await reads(who, 'notifications', id)).toBe('404 record_not_found')
    }
    return found.map(([name]) => name)
  }
  expect(await of('householder')).toEqual(['toAll', 'toHouseholders', 'toBlock', 'toOne'])
  expect(await of('quiet')).toEqual(['toAll', 'toBlock', 'toOne'])
  expect(await of('child')).toEqual(['toAll', 'toBlock', 'toOne'])
  expect(await of('neighbour')).not.toContain('toOne')
  expect(await of('elsewhere')).toEqual([])
  expect(await reads('payer', 'notifications', toAll)).toBe('404 record_not_found')
  expect(await reads('left', 'notifications', toAll)).toBe('401 user_unauthorized')
  const shown = recordOf(await actors.child(`GET resident/notifications/${toOne}`))
  expect(Object.keys(shown)).not.toContain('target')
})

test('news, banners and sliders are shown in their days', async () => {
  const news = (from: string | null, to: string | null) =>
    insert(
      `insert into news (building_id, title, category, content, published_on, expires_on, is_pinned, status)
        values (1, 'N', 'building', '<p>x</p>', $1, $2, false, 'published')`,
      [from, to],
    )
  const now = await news(today, today)
  const [over, ahead] = [await news(null, addDays(today, -1)), await news(addDays(today, 1), null)]
  const banner = (from: string | null, to: string | null, isActive = true) =>
    insert(
      `insert into banner (building_id, title, place, "order", show_from, show_to, is_active)
        values (1, 'B', 'news', 0, $1, $2, $3)`,
      [from, to, isActive],
    )
  const stands = await banner(today, today)
  const gone = [
    await banner(null, addDays(today, -1)),
    await banner(addDays(today, 1), null),
    await banner(null, null, false),
  ]
  const turned = await insert(
    `insert into slider (building_id, title, seconds, "order", is_active) values (1, 'S', 5, 0, true)`,
  )
  const off = await insert(
    `insert into slider (building_id, title, seconds, "order", is_active) values (1, 'S', 5, 0, false)`,
  )
  const [texts, banners, sliders] = await Promise.all(
    ['news', 'banners', 'sliders'].map((path) => lists('child', path)),
  )
  expect(texts).toContain(now)
  for (const id of [over, ahead]) expect(texts).not.toContain(id)
  expect(banners).toContain(stands)
  for (const id of gone) expect(banners).not.toContain(id)
  expect(sliders).toContain(turned)
  expect(sliders).not.toContain(off)
  expect(await reads('child', 'banners', gone[0] ?? '')).toBe('404 record_not_found')
  expect(await reads('elsewhere', 'news', now)).toBe('404 record_not_found')
})

const formOf = (limit: string, more: { to?: string; status?: string; email?: boolean } = {}) =>
  insert(
    `insert into registration_form (building_id, name, type, fields, requires_apartment, requires_resident,
        requires_signature, requires_email, answer_limit, open_to, thank_you, status)
      values (1, 'Form', 'registration', $1, true, true, false, $2, $3, $4, 'Cảm ơn', $5)`,
    [
      JSON.stringify([
        { key: 'seats', label: 'Chỗ', type: 'number', required: true, min: 1, max: 4 },
        { key: 'way', label: 'Cách', type: 'select', required: false, options: 'Xe\nBộ' },
      ]),
      more.email ?? false,
      limit,
      more.to ?? null,
      more.status ?? 'open',
    ],
  )
const answer = async (who: ActorName, form: string, more: object = {}) =>
  outcome(
    await actors[who]('POST resident/registration-statistics', {
      form_id: form,
      apartment_id: own,
      answers: { seats: 2 },
      ...more,
    }),
  )

test('an open form is answered once for an apartment or a person, as it says', async () => {
  const [perHome, perPerson] = [await formOf('per_apartment'), await formOf('per_person')]
  const closed = await formOf('none', { status: 'closed' })
  const over = await formOf('none', { to: addDays(today, -1) })
  const listed = await lists('quiet', 'forms')
  expect(listed).toEqual(expect.arrayContaining([perHome, perPerson]))
  for (const id of [closed, over]) expect(listed).not.toContain(id)

  expect(await answer('quiet', perHome, { answers: { seats: 9 } })).toContain('422')
  expect(await answer('quiet', perHome, { answers: {} })).toContain('422')
  expect(await answer('quiet', perHome)).toBe('201')
  expect(await answer('householder', perHome)).toContain('apartment_answered')
  expect(await answer('quiet', perPerson)).toBe('201')
  expect(await answer('quiet', perPerson)).toContain('person_answered')
  expect(await answer('householder', perPerson)).toBe('201')
  expect(await answer('quiet', over)).toContain('form_not_open')
  expect(await answer('quiet', await formOf('none', { email: true }))).toContain('required')
  for (const who of ['child', 'neighbour', 'elsewhere', 'payer'] as const)
    expect([who, await answer(who, await formOf('none'))]).toEqual([who, '404 record_not_found'])

  const mine = rowsOf(await actors.quiet(`GET resident/registration-statistics?apartment_id=${own}`))
  expect(mine.map(({ form_id: form }) => form).toSorted()).toEqual([perHome, perPerson].toSorted())
  const [first] = mine
  expect(await reads('quiet', 'registration-statistics', String(first?.id))).toBe('200')
  for (const who of ['householder', 'child', 'neighbour'] as const)
    expect([who, await reads(who, 'registration-statistics', String(first?.id))]).toEqual([
      who,
      '404 record_not_found',
    ])
})

test('the survey is answered once a day by those of age, and read by who answered', async () => {
  const body = { rate_type: 'satisfied', need_to_talk: true, content: 'Gọi tôi', apartment_id: own }
  const made = await actors.quiet('POST resident/feedbacks', body)
  expect(outcome(made)).toBe('201')
  expect(outcome(await actors.quiet('POST resident/feedbacks', body))).toContain('429')
  for (const who of ['child', 'neighbour', 'payer'] as const)
    expect([who, outcome(await actors[who]('POST resident/feedbacks', body))]).toEqual([
      who,
      '404 record_not_found',
    ])
  const [kept] = await seeded.db.query<{ by: string; account: string; building: string }>(
    `select answered_by as by, account_id::text as account, building_id::text as building from feedback
      where id = $1`,
    [recordOf(made).id],
  )
  expect(kept).toEqual({ by: 'resident', account: actors.quiet.accountId, building: '1' })
  expect(await lists('quiet', 'feedbacks')).toEqual([recordOf(made).id])
  expect(await lists('householder', 'feedbacks')).toEqual([])
})
