import { permissionCodeNames } from '#domain/permission.ts'
import { monthOf, monthAfter, officeToday } from '#core/days.ts'
import { monthBounds } from '#domain/money/proration.ts'
import type { Db } from '#api/database/pool.ts'
import { seed } from '#api/setup/seed.ts'
import type { SeedRows } from '#api/database/insert-records.ts'
import { registry } from '#entities/index.ts'

/** A building of the bench, with months that were charged and mostly paid. */
export interface Site {
  readonly building: number
  readonly apartments: number
}

export const cashiers = 10
export const password = 'a long bench phrase'
export const cashierName = (number: number) => `cashier${number}@lobby.test`
export const historyMonths = 36
/** Unpaid months of an apartment, of a hundred. */
const openShare = 8

/** The month that is being charged; others count back from it. */
export const thisMonth = monthOf(officeToday())
const monthBefore = (count: number) => monthAfter(thisMonth, -count)

const settings = [
  ['PQL', 'MANAGEMENT', 'area'],
  ['DIEN', 'ELECTRICITY', 'metered'],
  ['NUOC', 'WATER', 'metered'],
  ['GUIXE', 'PARKING', 'parking'],
] as const
const idOf = (building: number, at: number) => String(building * 10 + at)

/** Writes buildings with their fees and tariffs, and cashiers who may do everything in them. */
export async function layGround(db: Db, sites: readonly Site[]): Promise<void> {
  const every = { read: true, create: true, update: true, delete: true, approve: true }
  const of = <T>(make: (building: number) => T) => sites.map(({ building }) => make(building))
  const own = (building: number, at: number) => ({ id: idOf(building, at), building_id: String(building) })
  const vat = [{ code: 'vat', name: 'VAT', percent: 8, of: null }]
  const tiers = [
    [{ price: '9000', up_to: null }],
    [1984, 2050, 2380, 2998, 3350, 3460].map((price, at) => ({
      price: String(price),
      up_to: [50, 100, 200, 300, 400, null][at],
    })),
    [8500, 9900, 16_000, 27_000].map((price, at) => ({
      price: String(price),
      up_to: [10, 20, 30, null][at],
    })),
  ]
  const rows: SeedRows = {
    building: of((building) => ({
      id: String(building),
      organisation_id: '1',
      code: `B${building}`,
      name: `Building ${building}`,
      address: 'Bench street',
      currency_code: 'vnd',
      permission_product_codes: ['ql', 'vh', 'tc', 'account'],
    })),
    block: of((building) => ({ ...own(building, 0), code: 'T', name: 'Tower', short_id: 1 })),
    permission_group: of((building) => ({
      ...own(building, 0),
      organisation_id: '1',
      name: 'Everything',
      group_permissions: permissionCodeNames.map((code) => ({ code, ...every })),
    })),
    account: Array.from({ length: cashiers }, (_, at) => ({
      id: String(at + 1),
      organisation_id: '1',
      name: `Cashier ${at}`,
      email: cashierName(at),
      password,
      type: 'org_member',
      status: 'active',
      permission_groups: of((building) => idOf(building, 0)),
    })),
    relationship: of((building) => ({ ...own(building, 0), code: 'OWNER', name: 'Owner' })),
    payment_method: of((building) => ({
      ...own(building, 0),
      code: 'CASH',
      name: 'Cash',
      order: 1,
      is_active: true,
    })),
    cash_account: of((building) => ({
      ...own(building, 0),
      code: 'CASH',
      name: 'Cash',
      account_type: 'building',
      account_sub_type: 'cash',
      is_active: true,
    })),
    fee_setting: sites.flatMap(({ building }) =>
      settings.map(([code, fee_type, price_type], at) => ({
        ...own(building, at + 1),
        code,
        name: code,
        fee_type,
        price_type,
        priority: at + 1,
        due_days: 15,
        is_active: true,
      })),
    ),
    tariff: sites.flatMap(({ building }) =>
      tiers.map((own_tiers, at) => ({
        ...own(building, at + 1),
        name: `Tariff ${at}`,
        fee_setting_id: idOf(building, at + 1),
        valid_from: '2010-01-01',
        tiers: own_tiers,
        surcharges: vat,
      })),
    ),
  }
  await seed(db, registry, rows)
}

/**
 * Writes apartments with a householder, a vehicle, two meters and three years of readings, this month's confirmed too.
 */
export async function settle(db: Db, { building, apartments }: Site): Promise<void> {
  const block = idOf(building, 0)
  await db.execute(`insert into apartment (building_id, block_id, code, name, area, handover_date, handover_status, register_people_number, search_text)
    select ${building}, ${block}, 'A' || lpad(n::text, 5, '0'), 'Apartment ' || n, 45 + n % 90 + 0.5, '2015-01-01', 'handover', 1 + n % 5, 'a' || lpad(n::text, 5, '0')
    from generate_series(1, ${apartments}) n`)
  await db.execute(`insert into resident (building_id, code, full_name, resident_type, search_text)
    select ${building}, 'R' || n, 'Nguyễn Văn ' || n, 'householder', 'nguyen van ' || n from generate_series(1, ${apartments}) n`)
  await db.execute(`insert into residency (building_id, block_id, apartment_id, resident_id, relationship_id)
    select ${building}, ${block}, a.id, r.id, ${block} from apartment a join resident r on r.building_id = ${building} and r.code = 'R' || substr(a.code, 2)::int where a.building_id = ${building}`)
  await db.execute(`insert into vehicle (building_id, apartment_id, license_plate, price, apply_by, register_from, status, search_text)
    select ${building}, id, '29X' || ${building} || substr(code, 2), 100000, 'half_month', '2016-01-01', 'active', '29x' || ${building} || substr(code, 2) from apartment where building_id = ${building}`)
  for (const [meter, reading, most] of [
    ['electric_meter', 'electric_reading', 400],
    ['water_meter', 'water_reading', 40],
  ] as const) {
    await db.execute(`insert into ${meter} (building_id, code, apartment_id, start_number, charge_factor, installed_on)
      select ${building}, 'M' || code, id, 0, 1, '2016-01-01' from apartment where building_id = ${building}`)
    for (let before = historyMonths; before >= 0; before -= 1)
      await db.execute(`insert into ${reading} (building_id, meter_id, apartment_id, month, old_number, new_number, consumption, charge_factor, read_on, status)
        select ${building}, id, apartment_id, '${monthBefore(before)}', 0, 5 + id % ${most}, 5 + id % ${most}, 1, '${monthBounds(monthBefore(before)).last}', 'confirmed' from ${meter} where building_id = ${building}`)
  }
}

