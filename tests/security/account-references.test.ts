import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, openTestServer, type TestServer } from '#tests/support/server/test-server.ts'
import { addBuildings, addPerson, give, right, tokenFor, type Person } from '#tests/support/server/people.ts'

// Fields that name an account: only colleagues of that building may be named, and only a colleague's name is shown.
let server: TestServer
let admin: Person
let colleague: Person
let stranger: Person
let resident: Person
let disabled: Person
let colleaguesGroup: string
let token: string
beforeAll(async () => {
  server = await openTestServer()
  await addBuildings(server)
  const all = ['read', 'create', 'update', 'delete', 'approve']
  const clerk = await addPerson(server)
  await give(server, clerk, '1', [
    right('manage_warehouse', ...all),
    right('manage_topic', ...all),
    right('manage_checklist', ...all),
  ])
  token = await tokenFor(server, clerk)
  admin = await addPerson(server, { type: 'org_admin' })
  ;[colleague, stranger, disabled] = [
    await addPerson(server),
    await addPerson(server),
    await addPerson(server),
  ]
  resident = await addPerson(server, { type: 'org_resident' })
  colleaguesGroup = await give(server, colleague, '1', [])
  await give(server, disabled, '1', [])
  await give(server, stranger, '2', [])
  await server.db.execute(`update account set status = 'disabled' where id = $1`, [disabled.id])
})
afterAll(() => server.close())

const send = (request: string, json?: object, who = token) => {
  const [method = '', path = ''] = request.split(' ')
  return call(server, `${method} /v1/manage/${path}`, { token: who, ...(json === undefined ? {} : { json }) })
}
let made = 0
const warehouse = (values: object) =>
  send('POST warehouses', { building_id: '1', code: `W${++made}`, name: `Warehouse ${made}`, ...values })
const topic = (values: object) =>
  send('POST topics', { building_id: '1', name: `Topic ${++made}`, ...values })
const idOf = ({ body }: Awaited<ReturnType<typeof send>>) => (body.data as { id: string }).id

describe('a field that names an account', () => {
  test('takes colleagues of the record’s building and the organisation’s administrators', async () => {
    for (const { id } of [colleague, admin]) {
      expect((await warehouse({ keeper_id: id })).status).toBe(201)
      expect((await topic({ supporters: [id] })).status).toBe(201)
    }
  })

  test('takes nobody else of the organisation', async () => {
    for (const { id } of [stranger, resident, disabled]) {
      const one = await warehouse({ keeper_id: id })
      expect([one.status, one.body.errors]).toEqual([422, { keeper_id: ['invalid_reference'] }])
      const many = await topic({ supporters: [colleague.id, id] })
      expect([many.status, many.body.errors]).toEqual([422, { supporters: ['invalid_reference'] }])
    }
    const kept = idOf(await warehouse({}))
    const change = await send(`PATCH warehouses/${kept}`, { keeper_id: stranger.id })
    expect([change.status, change.body.errors]).toEqual([422, { keeper_id: ['invalid_reference'] }])
  })

  test('keeps who has left while other fields change, and takes new ones beside them', async () => {
    const former = await addPerson(server)
    const group = await give(server, former, '1', [])
    const kept = idOf(await warehouse({ keeper_id: former.id }))
    const cared = idOf(await topic({ owner_id: former.id, supporters: [former.id] }))
    await server.db.execute('delete from account_permission_groups where permission_group_id = $1', [group])
    expect((await send(`PATCH warehouses/${kept}`, { note: 'x', keeper_id: former.id })).status).toBe(200)
    expect((await send(`PATCH topics/${cared}`, { supporters: [former.id, colleague.id] })).status).toBe(200)
    expect((await send(`PATCH topics/${cared}`, { supporters: [former.id, stranger.id] })).status).toBe(422)
    expect((await warehouse({ keeper_id: former.id })).status).toBe(422)
    expect((await send(`DELETE warehouses/${kept}`)).status).toBe(200)
    expect((await send(`POST warehouses/${kept}/restore`, {})).status).toBe(200)
  })

  test('a repeating round continues without a person who has left', async () => {
    const former = await addPerson(server)
    const group = await give(server, former, '1', [])
    const [checklist] = await server.db.query<{ id: string }>(
      `insert into checklist (building_id, name, code, points) values (1, 'Lifts', 'L', '[]') returning id`,
    )
    const round = await send('POST periodic-checklists', {
      building_id: '1',
      code: 'ROUND',
      checklist_id: checklist?.id,
      assignee_id: former.id,
      period: 'monthly',
      start_date: '2026-11-01',
      due_date: '2026-11-05',
    })
    expect(round.status).toBe(201)
    await server.db.execute('delete from account_permission_groups where permission_group_id = $1', [group])
    await send(`POST periodic-checklists/${idOf(round)}/start`, {})
    const done = await send(`POST periodic-checklists/${idOf(round)}/finish`, {
      results: [{ name: 'Cabin', result: 'good' }],
    })
    expect([done.status, done.body.errorCode]).toEqual([200, undefined])
    const rows = await server.db.query(
      `select assignee_id from periodic_checklist where building_id = 1 order by id desc limit 1`,
    )
    expect(rows).toEqual([{ assignee_id: null }])
  })
})

