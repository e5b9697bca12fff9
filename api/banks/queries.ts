import { column, columns } from '#api/sql/column.ts'
import { optionsOf, statesOf } from '#api/sql/literals.ts'
import { command, query, type RowOf } from '#api/sql/query.ts'
import { bumpSql } from '#api/records/sql/bump-sql.ts'
import { bankGateway } from '#entities/banks/bank-gateway.ts'
import { bankLine } from '#entities/banks/bank-line.ts'
import { bankMessage } from '#entities/banks/bank-message.ts'
import { bankStatement } from '#entities/banks/bank-statement.ts'
import { bank } from '#entities/finance/bank.ts'
import { building } from '#entities/property/building.ts'

const lineIs = statesOf(bankLine)
const messageIs = statesOf(bankMessage)
const why = optionsOf(bankLine, 'why')
const type = optionsOf(bankLine, 'type')

/** SQL of an account's number without the signs that people put between its digits. */
const bare = (number: string) => `regexp_replace(${number}, '[ .-]', '', 'g')`

/** Gateways that may have sent a message: the one that its address names, or those of a kind for the accounts it names. */
export const gatewaysFor = query({
  row: {
    ...columns(bankGateway, ['id', 'building_id', 'kind', 'bank_id', 'secret']),
    organisation_id: 'bigint',
  },
  takes: { id: 'bigint | null', kind: 'text', numbers: 'text[]' },
  sql: ({ id, kind, numbers }) =>
    `select g.id, g.building_id, g.kind, g.bank_id, g.secret, b.organisation_id
      from bank_gateway g join building b on b.id = g.building_id and b.deleted_at is null
        join bank k on k.building_id = g.building_id and k.id = g.bank_id
      where g.is_active and g.deleted_at is null
        and (g.id = ${id} or (g.kind = ${kind} and ${bare('k.account_number')} = any(${numbers})))
      order by g.id limit 20`,
})
export type GatewayRow = RowOf<typeof gatewaysFor>

/** Keeps a message as it came; no row if it is kept already. */
export const keepMessage = query({
  row: columns(bankMessage, ['id']),
  takes: { buildingId: 'bigint', gatewayId: 'bigint', fingerprint: 'text', body: 'text' },
  sql: ({ buildingId, gatewayId, fingerprint, body }) =>
    `insert into bank_message (building_id, gateway_id, fingerprint, body, search_text)
      values (${buildingId}, ${gatewayId}, ${fingerprint}, ${body}, ${fingerprint}) on conflict do nothing returning id`,
})

export const knownMessage = query({
  row: columns(bankMessage, ['id', 'status']),
  takes: { buildingId: 'bigint', gatewayId: 'bigint', fingerprint: 'text' },
  sql: ({ buildingId, gatewayId, fingerprint }) =>
    `select id, status from bank_message
      where building_id = ${buildingId} and gateway_id = ${gatewayId} and fingerprint = ${fingerprint}`,
})

export const markRead = command({
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `update bank_message set status = ${messageIs.read}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} and status = ${messageIs.unread}`,
})

/**
 * SQL of the currency in which the funds of a bank account are kept; of one that has none, that of the books. What the bank
 * tells in another is no money of theirs.
 */
export const keptInSql = ({
  bankId,
  books,
  buildingId,
}: { readonly [K in 'bankId' | 'books' | 'buildingId']: string }) =>
  `coalesce((select coalesce(f.currency_code, ${books}) from cash_account f where f.building_id = ${buildingId}
      and f.bank_id = ${bankId} and f.is_active and f.deleted_at is null order by f.id limit 1), ${books})`

