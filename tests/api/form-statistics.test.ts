import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataOf } from '#domain/calls/call.ts'
import type { listCountedAnswers, readFormStatistics } from '#domain/calls/form-statistics.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openForm, partyForm } from '#tests/support/server/forms.ts'
import {
  faults,
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  withKey,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// What the answers of a form come to, and the answers behind each figure.
let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
let formId: string
let homes: Record<string, unknown>[]
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
  homes = rowsOf(await a('GET apartments?building_id=1'), 'apartments')
  formId = await openForm(a)
  await answer('2026-10-30T16:30:00Z', { children: true, guests: 3, dish: 'Bánh', games: ['Cờ', 'Bóng'] })
  // The office's day is ahead of UTC: this one is of the 31st there.
  await answer('2026-10-30T17:30:00Z', { children: false, guests: 5.5, dish: 'Bánh', wish: 'Đàn guitar' })
  await answer('2026-11-02T03:00:00Z', { guests: 2, games: ['Cờ'], wish: 'Karaoke', call_me: '0912345678' })
  const gone = await answer('2026-11-02T03:00:00Z', { children: true, guests: 20 })
  await a(`DELETE registration-statistics/${gone}`)
})
afterAll(() => seeded.close())

async function answer(at: string, answers: object, home = homes[0]): Promise<string> {
  const reply = await a('POST registration-statistics', {
    building_id: '1',
    form_id: formId,
    name: `Of ${at}`,
    apartment_id: home?.id,
    answers,
  })
  const { id } = recordOf(reply)
  await seeded.db.execute('update form_answer set created_at = $2 where id = $1', [id, at])
  return id
}

type Statistics = DataOf<typeof readFormStatistics>
const read = async (query = '') =>
  (await a(`GET forms/${formId}/statistics?${query}`)).body.data as Statistics
const behind = async (query: string) =>
  (await a(`GET forms/${formId}/statistics/answers?${query}`)).body.data as DataOf<typeof listCountedAnswers>
const field = ({ fields }: Statistics, key: string) => fields.find((one) => one.key === key)!

test('options, numbers and texts are counted, of answers that are not in the trash', async () => {
  const told = await read()
  expect(told.total).toBe(3)
  expect(field(told, 'children')).toMatchObject({
    label: 'Bring children?',
    answered: 2,
    options: [
      { value: 'true', label: 'Yes', answers: 1, share: '50' },
      { value: 'false', label: 'No', answers: 1, share: '50' },
    ],
  })
  expect(field(told, 'dish').options).toMatchObject([
    { value: 'Bánh', answers: 2, share: '100' },
    { value: 'Nước', answers: 0, share: '0' },
  ])
  expect(field(told, 'games').options).toMatchObject([
    { value: 'Cờ', answers: 2 },
    { value: 'Bóng', answers: 1 },
  ])
  expect(field(told, 'guests').numbers).toEqual({
    sum: '10.5',
    smallest: '2',
    average: '3.5',
    largest: '5.5',
  })
  expect(field(told, 'wish').latest?.map(({ value }) => value)).toEqual(['Karaoke', 'Đàn guitar'])
})

test('whom to call is told on the answer alone', async () => {
  const told = field(await read(), 'call_me')
  expect(told).toMatchObject({ answered: 1, options: null, numbers: null, latest: null })
})

test('days are the office’s, and those without an answer have a row', async () => {
  const { rows } = await read('by=day')
  expect(rows.map(({ key, answers }) => [key, answers])).toEqual([
    ['2026-10-30', 1],
    ['2026-10-31', 1],
    ['2026-11-01', 0],
    ['2026-11-02', 1],
  ])
  expect((await read('by=month')).rows).toMatchObject([
    { key: '2026-10', label: '10/2026', answers: 2 },
    { key: '2026-11', answers: 1 },
  ])
  const [block] = (await read('by=block')).rows
  expect(block).toMatchObject({ key: homes[0]?.block_id, answers: 3 })
})

test('a period counts its own answers', async () => {
  const told = await read('from=2026-10-31&to=2026-10-31&by=month')
  expect(told).toMatchObject({ total: 1, rows: [{ key: '2026-10', answers: 1 }] })
  expect(field(told, 'guests').numbers).toMatchObject({ sum: '5.5', smallest: '5.5' })
  expect((await read('from=2026-12-01')).total).toBe(0)
})

