import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GroupPermission } from '#domain/permission.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  right,
  rowsOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'
import { give } from '#tests/support/server/people.ts'

// All replies go through one door; these are the ways out that a walk over GET calls does not reach.
let seeded: SeededServer
beforeAll(async () => {
  seeded = await openSeededServer()
})
afterAll(() => seeded.close())

type Member = Awaited<ReturnType<SeededServer['member']>>

async function holdsNow({ person }: Member, ...rights: readonly GroupPermission[]): Promise<void> {
  await seeded.db.execute(
    `update permission_group set group_permissions = $2 where id in
      (select permission_group_id from account_permission_groups where account_id = $1)`,
    [person.id, JSON.stringify(rights)],
  )
  seeded.server.services.hub.send({ type: 'access', accountIds: [person.id] })
}

const newResident = (more: object) => ({
  building_id: '1',
  full_name: 'Trần Thị Lặp',
  phone_number: '0934567812',
  ...more,
})

test('a repeated call answers by today’s rights: what has been masked since comes back masked', async () => {
  const clerk = await seeded.member('1', right('manage_resident', 'read', 'create', 'update'))
  const again = { headers: { 'idempotency-key': 'again-1' } }
  const first = recordOf(await clerk('POST residents', newResident({ code: 'LAP-1' }), again))
  expect(first.phone_number).toBe('0934567812')
  await holdsNow(clerk, right('manage_resident', 'read', 'create'))
  const masked = recordOf(await clerk('POST residents', newResident({ code: 'LAP-1' }), again))
  expect(masked).toMatchObject({ id: first.id, full_name: 'Trần Thị Lặp' })
  expect(JSON.stringify(masked)).not.toContain('0934567812')
  expect(masked.phone_number).toMatch(/^093\*+812$/)
  await holdsNow(clerk, right('manage_resident', 'create'))
  expect(recordOf(await clerk('POST residents', newResident({ code: 'LAP-1' }), again))).toEqual({
    id: first.id,
    version: first.version,
  })
})

test('rows are keyed by no field that is masked or hidden', async () => {
  const reader = await seeded.member('1', right('manage_resident', 'read'))
  for (const field of ['phone_number', 'email', 'identification_number'])
    expect(outcome(await reader(`GET residents?building_id=1&limit=all&map=${field}`)), field).toBe(
      '422 unknown_field',
    )
  expect(outcome(await reader('GET residents?building_id=1&limit=all&map=code'))).toBe('200')
})

test('a conflict shows the record that is there as its reader may see it', async () => {
  const made = recordOf(
    await seeded.as('A')('POST residents', newResident({ code: 'LAP-2', phone_number: '0934567813' })),
  )
  await seeded.as('A')(`PATCH residents/${made.id}`, { full_name: 'Trần Thị Hai' })
  const reply = await seeded.as('A')(`PATCH residents/${made.id}`, { full_name: 'X', version: made.version })
  expect(outcome(reply)).toBe('409 record_changed')
  expect(reply.body.current).toMatchObject({ full_name: 'Trần Thị Hai' })
})

test('a count is shown only to those who may read its records; a screen that names it still works', async () => {
  const [without, withRight] = [
    await seeded.member('1', right('manage_block', 'read')),
    await seeded.member('1', right('manage_block', 'read'), right('manage_apartment', 'read')),
  ]
  for (const query of ['', '&columns=code,apartments_count'])
    expect(rowsOf(await without(`GET blocks?building_id=1${query}`), 'blocks')[0]).not.toHaveProperty(
      'apartments_count',
    )
  const [row] = rowsOf(await withRight('GET blocks?building_id=1&columns=code,apartments_count'), 'blocks')
  expect(row?.apartments_count).toBeGreaterThan(0)
  const csv = await fetch(
    `${seeded.server.address}/v1/manage/blocks/export?building_id=1&format=csv&columns=code,apartments_count`,
    {
      headers: { 'client-id': '3', 'accept-language': 'en', authorization: `Bearer ${without.token}` },
    },
  )
  expect((await csv.text()).split('\r\n')[0]).not.toMatch(/apartment/i)
})