describe('of an account that another record names', () => {
  test('a name is shown to who reads the record, and nothing else to anybody', async () => {
    const kept = idOf(await warehouse({ keeper_id: colleague.id }))
    const cared = idOf(await topic({ owner_id: colleague.id, supporters: [colleague.id] }))
    const shown = { id: colleague.id, name: expect.stringMatching(/^Person/) as string }
    const adminToken = await tokenFor(server, admin)
    for (const who of [token, adminToken]) {
      const one = await send(`GET warehouses/${kept}?with=keeper`, undefined, who)
      expect((one.body.data as { keeper: unknown }).keeper).toEqual(shown)
      const two = await send(`GET topics/${cared}?with=owner,supporters`, undefined, who)
      expect(two.body.data).toMatchObject({ owner: shown, supporters: [shown] })
      expect(Object.keys((two.body.data as { owner: object }).owner)).toEqual(['id', 'name'])
      const list = await send('GET warehouses?building_id=1&with=keeper&sort=keeper_id', undefined, who)
      expect(JSON.stringify(list.body)).not.toContain(colleague.email)
      expect(list.body.total).toBeGreaterThan(0)
    }
    for (const path of ['keeper.resident', 'keeper.permission_groups', 'keeper.home_building']) {
      const nested = await send(`GET warehouses/${kept}?with=${path}`, undefined, adminToken)
      if (nested.status === 200) expect((nested.body.data as { keeper: unknown }).keeper).toEqual(shown)
      else expect(nested.status).toBe(422)
    }
    const csv = await send('GET warehouses/export?format=csv&building_id=1')
    expect(csv.body.text).toContain('Person')
    expect(csv.body.text).not.toContain('@example.com')
  })

  test('of a record that the user may not read and another one names, the name alone is shown and sorted by', async () => {
    const cared = await topic({})
    expect(cared.status).toBe(201)
    await server.db.execute(
      `insert into resident (building_id, code, full_name, gender, nationality, resident_type, status)
       values (1, 'A', 'Zuyên', 'female', 'vietnam', 'householder', 'using'), (1, 'B', 'An', 'female', 'vietnam', 'householder', 'using')`,
    )
    const people = await server.db.query<{ id: string }>('select id from resident order by id')
    for (const [at, { id }] of people.entries())
      await server.db.execute(
        `insert into conversation (building_id, code, title, content, sender_id, topic_id)
         values (1, $1, 'x', 'x', $2, $3)`,
        [`C${at}`, id, idOf(cared)],
      )
    const reader = await addPerson(server)
    await give(server, reader, '1', [right('manage_interactive_conversation', 'read')])
    const list = await send(
      'GET conversations?building_id=1&sort=sender_id&with=sender',
      undefined,
      await tokenFor(server, reader),
    )
    const [first, second] = people.map(({ id }) => id)
    const rows = list.body.data as { sender?: unknown }[]
    expect(rows.map(({ sender }) => sender)).toEqual([
      { id: second, full_name: 'An' },
      { id: first, full_name: 'Zuyên' },
    ])
  })
})

describe('colleagues to choose from', () => {
  const choices = (query: string, who = token) => send(`GET org-members/colleagues?${query}`, undefined, who)
  const ids = async (query: string, who = token) => {
    const { status, body } = await choices(query, who)
    return status === 200 ? (body.data as { id: string }[]).map(({ id }) => id) : status
  }

  test('are the building’s own and the administrators, by id and name', async () => {
    const all = await ids('building_id=1')
    expect(all).toEqual(expect.arrayContaining([colleague.id, admin.id]))
    for (const { id } of [stranger, resident, disabled]) expect(all).not.toContain(id)
    const { body } = await choices(`building_id=1&ids=${colleague.id},${stranger.id}`)
    expect(body.data).toEqual([{ id: colleague.id, name: expect.stringMatching(/^Person/) as string }])
  })

  test('are found by their names alone', async () => {
    await server.db.execute(`update account set name = 'Đặng Thị Ngọc' where id = $1`, [colleague.id])
    expect(await ids('building_id=1&keyword=ngoc%20dang')).toEqual([colleague.id])
    expect(await ids(`building_id=1&keyword=${colleague.email}`)).toEqual([])
    expect(await ids('building_id=1&keyword=%25')).toEqual([])
  })

  test('are those of buildings that one enters, asked in words that the call knows', async () => {
    expect(await ids('building_id=2')).toBe(404)
    expect(await ids('building_id=3')).toBe(404)
    expect(await ids('building_id=1', await tokenFor(server, resident))).toBe(404)
    expect(await ids('')).toBe(422)
    expect(await ids('building_id=1&columns=email')).toBe(422)
    expect(await ids('building_id=1&ids=x')).toBe(422)
    expect(await ids('building_id=1', 'nobody')).toBe(401)
  })

  test('leave with their group', async () => {
    await server.db.execute('update permission_group set deleted_at = now() where id = $1', [colleaguesGroup])
    expect(await ids('building_id=1')).not.toContain(colleague.id)
    await server.db.execute('update permission_group set deleted_at = null where id = $1', [colleaguesGroup])
    expect(await ids('building_id=1')).toContain(colleague.id)
  })
})