test('each figure is the number of the answers behind it', async () => {
  for (const by of ['day', 'month', 'block'] as const) {
    const told = await read(`by=${by}`)
    for (const { key, answers } of told.rows)
      expect((await behind(`by=${by}&row=${key}`)).total, `${by} ${key}`).toBe(answers)
    for (const { key, answered, options } of told.fields) {
      expect((await behind(`field=${key}`)).total, key).toBe(answered)
      for (const { value, answers } of options ?? [])
        expect((await behind(`field=${key}&value=${encodeURIComponent(value)}`)).total, value).toBe(answers)
    }
  }
  expect((await behind('field=guests&value=5.5')).rows).toMatchObject([{ name: 'Of 2026-10-30T17:30:00Z' }])
  const all = await behind('limit=2&page=2')
  expect([all.total, all.rows.length]).toEqual([3, 1])
})

test('a file and a paper say the same', async () => {
  const csv = await (await seeded.raw(`/v1/manage/forms/${formId}/statistics/export?format=csv`)).text()
  expect(csv).toContain(partyForm.name)
  expect(csv).toContain('Bring children?,Yes,1,50')
  expect(csv).toContain('dish,Bánh,2,100')
  const [line] = await seeded.db.query<{ resource: string; record_id: string }>(
    `select resource, record_id from log where action = 'export' order by id desc limit 1`,
  )
  expect(line).toEqual({ resource: 'registration_form', record_id: formId })
  const file = await seeded.raw(`/v1/manage/forms/${formId}/statistics/pdf`)
  const pdf = pdfText(await file.bytes())
  expect(pdf.text.replaceAll(' ', '')).toContain('Bringchildren?')
  const [taken] = await seeded.db.query<{ record_title: string; record_id: string }>(
    `select record_title, record_id from log where action = 'export' order by id desc limit 1`,
  )
  expect(taken).toEqual({ record_title: `form-statistics-${formId}.pdf`, record_id: formId })
  const sheet = await seeded.raw(`/v1/manage/forms/${formId}/statistics/export`)
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml')
})

test('a file holds no formula, whoever wrote it: the office or whoever answered', async () => {
  const formula = '=HYPERLINK("http://evil.test")'
  const id = await openForm(a, {
    name: formula,
    fields: [{ key: 'wish', label: `+${formula}`, type: 'text', required: false }],
  })
  const answered = await a('POST registration-statistics', {
    building_id: '1',
    form_id: id,
    name: `@${formula}`,
    apartment_id: homes[0]?.id,
    answers: { wish: formula },
  })
  expect(outcome(answered)).toBe('201')
  const csv = await (await seeded.raw(`/v1/manage/forms/${id}/statistics/export?format=csv`)).text()
  expect(csv).toContain('HYPERLINK')
  const cells = csv.replace('\uFEFF', '').split(/\r\n|,/)
  expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
})

test('what is asked wrongly is refused at its name', async () => {
  expect(faults(await a(`GET forms/${formId}/statistics?by=week`))).toEqual(['by:invalid_option'])
  expect(faults(await a(`GET forms/${formId}/statistics?from=x`))).toEqual(['from:invalid_date'])
  const backwards = await a(`GET forms/${formId}/statistics?from=2026-02-01&to=2026-01-01`)
  expect(faults(backwards)).toEqual(['to:invalid_not_before'])
})