/** SQL part that logs what happened to the rows of another part, as the server does: the check of the books asks for it. */
const logged = (action: string, resource: string, from: string, title: string) =>
  `log_of_${from} as (insert into log (building_id, organisation_id, actor_id, actor_name, action, resource, record_id, record_title, created_at)
          select building_id, 1, 1, 'Cashier 0', '${action}', '${resource}', id::text, ${title}, created_at from ${from})`

/** Writes three years of fees and receipts through the ledger's own triggers, one month in each statement. */
export async function charge(db: Db, { building }: Site): Promise<void> {
  await db.execute('analyze')
  /** The last number of a receipt, by year. */
  const numbers = new Map<string, number>()
  for (let before = historyMonths; before >= 1; before -= 1) {
    const month = monthBefore(before)
    const { last } = monthBounds(month)
    const year = month.slice(0, 4)
    const given = numbers.get(year) ?? 0
    // As autovacuum would between two months.
    if (before % 6 === 5) await db.execute('analyze')
    await db.execute(
      `insert into fee_slip (building_id, apartment_id, month) select ${building}, id, '${month}' from apartment where building_id = ${building}`,
    )
    await db.execute(
      `with f as (insert into fee (building_id, apartment_id, fee_type, month, name, quantity, amount, settled, due_on, fee_setting_id, fee_slip_id, old_debt, booked_on, status, created_by, created_at)
          select ${building}, a.id, s.fee_type, '${month}', s.name, 1, case s.price_type when 'area' then round(a.area * 9720) when 'parking' then 100000 else 90000 + (a.id * 37 + ${before} * 11) % 300000 end,
            0, '${last}'::date + 15, s.id, l.id, 0, '${last}'::date, 'approved', 1, '${last}'::date
          from apartment a join fee_setting s on s.building_id = ${building} join fee_slip l on l.building_id = ${building} and l.apartment_id = a.id and l.month = '${month}'
          where a.building_id = ${building} order by a.id, s.id returning building_id, id, apartment_id, fee_type, amount, name, created_at),
        ${logged('approve', 'fee', 'f', 'name')},
        e as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by) select building_id, 'fee', id, '${last}'::date, 1 from f returning building_id, id, document_id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, category, amount)
        select e.building_id, e.id, side.number, side.account, case side.number when 1 then f.apartment_id end, case side.number when 2 then f.fee_type else '' end, side.sign * f.amount
        from e join f on f.id = e.document_id, (values (1::smallint, 'receivable', 1), (2::smallint, 'revenue', -1)) side(number, account, sign)`,
    )
    const lines = await db.execute(
      `with paid as (select f.apartment_id, sum(f.amount) as amount, row_number() over (order by f.apartment_id) as number,
          jsonb_agg(jsonb_build_object('fee_id', f.id::text, 'name', f.name, 'fee_type', f.fee_type, 'month', f.month, 'due', f.amount::text, 'amount', f.amount::text)) as lines
          from fee f where f.building_id = ${building} and f.month = '${month}' and (f.apartment_id * 31 + ${before} * 17) % 100 >= ${openShare} group by f.apartment_id),
        r as (insert into receipt (building_id, code, apartment_id, month, payment_method_id, cash_account_id, amount_received, received, settled, excess, received_on, collector_id, payer, lines, status, created_at, search_text)
          select ${building}, 'PT-${year}-' || lpad((${given} + number)::text, 6, '0'), apartment_id, '${month}', ${idOf(building, 0)}, ${idOf(building, 0)}, amount, amount, amount, 0,
            '${last}'::date, 1, 'Nguyễn Văn', lines, 'collected', '${last}'::date, 'pt-' || number from paid returning building_id, id, apartment_id, settled, code, created_at),
        ${logged('create', 'receipt', 'r', 'code')},
        s as (insert into settlement (building_id, fee_id, receipt_id, amount)
          select ${building}, f.id, r.id, f.amount from fee f join r on r.apartment_id = f.apartment_id where f.building_id = ${building} and f.month = '${month}'),
        e as (insert into ledger_entry (building_id, kind, document_id, booked_on, created_by) select building_id, 'receipt', id, '${last}'::date, 1 from r returning building_id, id, document_id)
      insert into ledger_line (building_id, entry_id, number, account, apartment_id, cash_account_id, amount)
        select e.building_id, e.id, side.number, side.account, case side.number when 2 then r.apartment_id end, case side.number when 1 then ${idOf(building, 0)} end, side.sign * r.settled
        from e join r on r.id = e.document_id, (values (1::smallint, 'cash', 1), (2::smallint, 'receivable', -1)) side(number, account, sign)`,
    )
    // Two lines for each receipt.
    numbers.set(year, given + lines / 2)
  }
  for (const [year, number] of numbers)
    await db.execute(
      `insert into document_counter (building_id, book, year, last) values (${building}, 'PT', ${year}, ${number})`,
    )
}
