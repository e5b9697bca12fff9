import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#domain/calls/index.ts'
import { call } from '#tests/support/server/test-server.ts'
import { addPerson, tokenFor } from '#tests/support/server/people.ts'
import { seedDebts } from '../../scripts/probe-debts.ts'
import {
  openSeededServer,
  outcome,
  recordOf,
  type SeededServer,
} from '#tests/support/server/seeded-server.ts'

// The 27 calls that a console of the first version makes, each at its path, with its parameters and its reply key.
let seeded: SeededServer
/** Ids of records for the names in addresses. */
let ids: Readonly<Record<string, string>>
beforeAll(async () => {
  seeded = await openSeededServer()
  ids = await seedIds()
})
afterAll(() => seeded.close())

interface Row {
  /** Several if the row names several paths. */
  readonly calls: readonly string[]
  readonly status?: number
  /** Keys that the reply must have; the first one contains the records. */
  readonly keys: readonly string[]
  /** Fields of the first record, or of the only one. */
  readonly holds?: readonly string[]
  readonly json?: object
  readonly file?: true
}

const listed = 'building_id=1&limit=all'

const rows: readonly Row[] = [
  {
    calls: ['GET /v1/current-user?check_token=1&building_id=1'],
    keys: ['user'],
    holds: ['id', 'type', 'buildings', 'building'],
  },
  {
    calls: [
      `GET /v1/manage/service-providers?${listed}&columns=id,name&withCount=services`,
      `GET /v1/manage/services?${listed}&columns=id,name&with=provider`,
      `GET /v1/manage/utility-types?${listed}&columns=id,name&withCount=utilities`,
      `GET /v1/manage/utilities?${listed}&columns=id,name&with=type`,
    ],
    keys: ['data', 'total'],
    holds: ['id', 'name'],
  },
  {
    calls: ['GET /v1/manage/cashiers/statistics?building_id=1&from=2026-01-01&to=2026-12-31'],
    keys: ['data'],
    holds: ['count', 'rows', 'total'],
  },
  { calls: ['GET /v1/manage/fee-slips?building_id=1'], keys: ['data', 'total'], holds: ['id', 'month'] },
  { calls: ['GET /v1/manage/fee-slips/{feeSlip}'], keys: ['data'], holds: ['id', 'month'] },
  { calls: ['GET /v1/manage/group-fee-slips/{groupFeeSlip}'], keys: ['data'], holds: ['id', 'month'] },
  {
    calls: ['GET /v1/manage/fees/logs/{fee}'],
    keys: ['data', 'total'],
    holds: ['id', 'action', 'created_at', 'changes'],
  },
  {
    calls: ['GET /v1/manage/conversations/{conversation}'],
    keys: ['data'],
    holds: ['id', 'code', 'title', 'content', 'status'],
  },
  {
    calls: ['GET /v1/manage/group-notice-slips/{groupNotice}?detail=1'],
    keys: ['data'],
    holds: ['id', 'month', 'total_notice_slips'],
  },
  {
    calls: ['GET /v1/manage/group-notice-slips/{groupNotice}/notice-slips/{notice}'],
    keys: ['data'],
    holds: ['id', 'month', 'lines', 'due'],
  },
  {
    calls: ['GET /v1/manage/service-equipment/categories?building_id=1'],
    keys: ['categories', 'total'],
    holds: ['id', 'name'],
  },
  {
    calls: ['GET /v1/manage/service-equipment/contracts?building_id=1'],
    keys: ['contracts', 'total'],
    holds: ['id'],
  },
  {
    calls: ['GET /v1/manage/org-members?limit=all&building_id=1&is_include_org_admin=1&columns=id,name'],
    keys: ['users', 'total'],
    holds: ['id', 'name'],
  },
  {
    calls: ['GET /v1/manage/notifications/web?user_id={account}'],
    keys: ['data', 'total', 'total_unread'],
    holds: ['id', 'message', 'created_at', 'read'],
  },
  { calls: ['POST /v1/manage/notifications/web/mark-as-read/{notification}'], keys: [] },
  { calls: ['POST /v1/manage/notifications/web/mark-all-as-read'], keys: [] },
  {
    calls: ['GET /v1/manage/apartments?building_id=1&sort=short_id'],
    keys: ['apartments', 'total'],
    holds: ['id', 'short_id', 'code', 'block_id'],
  },
  {
    calls: ['GET /v1/manage/blocks?building_id=1'],
    keys: ['blocks', 'total'],
    holds: ['id', 'short_id', 'code', 'name'],
  },
  {
    calls: ['GET /v1/manage/relationships?building_id=1&with=language_contents'],
    keys: ['relationships', 'total'],
    holds: ['id', 'code', 'name', 'status', 'language_contents'],
  },
  {
    calls: ['POST /v1/manage/feedbacks'],
    json: { rate_type: 'satisfied', need_to_talk: true, content: 'Good', building_id: '1' },
    status: 201,
    keys: ['data'],
    holds: ['id', 'rate_type', 'need_to_talk', 'content'],
  },
  {
    calls: ['GET /v1/manage/payment-methods/buildings/1'],
    keys: ['payment_methods'],
    holds: ['id', 'name', 'code'],
  },
  { calls: ['GET /v1/manage/payment-methods/banks'], keys: ['banks'], holds: ['id', 'name'] },
  {
    calls: [`GET /v1/manage/report/accounts?${listed}&columns=id,name&account_types=building`],
    keys: ['accounts', 'total'],
    holds: ['id', 'name'],
  },
  {
    calls: ['GET /v1/manage/report/categories?building_id=1'],
    keys: ['payment_voucher_categories', 'receipt_voucher_categories'],
    holds: ['id', 'name'],
  },
  {
    calls: [
      'GET /v1/manage/setting/settings/detail?code=loai_can_ho&building_id=1',
      'GET /v1/manage/setting/settings/detail?code=ky_phi&building_id=1',
    ],
    keys: ['setting'],
    holds: ['content'],
  },
  {
    calls: ['GET /v1/manage/apartment/exchange-rates'],
    keys: ['exchange_rates', 'total'],
    holds: ['id', 'price'],
  },
  {
    calls: ['POST /v1/manage/storage/media'],
    file: true,
    status: 201,
    keys: ['data'],
    holds: ['id', 'name', 'url'],
  },
]