test('the answers leave as a file, a column for each question, personal values as the reader may see them', async () => {
  const path = `/v1/manage/forms/${formId}/answers/export?format=csv`
  const csv = await (await seeded.raw(path)).text()
  const [head = '', ...rows] = csv.trim().split('\r\n').slice(-4)
  expect(head).toMatch(/,Bring children\?,guests,dish,games,wish,call_me$/)
  expect(rows.map((row) => row.split(',').slice(-6).join())).toEqual([
    'Yes,3,Bánh,Cờ; Bóng,,',
    'No,5.5,Bánh,,Đàn guitar,',
    ',2,,Cờ,Karaoke,0912345678',
  ])
  expect(rows[0]).toContain(String(homes[0]?.code))
  const of = await (await seeded.raw(`${path}&from=2026-10-31&to=2026-10-31`)).text()
  expect([of.includes('Of 2026-10-30T17:30:00Z'), of.includes('Of 2026-10-30T16:30:00Z')]).toEqual([
    true,
    false,
  ])
  const [taken] = await seeded.db.query<{ record_title: string }>(
    `select record_title from log where action = 'export' order by id desc limit 1`,
  )
  expect(taken?.record_title).toBe(`form-answers-${formId}.csv`)
})

test('a period that is too long for rows of days or months is refused at its end, on the screen and in files', async () => {
  const long = 'from=1900-01-01&to=2199-12-31'
  for (const path of ['statistics', 'statistics/answers', 'statistics/export', 'statistics/pdf']) {
    expect(faults(await a(`GET forms/${formId}/${path}?${long}`)), path).toEqual(['to:too_many_days'])
    expect(faults(await a(`GET forms/${formId}/${path}?by=month&${long}`)), path).toEqual([
      'to:too_many_months',
    ])
  }
  expect((await read(`by=block&${long}`)).total).toBe(3)
  expect((await read('from=2026-01-01&to=2026-12-31')).rows).toHaveLength(365)
})

test('all answers of more than a year are counted by month, and a row leads to those of its month', async () => {
  const id = await openForm(a)
  for (const at of ['2020-01-15T03:00:00Z', '2022-03-01T03:00:00Z']) {
    const made = await a('POST registration-statistics', {
      building_id: '1',
      form_id: id,
      name: at,
      apartment_id: homes[0]?.id,
      answers: { guests: 1 },
    })
    await seeded.db.execute('update form_answer set created_at = $2 where id = $1', [recordOf(made).id, at])
  }
  const told = (await a(`GET forms/${id}/statistics?from=1900-01-01`)).body.data as Statistics
  expect(told).toMatchObject({ by: 'month', total: 2 })
  // From the first answer to the last, those without one between them too.
  expect([told.rows.length, told.rows[0]?.key, told.rows.at(-1)?.key]).toEqual([27, '2020-01', '2022-03'])
  const found = await a(`GET forms/${id}/statistics/answers?by=month&row=2022-03`)
  expect(found.body.data).toMatchObject({ total: 1, rows: [{ name: '2022-03-01T03:00:00Z' }] })
})

test('who reads no answers, and who is of another building, reads no statistics', async () => {
  const maker = await seeded.member('1', right('manage_form', 'read', 'update'))
  const guard = await seeded.member('1', right('manage_visitor', 'read'))
  const paths = ['statistics', 'statistics/answers', 'statistics/export', 'statistics/pdf', 'answers/export']
  for (const path of paths) {
    expect(outcome(await maker(`GET forms/${formId}/${path}`)), path).toBe('403 forbidden')
    expect(['403 forbidden', '404 record_not_found']).toContain(
      outcome(await guard(`GET forms/${formId}/${path}`)),
    )
    expect(outcome(await seeded.as('B2')(`GET forms/${formId}/${path}`)), path).toBe('404 record_not_found')
    expect(outcome(await seeded.as('R')(`GET forms/${formId}/${path}`)), path).toBe('403 forbidden')
  }
})

test('staff note an answer once, however often it is sent, and none of a form that is closed', async () => {
  const id = await openForm(a, { requires_email: true })
  const body = { building_id: '1', form_id: id, name: 'Bình', answers: { guests: 1 } }
  expect(faults(await a('POST registration-statistics', body))).toEqual([
    'apartment_id:required',
    'email:required',
  ])
  const whole = { ...body, apartment_id: homes[0]?.id, email: 'binh@example.com' }
  const key = withKey()
  const [first, again] = [
    await a('POST registration-statistics', whole, key),
    await a('POST registration-statistics', whole, key),
  ]
  expect(recordOf(again).id).toBe(recordOf(first).id)
  await a(`POST forms/${id}/close`, {})
  expect(faults(await a('POST registration-statistics', whole))).toEqual(['form_id:form_not_open'])
})
