import { afterAll, beforeAll, expect, test } from 'vitest'
import { permissionCodeNames } from '#domain/permission.ts'
import { contract } from '#entities/contracts/contract.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import {
  faults,
  openSeededServer,
  outcome,
  right,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { addPerson, rightPassword, tokenFor } from '#tests/support/server/people.ts'
import { call } from '#tests/support/server/test-server.ts'

// Records that a call looks up on its way to its own record must belong to that record's building too.
let seeded: SeededServer
let neighbour: Awaited<ReturnType<SeededServer['member']>>
beforeAll(async () => {
  seeded = await openSeededServer()
  neighbour = await seeded.member(
    '2',
    ...permissionCodeNames.map((code) => right(code, 'read', 'create', 'update', 'delete', 'approve')),
  )
})
afterAll(() => seeded.close())

const secret = JSON.stringify([{ key: 'hidden_key', label: 'Hidden', type: 'text', required: true }])

test('a form of another building is as none: no refusal names its fields', async () => {
  const [form] = await seeded.db.query<{ id: string }>(
    `insert into registration_form (building_id, name, type, fields, status, requires_apartment, requires_resident,
        requires_signature, requires_email)
      values (1, 'Hidden', 'other', $1, 'open', false, false, false, false) returning id::text`,
    [secret],
  )
  for (const answers of [{}, { hidden_key: '1' }, { other_key: '1' }]) {
    const reply = await neighbour(`POST ${formAnswer.path}`, {
      building_id: '2',
      form_id: form?.id,
      name: 'Guess',
      answers,
    })
    expect({ answers, faults: faults(reply) }).toEqual({ answers, faults: ['form_id:invalid_reference'] })
  }
})

test('a template of another building neither, for a new contract or one that there is', async () => {
  const [template] = await seeded.db.query<{ id: string }>(
    'select id::text from contract_template where building_id = 1 limit 1',
  )
  await seeded.db.execute('update contract_template set fields = $2 where id = $1', [template?.id, secret])
  const [own] = await seeded.db.query<{ id: string }>(
    `select id::text from contract where building_id = 2 and deleted_at is null and status = 'draft' limit 1`,
  )
  const reply = await neighbour(`PATCH ${contract.path}/${String(own?.id)}`, { template_id: template?.id })
  expect(faults(reply)).toEqual(['template_id:invalid_reference'])
})

test('how the organisation guards its sign-in is no setting that a building reads', async () => {
  await seeded.db.execute(
    `insert into setting (organisation_id, building_id, code, content) values (1, 0, 'second_factor', '"off"')`,
  )
  for (const who of ['R', 'A', 'ADM'])
    expect(
      outcome(await seeded.as(who)('GET setting/settings/detail?code=second_factor&building_id=1')),
    ).toMatch(/^404/)
})

test('a permission group of another organisation answers as one that does not exist', async () => {
  const abroad = await addPerson(seeded.server, { type: 'org_admin', organisationId: '2' })
  const token = await tokenFor(seeded.server, abroad)
  const [group] = await seeded.db.query<{ id: string }>(
    'select id::text from permission_group where building_id = 1 limit 1',
  )
  for (const id of [String(group?.id), '999999999999']) {
    const reply = await call(seeded.server, 'POST /v1/manage/org-members', {
      token,
      json: { name: 'New', email: 'new@abroad.test', type: 'org_member', permission_groups: [id] },
    })
    expect({ id, outcome: outcome(reply) }).toEqual({ id, outcome: '422 invalid_reference' })
  }
})

test('nobody takes the name that somebody of another organisation signs in with, and so keeps them out', async () => {
  const abroad = await addPerson(seeded.server, { type: 'org_admin', organisationId: '2' })
  const token = await tokenFor(seeded.server, abroad)
  // Older than the other one, so that sign-in would find it first.
  const pawn = await addPerson(seeded.server, { organisationId: '2' })
  const victim = await addPerson(seeded.server)
  const ask = async (request: string, json: object) =>
    faults(await call(seeded.server, request, { token, json }))
  const at = `/v1/manage/org-members/${pawn.id}`
  expect(await ask(`PATCH ${at}`, { email: victim.email })).toEqual(['email:email_exists'])
  expect(await ask(`PATCH ${at}`, { email: victim.email.toUpperCase() })).toEqual(['email:email_exists'])
  expect(await ask(`PATCH ${at}`, { phone_number: victim.phone })).toEqual([
    'phone_number:phone_number_exists',
  ])
  const person = { name: 'New', email: victim.email, type: 'org_member', permission_groups: [] }
  expect(await ask('POST /v1/manage/org-members', person)).toEqual(['email:email_exists'])
  const signedIn = await call(seeded.server, 'POST /v1/auth/login', {
    json: { username: victim.email, password: rightPassword, remember: false },
  })
  expect(outcome(signedIn)).toBe('200')
})

