import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#domain/calls/call.ts'
import type { listFormLinks } from '#domain/calls/form-answers.ts'
import { storageQuotas } from '#domain/constants.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'
import { openForm, partyForm } from '#tests/support/server/forms.ts'

// A form is filled in once by a link, without signing in.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let apartment: Record<string, unknown>
let formId: string
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  apartment = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[0]!
  formId = await openForm(a, { requires_email: true })
})
afterAll(() => seeded.close())
// All tests come from one address.
beforeEach(() => seeded.db.execute('delete from throttle'))

const missing = '404 record_not_found'
const make = (as = a, body: object = {}, id = formId) =>
  as(`POST forms/${id}/answer-link`, { apartment_id: apartment.id, ...body })
async function link(id = formId) {
  const { link: address } = recordOf(await make(a, {}, id)) as unknown as { link: string }
  return new RegExp(`/webview/forms/${id}\\?lang=vi&view_token=([\\w-]{40,})$`).exec(address)?.[1] ?? ''
}
const open = (view_token: string, id = formId) =>
  call(seeded.server, `POST /v1/public/forms/${id}`, { json: { view_token } })
const filled = {
  name: 'Cô Hoa',
  email: 'hoa@example.com',
  answers: { children: true, guests: 3, dish: 'Bánh' },
}
const send = (view_token: string, body: object = {}, id = formId) =>
  call(seeded.server, `POST /v1/public/forms/${id}/answer`, { json: { view_token, ...filled, ...body } })
const answers = () =>
  seeded.db.query<{ id: string }>('select id::text from form_answer where form_id = $1', [formId])

test('a link shows the form, takes one answer, and thanks whoever sends it again', async () => {
  const token = await link()
  expect((await open(token)).body.data).toMatchObject({
    name: partyForm.name,
    apartment: apartment.code,
    is_open: true,
    is_answered: false,
    thank_you: null,
    requires_email: true,
  })
  const before = (await answers()).length
  expect((await send(token)).body.data).toEqual({ thank_you: partyForm.thank_you })
  expect((await send(token)).body.data).toEqual({ thank_you: partyForm.thank_you })
  expect((await open(token)).body.data).toMatchObject({ is_answered: true, thank_you: partyForm.thank_you })
  const made = await answers()
  expect(made.length).toBe(before + 1)
  const stored = recordOf(await a(`GET registration-statistics/${made.at(-1)?.id}`))
  expect(stored).toMatchObject({
    name: 'Cô Hoa',
    apartment_id: apartment.id,
    entered_by_id: null,
    status: 'new',
    answers: { children: true, guests: 3, dish: 'Bánh' },
  })
})

test('of many tries at once one is an answer', async () => {
  const [token, before] = [await link(), (await answers()).length]
  const replies = await Promise.all(Array.from({ length: 8 }, () => send(token)))
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await answers()).length).toBe(before + 1)
})

test('an answer that is refused leaves the link as it was, and says why at the field', async () => {
  const token = await link()
  expect(faults(await send(token, { name: '' }))).toEqual(['name:required'])
  expect(faults(await send(token, { email: '' }))).toEqual(['email:required'])
  expect(faults(await send(token, { email: 'x' }))).toEqual(['email:invalid_email'])
  expect(faults(await send(token, { answers: { children: true } }))).toEqual(['answers.guests:required'])
  const odd = { children: true, guests: 3, dish: 'Phở bò' }
  expect(faults(await send(token, { answers: odd }))).toEqual(['answers.dish:invalid_option'])
  expect((await send(token)).status).toBe(200)
})

test.each([
  ['apartment_id', '2'],
  ['building_id', '2'],
  ['form_id', '2'],
  ['status', 'processed'],
  ['note', 'x'],
  ['entered_by_id', '1'],
  ['signature', '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b'],
])('who has a link says nothing of %s', async (field, value) => {
  expect((await send(await link(), { [field]: value })).status).toBe(422)
})

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a form that demands a signature takes a picture of one, which is the answer’s', async () => {
  const id = await openForm(a, { requires_signature: true })
  const token = await link(id)
  expect(faults(await send(token, {}, id))).toEqual(['signature:signature_required'])
  const form = new FormData()
  form.append('view_token', token)
  form.append('name', 'Cô Hoa')
  form.append('answers[children]', '1')
  form.append('answers[guests]', '2')
  form.append('signature', new File([dot], 'signature.png', { type: 'image/png' }))
  const reply = await call(seeded.server, `POST /v1/public/forms/${id}/answer`, { form })
  expect(reply.status).toBe(200)
  const [row] = await seeded.db.query<{ signature: string }>(
    'select signature::text from form_answer where form_id = $1',
    [id],
  )
  expect((await seeded.raw(`/v1/manage/storage/media/${row?.signature}`)).status).toBe(200)
})