/** The currency in which the funds of a bank account are kept. */
export const keptIn = query({
  row: { kept_in: column(building, 'currency_code') },
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select ${keptInSql({ bankId: 'k.id', books: 'b.currency_code', buildingId: 'k.building_id' })} as kept_in
      from bank k join building b on b.id = k.building_id where k.building_id = ${buildingId} and k.id = ${bankId}`,
})

/** The building's accounts with a number, as people write it or not. */
export const accountsNumbered = query({
  row: {
    ...columns(bank, ['id', 'currency_code']),
    books: column(building, 'currency_code'),
    kept_in: column(building, 'currency_code'),
  },
  takes: { buildingId: 'bigint', number: 'text' },
  sql: ({ buildingId, number }) =>
    `select k.id, k.currency_code, b.currency_code as books,
        ${keptInSql({ bankId: 'k.id', books: 'b.currency_code', buildingId: 'k.building_id' })} as kept_in
      from bank k join building b on b.id = k.building_id
      where k.building_id = ${buildingId} and k.deleted_at is null and k.is_active
        and ${bare('k.account_number')} = ${bare(number)} order by k.id limit 1`,
})

export const booksOf = query({
  row: { books: column(building, 'currency_code') },
  takes: { buildingId: 'bigint' },
  sql: ({ buildingId }) => `select currency_code as books from building where id = ${buildingId}`,
})

const lineNames = [
  'transaction_code',
  'reference_code',
  'gateway',
  'merchant_id',
  'message_id',
  'statement_id',
  'bank_id',
  'account_number',
  'account_holder',
  'date',
  'occurred_at',
  'type',
  'category',
  'partner',
  'description',
  'currency_code',
  'price',
  'balance',
  'content_hash',
  'why',
  'told_line_id',
] as const satisfies readonly (keyof (typeof bankLine)['fields'])[]
export type NewLine = Readonly<Record<(typeof lineNames)[number], string | null>>

/** Writes a line, given as JSON; no row if the source's id is there already, or as a conflict the same content is. */
export const insertLine = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', line: 'jsonb', searchText: 'text' },
  over: { first: lineIs.unmatched, conflict: lineIs.conflict },
  sql: ({ buildingId, line, searchText }, status) =>
    `insert into bank_line (building_id, status, search_text, ${lineNames.join(', ')})
      select ${buildingId}, ${status}, ${searchText}, ${lineNames.join(', ')}
        from jsonb_populate_record(null::bank_line, ${line}) on conflict do nothing returning id`,
})

/** Many at once, each with its `search_text`: the account is held for as long as this takes, and gateways wait for it. */
export const insertLines = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', lines: 'jsonb' },
  over: { first: lineIs.unmatched, conflict: lineIs.conflict },
  sql: ({ buildingId, lines }, status) =>
    `insert into bank_line (building_id, status, search_text, ${lineNames.join(', ')})
      select ${buildingId}, ${status}, search_text, ${lineNames.join(', ')}
        from jsonb_populate_recordset(null::bank_line, ${lines}) on conflict do nothing returning id`,
})

export const knownContent = query({
  row: columns(bankLine, ['content_hash', 'also_code']),
  takes: { buildingId: 'bigint', gateway: 'text', account: 'text', code: 'text' },
  sql: ({ buildingId, gateway, account, code }) =>
    `select content_hash, also_code from bank_line where building_id = ${buildingId} and account_number = ${account}
      and ((gateway = ${gateway} and transaction_code = ${code} and status <> ${lineIs.conflict})
        or also_code = ${gateway} || ' ' || ${code})`,
})

/**
 * Lines of an account around some days that a source has not told itself, with the days of which their file tells all;
 * a statement's source is all that other files and gateways have told. What is joined stands for nothing by itself.
 */
export const toldLines = query({
  row: {
    ...columns(bankLine, [
      'id',
      'type',
      'price',
      'reference_code',
      'description',
      'currency_code',
      'occurred_at',
    ]),
    ...columns(bankLine, ['balance', 'gateway', 'transaction_code']),
    date: column(bankLine, 'date'),
    first_day: column(bankStatement, 'first_day'),
    last_day: column(bankStatement, 'last_day'),
    read_at: column(bankStatement, 'created_at'),
  },
  takes: { buildingId: 'bigint', bankId: 'bigint', first: 'date', last: 'date', source: 'text' },
  sql: ({ buildingId, bankId, first, last, source }) =>
    `select l.id, l.type, l.price, l.reference_code, l.description, l.currency_code, l.occurred_at, l.balance, l.gateway,
        l.transaction_code, l.date, s.first_day, s.last_day, s.created_at as read_at
      from bank_line l
        left join bank_statement s on s.building_id = l.building_id and s.id = l.statement_id and l.gateway = 'statement'
      where l.building_id = ${buildingId} and l.bank_id = ${bankId}
        and l.status not in (${lineIs.conflict}, ${lineIs.joined}) and l.date between ${first} and ${last}
        and (${source} = 'statement'
          or (l.gateway <> ${source} and coalesce(l.also_code, '') not like ${source} || ' %'))
      order by l.date, l.id`,
})
export type ToldLine = RowOf<typeof toldLines>

/** Lines of an account that statements told before, by their ids. */
export const statedLines = query({
  row: columns(bankLine, ['id', 'transaction_code', 'content_hash', 'told_line_id']),
  takes: { buildingId: 'bigint', account: 'text', codes: 'text[]' },
  sql: ({ buildingId, account, codes }) =>
    `select id, transaction_code, content_hash, told_line_id from bank_line where building_id = ${buildingId} and gateway = 'statement'
      and account_number = ${account} and transaction_code = any(${codes}) and status <> ${lineIs.conflict}`,
})

/** Lines of gateways learn of the statement that has their movements too. */
export const noteStatement = command({
  takes: { buildingId: 'bigint', ids: 'bigint[]', statementId: 'bigint' },
  sql: ({ buildingId, ids, statementId }) =>
    `update bank_line set statement_id = ${statementId}, ${bumpSql()}
      where building_id = ${buildingId} and id = any(${ids}) and statement_id is null`,
})

/** The account that a statement is of. */
export const accountOfStatement = query({
  row: columns(bank, ['id', 'account_number', 'currency_code']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select id, account_number, currency_code from bank
      where building_id = ${buildingId} and id = ${id} and is_active and deleted_at is null`,
})

