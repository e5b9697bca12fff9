import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNoticeServer, type NoticeServer } from '#tests/support/money/notice-server.ts'
import { faults, outcome, recordOf } from '#tests/support/server/seeded-server.ts'

// What notices and papers refuse, each with a clear sentence, and nothing half sent.
let office: NoticeServer
let homes: string[] = []
beforeAll(async () => {
  office = await openNoticeServer()
  homes = [0, 1, 2, 3, 4, 5].map(office.desk.apartment)
})
afterAll(() => office.close())

const count = async (text: string) => {
  const [row] = await office.db.query<{ count: number }>(`select count(*)::int as count from ${text}`)
  return row?.count
}

test('a batch of a thousand homes without an address says so of each, and puts nothing into the outbox', async () => {
  const total = 1_000
  const floor = 90
  await office.db.execute(
    `with a as (insert into apartment (building_id, block_id, code, floor, area, handover_date, handover_status)
        select 1, (select min(id) from block where building_id = 1), 'MUTE-' || n, ${floor}, 50, '2020-01-01', 'handover'
          from generate_series(1, ${total}) n returning id)
      insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status)
        select 1, id, 'OTHERS', '2026-10', 'Phí', 100000, 0, 'approved' from a`,
  )
  const before = await count('outbox')
  const of = { audience: 'floors', from_floor: floor, to_floor: floor, channels: ['email'] }
  const { id } = recordOf(await office.make(of))
  // Said before it is sent, of those that fit the screen.
  const preview = recordOf(await office.a(`GET group-notice-slips/${id}/preview`))
  expect(preview).toMatchObject({ notices: total, not_reached: total })
  expect(await office.send(id)).toMatchObject({ status: 'sent', done: total, reached: 0, not_reached: total })
  const said = await office.db.query(
    `select email_state, email_problem, count(*)::int as homes from notice_slip where group_notice_slip_id = $1
      group by 1, 2`,
    [id],
  )
  expect(said).toEqual([{ email_state: 'unreachable', email_problem: 'no_resident', homes: total }])
  expect(await count('outbox')).toBe(before)
})

test('a fee that is void by the time of sending is on no notice', async () => {
  const home = office.desk.apartment(6)
  await office.settle(home, { email: 'void@example.test' })
  const fee = await office.desk.fee(home, '100000')
  const { id } = recordOf(
    await office.make({ audience: 'apartments', apartments: [home], channels: ['email'] }),
  )
  expect(outcome(await office.a(`POST fees/${fee}/void`, { reason: 'nhầm' }))).toBe('200')
  const reply = await office.a(`POST group-notice-slips/${id}/send`, {})
  expect([outcome(reply), faults(reply)]).toEqual(['422 no_fee_to_notify', ['month:no_fee_to_notify']])
  expect(await office.slips(id)).toEqual([])
})

test('a document of another building is not there, nor is a template of one', async () => {
  const stranger = office.seeded.as('B2')
  const { id } = recordOf(await office.make({ audience: 'apartments', apartments: homes }))
  for (const path of ['papers', 'pdf', 'preview'])
    expect([path, outcome(await stranger(`GET group-notice-slips/${id}/${path}`))]).toEqual([
      path,
      '404 record_not_found',
    ])
  const [foreign] = await office.db.query<{ id: string }>(
    `insert into example_template (building_id, code, name, type, paper_size, is_default, is_active, search_text)
      values (2, 'TemplateNotice_FAR', 'Xa', 'notice', 'a5', false, true, 'xa') returning id::text`,
  )
  expect(faults(await office.make({ template_id: foreign?.id }))).toContain('template_id:invalid_reference')
})

test('a paper of no size is refused, for a form and for a receipt', async () => {
  const form = { building_id: '1', name: 'In offset', symbol: 'NULL', width: 0, height: 0 }
  expect(faults(await office.a('POST pre-print-receipt-templates', form))).toEqual([
    'height:too_small',
    'width:too_small',
  ])
  const home = office.desk.apartment(7)
  await office.desk.fee(home, '5000')
  const { id } = recordOf(await office.desk.collect(home, '5000'))
  expect(outcome(await office.a(`GET receipts/${id}/pdf?paper=0`))).toMatch(/^422/)
})

test('a megabyte of text is no template', async () => {
  const content = `<p>{{ due }} ${'a'.repeat(1_000_000)}</p>`
  const template = { building_id: '1', code: 'TemplateNotice_LONG', name: 'Dài', type: 'notice', content }
  expect(faults(await office.a('POST example-templates', template))).toEqual(['content:too_long'])
  expect(faults(await office.a('POST example-templates/preview', template))).toEqual(['content:too_long'])
})

test('a file that is no picture does not come onto a paper', async () => {
  const form = new FormData()
  const fields = {
    building_id: '1',
    apartment_id: homes[0] ?? '',
    planned_at: '2026-11-20T02:00:00Z',
    receiver_name: 'Hoa',
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('giver_signature', new Blob(['%PDF-1.7'], { type: 'image/png' }), 'signed.png')
  const reply = await office.a('POST handovers', undefined, { form })
  expect(outcome(reply)).toBe('415 file_type_not_allowed')
})

test('a picture that is none, or a script, does not come into a template', async () => {
  const made = recordOf(
    await office.a('POST example-templates', {
      building_id: '1',
      code: 'TemplateNotice_PIC',
      name: 'Ảnh',
      type: 'notice',
      content:
        '<p>{{ due }}<img src="javascript:alert(1)"><img src="data:text/html;base64,PHA+"></p><script>1</script>',
    }),
  )
  expect(made.content).not.toMatch(/javascript|data:|script/)
})
