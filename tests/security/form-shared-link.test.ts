import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DataOf } from '#domain/calls/call.ts'
import type { readSharedLink } from '#domain/calls/form-shared-link.ts'
import { openForm } from '#tests/support/server/forms.ts'
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

// A form has one link for everybody: its holders say which apartment, and who of it, they answer for.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let homes: { id: string; code: string; block_id: string }[]
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  homes = rowsOf(await a('GET apartments?building_id=1'), 'apartments') as unknown as typeof homes
})
afterAll(() => seeded.close())
// All tests come from one address.
beforeEach(() => seeded.db.execute('delete from throttle'))

const missing = '404 record_not_found'
type Shared = DataOf<typeof readSharedLink>
const shown = async (id: string) => (await a(`GET forms/${id}/shared-link`)).body.data as Shared
const tokenOf = (link: string) => /view_token=([\w-]{40,})$/.exec(link)?.[1] ?? ''
const share = async (id: string) => {
  const made = (await a(`POST forms/${id}/shared-link`, {})).body.data as NonNullable<Shared>
  return tokenOf(made.link)
}
const open = (id: string, view_token: string) =>
  call(seeded.server, `POST /v1/public/forms/${id}`, { json: { view_token } })
const send = (id: string, view_token: string, told: object) =>
  call(seeded.server, `POST /v1/public/forms/${id}/answer`, {
    json: { view_token, name: 'Cô Hoa', answers: { guests: 3 }, ...told },
  })
const answersOf = (id: string) =>
  seeded.db.query<{ apartment_id: string | null; resident_id: string | null; name: string }>(
    'select apartment_id::text, resident_id::text, name from form_answer where form_id = $1 and deleted_at is null order by id',
    [id],
  )

test('the office makes one link, sees it again, and shuts it', async () => {
  const id = await openForm(a)
  expect(await shown(id)).toBeNull()
  const token = await share(id)
  expect(await share(id)).toBe(token)
  expect(tokenOf((await shown(id))?.link ?? '')).toBe(token)
  // It is no link of one answer: those that wait do not name it, and are not how it is shut.
  expect((await a(`GET forms/${id}/answer-links`)).body.data).toEqual({ total: 0, rows: [] })
  expect((await open(id, token)).body.data).toMatchObject({ is_shared: true, apartment: null, is_open: true })
  expect(outcome(await a(`POST forms/${id}/shared-link/shut`, {}))).toBe('200')
  expect(outcome(await a(`POST forms/${id}/shared-link/shut`, {}))).toBe(missing)
  const ended = '409 form_link_withdrawn'
  expect([outcome(await open(id, token)), outcome(await send(id, token, {}))]).toEqual([ended, ended])
  const next = await share(id)
  expect(next).not.toBe(token)
  expect(outcome(await open(id, next))).toBe('200')
  const logged = await seeded.db.query<{ action: string }>(
    `select action from log where resource = 'registration_form' and record_id = $1 and action like 'link%' order by id`,
    [id],
  )
  expect(logged.map(({ action }) => action)).toEqual(['link_made', 'link_withdrawn', 'link_made'])
})

test('of many who make it at once all get the same', async () => {
  const id = await openForm(a)
  const tokens = await Promise.all(Array.from({ length: 5 }, () => share(id)))
  expect(new Set(tokens).size).toBe(1)
})

