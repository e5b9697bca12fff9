import { addDays, officeInstant } from '#core/days.ts'
import { quote } from '#core/fields/schemas.ts'
import type { Caller } from '#api/context.ts'
import type { Queryable } from '#api/database/pool.ts'
import { query, type RowOf } from '#api/sql/query.ts'
import { statesOf } from '#api/sql/literals.ts'
import type { Slots } from '#api/sql/types.ts'
import { fee } from '#entities/fees/fee.ts'
import { apartment } from '#entities/property/apartment.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { documentKinds, ledgerDocuments, type DocumentLine, type LedgerDocument } from './documents.ts'
import { feeNameSql } from './fee-name-sql.ts'
import type { ToldPeriod } from './journal.ts'

// The register of voids: which receipts, fees and documents of the books were voided, read from the log, where the void of
// each stands with its time and who did it (I12).

const kinds = [receipt.name, fee.name, ...documentKinds]

/** What of the register the caller may read in a building, and in which language. */
export const readableTo = ({ language, principal: { decider } }: Caller, buildingId: string) => ({
  language,
  kinds: kinds.filter((kind) => decider.can(buildingId, permissionOf(kind), 'read')),
  namesApartments: decider.can(buildingId, apartment.permission, 'read'),
})

const documentOf = (kind: string): LedgerDocument | undefined =>
  documentKinds.filter((one) => one === kind).map((one) => ledgerDocuments[one])[0]
const permissionOf = (kind: string) =>
  documentOf(kind)?.entity.permission ?? (kind === fee.name ? fee.permission : receipt.permission)

/** SQL of what a document `d` is about: its own day, what it moved, and its apartment if it has one. */
interface Parts {
  readonly number: string
  readonly day: string
  readonly amount: string
  readonly apartment: string
}

// What it settled and what was left over: credit and deductions settle without money.
const ofReceipt: Parts = {
  number: 'd.code',
  day: 'd.received_on',
  amount: 'd.settled + d.excess',
  apartment: 'd.apartment_id',
}

/** A fee has no number: it goes by its name. */
const ofFee = (language: string): Parts => ({
  number: feeNameSql('d', language),
  day: 'd.booked_on',
  amount: 'd.amount',
  apartment: 'd.apartment_id',
})

function partsOf(kind: string, language: string): Parts {
  const document = documentOf(kind)
  if (document === undefined) return kind === fee.name ? ofFee(language) : ofReceipt
  const { fields } = document.entity
  return {
    number: 'd.code',
    day: 'd.date',
    amount: 'amount' in fields ? 'd.amount' : totalOf(document.lines),
    apartment: 'apartment_id' in fields ? 'd.apartment_id' : 'null::bigint',
  }
}

/** Of a document without one amount: what the lines on one side of its entry come to. */
const totalOf = (lines: readonly DocumentLine[]) =>
  lines
    .flatMap(({ amount }) => amount.filter((term) => !term.startsWith('-')))
    .map((name) => `coalesce(d.${name}, 0)`)
    .join(' + ')

export type VoidedRow = Omit<RowOf<typeof voidedAfter>, 'log_id' | 'total'>

const asked = {
  buildingId: 'bigint',
  from: 'timestamptz',
  until: 'timestamptz',
  kinds: 'text[]',
  language: 'text',
} as const satisfies Slots

interface Asked extends ToldPeriod {
  readonly kinds: readonly string[]
  /** Whether the reader may know which apartments they are about. */
  readonly namesApartments: boolean
}

const boundsOf = ({ buildingId, from, to, kinds: wanted, language }: Asked) => ({
  buildingId,
  language,
  from: officeInstant(from),
  until: officeInstant(addDays(to, 1)),
  kinds: [...wanted],
})

/** The latest voids of a period, and how many there are in all. */
export async function latestVoided(db: Queryable, period: Asked, most: number) {
  const rows = await voidedAfter(db, { ...boundsOf(period), before: null, most })
  return { total: rows[0]?.total ?? 0, rows: rows.map(presentFor(period)) }
}

