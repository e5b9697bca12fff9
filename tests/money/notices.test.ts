import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQr } from '#domain/money/qr/payment-qr.ts'
import { spokenReference } from '#domain/money/qr/reference.ts'
import { faults, outcome, recordOf, right, rowsOf } from '#tests/support/server/seeded-server.ts'
import { call } from '#tests/support/server/test-server.ts'
import { pdfQrs } from '#tests/support/documents/pdf-qr.ts'
import { pdfText } from '#tests/support/documents/pdf-text.ts'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'

// Fee notices of October 2026: four homes of building 1, of which one has nothing to pay.
let office: NoticeServer
let [reached, mute, empty, free] = ['', '', '', '']
beforeAll(async () => {
  office = await openNoticeServer()
  const { desk, settle } = office
  ;[reached, mute, empty, free] = [0, 1, 2, 3].map(desk.apartment) as [string, string, string, string]
  await settle(reached, { email: 'binh@example.test', phone: '0912345678', withAccount: true })
  await settle(mute, {})
  await settle(empty)
  await desk.fee(reached, '700000', { month: '2026-08' })
  await desk.fee(reached, '1200000', { name: 'Phí quản lý' })
  await desk.fee(reached, '300000', {
    name: 'Water',
    language_contents: [{ language_code: 'vi', name: 'Tiền nước' }],
  })
  await desk.fee(mute, '500000')
  await desk.fee(empty, '400000')
})
afterAll(() => office.close())

const homes = () => ({ audience: 'apartments', apartments: [reached, mute, empty, free] })
const slipOf = async (groupId: string, apartmentId: string) => {
  const found = (await office.slips(groupId)).find((one) => one.apartment_id === apartmentId)
  return recordOf(await office.a(`GET notice-slips/${String(found?.id)}`))
}

test('a batch needs a way of sending, and whom it is for', async () => {
  const none = await office.make({ channels: [] })
  expect([none.status, faults(none)]).toEqual([422, ['channels:notify_method_required']])
  expect(faults(await office.make({ audience: 'floors', from_floor: 3 }))).toEqual(['to_floor:required'])
  expect(faults(await office.make({ audience: 'floors', from_floor: 3, to_floor: 2 }))).toHaveLength(1)
  expect(faults(await office.make({ audience: 'blocks' }))).toEqual(['blocks:required'])
  expect(faults(await office.make({ month: '2026-13', collect_on: '30/11/2026' }))).toHaveLength(2)
})

test('a batch without any fee is not sent', async () => {
  const { id } = recordOf(await office.make({ month: '2025-01', audience: 'apartments', apartments: [free] }))
  const reply = await office.a(`POST group-notice-slips/${id}/send`, {})
  expect([outcome(reply), faults(reply)]).toEqual(['422 no_fee_to_notify', ['month:no_fee_to_notify']])
})

test('the preview says who gets what and who cannot be reached, and sends nothing', async () => {
  const { id } = recordOf(await office.make(homes()))
  const preview = recordOf(await office.a(`GET group-notice-slips/${id}/preview`))
  expect(preview).toMatchObject({
    notices: 3,
    without: 1,
    due: '3100000',
    not_reached: 2,
    channels: [
      { channel: 'notification', reached: 1, missed: 2 },
      { channel: 'email', reached: 1, missed: 2 },
      { channel: 'sms', reached: 1, missed: 2 },
    ],
    account: 'Vietcombank 0011004123456',
  })
  const rows = preview.rows as Record<string, unknown>[]
  const rowOf = (apartment: string) => rows.find((one) => one.apartment_id === apartment)
  expect(rowOf(reached)).toMatchObject({
    amount: '1500000',
    old_debt: '700000',
    due: '2200000',
    problems: [],
  })
  expect(rowOf(mute)?.problems).toEqual([
    { channel: 'notification', problem: 'no_account' },
    { channel: 'email', problem: 'no_email' },
    { channel: 'sms', problem: 'no_phone' },
  ])
  expect(rowOf(empty)?.problems).toContainEqual({ channel: 'email', problem: 'no_resident' })
  expect(await office.slips(id)).toEqual([])
  expect(await office.outbox('email')).toEqual([])
  expect(recordOf(await office.a(`GET group-notice-slips/${id}`)).status).toBe('draft')
})

