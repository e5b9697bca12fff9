import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { showPassCode } from '#domain/visitor-pass.ts'
import { cameIn, openInviting, type Inviting } from '#tests/support/server/inviting.ts'
import { lodge } from '#tests/support/server/lodgers.ts'
import { enrol } from '#tests/support/server/second-factor.ts'
import { faults, outcome, recordOf, right } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'

// One resident is invited: again after a lost phone, or at the desk; and who may do so.
let office: Inviting
beforeAll(async () => {
  office = await openInviting()
})
afterAll(() => office.close())
beforeEach(() => office.db.execute('delete from throttle'))

describe('a lost phone', () => {
  test('another invitation signs everybody out, and gives the account a new password', async () => {
    const home = office.home()
    const person = await office.settle(home, { email: 'lost@example.com' })
    const { code } = await office.letterTo(home)
    const said = { full_name: person.name, phone_number: person.phone }
    expect(cameIn(await office.join({ code, ...said }))).toBe('in')
    expect((await office.enter(person.phone)).status).toBe(200)
    const accountId = await office.accountOf(person.id)

    const reply = await office.a(`POST residents/${person.id}/invite-again`, {})
    expect(reply.body.data).toMatchObject({ channel: 'email', sessions_ended: 1 })
    const [again] = await office.codesOf('i.id = $1', recordOf(reply).id)
    const password = 'Một mật khẩu khác hẳn 7'
    const asked = { code: again?.code, phone_number: '0933000888', password }
    expect(cameIn(await office.join(asked))).toBe('in')
    expect(await office.accountOf(person.id)).toBe(accountId)
    expect((await office.enter('0933000888', password)).status).toBe(200)
    expect(outcome(await office.enter(person.phone, password))).toBe('401 invalid_credentials')
    expect(outcome(await office.look(again?.code ?? ''))).toBe('404 invitation_not_found')
  })

  test('an impostor’s mailbox, second factor and links are no part of the account that the real one gets', async () => {
    const home = office.home()
    const person = await office.settle(home, { phone: null, email: 'impostor@example.com' })
    const round = await office.send({ audience: 'apartments', apartments: [home], ways: ['email'] })
    const [mailed] = await office.codesOf('i.round_id = $1', round)
    // Proved: the invitation came to it.
    expect(cameIn(await office.join({ code: mailed?.code, email: 'impostor@example.com' }))).toBe('in')
    const forgot = async (username: string) => {
      await office.server.services.background.drain()
      const [last] = await office.db.query<{ id: string }>('select max(id)::text as id from outbox')
      await call(office.server, 'POST /v1/auth/forgot-password', { json: { username } })
      await office.server.services.background.drain()
      const sent = await office.db.query<{ recipient: string }>(
        'select recipient from outbox where id > $1',
        [last?.id],
      )
      return sent.map(({ recipient }) => recipient)
    }
    expect(await forgot('impostor@example.com')).toEqual(['impostor@example.com'])
    const id = (await office.accountOf(person.id)) ?? ''
    await enrol(office.server, { id, email: 'impostor@example.com', phone: '' })

    const reply = await office.a(`POST residents/${person.id}/desk-invitation`, {})
    const { code } = reply.body.data as { readonly code: string }
    const password = 'Một mật khẩu khác hẳn 8'
    const phone_number = '0933000777'
    // Eight characters were enough beside a second factor, which is gone.
    expect(faults(await office.join({ code, phone_number, password: 'Lạ 8 chữ' }))).toEqual([
      'password:password_too_short',
    ])
    expect(cameIn(await office.join({ code, phone_number, password }))).toBe('in')
    expect(await office.accountOf(person.id)).toBe(id)
    const entered = await office.enter(phone_number, password)
    expect([entered.status, (entered.body.data as object | undefined) ?? {}]).toEqual([
      200,
      expect.not.objectContaining({ second_factor: expect.anything() }),
    ])
    expect(outcome(await office.enter('impostor@example.com', password))).toBe('401 invalid_credentials')
    for (const name of ['impostor@example.com', phone_number]) expect(await forgot(name)).toEqual([])
    const log = await office.db.query<{ action: string; building_id: string | null }>(
      `select action, building_id::text from log where resource = 'account' and record_id = $1`,
      [id],
    )
    for (const action of ['password_reset', 'second_factor_reset'])
      expect(log).toContainEqual({ action, building_id: '1' })
    // The former address is told, and led nowhere.
    const told = await office.db.query<{ body: string }>(
      `select body from outbox where recipient = 'impostor@example.com' order by id desc limit 1`,
    )
    expect(told[0]?.body).toContain(person.name)
    expect(told[0]?.body).not.toContain('http')
  })

  test('of staff, who are more than a resident, is not for the office of a building', async () => {
    const home = office.home()
    const staff = await lodge(office.seeded, { stays: [{ apartmentId: home }], type: 'org_member' })
    await office.db.execute(`update resident set email = 'staff.home@example.com' where id = $1`, [
      staff.residentId,
    ])
    for (const way of ['invite-again', 'desk-invitation'])
      expect(outcome(await office.a(`POST residents/${staff.residentId}/${way}`, {}))).toBe(
        '409 account_elsewhere',
      )
  })

  test('of one resident gives nobody the account that has come in as another too', async () => {
    const home = office.home()
    const person = await office.settle(home, { email: 'parent@example.com' })
    const joining = await office.letterTo(home)
    const said = { full_name: person.name, phone_number: person.phone }
    expect(cameIn(await office.join({ code: joining.code, ...said }))).toBe('in')
    const accountId = await office.accountOf(person.id)
    // The child's record, of whose contacts somebody else disposes.
    const child = await office.settle(office.home(), { email: 'other.parent@example.com' })
    await office.db.execute('insert into account_home (resident_id, account_id) values ($1, $2)', [
      child.id,
      accountId,
    ])
    for (const who of [person, child])
      for (const way of ['invite-again', 'desk-invitation'])
        expect(outcome(await office.a(`POST residents/${who.id}/${way}`, {}))).toBe('409 account_elsewhere')
  })

  test('gives nobody the account of somebody who becomes staff while the password is judged', async () => {
    const home = office.home()
    const person = await office.settle(home)
    const letter = await office.letterTo(home)
    const said = { full_name: person.name, phone_number: person.phone }
    expect(cameIn(await office.join({ code: letter.code, ...said }))).toBe('in')
    const accountId = await office.accountOf(person.id)
    const made = await office.a(`POST residents/${person.id}/desk-invitation`, {})
    const { id, code } = made.body.data as { readonly id: string; readonly code: string }

    const client = await office.db.pool.connect()
    await client.query('begin')
    await client.query('select from resident_invitation where id = $1 for update', [id])
    const password = 'Một mật khẩu khác hẳn 5'
    const joined = office.join({ code, phone_number: person.phone, password })
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await office.db.query(waits)).length).toBe(1)
    await client.query(
      `update account set type = 'org_member', email = 'now.staff@example.com' where id = $1`,
      [accountId],
    )
    await client.query('commit')
    client.release()
    expect(outcome(await joined)).toBe('404 invitation_not_found')
    expect(outcome(await office.enter(person.phone, password))).toBe('401 invalid_credentials')
  })

  test('without a contact, or a home, there is nowhere to send it', async () => {
    const person = await office.settle(office.home(), { phone: null })
    expect(faults(await office.a(`POST residents/${person.id}/invite-again`, {}))).toEqual([
      'email:no_contact',
    ])
    const [gone] = await office.db.query<{ id: string }>(
      `insert into resident (building_id, code, full_name, email, resident_type, status)
        values (1, 'GONE', 'Gone', 'gone@example.com', 'not_householder', 'moved_out') returning id::text`,
    )
    expect(outcome(await office.a(`POST residents/${String(gone?.id)}/invite-again`, {}))).toBe(
      '409 lives_nowhere',
    )
  })
})

