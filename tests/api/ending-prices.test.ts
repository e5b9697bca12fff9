import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, officeToday } from '#core/days.ts'
import { tellEndingPrices } from '#api/tariffs/ending-prices.ts'
import { offeredRows } from '#domain/presets/rows.ts'
import type { PresetRow } from '#domain/presets/preset-row.ts'
import { createRing } from '#api/notifications/ring.ts'
import { openSeededServer, recordOf, type SeededServer } from '#tests/support/server/seeded-server.ts'

let seeded: SeededServer
let building: string
beforeAll(async () => {
  seeded = await openSeededServer()
  building = recordOf(
    await admin('POST buildings', { code: 'GIA', name: 'Giá', address: 'Đường mới', city: 'ha_noi' }),
  ).id
})
afterAll(() => seeded.close())

const admin: ReturnType<SeededServer['as']> = (...asked) => seeded.as('ADM')(...asked)
const tell = (rows?: readonly PresetRow[]) =>
  tellEndingPrices({ db: seeded.server.serving, ring: createRing(seeded.server.services.hub) }, rows)

async function priced(code: string, ...prices: readonly (readonly [from: string, to: string | null])[]) {
  const fee = { building_id: building, code, name: code, fee_type: 'OTHERS', price_type: 'all_in' }
  const { id } = recordOf(await admin('POST fee-settings', fee))
  for (const [valid_from, valid_to] of prices) {
    const tariff = { building_id: building, fee_setting_id: id, name: code, valid_from, valid_to }
    const made = await admin('POST tariffs', { ...tariff, tiers: [{ price: '1000' }] })
    expect(made.status).toBe(201)
  }
  return id
}

test('a fee whose last price ends within a month is told once, with the day', async () => {
  const end = addDays(officeToday(), 20)
  const ending = await priced('HET', ['2026-01-01', end])
  await priced('CON', ['2026-01-01', end], [addDays(end, 1), null])
  await priced('XA', ['2026-01-01', addDays(officeToday(), 60)])
  await tell()
  await tell()
  const told = await seeded.db.query<{ message: string; link: string }>(
    `select distinct n.message, n.link from web_notification n
      join account a on a.id = n.account_id and a.type = 'org_admin' where n.link like '%ends=%' and n.message like '%HET%'
        or n.message like '%CON:%' or n.message like '%XA:%'`,
  )
  expect(told.map(({ link }) => link)).toEqual([`/fee-setting-detail/${ending}?ends=${end}`])
  expect(told[0]?.message).toContain(end.split('-').toReversed().join('/'))
  const [times] = await seeded.db.query<{ most: number }>(
    `select max(c)::int as most from (select count(*) as c from web_notification where link like '%ends=%'
      group by account_id, link) x`,
  )
  expect(times?.most).toBe(1)
})

test('once the price that follows is known its decision is told, with how many prices end then', async () => {
  const end = addDays(officeToday(), 12)
  const water = await priced('nuoc', ['2023-01-01', end])
  await priced('KHAC', ['2023-01-01', end])
  const messages = async () => {
    const rows = await seeded.db.query<{ message: string }>(
      `select distinct n.message, min(n.id) over (partition by n.link) as at from web_notification n
        join account a on a.id = n.account_id and a.type = 'org_admin'
        where n.link like $1 order by at`,
      [`/fee-setting-detail/${water}?ends=${end}%`],
    )
    return rows.map(({ message }) => message.split(': ').slice(1).join(': '))
  }
  const day = end.split('-').toReversed().join('/')
  await tell(offeredRows.filter(({ entity }) => entity !== 'tariff'))
  expect(await messages()).toEqual([`giá hết hạn ngày ${day}, sau đó chưa có giá`])
  await tell()
  await tell()
  expect(await messages()).toEqual([
    `giá hết hạn ngày ${day}, sau đó chưa có giá`,
    `đã biết giá mới theo 3541/QĐ-UBND; 2 biểu giá của tòa nhà hết hạn ngày ${day}`,
  ])
})