/** As many uploads of a building's links as one account may send in a day. */
const fillDay = (buildingId: string) =>
  seeded.db.execute(
    `insert into file (building_id, organisation_id, name, search_text, mime_type, size, views, downloads, sha256, created_by)
      select $1, organisation_id, 'x.png', '', 'image/png', 1, 0, 0, '', 0
        from building cross join generate_series(1, $2::int) where id = $1`,
    [buildingId, storageQuotas.account.files],
  )

test('signatures by links are counted in their building: another’s leave room for these', async () => {
  const id = await openForm(a, { requires_signature: true })
  const sign = async () => {
    const form = new FormData()
    form.append('view_token', await link(id))
    form.append('name', 'Cô Hoa')
    form.append('answers[guests]', '2')
    form.append('signature', new File([dot], 'signature.png', { type: 'image/png' }))
    return outcome(await call(seeded.server, `POST /v1/public/forms/${id}/answer`, { form }))
  }
  await fillDay('2')
  expect(await sign()).toBe('200')
  await fillDay('1')
  expect(await sign()).toBe('413 upload_quota_exceeded')
  await seeded.db.execute(`delete from file where sha256 = ''`)
  expect(await sign()).toBe('200')
})

test('while the building’s order has expired a link opens nothing', async () => {
  const token = await link()
  const before = (await answers()).length
  await seeded.db.execute(
    `insert into "order" (building_id, code, permission_product_codes, start_date, end_date, status)
      values (1, 'OLD', '{ql}', '2020-01-01', '2020-12-31', 'complete')`,
  )
  await seeded.db.execute(`update "order" set deleted_at = now() where building_id = 1 and code <> 'OLD'`)
  expect([outcome(await open(token)), outcome(await send(token))]).toEqual([
    '403 order_expired',
    '403 order_expired',
  ])
  expect((await answers()).length).toBe(before)
  await seeded.db.execute(`delete from "order" where building_id = 1 and code = 'OLD'`)
  await seeded.db.execute(`update "order" set deleted_at = null where building_id = 1`)
  expect(outcome(await send(token))).toBe('200')
})

test('a form that was closed takes no answer, and makes no link', async () => {
  const id = await openForm(a)
  const token = await link(id)
  await a(`POST forms/${id}/close`, {})
  expect((await open(token, id)).body.data).toMatchObject({ is_open: false })
  expect(faults(await send(token, {}, id))).toEqual(['form_id:form_not_open'])
  expect(outcome(await make(a, {}, id))).toBe('409 form_not_open')
})

test('a token ends, and opens no other form and no other kind of link', async () => {
  const [token, other] = [await link(), await openForm(a)]
  expect(outcome(await open(token, other))).toBe(missing)
  expect(outcome(await send(token, {}, other))).toBe(missing)
  const asGuest = { json: { view_token: token } }
  expect(outcome(await call(seeded.server, 'POST /v1/public/visitor-invitation', asGuest))).toBe(missing)
  expect((await call(seeded.server, 'GET /v1/manage/forms', { token })).status).toBe(401)
  await seeded.db.execute(`update form_link set expires_at = now() - interval '1 second'`)
  expect(outcome(await open(token))).toBe(missing)
  expect(outcome(await send(token))).toBe(missing)
})

type Waiting = DataOf<typeof listFormLinks>
const waiting = async (id: string, query = '', as = a) =>
  (await as(`GET forms/${id}/answer-links?${query}`)).body.data as Waiting
const withdraw = (id: string, link: string, as = a) =>
  as(`POST forms/${id}/answer-link/withdraw`, { link_id: link })
const ended = '409 form_link_withdrawn'