test('the table has a row for each of them', () => {
  expect(rows).toHaveLength(27)
})

const titled = (some: readonly Row[]) => some.map((row) => [row.calls.join(' and '), row] as const)

test.each(titled(rows))('%s', async (_title, row) => {
  for (const address of row.calls) {
    const [first = ''] = row.keys
    const reply = await call(seeded.server, withIds(address), { token: ids.token ?? '', ...bodyOf(row) })
    expect([address, outcome(reply)]).toEqual([address, String(row.status ?? 200)])
    for (const key of row.keys) expect(reply.body).toHaveProperty(key)
    const value = reply.body[first]
    const record = Array.isArray(value) ? value[0] : value
    for (const name of row.holds ?? [])
      expect([address, record]).toEqual([address, expect.objectContaining({ [name]: expect.anything() })])
  }
})

test('every declared call that takes a building refuses one that is not the caller’s', async () => {
  const asked = calls.filter(({ inBuilding, method }) => inBuilding && method === 'GET')
  expect(asked.length).toBeGreaterThan(4)
  for (const { method, path } of asked) {
    const ask = (query: string) =>
      call(seeded.server, `${method} ${path}${query}`, { token: seeded.tokens.A ?? '' })
    expect([path, outcome(await ask('?building_id=2&month=x'))]).toEqual([path, '403 forbidden'])
    expect([path, outcome(await ask('?month=x'))]).toEqual([path, '422 required'])
  }
})

const withIds = (address: string) =>
  address.replaceAll(/\{(\w+)\}/g, (_name, name: string) => ids[name] ?? `no ${name}`)

function bodyOf({ json, file }: Row) {
  if (file !== true) return json === undefined ? {} : { json }
  const form = new FormData()
  form.append('file', new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), 'list.csv')
  return { form }
}

/** Records that these calls name by their ids, and an org_admin who has a notification. */
async function seedIds(): Promise<Record<string, string>> {
  const { server, db } = seeded
  const person = await addPerson(server, { type: 'org_admin' })
  await seedDebts(db)
  const one = async (text: string, values: readonly unknown[] = []) => {
    const [row] = await db.query<{ id: string }>(text, [...values])
    return row?.id ?? ''
  }
  const conversation = await seeded.as('A')('POST conversations', {
    building_id: '1',
    code: 'CV-1',
    title: 'Lift',
    content: 'It stands still',
    topic_id: await one(
      'select min(id)::text as id from conversation_topic where building_id = 1 and is_active',
    ),
  })
  const groupNotice = await one(
    `insert into group_notice_slip (building_id, name, month, collect_on) values (1, 'October', '2026-10', '2026-11-25') returning id::text`,
  )
  return {
    token: await tokenFor(server, person),
    account: person.id,
    fee: await one('select min(id)::text as id from fee where building_id = 1'),
    feeSlip: await one(
      `insert into fee_slip (building_id, apartment_id, month) select 1, min(id), '2026-10' from apartment where building_id = 1 returning id::text`,
    ),
    groupFeeSlip: await one(
      `insert into group_fee_slip (building_id, name, month, status) values (1, 'October', '2026-10', 'success') returning id::text`,
    ),
    groupNotice,
    notice: await one(
      `insert into notice_slip (building_id, group_notice_slip_id, apartment_id, month, collect_on, lines)
        select 1, $1, min(id), '2026-10', '2026-11-25', '[]' from apartment where building_id = 1 returning id::text`,
      [groupNotice],
    ),
    conversation: recordOf(conversation)?.id ?? '',
    notification: await one(
      `insert into web_notification (account_id, message) values ($1, 'Hello') returning id::text`,
      [person.id],
    ),
  }
}

test('apartments come by short_id ascending, as their declaration says, without being asked', async () => {
  const { body } = await seeded.as('A')('GET apartments?building_id=1&limit=all&columns=short_id')
  const ids = (body.apartments as { short_id: number }[]).map((row) => row.short_id)
  expect(ids).toEqual(ids.toSorted((left, right) => left - right))
})

test('apartment types come with their colours', async () => {
  const { body } = await seeded.as('A')('GET setting/settings/detail?code=loai_can_ho&building_id=1')
  const { content } = body.setting as { content: Record<string, unknown>[] }
  expect(content.length).toBeGreaterThan(0)
  expect(content[0]).toEqual({
    id: expect.any(String),
    code: expect.any(String),
    name: expect.any(String),
    color: expect.stringMatching(/^#/),
  })
})

test('settings of a building that the user may not enter do not exist for them', async () => {
  expect(outcome(await seeded.as('A')('GET setting/settings/detail?code=loai_can_ho&building_id=2'))).toBe(
    '404 record_not_found',
  )
  expect(outcome(await seeded.as('A')('GET setting/settings/detail?building_id=1'))).toBe('422 invalid_code')
})