export const otherNumbers = query({
  row: { number: 'text' },
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select ${bare('account_number')} as number from bank where building_id = ${buildingId} and id <> ${id}
        and deleted_at is null`,
})

/** The columns of the account's last file. */
export const lastColumns = query({
  row: columns(bankStatement, ['columns']),
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select columns from bank_statement where building_id = ${buildingId} and bank_id = ${bankId}
      order by id desc limit 1`,
})

export const insertStatement = query({
  row: columns(bankStatement, ['id']),
  takes: {
    buildingId: 'bigint',
    bankId: 'bigint',
    filename: 'text',
    fingerprint: 'text',
    first: 'date | null',
    last: 'date | null',
    rowsRead: 'integer',
    columns: 'text',
    by: 'bigint | null',
  },
  sql: (v) =>
    `insert into bank_statement (building_id, bank_id, filename, fingerprint, first_day, last_day, rows_read, columns,
        created_by, updated_by, search_text)
      values (${v.buildingId}, ${v.bankId}, ${v.filename}, ${v.fingerprint}, ${v.first}, ${v.last}, ${v.rowsRead},
        ${v.columns}, ${v.by}, ${v.by}, lower(${v.filename})) returning id`,
})

export const noteNewRows = command({
  takes: { buildingId: 'bigint', id: 'bigint', rows: 'integer' },
  sql: ({ buildingId, id, rows }) =>
    `update bank_statement set rows_new = ${rows}, ${bumpSql()} where building_id = ${buildingId} and id = ${id}`,
})

/** A line of a statement learns of the message that told of it too; no row if another has since. */
export const noteMessage = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', id: 'bigint', messageId: 'bigint', code: 'text' },
  sql: ({ buildingId, id, messageId, code }) =>
    `update bank_line set message_id = ${messageId}, also_code = ${code}, ${bumpSql()}
      where building_id = ${buildingId} and id = ${id} and message_id is null returning id`,
})

/** Those who write lines of one account do so one after the other. */
export const holdAccount = command({
  takes: { buildingId: 'bigint', bankId: 'bigint' },
  sql: ({ buildingId, bankId }) =>
    `select from bank where building_id = ${buildingId} and id = ${bankId} for no key update`,
})

/** Locks a line whose match waits for the ladder. */
export const holdWaitingLine = query({
  row: columns(bankLine, ['id', 'description', 'price', 'gateway', 'transaction_code']),
  takes: { buildingId: 'bigint', id: 'bigint' },
  sql: ({ buildingId, id }) =>
    `select id, description, price, gateway, transaction_code from bank_line where building_id = ${buildingId}
      and id = ${id} and status = ${lineIs.unmatched} and why = ${why.waiting} and type = ${type.in} for update`,
})

export const noteWhy = command({
  takes: { buildingId: 'bigint', id: 'bigint', why: 'text' },
  sql: ({ buildingId, id, why: reason }) =>
    `update bank_line set why = ${reason}, ${bumpSql()} where building_id = ${buildingId} and id = ${id}
      and status = ${lineIs.unmatched} and why = ${why.waiting}`,
})

/** Lines of a message that nothing has judged yet. */
export const waitingOf = query({
  row: columns(bankLine, ['id']),
  takes: { buildingId: 'bigint', messageId: 'bigint' },
  sql: ({ buildingId, messageId }) =>
    `select id from bank_line where building_id = ${buildingId} and message_id = ${messageId}
      and status = ${lineIs.unmatched} and why = ${why.waiting} order by id`,
})

/** Lines that nothing has judged for a while: their server was stopped. */
export const waitingLines = query({
  row: { ...columns(bankLine, ['id', 'building_id']), organisation_id: 'bigint' },
  takes: { seconds: 'integer' },
  sql: ({ seconds }) =>
    `select l.id, l.building_id, b.organisation_id from bank_line l join building b on b.id = l.building_id
      where l.status = ${lineIs.unmatched} and l.why = ${why.waiting}
        and l.updated_at < now() - ${seconds} * interval '1 second'
      order by l.building_id, l.id limit 500`,
})
