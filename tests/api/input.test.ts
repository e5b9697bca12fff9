import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutTurns } from '#core/text.ts'
import { faults, openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

const naughty = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json') as readonly string[]

let seeded: SeededServer
let a: ReturnType<SeededServer['as']>
beforeAll(async () => {
  seeded = await openSeededServer()
  a = seeded.as('A')
})
afterAll(() => seeded.close())

const raw: SeededServer['raw'] = (path, init) => seeded.raw(path, init)
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  raw('/v1/manage/blocks', { method: 'POST', body, headers })

test('naughty strings are stored as sent or refused, in fields and in addresses', async () => {
  const strange = [
    ...naughty,
    'a\0b',
    '\ud800',
    `'; drop table block; --`,
    '../../etc/passwd',
    '%00',
    '${7*7}',
    '{{7*7}}',
    '=HYPERLINK("x")',
  ]
  for (const [index, text] of strange.entries()) {
    const made = await a('POST blocks', { building_id: '1', code: `N${index}`, name: text })
    expect([text, [201, 422].includes(made.status)]).toEqual([text, true])
    if (made.status === 201) expect(recordOf(made).name).toBe(withoutTurns(text).trim().normalize('NFC'))
    const asked = await raw(
      `/v1/manage/blocks?building_id=1&limit=1&keyword=${encodeURIComponent(text.toWellFormed())}`,
    )
    expect([text, [200, 400, 422].includes(asked.status)]).toEqual([text, true])
    const filtered = await raw(
      `/v1/manage/blocks?building_id=1&limit=1&name[contains]=${encodeURIComponent(text.toWellFormed())}`,
    )
    expect([text, [200, 400, 422].includes(filtered.status)]).toEqual([text, true])
  }
  expect(Number((await a('GET blocks?building_id=1')).body.total)).toBeGreaterThan(300)
})

test('no name reaches an object’s machinery', async () => {
  for (const name of [
    '__proto__',
    'a[__proto__][polluted]',
    'a[constructor][prototype][polluted]',
    'constructor',
    'name[__proto__]',
  ]) {
    const form = new FormData()
    form.append('building_id', '1')
    form.append(name, 'yes')
    const reply = await post(form)
    expect([name, reply.status >= 400 && reply.status < 500]).toEqual([name, true])
    const asked = await raw(`/v1/manage/blocks?${encodeURIComponent(name)}=1`)
    expect([name, asked.status >= 400 && asked.status < 500]).toEqual([name, true])
  }
  const json = await post('{"building_id":"1","code":"P","name":"x","__proto__":{"polluted":1}}', {
    'content-type': 'application/json',
  })
  expect(json.status).toBe(400)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each([
  'NaN',
  'Infinity',
  '-0',
  '1e3',
  '0x10',
  '1,000.001',
  '1.000,5',
  '١٢',
  '１２',
  '9'.repeat(400),
  '1e400',
  '-1',
  '0.001',
  'true',
])('%s is no amount', async (amount) => {
  const reply = await a('POST suggestions', {
    building_id: '1',
    code: 'IN4',
    title: 'Pump',
    content: 'x',
    estimated_cost: amount,
  })
  expect(reply.status).toBe(422)
  expect(faults(reply)[0]).toMatch(/^estimated_cost:/)
})

test('an amount keeps every digit', async () => {
  const reply = await a('POST suggestions', {
    building_id: '1',
    code: 'IN4-OK',
    title: 'Pump',
    content: 'x',
    estimated_cost: '9007199254993',
  })
  expect(recordOf(reply).estimated_cost).toBe('9007199254993')
  expect(recordOf(await a(`GET suggestions/${recordOf(reply).id}`)).estimated_cost).toBe('9007199254993')
})

test('a field that comes twice is refused', async () => {
  const form = new FormData()
  for (const code of ['ONE', 'TWO']) form.append('code', code)
  form.append('building_id', '1')
  const reply = await post(form)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({
    errorCode: 'repeated_field',
    errors: { code: ['repeated_field'] },
  })
  expect((await raw('/v1/manage/blocks?page=1&page=2')).status).toBe(400)
})

test('too many parts, too high an index, too deep a name', async () => {
  const many = new FormData()
  for (let index = 0; index < 600; index += 1) many.append(`f${index}`, 'x')
  const [high, deep] = [new FormData(), new FormData()]
  high.append('name[1000000]', 'x')
  deep.append(`name${'[a]'.repeat(30)}`, 'x')
  expect((await post(many)).status).toBe(413)
  expect((await post(high)).status).toBe(400)
  expect((await post(deep)).status).toBe(400)
  const nested = JSON.stringify({ name: Array.from({ length: 30 }).reduce((inner) => [inner], 'x') })
  expect((await post(nested, { 'content-type': 'application/json' })).status).toBe(400)
  const wide = await raw(
    `/v1/manage/blocks?${Array.from({ length: 300 }, (_, index) => `f${index}=1`).join('&')}`,
  )
  expect(wide.status).toBe(400)
})

test('a value one byte over its limit is refused, not cut', async () => {
  const form = new FormData()
  form.append('building_id', '1')
  form.append('code', 'LONG')
  form.append('name', 'x'.repeat(1024 * 1024 + 1))
  const reply = await post(form)
  expect(reply.status).toBe(413)
  expect((await a('GET blocks?building_id=1&code=LONG')).body.total).toBe(0)
})

test('a body over its limit is refused before it is read whole, chunked or not', async () => {
  const form = new FormData()
  for (let index = 0; index < 60; index += 1) form.append(`f${index}`, 'x'.repeat(900_000))
  expect((await post(form).catch(() => ({ status: 413 }))).status).toBe(413)
  let sent = 0
  const chunk = new TextEncoder().encode(
    `--b\r\ncontent-disposition: form-data; name="f"\r\n\r\n${'x'.repeat(500_000)}\r\n`,
  )
  const body = new ReadableStream({
    pull(controller) {
      if ((sent += chunk.length) > 54_000_000) controller.close()
      else controller.enqueue(chunk.map((byte, index) => (index === 45 ? 97 + (sent % 26) : byte)))
    },
  })
  const reply = await raw('/v1/manage/blocks', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  }).catch(() => undefined)
  if (reply !== undefined) expect([400, 413]).toContain(reply.status)
  expect(sent).toBeLessThan(20_000_000)
  const json = await post(`{"name":"${'x'.repeat(1024 * 1024)}"}`, { 'content-type': 'application/json' })
  expect(json.status).toBe(413)
})

test.each(['2026-02-30', '0000-00-00', '9999-12-31T23:59:59Z', '-1', '1e20', '31/12/2026', '2026-13-01'])(
  '%s is no day',
  async (date) => {
    const reply = await a(`PATCH apartments/${seeded.ids.APARTMENT1}`, { handover_date: date })
    expect(faults(reply)).toEqual(['handover_date:invalid_date'])
  },
)

test('an instant late on a month’s last day is the next day in the office', async () => {
  const reply = await a(`PATCH apartments/${seeded.ids.APARTMENT1}`, {
    handover_date: '2026-01-31T17:30:00Z',
  })
  expect(recordOf(reply).handover_date).toBe('2026-02-01')
})

test('in a form only 1 and 0 mean yes and no', async () => {
  for (const [value, status] of [
    ['1', 200],
    ['0', 200],
    ['on', 422],
    ['2', 422],
    ['-1', 422],
  ] as const) {
    const form = new FormData()
    form.append('separate_fee', value)
    expect([
      value,
      (await a(`PATCH apartments/${seeded.ids.APARTMENT1}`, undefined, { form })).status,
    ]).toEqual([value, status])
  }
})

test.each([
  ['09123456', 'invalid_phone'],
  ['091234567890', 'invalid_phone'],
  ['0912+345678', 'phone_not_numeric'],
  ['٠٩١٢٣٤٥٦٧٨', 'phone_not_numeric'],
])('%s is no phone number', async (phone_number, code) => {
  expect(faults(await a(`PATCH residents/${seeded.ids.RESIDENT1}`, { phone_number }))).toEqual([
    `phone_number:${code}`,
  ])
})

test('a strange language is Vietnamese', async () => {
  for (const language of ['../../../etc/passwd', 'x'.repeat(9_000), 'xx', '', 'vi-VN,vi;q=0.9'])
    expect(
      await (await raw('/v1/manage/nothing', { headers: { 'accept-language': language } })).text(),
    ).toContain('Không tìm thấy')
  expect(await (await raw('/v1/manage/nothing', { headers: { 'accept-language': 'km-KH' } })).text()).toMatch(
    /[\u1780-\u17ff]/,
  )
})

test.each([
  ['{', 'application/json', 400],
  ['', 'application/json', 400],
  ['[]', 'application/json', 400],
  ['"x"', 'application/json', 400],
  ['{}', 'application/json\t;x', 422],
  ['{}', 'text/plain', 415],
  ['{}', 'application/x-www-form-urlencoded', 415],
  ['x', 'multipart/form-data', 400],
  ['x', 'multipart/form-data; boundary=zz', 400],
  ['--zz\r\ncontent-disposition: form-data; name="a"\r\n\r\nb', 'multipart/form-data; boundary=zz', 400],
])('%j as %s is refused with %i', async (body, type, status) => {
  expect((await post(body, { 'content-type': type })).status).toBe(status)
})
