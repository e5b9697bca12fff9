import { createSeed } from '#core/derive/demo.ts'
import { registry } from '../index.ts'
import { fillRemaining } from './generic.ts'
import { orderRows, salesRows } from './orders.ts'
import { demoParts } from './parts.ts'
import { householdRows } from './people.ts'
import { relationshipRows } from './relationships.ts'
import { createIds, type DemoRow, type Ids } from './row.ts'
import { demoOrganisation, sites, type Site } from './sites.ts'
import { accountRows, groupRows, type GroupCode } from './staff.ts'
import { apartmentRow, planUnits } from './units.ts'

export { demoAccounts, demoPassword } from './staff.ts'
export type { DemoRow } from './row.ts'

/** Months of money before the current one: of the first building, and of the others or of all in a brief demo. */
export const demoMonths = { full: 24, brief: 2 } as const

/** Entities that start empty because use fills them; the demo's story creates its money records through the server. */
export const madeByUse: ReadonlySet<string> = new Set([
  'file', 'log', 'group_fee_slip', 'fee_slip', 'fee', 'fee_error', 'indexed_fee', 'opening_debt', 'debt', 'receipt',
  'till_closing', 'closed_month', 'journal_handover', 'invoice_layout', 'invoice_batch', 'e_invoice', 'e_invoice_line', 'preprint_book', 'preprint_serial', 'receipt_voucher', 'payment_voucher', 'voucher_plan_period', 'fund_plan', 'fund_plan_item', 'supplier_invoice',
  'refund', 'credit_transfer', 'revaluation', 'cash_transfer', 'deposit', 'deposit_return', 'opening_balance', 'write_off', 'adjustment',
  'debt_certificate', 'prepayment', 'prepayment_portion', 'late_interest_run', 'late_interest_line',
  'bank_gateway', 'bank_message', 'bank_statement', 'bank_line', 'payment_request',
  'group_notice_slip', 'notice_slip', 'payment_promise', 'invitation_round', 'resident_invitation', 'push_notification', 'push_recipient',
]) // prettier-ignore

/**
 * The demo organisation's records by entity name, parents before children: three buildings, 900 apartments,
 * 2,200 residents. The same `today` (yyyy-MM-dd) gives the same rows; the day only shifts what has a term.
 */
export function buildDemo({
  today,
  months = demoMonths.brief,
}: {
  readonly today: string
  readonly months?: number
}): Record<string, DemoRow[]> {
  const ids = createIds()
  const built = sites.map((site, index) => buildSite({ site, index, ids, today }))
  // Before the orders, which refer to coupons.
  const rows = merge([salesRows(ids), ...built.map((part) => part.rows)])
  const groupIds = built.map((part) => part.groupIds)
  const resident = rows.resident!.find(
    (row) => row.status === 'using' && row.resident_type === 'householder' && row.nationality === 'vietnam',
  )!
  rows.account = accountRows({ organisationId: demoOrganisation.id, groupIds, resident, ids })
  const buildingIds = rows.building!.map((row) => row.id)
  const told = tell(rows, { buildingIds, ids, today, months })
  const filled = fillRemaining(
    { registry, rows: told, organisationId: demoOrganisation.id, buildingIds, ids },
    madeByUse,
  )
  return { ...told, ...filled }
}

interface Telling {
  readonly buildingIds: readonly string[]
  readonly ids: Ids
  readonly today: string
  readonly months: number
}

/** Each part in turn, for every building: a part may refer to the records of earlier ones. */
function tell(rows: Record<string, DemoRow[]>, { buildingIds, ids, today, months }: Telling) {
  return demoParts.reduce((known, part, position) => {
    const made = sites.map((site, index) => {
      const buildingId = buildingIds[index]!
      const isOurs = (row: DemoRow) => row.building_id === undefined || row.building_id === buildingId
      return part({
        site,
        buildingId,
        today,
        months: index === 0 ? months : demoMonths.brief,
        ids,
        seed: createSeed(5000 + position * sites.length + index),
        of: (entity) => (known[entity] ?? []).filter(isOurs),
      })
    })
    return merge([known, ...made])
  }, rows)
}

interface SiteInput {
  readonly site: Site
  readonly index: number
  readonly ids: Ids
  readonly today: string
}

function buildSite({ site, index, ids, today }: SiteInput): {
  rows: Record<string, DemoRow[]>
  groupIds: Record<GroupCode, string>
} {
  const seed = createSeed(1000 + index)
  const buildingId = ids('building')
  const building: DemoRow = {
    id: buildingId,
    organisation_id: demoOrganisation.id,
    ...site.building,
    permission_product_codes: ['ql', 'vh', 'tc', 'account'],
    prepayment_offers: [
      { months: 6, discount_percent: 3 },
      // One month of twelve.
      { months: 12, discount_percent: 8.3333 },
    ],
  }
  const blocks = site.blocks.map((block, position): DemoRow => ({
    id: ids('block'),
    building_id: buildingId,
    short_id: position + 1,
    description: null,
    ...block,
  }))
  const types = site.types.map(({ code, name, color }): DemoRow => ({
    id: ids('apartment_type'),
    building_id: buildingId,
    code,
    name,
    color,
  }))
  const relationships = relationshipRows(site, buildingId, ids)
  const units = planUnits(
    site,
    blocks.map((block) => block.id),
    ids,
    seed,
  )
  const context = { site, buildingId, today, seed, ids }
  const typeIds = idsByCode(types)
  const relationshipIds = idsByCode(relationships)
  const households = units
    .filter((unit) => unit.householdSize > 0)
    .map((unit) => householdRows({ ...context, unit, relationshipIds }))
  const movedIn = new Map(
    households
      .flatMap(({ residencies }) => residencies)
      .map((row) => [row.apartment_id, String(row.move_in_date)]),
  )
  const groups = groupRows(site, buildingId, ids)
  return {
    rows: {
      building: [building],
      block: blocks,
      apartment_type: types,
      apartment: units.map((unit, position) =>
        apartmentRow({ ...context, unit, typeIds, shortId: position + 1, movedIn: movedIn.get(unit.id) }),
      ),
      relationship: relationships,
      resident: households.flatMap((household) => household.residents),
      residency: households.flatMap((household) => household.residencies),
      permission_group: groups.rows,
      order: orderRows(site, buildingId, ids, today),
    },
    groupIds: groups.idOf,
  }
}

const idsByCode = (rows: readonly DemoRow[]) =>
  Object.fromEntries(rows.map((row) => [String(row.code), row.id]))

function merge(parts: readonly Record<string, DemoRow[]>[]): Record<string, DemoRow[]> {
  const merged: Record<string, DemoRow[]> = {}
  for (const part of parts)
    for (const [name, rows] of Object.entries(part)) merged[name] = [...(merged[name] ?? []), ...rows]
  return merged
}
