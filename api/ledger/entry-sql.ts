import { literalsOf } from '#api/sql/literals.ts'
import { entryBooks } from '#domain/money/numbering.ts'
import { receipt } from '#entities/receipts/receipt.ts'
import { tillClosing } from '#entities/receipts/till-closing.ts'
import { documentKinds, ledgerDocuments, type DocumentKind, type LedgerDocument } from './documents.ts'
import { columnSql, numberOfLineSql, numberSql, type EntryPlaces } from './documents-sql.ts'
import { feeOfMonthSql } from './fee-name-sql.ts'
import type { EntryKind } from './ledger.ts'

// What the books say of an entry beside its lines: its number, what it is about, and with whom. All of it is derived from
// the documents, so that entries of years ago have it too.

/** An entry and its day. */
export interface DatedEntry extends EntryPlaces {
  readonly bookedOn: string
}

const isKind = <K extends EntryKind>(...kinds: K[]) => Object.values(literalsOf(kinds)).join(', ')

/** SQL of the number of any entry: its document's, or else one of `entryBooks`, which are never on two days. */
export const entryNumberSql = (of: DatedEntry): string =>
  `coalesce(${numberSql(['receipt', ...documentKinds], of)}, ${numberOfLineSql(of)}, ${derivedSql(of)})`

function derivedSql({ buildingId, kind, documentId, bookedOn }: DatedEntry): string {
  const numbered = (book: keyof typeof entryBooks, id: string) =>
    `'${entryBooks[book]}-' || to_char(${bookedOn}, 'YYYYMMDD') || '-' || ${id}`
  return `case ${kind}
          when 'fee' then coalesce((select coalesce(${numbered('run', 'y.group_fee_slip_id')},
              ${numbered('interest', 'y.late_interest_run_id')})
            from fee y where y.building_id = ${buildingId} and y.id = ${documentId}), ${numbered('fee', documentId)})
          when 'fee_void' then ${numbered('fee_void', documentId)}
          when 'opening' then ${numbered('opening', documentId)}
          when 'prepayment_release' then ${numbered('release', documentId)}
          when 'prepayment_release_void' then ${numbered('release_void', documentId)}
          when 'till_closing' then ${numbered('till', documentId)} end`
}

const ofFees = isKind('fee', 'fee_void', 'opening', 'prepayment_release', 'prepayment_release_void')

/** SQL of what its document says that an entry is about; null where it says nothing. */
export const entryTextSql = (of: EntryPlaces, language: string): string =>
  `case when ${of.kind} in (${ofFees}) then (select ${feeOfMonthSql('y', language)}
            from fee y where y.building_id = ${of.buildingId} and y.id = ${of.documentId})
          else ${columnSql(texts, of)} end`

/** SQL of who pays or is paid by the document of an entry; null where it names nobody. */
export const entryPartySql = (of: EntryPlaces): string => columnSql(parties, of)

/** Columns of the documents that say what an entry is about, and with whom. */
const texts = {
  ...Object.fromEntries(
    documentKinds.map((kind) => [kind, hasField(kind, 'grounds') ? 'grounds' : 'description']),
  ),
  [receipt.name]: 'note',
  [tillClosing.name]: 'note',
}
const parties = {
  ...Object.fromEntries(
    documentKinds.filter((kind) => hasField(kind, 'party')).map((kind) => [kind, 'party']),
  ),
  [receipt.name]: 'payer',
}

function hasField(kind: DocumentKind, name: string): boolean {
  const { entity }: LedgerDocument = ledgerDocuments[kind]
  return name in entity.fields
}