test('the office sees which links wait, and withdraws one: it says so from then on, and a new one takes the answer', async () => {
  const id = await openForm(a)
  const [old, other] = [await link(id), await link(id)]
  const { total, rows } = await waiting(id)
  expect([total, rows.map((row) => row.apartment)]).toEqual([2, [apartment.code, apartment.code]])
  expect(rows[0]).toMatchObject({ resident: null, made_by: expect.any(String) })
  expect(outcome(await withdraw(id, rows[1]!.id))).toBe('200')
  expect([outcome(await open(old, id)), outcome(await send(old, {}, id))]).toEqual([ended, ended])
  expect((await waiting(id)).rows.map((row) => row.id)).toEqual([rows[0]!.id])
  const fresh = await link(id)
  expect(outcome(await send(fresh, {}, id))).toBe('200')
  expect(outcome(await send(other, {}, id))).toBe('200')
  expect((await waiting(id)).total).toBe(0)
  const logged = await seeded.db.query<{ action: string }>(
    `select action from log where resource = 'registration_form' and record_id = $1 and action like 'link%' order by id`,
    [id],
  )
  expect(logged.map(({ action }) => action)).toEqual([
    'link_made',
    'link_made',
    'link_withdrawn',
    'link_made',
  ])
})

test('a link is withdrawn once, and not after its answer; of both at once one wins', async () => {
  const id = await openForm(a)
  const token = await link(id)
  const first = (await waiting(id)).rows[0]!.id
  const both = await Promise.all([send(token, {}, id), withdraw(id, first)])
  expect([
    ['200', missing],
    [ended, '200'],
  ]).toContainEqual(both.map(outcome))
  expect(outcome(await withdraw(id, first))).toBe(missing)
  const again = await link(id)
  const second = (await waiting(id)).rows[0]!.id
  expect(outcome(await send(again, {}, id))).toBe('200')
  expect(outcome(await withdraw(id, second))).toBe(missing)
  expect((await open(again, id)).body.data).toMatchObject({ is_answered: true })
})

test('links of one apartment are found, and only who may make them sees and withdraws them', async () => {
  const id = await openForm(a)
  const home = rowsOf(await a('GET apartments?building_id=1'), 'apartments')[1]!
  await make(a, {}, id)
  await make(a, { apartment_id: home.id }, id)
  const { rows } = await waiting(id, `apartment_id=${String(home.id)}`)
  expect(rows.map((row) => row.apartment)).toEqual([home.code])
  const reader = await seeded.member('1', right('manage_form', 'read'), right('manage_visitor', 'read'))
  const asked = `GET forms/${id}/answer-links`
  expect(outcome(await reader(asked))).toBe('403 forbidden')
  expect(outcome(await withdraw(id, rows[0]!.id, reader))).toBe('403 forbidden')
  expect(outcome(await seeded.as('R')(asked))).toBe('403 forbidden')
  expect(outcome(await seeded.as('B2')(asked))).toBe(missing)
  expect(outcome(await withdraw(id, rows[0]!.id, seeded.as('B2')))).toBe(missing)
  // One of another form is none of this one's.
  expect(outcome(await withdraw(formId, rows[0]!.id))).toBe(missing)
  // Whose they are is told to who may read apartments.
  const maker = await seeded.member(
    '1',
    right('manage_form', 'read'),
    right('manage_visitor', 'read', 'create'),
  )
  expect((await waiting(id, '', maker)).rows.map((row) => row.apartment)).toEqual([null, null])
})

test('who tries tokens is stopped, and who has one is not', async () => {
  const token = await link()
  let last = ''
  for (let at = 0; at < 40; at++) last = outcome(await open(`${'c'.repeat(40)}${at}`))
  expect(last).toBe('429 too_many_requests')
  expect(outcome(await open(token))).toBe('200')
})

test('only who may note answers makes a link, for a form of their own building and its apartments', async () => {
  const reads = [right('manage_form', 'read'), right('manage_visitor', 'read')]
  const reader = await seeded.member('1', ...reads)
  expect(outcome(await make(reader))).toBe('403 forbidden')
  const guard = await seeded.member('1', right('manage_visitor', 'read', 'create'))
  expect(['403 forbidden', missing]).toContain(outcome(await make(guard)))
  expect(outcome(await make(seeded.as('B2')))).toBe(missing)
  expect(outcome(await make(seeded.as('R')))).toBe('403 forbidden')
  const foreign = rowsOf(await seeded.as('B2')('GET apartments?building_id=2'), 'apartments')[0]!
  expect(faults(await make(a, { apartment_id: foreign.id }))).toEqual(['apartment_id:invalid_reference'])
  expect(faults(await a(`POST forms/${formId}/answer-link`, {}))).toEqual(['apartment_id:required'])
})