const pageRows = 1_000

/** All of them, page after page, the latest first. */
export async function* voidedPages(tx: Queryable, period: Asked): AsyncGenerator<VoidedRow[]> {
  let before: string | null = null
  for (;;) {
    const rows: RowOf<typeof voidedAfter>[] = await voidedAfter(tx, {
      ...boundsOf(period),
      before,
      most: pageRows,
    })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map(presentFor(period))
    before = last.log_id
  }
}

const presentFor =
  ({ namesApartments }: Asked) =>
  ({ log_id: _log, total: _total, ...row }: RowOf<typeof voidedAfter>): VoidedRow =>
    namesApartments ? row : { ...row, apartment: null }

const ofKind = (kind: string, buildingId: string, language: string) => {
  const { number, day, amount, apartment } = partsOf(kind, language)
  return `select v.*, ${number} as number, ${day} as date, d.reason, ${amount} as amount, ${apartment} as apartment_id
      from v join ${kind} d on d.building_id = ${buildingId}
        and d.id = case v.kind when ${quote(kind)} then v.record_id::bigint end`
}

/** SQL: the log `l` is of a fee that an adjustment or a voucher had made, and that was voided with it. */
const isPartOfAnother = `case l.resource when ${quote(fee.name)} then
          exists (select from adjustment a where a.building_id = l.building_id and a.line_id = l.record_id::bigint)
            or exists (select from receipt_voucher c where c.building_id = l.building_id and c.fee_id = l.record_id::bigint)
        else false end`

/**
 * SQL: the log `l` is of an approved fee that was deleted, which voids it too. A draft that was in the trash
 * before ends otherwise, or is deleted once more.
 */
const isDeletedFee = `case l.resource when ${quote(fee.name)} then l.action = 'delete'
            and exists (select from fee f where f.building_id = l.building_id and f.id = l.record_id::bigint
              and f.status = ${statesOf(fee).void})
            and not exists (select from log o where o.resource = l.resource and o.record_id = l.record_id
              and o.building_id = l.building_id and (o.action = 'void' or o.action = 'delete' and o.id > l.id))
          else false end`

const voidedAfter = query({
  row: {
    log_id: 'bigint',
    /** Of the whole period, if it is read from its beginning. */
    total: 'integer',
    kind: 'text',
    document_id: 'bigint',
    number: 'text | null',
    date: 'date | null',
    apartment: 'text | null',
    amount: 'text',
    made_by: 'text | null',
    voided_by: 'text | null',
    voided_at: 'timestamptz',
    reason: 'text | null',
  },
  takes: { ...asked, before: 'bigint | null', most: 'integer' },
  sql: ({ buildingId, from, until, kinds: wanted, language, before, most }) =>
    `with v as materialized (select l.id as log_id, l.resource as kind, l.record_id, l.created_at as voided_at,
          l.actor_name as voided_by, count(*) over ()::int as total
        from log l
        where l.building_id = ${buildingId} and l.created_at >= ${from} and l.created_at < ${until}
          and l.action in ('void', 'delete') and l.resource = any(${wanted}) and (l.action = 'void' or ${isDeletedFee})
          and not (${isPartOfAnother}) and (${before} is null or l.id < ${before})
        order by l.id desc limit ${most}),
      d as (${kinds.map((kind) => ofKind(kind, buildingId, language)).join(' union all ')})
      select d.log_id, d.total, d.kind, d.record_id::bigint as document_id, d.number, d.date,
        (select a.code from apartment a where a.building_id = ${buildingId} and a.id = d.apartment_id) as apartment,
        trim_scale(d.amount)::text as amount,
        (select c.actor_name from log c where c.resource = d.kind and c.record_id = d.record_id
          and c.building_id = ${buildingId} order by c.id limit 1) as made_by,
        d.voided_by, d.voided_at, d.reason
      from d order by d.log_id desc`,
})