test('an apartment answers once: a second answer is told at the field, by the link and by staff', async () => {
  const id = await openForm(a, { answer_limit: 'per_apartment' })
  const token = await share(id)
  const [first, second] = homes
  expect((await open(id, token)).body.data).toMatchObject({ needs_apartment: true })
  expect(faults(await send(id, token, {}))).toEqual(['apartment:required'])
  // As people write it: without the marks, in small letters.
  const loose = ` ${first!.code.toLowerCase().replaceAll(/[-_./ ]/g, '')} `
  expect(outcome(await send(id, token, { apartment: loose }))).toBe('200')
  expect(faults(await send(id, token, { apartment: first!.code, name: 'Ông Tư' }))).toEqual([
    'apartment:apartment_answered',
  ])
  const byStaff = (home: { id: string }) =>
    a('POST registration-statistics', {
      building_id: '1',
      form_id: id,
      name: 'Bà Hai',
      apartment_id: home.id,
      answers: { guests: 1 },
    })
  expect(faults(await byStaff(first!))).toEqual(['apartment_id:apartment_answered'])
  const other = await byStaff(second!)
  expect(outcome(other)).toBe('201')
  // Nor by an edit, or out of the trash.
  const path = `registration-statistics/${recordOf(other).id}`
  expect(faults(await a(`PATCH ${path}`, { apartment_id: first!.id }))).toEqual([
    'apartment_id:apartment_answered',
  ])
  expect(outcome(await a(`PATCH ${path}`, { name: 'Bà Ba' }))).toBe('200')
  await a(`DELETE ${path}`)
  expect(outcome(await send(id, token, { apartment: second!.code }))).toBe('200')
  expect(outcome(await a(`POST ${path}/restore`, {}))).toBe('422 apartment_answered')
  expect((await answersOf(id)).map((one) => one.apartment_id)).toEqual([first!.id, second!.id])
})

test('of many answers of one apartment at once one is taken', async () => {
  const id = await openForm(a, { answer_limit: 'per_apartment' })
  const token = await share(id)
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => send(id, token, { apartment: homes[0]!.code })),
  )
  expect(replies.map(outcome).filter((one) => one === '200')).toHaveLength(1)
  expect(await answersOf(id)).toHaveLength(1)
})

test('of an apartment each person answers once, whatever accents they type', async () => {
  const id = await openForm(a, { answer_limit: 'per_person' })
  const token = await share(id)
  const [home, other] = homes
  const by = (name: string, apartment = home!.code) => send(id, token, { apartment, name })
  expect(outcome(await by('Nguyễn Thị Hoa'))).toBe('200')
  expect(outcome(await by('Trần Văn Tư'))).toBe('200')
  expect(faults(await by('nguyen thi  hoa'))).toEqual(['name:person_answered'])
  expect(outcome(await by('Nguyễn Thị Hoa', other!.code))).toBe('200')
  expect(await answersOf(id)).toHaveLength(3)
})

test('who lives there is found by the name, which only the office sees', async () => {
  const id = await openForm(a, { answer_limit: 'per_person', requires_resident: true })
  const token = await share(id)
  const resident = recordOf(
    await a('POST residents', { building_id: '1', full_name: 'Lê Thị Sen', resident_type: 'householder' }),
  )
  const [other] = rowsOf(await a('GET residencies?building_id=1&limit=1'))
  const stay = {
    building_id: '1',
    apartment_id: homes[0]!.id,
    block_id: homes[0]!.block_id,
    resident_id: resident.id,
    relationship_id: other?.relationship_id,
    move_in_date: '2020-01-01',
  }
  expect(outcome(await a('POST residencies', stay))).toBe('201')
  const told = { apartment: homes[0]!.code }
  const known = await send(id, token, { ...told, name: 'Le Thi Sen' })
  const stranger = await send(id, token, { ...told, name: 'Không Ở Đây' })
  expect([known.status, known.body]).toEqual([stranger.status, stranger.body])
  expect((await answersOf(id)).map((one) => one.resident_id)).toEqual([resident.id, null])
  const replies = JSON.stringify([(await open(id, token)).body, known.body])
  expect(replies).not.toContain('Lê Thị')
})

test('a code that is none, or of another building, is told at its field, and guessing ends', async () => {
  const id = await openForm(a)
  const token = await share(id)
  const foreign = rowsOf(await seeded.as('B2')('GET apartments?building_id=2'), 'apartments')
  const strange = foreign.find(({ code }) => !homes.some((home) => home.code === code))
  for (const apartment of ['Z-9999', ...(strange === undefined ? [] : [String(strange.code)])])
    expect(faults(await send(id, token, { apartment }))).toEqual(['apartment:apartment_unknown'])
  let last = ''
  for (let at = 0; at < 40; at++) last = outcome(await send(id, token, { apartment: `Q-${at}` }))
  expect(last).toBe('429 too_many_requests')
  // Who writes their own is not stopped by others of the house.
  expect(outcome(await send(id, token, { apartment: homes[0]!.code }))).toBe('200')
})

