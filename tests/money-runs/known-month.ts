import type { RunServer } from '#tests/support/money/run-server.ts'

type Database = Pick<RunServer, 'db'>

/** Facts of a known month: the size, use and parking of apartment 1 in October 2026. */
export async function furnish({ db }: Database) {
  await db.execute(
    `update apartment set area = 118.9, garden_area = 18.5, handover_date = '2024-01-01' where id = 1`,
  )
  await db.execute(`update apartment set area = 77.35, handover_date = '2026-10-16' where id = 11`)
  for (const [table, used] of [
    ['electric_reading', 350],
    ['water_reading', 35],
  ] as const)
    await db.execute(
      `update ${table} set consumption = $1, new_number = old_number + $1 where apartment_id = 1 and month = '2026-10'`,
      [used],
    )
  await db.execute(`update vehicle set deleted_at = now() where apartment_id = 1`)
  await db.execute(`insert into vehicle (building_id, apartment_id, license_plate, price, apply_by, register_from, register_to, status) values
    (1, 1, '29X100001', 100000, 'half_month', '2026-01-01', '2027-12-31', 'active'),
    (1, 1, '30X100002', 1200000, 'day', '2026-10-16', null, 'active'),
    (1, 1, '30X100003', 900000, 'day', null, null, 'rejected')`)
}

interface Known {
  id: string
  area: string
  garden: string | null
  from: string
  electricity: string | null
  water: string | null
  vehicles: { price: string; by: 'day' | 'half_month'; from: string | null; to: string | null }[]
}

/** The same facts, read apartment by apartment. */
export const known = ({ db }: Database) =>
  db.query<Known>(`select a.id::text, a.area::text, nullif(a.garden_area, 0)::text as garden, a.handover_date::text as from,
      (select r.consumption::text from electric_reading r where r.apartment_id = a.id and r.month = '2026-10' and r.status = 'confirmed') as electricity,
      (select r.consumption::text from water_reading r where r.apartment_id = a.id and r.month = '2026-10' and r.status = 'confirmed') as water,
      (select coalesce(jsonb_agg(jsonb_build_object('price', v.price::text, 'by', v.apply_by, 'from', v.register_from, 'to', v.register_to)), '[]')
        from vehicle v where v.apartment_id = a.id and v.status = 'active' and v.deleted_at is null) as vehicles
    from apartment a where a.building_id = 1 and a.handover_status in ('handover', 'wait_closed') order by a.id`)

const vat = (percent: string) => [{ code: 'vat', name: 'VAT', percent, of: 'amount' }]
const wasteWater = { code: 'waste_water', name: 'Nước thải', percent: '10', of: 'amount' }
export const tiers = (...rows: (readonly [string | null, string])[]) =>
  rows.map(([upTo, price]) => ({ upTo, price }))
export const tariffs = {
  management: {
    tiers: tiers([null, '9000']),
    surcharges: vat('8'),
    per: 'one',
    tierKind: 'cumulative',
    currency: 'vnd',
  },
  electricity: {
    tiers: tiers(
      ['50', '1984'],
      ['100', '2050'],
      ['200', '2380'],
      ['300', '2998'],
      ['400', '3350'],
      [null, '3460'],
    ),
    surcharges: vat('8'),
    per: 'one',
    tierKind: 'cumulative',
    currency: 'vnd',
  },
  water: {
    tiers: tiers(['10', '8500'], ['20', '9900'], ['30', '16000'], [null, '27000']),
    surcharges: [...vat('5'), wasteWater],
    per: 'one',
    tierKind: 'cumulative',
    currency: 'vnd',
  },
} as const