let sent = ''
test('sending makes what the preview said: a notice for each home, in every way that it can be reached', async () => {
  const { id } = recordOf(await office.make({ ...homes(), note: 'Nộp <b>đúng</b> hạn' }))
  sent = id
  const before = recordOf(await office.a(`GET group-notice-slips/${id}/preview`))
  expect(await office.send(id)).toMatchObject({
    status: 'sent',
    problem: null,
    total: 4,
    done: 4,
    total_notice_slips: before.notices,
    due: before.due,
    reached: 1,
    sent: 0,
    queued: 0,
    not_reached: 2,
  })
  const slip = await slipOf(id, reached)
  expect(slip).toMatchObject({
    amount: '1500000',
    old_debt: '700000',
    credit: '0',
    due: '2200000',
    reach: 'reached',
    notification_state: 'delivered',
    email_state: 'queued',
    sms_state: 'queued',
    bank_name: 'Vietcombank',
  })
  expect((slip.lines as object[]).map((line) => (line as { amount: string }).amount)).toEqual([
    '1200000',
    '300000',
  ])
  expect(readQr(String(slip.qr_text))).toMatchObject({
    valid: true,
    fields: { amount: '2200000', account: '0011004123456', purpose: slip.reference },
  })
  expect(await slipOf(id, mute)).toMatchObject({
    reach: 'not_reached',
    email_state: 'unreachable',
    email_problem: 'no_email',
    notification_problem: 'no_account',
  })
  const [mail, ...others] = await office.outbox('email')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'binh@example.test', status: 'queued' })
  expect(mail?.html).toContain('2.200.000 đ')
  expect(mail?.html).toContain('Hai triệu hai trăm nghìn đồng')
  // Residents pay in dong here, so they are told in Vietnamese.
  expect([mail?.html, mail?.body]).toEqual(Array(2).fill(expect.stringContaining('Tiền nước')))
  expect(mail?.html).not.toContain('Water')
  expect(mail?.html).toContain('Nộp &lt;b&gt;đúng&lt;/b&gt; hạn')
  expect(await office.outbox('sms')).toMatchObject([{ recipient: '0912345678' }])
  const notices = await office.db.query<{ message: string }>('select message from web_notification')
  expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining('2.200.000 đ')])
})

test('its apartment reads it by a link, which opens nothing else and ends with the next; the log has both', async () => {
  const missing = '404 record_not_found'
  const { id } = await slipOf(sent, reached)
  const make = () => office.a(`POST notice-slips/${id}/view-link`, {})
  const { link } = recordOf(await make()) as unknown as { link: string }
  const address = new RegExp(`-print-webview/${sent}/${id}\\?lang=vi&view_token=([\\w-]{40,})$`)
  const [, token = ''] = address.exec(link) ?? []
  const open = (slip: string, view_token: string, step = '') =>
    call(office.seeded.server, `POST /v1/public/notices/${slip}${step}`, { json: { view_token } })
  const seen = await open(id, token)
  expect([seen.status, JSON.stringify(seen.body)]).toEqual([200, expect.stringContaining('2.200.000')])
  expect((await open(id, token, '/pdf')).headers.get('content-type')).toBe('application/pdf')
  expect(outcome(await open((await slipOf(sent, mute)).id, token))).toBe(missing)
  expect(outcome(await open(id, `${token.slice(1)}x`))).toBe(missing)
  expect((await call(office.seeded.server, 'GET /v1/manage/notice-slips', { token })).status).toBe(401)
  const reader = await office.seeded.member('1', right('manage_before_get_fee', 'read'))
  expect(outcome(await reader(`POST notice-slips/${id}/view-link`, {}))).toBe('403 forbidden')
  expect([outcome(await make()), outcome(await open(id, token))]).toEqual(['200', missing])
  const logged = `select from log where action = 'link_made' and record_id = '${id}' and actor_id is not null`
  expect(await office.db.query(logged)).toHaveLength(2)
})

test('its fees are noticed, and owed as before', async () => {
  const fees = rowsOf(
    await office.a(
      `GET fees?building_id=1&limit=all&apartment_id=${reached}&columns=month,status,noticed_on`,
    ),
  )
  const noticed = fees.filter(({ noticed_on }) => noticed_on !== null)
  expect(noticed.map(({ month, status }) => [month, status])).toEqual([
    ['2026-10', 'approved'],
    ['2026-10', 'approved'],
  ])
  expect(await office.desk.balance(reached)).toEqual(['2200000', '0'])
})

