import { monthOf } from '#core/days.ts'
import type { RecordOf } from '#core/stored.ts'
import { worthOfDifference } from '#domain/money/tenders.ts'
import type { Caller } from '#api/context.ts'
import { pairOn } from '#api/currencies/desk-rates.ts'
import type { Queryable } from '#api/database/pool.ts'
import { today } from '#api/calendar/today.ts'
import { closedThrough } from '#api/ledger/closed-months.ts'
import { ledgerDocuments, type LedgerDocument } from '#api/ledger/documents.ts'
import { optionsOf } from '#api/sql/literals.ts'
import { column, columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bank } from '#entities/finance/bank.ts'
import { cashAccount } from '#entities/finance/cash-account.ts'
import { building } from '#entities/property/building.ts'
import { takesMaintenance } from '#entities/vouchers/vouched.ts'
import { madeKinds, type MadeKind } from './made-of-line.ts'

type Line = RecordOf<typeof bankLine>

interface Facts {
  readonly line: Line
  /** How much of it nothing books yet. */
  readonly open: string
  /** The one apartment that it names, as far as the caller may know. */
  readonly apartmentId: string | undefined
}

/**
 * What can be made of a line, and the values that it fills in: the fund, the amount, the day, whose it is. Read from what
 * each kind of document books, so that no kind is told here. A category is that of the last line that said the same.
 */
export async function makesOf(db: Queryable, caller: Caller, { line, open, apartmentId }: Facts) {
  const { building_id: buildingId, bank_id: bankId, type } = line
  if (bankId === null) return []
  const [[fund], closed] = await Promise.all([
    fundOf(db, { buildingId, bankId }),
    closedThrough(db, buildingId),
  ])
  // What came in another currency is no money of the fund.
  if (fund === undefined || fund.currency_code !== line.currency_code) return []
  const now = today()
  const isOpenDay = line.date <= now && monthOf(line.date) > (closed ?? '')
  const date = isOpenDay ? line.date : now
  const foreign = fund.currency_code === fund.books ? undefined : fund.currency_code
  const { organisationId } = caller.principal
  const pair =
    foreign && (await pairOn(db, { organisationId, buildingId, books: fund.books, day: date, from: foreign }))
  const worth = foreign === undefined ? open : pair && worthOfDifference(open, pair)
  const may = ({ entity: { permission } }: LedgerDocument) =>
    caller.principal.decider.can(buildingId, permission, 'create')
  const makes = madeKinds.map(async (kind) => {
    const document: LedgerDocument = ledgerDocuments[kind]
    const money = sideOf(document, type)
    if (money?.cash === undefined || !may(document)) return undefined
    const { fields } = document.entity
    const ofFund = fields[money.cash]
    if (ofFund === undefined || (fund.is_maintenance && !takesMaintenance(ofFund))) return undefined
    const amountName = money.amount[0]?.replace('-', '') ?? ''
    const values = {
      bank_line_id: line.id,
      date,
      [money.cash]: fund.id,
      [amountName]: worth,
      ...(foreign === undefined ? {} : { foreign_currency: foreign, foreign_amount: open }),
      party: line.partner ?? fund.bank,
      description: line.description,
      apartment_id: apartmentId,
      category_id: await categoryOf(db, kind, line),
    }
    return {
      kind,
      values: Object.entries(values).flatMap(([name, value]) =>
        value === null || value === undefined || fields[name] === undefined || fields[name].readOnly === true
          ? []
          : [{ name, value }],
      ),
    }
  })
  return (await Promise.all(makes)).flatMap((one) => one ?? [])
}

/** The line of its entry that moves money that way; none if it never does. */
const sideOf = ({ lines }: LedgerDocument, type: Line['type']) =>
  lines.find(
    ({ cash, amount }) =>
      cash !== undefined && amount.every((term) => term.startsWith('-')) === (type === 'out'),
  )

async function categoryOf(db: Queryable, kind: MadeKind, line: Line): Promise<string | undefined> {
  if (kind !== 'receipt_voucher' && kind !== 'payment_voucher') return undefined
  const { building_id: buildingId, bank_id: bankId, type, description, partner } = line
  const [found] = await lastCategory(db, { buildingId, bankId, type, description, partner }, kind)
  return found?.category_id
}

const fundOf = query({
  row: {
    id: 'bigint',
    is_maintenance: 'boolean',
    bank: column(bank, 'name'),
    /** In which it is kept, and in which the books are. */
    ...columns(building, ['currency_code']),
    books: column(building, 'currency_code'),
  },
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select a.id, a.account_type = ${optionsOf(cashAccount, 'account_type').building_maintenance} as is_maintenance,
        k.name as bank, coalesce(a.currency_code, b.currency_code) as currency_code, b.currency_code as books
      from cash_account a join bank k on k.building_id = a.building_id and k.id = a.bank_id
        join building b on b.id = a.building_id
      where a.building_id = ${buildingId} and a.bank_id = ${bankId} and a.is_active and a.deleted_at is null
      order by a.id limit 1`,
})

/** Letters alone: numbers, days and months differ each time. */
const lettersSql = (text: string) => `regexp_replace(lower(coalesce(${text}, '')), '[^[:alpha:]]+', '', 'g')`

const lastCategory = query({
  row: { category_id: 'bigint' },
  takes: {
    buildingId: 'bigint',
    bankId: 'bigint | null',
    type: 'text',
    description: 'text | null',
    partner: 'text | null',
  },
  over: { receipt_voucher: 'receipt_voucher', payment_voucher: 'payment_voucher' },
  sql: ({ buildingId, bankId, type, description, partner }, table) =>
    `select v.category_id from bank_line_document d
        join bank_line l on l.building_id = d.building_id and l.id = d.line_id and l.bank_id = ${bankId}
          and l.type = ${type}
        join ${table} v on v.building_id = d.building_id and v.id = d.document_id
      where d.building_id = ${buildingId} and d.kind = '${table}'
        and (${lettersSql('l.description')} = nullif(${lettersSql(description)}, '') or l.partner = ${partner})
      order by (${lettersSql('l.description')} = ${lettersSql(description)}) desc, d.created_at desc limit 1`,
})
