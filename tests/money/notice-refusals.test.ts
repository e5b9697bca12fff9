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

test('a batch of homes without an address says so of each, and puts nothing into the outbox', async () => {
  for (const home of homes) {
    await office.settle(home)
    await office.desk.fee(home, '100000')
  }
  const before = await count('outbox')
  const { id } = recordOf(
    await office.make({ audience: 'apartments', apartments: homes, channels: ['email'] }),
  )
  expect(await office.send(id)).toMatchObject({
    status: 'sent',
    done: homes.length,
    reached: 0,
    not_reached: homes.length,
  })
  const slips = await office.slips(id)
  expect(slips.map(({ email_state, email_problem }) => [email_state, email_problem])).toEqual(
    homes.map(() => ['unreachable', expect.any(String)]),
  )
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