test('nor in another spelling of the phone number, of whatever organisation its owner is', async () => {
  for (const organisationId of ['1', '2']) {
    const manager = await addPerson(seeded.server, { type: 'org_admin', organisationId })
    const token = await tokenFor(seeded.server, manager)
    const pawn = await addPerson(seeded.server, { organisationId })
    const victim = await addPerson(seeded.server)
    const spelling = `84${victim.phone.slice(1)}`
    const ask = async (request: string, as: string, json: object) =>
      faults(await call(seeded.server, request, { token: as, json }))
    const at = `/v1/manage/org-members/${pawn.id}`
    const person = { name: 'New', email: `new${organisationId}@spelling.test`, phone_number: spelling }
    const refused = ['phone_number:phone_number_exists']
    expect(await ask(`PATCH ${at}`, token, { phone_number: spelling })).toEqual(refused)
    expect(
      await ask('POST /v1/manage/org-members', token, {
        ...person,
        type: 'org_member',
        permission_groups: [],
      }),
    ).toEqual(refused)
    const own = { current_password: rightPassword, phone_number: spelling }
    const pawnsToken = await tokenFor(seeded.server, pawn)
    expect(await ask('PATCH /v1/auth/profile', pawnsToken, own)).toEqual(refused)

    // From the trash neither, when the number has gone to somebody else meanwhile.
    await seeded.db.execute('update account set phone_number = $2, deleted_at = now() where id = $1', [
      pawn.id,
      spelling,
    ])
    expect(await ask(`POST ${at}/restore`, token, {})).toEqual(refused)

    // An account keeps its own number in another spelling.
    const again = await addPerson(seeded.server, { organisationId })
    expect(
      await ask(`PATCH /v1/manage/org-members/${again.id}`, token, {
        phone_number: `84${again.phone.slice(1)}`,
      }),
    ).toEqual([])
    const signedIn = await call(seeded.server, 'POST /v1/auth/login', {
      json: { username: `+${spelling}`, password: rightPassword, remember: false },
    })
    expect(outcome(signedIn)).toBe('200')
  }
})

test('of two organisations that give the same name at the same moment, one is refused', async () => {
  const tokens = await Promise.all(
    ['1', '2'].map(async (organisationId) =>
      tokenFor(seeded.server, await addPerson(seeded.server, { type: 'org_admin', organisationId })),
    ),
  )
  for (let round = 0; round < 10; round++) {
    const person = { name: 'New', type: 'org_member', permission_groups: [] }
    // The same phone number in two spellings, or the same address in capitals.
    const names = [
      { email: `twin${round}@race.test`, phone_number: round < 5 ? `09090000${10 + round}` : null },
      {
        email: round < 5 ? `other${round}@race.test` : `TWIN${round}@race.test`,
        phone_number: `849090000${10 + round}`,
      },
    ]
    const replies = await Promise.all(
      tokens.map((token, index) =>
        call(seeded.server, 'POST /v1/manage/org-members', { token, json: { ...person, ...names[index] } }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422])
  }
})

test('a resident of another organisation answers as one that does not exist', async () => {
  const [building] = await seeded.db.query<{ id: string }>(
    `insert into building (organisation_id, code, name, address, currency_code)
      select 2, 'ABROAD', name, address, currency_code from building where id = 1 returning id::text`,
  )
  const [resident] = await seeded.db.query<{ id: string }>(
    `insert into resident (building_id, code, full_name, gender, nationality, resident_type, status)
      values ($1, 'ABROAD', 'Abroad', 'female', 'vietnam', 'householder', 'using') returning id::text`,
    [building?.id],
  )
  for (const residentId of [String(resident?.id), '999999999999']) {
    const reply = await neighbour('POST org-members', {
      name: 'New',
      email: 'resident@abroad.test',
      type: 'org_resident',
      resident_id: residentId,
    })
    expect({ residentId, faults: faults(reply) }).toEqual({
      residentId,
      faults: ['resident_id:invalid_reference'],
    })
  }
})
