import { quote } from '#core/fields/schemas.ts'
import {
  documentKinds,
  ledgerDocuments,
  namesOf,
  whensOf,
  type DocumentKind,
  type DocumentLine,
  type LedgerDocument,
} from './documents.ts'

/** SQL of the lines that the documents of a kind book: kind, id, status, account and what it is about, amount. */
export function documentSql(kind: DocumentKind): string {
  const { lines }: LedgerDocument = ledgerDocuments[kind]
  return lines.map((line) => lineSql(kind, line)).join(' union all ')
}

const lineSql = (kind: DocumentKind, line: DocumentLine) =>
  `select building_id, '${kind}' as kind, id, '${line.account}' as account,
    ${line.apartment ?? 'null::bigint'} as apartment_id, ${line.cash ?? 'null::bigint'} as cash_account_id,
    ${`coalesce(${[...namesOf(line.category).map((name) => `${name}::text`), "''"].join(', ')})`} as category,
    ${line.amount.map(termSql).join(' + ')} as amount
  from ${kind}${conditionSql(line)}`

const termSql = (term: string) =>
  term.startsWith('-') ? `-coalesce(${term.slice(1)}, 0)` : `coalesce(${term}, 0)`

function conditionSql(line: DocumentLine): string {
  const conditions = whensOf(line).map((when) =>
    'present' in when
      ? `${when.field} is ${when.present ? 'not ' : ''}null`
      : `${when.field} = ${typeof when.equals === 'string' ? quote(when.equals) : String(when.equals)}`,
  )
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
}

/** Documents with a number of their own, by the kind of their entry. */
type Numbered = DocumentKind | 'receipt'

/** An entry, as SQL. */
export interface EntryPlaces {
  readonly buildingId: string
  readonly kind: string
  readonly documentId: string
}

/** SQL of the number of the document that an entry of one of these kinds is about; null for another. */
export const numberSql = (kinds: readonly Numbered[], of: EntryPlaces): string =>
  columnSql(Object.fromEntries(kinds.map((kind) => [kind, 'code'])), of)

/**
 * SQL of the number of the document that became the line of an apartment which an entry is about; null for another. A line
 * that was issued again keeps the number of its document, which knows the last line alone.
 */
export const numberOfLineSql = ({ buildingId, kind, documentId }: EntryPlaces): string => {
  const later = `with recursive line as (select n.id from fee n
            where n.building_id = ${buildingId} and n.replaces_id = ${documentId}
          union all select n.id from line join fee n on n.building_id = ${buildingId} and n.replaces_id = line.id)`
  const tables = documentKinds.flatMap((table) => {
    const { unbooked }: LedgerDocument = ledgerDocuments[table]
    return unbooked === undefined ? [] : [{ table, unbooked }]
  })
  const found = [
    ...tables.map(
      ({ table, unbooked }) =>
        `(select d.code from ${table} d where d.building_id = ${buildingId} and d.${unbooked} = ${documentId} limit 1)`,
    ),
    ...tables.map(
      ({ table, unbooked }) =>
        `(${later} select d.code from line join ${table} d on d.building_id = ${buildingId} and d.${unbooked} = line.id limit 1)`,
    ),
  ]
  return `case when replace(${kind}, '_void', '') in ('fee', 'opening') then coalesce(${found.join(',\n          ')}) end`
}

/** SQL of a column of the document that an entry is about, by the entity's name; null for another. */
export const columnSql = (columnOf: Readonly<Record<string, string>>, of: EntryPlaces): string =>
  `case regexp_replace(${of.kind}, '_(void|end)$', '') ${Object.entries(columnOf)
    .map(
      ([table, column]) => `when '${table}' then (select d.${column} from ${table} d
            where d.building_id = ${of.buildingId} and d.id = ${of.documentId})`,
    )
    .join('\n          ')} end`