test('the desk finds nobody by what its user may not read: not by phone, not by ID number, not by name', async () => {
  const marked = {
    code: 'TIM-1',
    full_name: 'Lý Tìm Kiếm',
    phone_number: '0976123450',
    id_number: '079123450987',
  }
  const resident = recordOf(await seeded.as('A')('POST residents', { building_id: '1', ...marked }))
  const [home] = await seeded.db.query<{ id: string; block_id: string }>(
    'select id::text, block_id::text from apartment where building_id = 1 order by id limit 1',
  )
  await seeded.db.execute(
    `insert into residency (building_id, block_id, apartment_id, resident_id, relationship_id, householder_approved)
     select 1, $1, $2, $3, (select id from relationship where building_id = 1 limit 1), true`,
    [home?.block_id, home?.id, resident.id],
  )
  const found = async (who: Member, keyword: string) =>
    rowsOf(await who(`GET debts/payers?building_id=1&keyword=${encodeURIComponent(keyword)}`)).some(
      ({ id }) => id === home?.id,
    )
  const debts = right('manage_debt', 'read')
  const clerk = await seeded.member('1', debts)
  const reader = await seeded.member('1', debts, right('manage_resident', 'read'))
  const keeper = await seeded.member('1', debts, right('manage_resident', 'read', 'update'))
  for (const keyword of ['0976123450', '976.123.450', '079123450987', '0791234', 'ly tim kiem'])
    expect({ keyword, found: await found(clerk, keyword) }).toEqual({ keyword, found: false })
  for (const keyword of ['0976123450', '079123450987', '0791234'])
    expect({ keyword, found: await found(reader, keyword) }).toEqual({ keyword, found: false })
  expect(await found(reader, 'ly tim kiem')).toBe(true)
  for (const keyword of ['0976123450', '079123450987'])
    expect({ keyword, found: await found(keeper, keyword) }).toEqual({ keyword, found: true })
})

test('an export leaves a line in the log: who, what, which columns, narrowed by what', async () => {
  const reply = await seeded.as('A')('GET blocks/export?building_id=1&format=csv&columns=code,name&keyword=a')
  expect(reply.status).toBe(200)
  const [line] = rowsOf(await seeded.as('A')('GET logs?building_id=1&action=export&sort=-id&limit=1'))
  expect(line).toMatchObject({ action: 'export', resource: 'block', actor_name: 'Probe A' })
  expect(line?.record_title).toBe('blocks.csv (code, name; keyword)')
})

test('a log line about records that the user may not read is not shown, not even as a hit of a search', async () => {
  const logs = await seeded.member('1', right('manage_log', 'read'))
  await seeded.as('A')('POST blocks', { building_id: '1', code: 'NHAT', name: 'Nhật ký kín' })
  for (const query of ['limit=500', 'resource=block', 'keyword=NHAT', 'columns=record_title'])
    expect(JSON.stringify((await logs(`GET logs?building_id=1&${query}`)).body)).not.toMatch(/NHAT|"block"/)
  const both = await seeded.member('1', right('manage_log', 'read'), right('manage_block', 'read'))
  expect(rowsOf(await both('GET logs?building_id=1&resource=block&columns=changes'))[0]?.changes).not.toEqual(
    [],
  )
})

test('fields that `present` needs are read, whatever columns were asked for', async () => {
  await seeded.db.execute(
    `insert into fee (building_id, apartment_id, fee_type, month, name, amount, settled, status)
      select 1, id, 'OTHERS', '2026-10', 'Void', 5000, 0, 'void' from apartment where building_id = 1 limit 1`,
  )
  const [row] = rowsOf(await seeded.as('A')('GET fees?building_id=1&status=void&columns=open'))
  expect(row).toMatchObject({ open: '0' })
  expect(row).not.toHaveProperty('status')
})

test('sign-in names are masked unless the user may change accounts wherever they read them', async () => {
  const colleague = await seeded.member('1', right('manage_block', 'read'))
  const { id, email, phone } = colleague.person
  await seeded.db.execute('update account set search_text = $2 where id = $1', [id, `${email} ${phone}`])
  const reader = await seeded.member('1', right('manage_account', 'read'))
  const half = await seeded.member('1', right('manage_account', 'read'))
  await give(seeded.server, half.person, '2', [right('manage_account', 'read', 'update')])
  seeded.server.services.hub.send({ type: 'access', accountIds: [half.person.id] })
  const keeper = await seeded.member('1', right('manage_account', 'read', 'update'))
  for (const who of [reader, half]) {
    for (const query of ['', '&columns=email,phone_number', '&limit=500'])
      expect(JSON.stringify((await who(`GET org-members?building_id=1${query}`)).body)).not.toMatch(
        new RegExp(`${email}|${phone}`),
      )
    expect((await who(`GET org-members?building_id=1&keyword=${phone}`)).body.total).toBe(0)
    expect(outcome(await who(`GET org-members?building_id=1&email=${email}`))).toBe('422 unknown_field')
  }
  expect(JSON.stringify((await keeper(`GET org-members?building_id=1&keyword=${phone}`)).body)).toContain(
    email,
  )
})