test('what was sent to a contact ends when the office corrects it, and nothing else does', async () => {
  const person = await office.settle(office.home(), { email: 'wrong.one@example.com' })
  const invite = async (way: string) =>
    recordOf(await office.a(`POST residents/${person.id}/${way}`, {})) as { id: string; code?: string }
  const { id } = await invite('invite-again')
  const [mailed] = await office.codesOf('i.id = $1', id)
  const correct = (values: object) => office.a(`PATCH residents/${person.id}`, values)
  expect(outcome(await correct({ phone_number: '0912999001' }))).toBe('200')
  expect((await office.look(mailed?.code ?? '')).status).toBe(200)
  expect(outcome(await correct({ email: 'right.one@example.com' }))).toBe('200')
  expect(outcome(await office.look(mailed?.code ?? ''))).toBe('404 invitation_not_found')
  expect((await office.invitation(id)).status).toBe('revoked')
  // Who stands at the desk has been seen.
  const desk = await invite('desk-invitation')
  expect(outcome(await correct({ email: 'another.one@example.com' }))).toBe('200')
  expect((await office.look(desk.code ?? '')).status).toBe(200)
})

test('at the desk a code is shown once, is good for a quarter of an hour, and asks for no name', async () => {
  const person = await office.settle(office.home())
  const reply = await office.a(`POST residents/${person.id}/desk-invitation`, {})
  const { code, link, expires_at: ends } = reply.body.data as Record<string, string>
  expect(reply.status).toBe(201)
  expect(link).toBe(`http://localhost:3000/app/join#${code}`)
  expect(Math.round((Date.parse(ends ?? '') - Date.now()) / 60_000)).toBe(15)
  const stored = await office.db.query('select from log where changes::text like $1', [`%${code}%`])
  expect(stored).toEqual([])
  expect(cameIn(await office.join({ code, phone_number: '0933000999' }))).toBe('in')
  expect(outcome(await office.join({ code, phone_number: '0933000999' }))).toBe('404 invitation_not_found')
})