test('a notice keeps its figures when the home pays', async () => {
  await office.desk.collect(reached, '2200000')
  expect(await slipOf(sent, reached)).toMatchObject({ due: '2200000' })
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: [reached] }))
  expect(outcome(await office.a(`POST group-notice-slips/${id}/send`, {}))).toBe('422 no_fee_to_notify')
  await office.a(`PATCH group-notice-slips/${id}`, { include_paid: true, version: 1 })
  expect(await office.send(id)).toMatchObject({ total_notice_slips: 1, due: '0' })
  expect(await slipOf(id, reached)).toMatchObject({ amount: '1500000', settled: '1500000', qr_text: null })
})

test('a notice without a QR still says where to pay', async () => {
  const ask = { audience: 'apartments', apartments: [empty], channels: ['email'], include_qr: false }
  const { id } = recordOf(await office.make(ask))
  await office.send(id)
  const slip = await slipOf(id, empty)
  expect(slip).toMatchObject({ due: '400000', qr_text: null, account_number: '0011004123456' })
  expect(slip.reference).toMatch(/^LB[0-9CHKMNTV]{9} /)
  const reply = await office.a(`GET notice-slips/${slip.id}/qr`)
  expect(outcome(reply)).toMatch(/^404/)
})

test('old debt is left out where the office says so', async () => {
  await office.desk.fee(free, '90000', { month: '2026-08' })
  const ask = { audience: 'apartments', apartments: [free], channels: ['email'] }
  const { id } = recordOf(await office.make({ ...ask, exclude_old_debt: true }))
  expect(recordOf(await office.a(`GET group-notice-slips/${id}/preview`)).notices).toBe(0)
  const { id: other } = recordOf(await office.make(ask))
  expect(recordOf(await office.a(`GET group-notice-slips/${other}/preview`)).due).toBe('90000')
})

test('blocks and floors choose the apartments', async () => {
  await office.db.execute('update apartment set floor = 77 where id = any($1::bigint[])', [[mute, empty]])
  const { id } = recordOf(await office.make({ audience: 'floors', from_floor: 77, to_floor: 78 }))
  expect(recordOf(await office.a(`GET group-notice-slips/${id}/preview`)).due).toBe('900000')
  const [of] = await office.db.query<{ block: string; count: number }>(
    `select block_id::text as block, (select count(*)::int from apartment b where b.block_id = a.block_id and b.deleted_at is null) as count
      from apartment a where id = $1`,
    [mute],
  )
  const { id: blocks } = recordOf(await office.make({ audience: 'blocks', blocks: [of?.block] }))
  const preview = recordOf(await office.a(`GET group-notice-slips/${blocks}/preview`))
  expect(Number(preview.notices) + Number(preview.without)).toBe(of?.count)
})

test('a sent batch is closed; a notice is read at its nested address only within its batch', async () => {
  expect((await office.a(`PATCH group-notice-slips/${sent}`, { name: 'x', version: 2 })).status).toBe(409)
  expect((await office.a(`DELETE group-notice-slips/${sent}`)).status).toBe(409)
  expect(outcome(await office.a(`POST group-notice-slips/${sent}/send`, {}))).toMatch(/^409/)
  const slip = await slipOf(sent, reached)
  const nested = (group: string) => office.a(`GET group-notice-slips/${group}/notice-slips/${slip.id}`)
  expect(recordOf(await nested(sent)).due).toBe('2200000')
  for (const odd of ['999999', '0', 'x', '%27']) expect((await nested(odd)).status).toBe(404)
})