test('a code that is written like two apartments is one only as it is spelt', async () => {
  const id = await openForm(a)
  const token = await share(id)
  const like = homes[0]!.code
  const twin = `${like.slice(0, 2).replaceAll(/[-_./ ]/g, '')}/${like.slice(2).replaceAll(/[-_./ ]/g, '')}`
  const made = await a('POST apartments', {
    building_id: '1',
    block_id: homes[0]!.block_id,
    code: twin,
    area: 1,
  })
  expect(outcome(made)).toBe('201')
  expect(faults(await send(id, token, { apartment: like.replaceAll(/[-_./ ]/g, '') }))).toEqual([
    'apartment:apartment_unknown',
  ])
  expect(outcome(await send(id, token, { apartment: twin }))).toBe('200')
  expect((await answersOf(id)).map((one) => one.apartment_id)).toEqual([recordOf(made).id])
  await a(`DELETE apartments/${recordOf(made).id}`)
})

test('answers of one address are limited', async () => {
  const id = await openForm(a)
  const token = await share(id)
  const { tries } = (await import('#api/auth/limits.ts')).defaultLimits.formAnswersPerAddress
  expect(outcome(await send(id, token, { apartment: homes[0]!.code }))).toBe('200')
  await seeded.db.execute(`update throttle set count = $1 where key like 'form-answer:address:%'`, [tries])
  expect(outcome(await send(id, token, { apartment: homes[0]!.code }))).toBe('429 too_many_requests')
})

test('a form that takes any number and asks for no apartment takes an answer without', async () => {
  const id = await openForm(a, { requires_apartment: false })
  const token = await share(id)
  expect((await open(id, token)).body.data).toMatchObject({ needs_apartment: false })
  expect(outcome(await send(id, token, {}))).toBe('200')
  expect(outcome(await send(id, token, { apartment: homes[0]!.code }))).toBe('200')
  expect((await answersOf(id)).map((one) => one.apartment_id)).toEqual([null, homes[0]!.id])
})

test('a link of one answer names its apartment: nobody says another', async () => {
  const id = await openForm(a)
  const made = await a(`POST forms/${id}/answer-link`, { apartment_id: homes[0]!.id })
  const { link } = made.body.data as { link: string }
  expect(faults(await send(id, tokenOf(link), { apartment: homes[1]!.code }))).toEqual([
    'apartment:invalid_value',
  ])
})

test('a draft has no link for everybody, and a closed form takes nothing by it', async () => {
  const draft = recordOf(
    await a('POST forms', {
      building_id: '1',
      name: 'Draft',
      fields: [{ key: 'guests', label: 'guests', type: 'number', required: false }],
    }),
  )
  expect(outcome(await a(`POST forms/${draft.id}/shared-link`, {}))).toBe('409 form_not_open')
  const id = await openForm(a)
  const token = await share(id)
  await a(`POST forms/${id}/close`, {})
  expect((await open(id, token)).body.data).toMatchObject({ is_open: false })
  expect(faults(await send(id, token, { apartment: homes[0]!.code }))).toEqual(['form_id:form_not_open'])
})

test('only who may note answers makes, sees and shuts it, in their own building', async () => {
  const id = await openForm(a)
  await share(id)
  const reader = await seeded.member('1', right('manage_form', 'read'), right('manage_visitor', 'read'))
  const asked = [
    `GET forms/${id}/shared-link`,
    `POST forms/${id}/shared-link`,
    `POST forms/${id}/shared-link/shut`,
  ]
  const tried = (as: typeof a) =>
    Promise.all(asked.map(async (one) => outcome(await as(one, one.startsWith('GET') ? undefined : {}))))
  expect(await tried(reader)).toEqual(['403 forbidden', '403 forbidden', '403 forbidden'])
  expect(await tried(seeded.as('R'))).toEqual(['403 forbidden', '403 forbidden', '403 forbidden'])
  expect(await tried(seeded.as('B2'))).toEqual([missing, missing, missing])
})