describe('rights', () => {
  test('who may only read residents invites nobody, and another building’s office sees nothing', async () => {
    const home = office.home()
    const person = await office.settle(home, { email: 'rights@example.com' })
    const { id, round } = await office.letterTo(home)
    const reader = await office.seeded.member('1', right('manage_resident', 'read'))
    const stranger = office.seeded.as('B2')
    const asks: readonly [string, object | undefined][] = [
      [`POST resident-invitations/${id}/revoke`, {}],
      [`POST residents/${person.id}/invite-again`, {}],
      [`POST residents/${person.id}/desk-invitation`, {}],
      ['POST residents/invitations', { building_id: '1', residents: [person.id], ways: ['letter'] }],
      [`GET invitation-rounds/${round}/letters`, undefined],
    ]
    for (const [request, body] of asks) {
      expect([request, outcome(await reader(request, body))]).toEqual([request, '403 forbidden'])
      expect(outcome(await stranger(request, body))).toMatch(/^40[34] /)
    }
    expect((await reader(`GET resident-invitations/${id}`)).status).toBe(200)
    expect(outcome(await stranger(`GET resident-invitations/${id}`))).toBe('404 record_not_found')
    expect(outcome(await stranger(`GET invitation-rounds/${round}/preview`))).toBe('404 record_not_found')
    const bare = await call(office.server, 'POST /v1/resident/join', { json: { code: 'K7QDK7QDK7QD' } })
    expect(bare.status).toBe(401)
  })

  test('no reply and no export holds a code, its hash or its seed', async () => {
    const home = office.home()
    await office.settle(home)
    const { id, code } = await office.letterTo(home)
    const [kept] = await office.db.query<{ code_hash: string; seed: string }>(
      'select code_hash, seed from invitation_code where invitation_id = $1',
      [id],
    )
    const replies = [
      await office.a(`GET resident-invitations/${id}`),
      await office.a('GET resident-invitations?building_id=1&limit=100'),
      await office.a('GET resident-invitations/export?building_id=1&format=csv'),
    ]
    const said = JSON.stringify(replies.map(({ body }) => body))
    for (const secret of [code, showPassCode(code), kept?.code_hash ?? '', kept?.seed ?? ''])
      expect(said).not.toContain(secret)
  })
})