test('the QR is a picture for those who may read the notice', async () => {
  const slip = await slipOf(sent, reached)
  const reply = await office.seeded.raw(`/v1/manage/notice-slips/${slip.id}/qr`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  const drawn = await office.seeded.raw(`/v1/manage/notice-slips/${slip.id}/qr?format=svg`)
  expect([drawn.headers.get('content-type'), (await drawn.text()).slice(0, 4)]).toEqual([
    'image/svg+xml',
    '<svg',
  ])
  const without = await slipOf(sent, reached)
  expect(without.id).toBe(slip.id)
  for (const who of ['AR', 'B2', 'R'])
    expect((await office.seeded.as(who)(`GET notice-slips/${slip.id}/qr`)).status).toBeGreaterThanOrEqual(401)
})

test('a notice, and a batch, is a PDF that says what its records say, for those who may read them', async () => {
  const pdfOf = async (path: string) => {
    const reply = await office.seeded.raw(`/v1/manage/${path}/pdf`)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = await reply.bytes()
    return { ...pdfText(bytes), qrs: pdfQrs(bytes) }
  }
  const slip = await slipOf(sent, reached)
  const one = await pdfOf(`notice-slips/${slip.id}`)
  expect([one.pages, one.width]).toEqual([1, 148])
  // As a bank's app sees it on paper.
  expect(one.qrs).toEqual([slip.qr_text])
  for (const said of [
    '2.200.000 đ',
    'Hai triệu hai trăm nghìn đồng',
    spokenReference(String(slip.reference)),
    '0011004123456',
  ])
    expect(one.text).toContain(said.replaceAll(' ', ''))
  expect(one.text).toContain('Nộp<b>đúng</b>hạn')
  const all = await pdfOf(`group-notice-slips/${sent}`)
  expect(all.pages).toBe((await office.slips(sent)).length)
  expect(all.qrs).toContain(slip.qr_text)
  for (const who of ['AR', 'B2', 'R'])
    for (const path of [`notice-slips/${slip.id}`, `group-notice-slips/${sent}`])
      expect((await office.seeded.as(who)(`GET ${path}/pdf`)).status).toBeGreaterThanOrEqual(401)
})

test('the PDF of a mail is there for the administrators of its organisation alone', async () => {
  const admin = office.seeded.as('ADM')
  const mails = rowsOf(await admin('GET outbox?limit=50'))
  const [notice] = mails.filter(({ has_pdf: hasPdf }) => hasPdf === true)
  const plain = await office.seeded.db.query<{ id: string }>(
    `insert into outbox (organisation_id, channel, recipient, language, subject, body)
      select organisation_id, 'email', 'x@example.test', 'vi', 'x', 'x' from building where id = 1 returning id`,
  )
  const path = `GET outbox/${String(notice?.id)}/pdf`
  expect((await admin(path)).headers.get('content-type')).toBe('application/pdf')
  expect(outcome(await admin(`GET outbox/${plain[0]?.id}/pdf`))).toBe('404 record_not_found')
  for (const who of ['A', 'B2', 'R'])
    expect((await office.seeded.as(who)(path)).status).toBeGreaterThanOrEqual(401)
  await office.seeded.db.execute('update outbox set organisation_id = organisation_id + 1 where id = $1', [
    notice?.id,
  ])
  expect(outcome(await admin(path))).toBe('404 record_not_found')
})

test('other buildings and readers see no more than they may', async () => {
  const other = office.seeded.as('B2')
  expect((await other(`GET group-notice-slips/${sent}`)).status).toBe(404)
  expect((await other(`GET group-notice-slips/${sent}/preview`)).status).toBe(404)
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: [mute] }))
  const reader = await office.seeded.member('1', right('manage_before_get_fee', 'read'))
  const preview = recordOf(await reader(`GET group-notice-slips/${id}/preview`))
  expect(preview.rows).toMatchObject([{ apartment: null, recipient: null }])
  expect(outcome(await reader(`POST group-notice-slips/${id}/send`, {}))).toBe('403 forbidden')
  const seen = JSON.stringify((await reader('GET notice-slips?building_id=1&limit=all')).body)
  expect(seen).not.toContain('binh@example.test')
  expect(seen).not.toContain('0912345678')
})

test('what was let off is told apart from what was paid', async () => {
  const home = office.desk.apartment(4)
  await office.desk.fee(home, '1000000', { month: '2026-10' })
  const deducted = { deduction: '500000', deduction_reason: 'Mất nước' }
  expect(outcome(await office.desk.collect(home, '300000', deducted))).toBe('201')
  const { id } = recordOf(await office.make({ ...homes(), apartments: [home], channels: ['email'] }))
  await office.send(id)
  const slip = await slipOf(id, home)
  expect(slip).toMatchObject({ amount: '1000000', settled: '300000', let_off: '500000', due: '200000' })
  expect(slip.lines).toMatchObject([{ amount: '1000000', settled: '300000', let_off: '500000' }])
  const paper = await office.a(`GET notice-slips/${String(slip.id)}/paper`)
  expect(JSON.stringify(paper.body)).toMatch(/"Được miễn giảm".*500\.000/)
})
