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
