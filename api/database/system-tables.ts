import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import * as nameTables from './name-tables.ts'
import * as signInTables from './sign-in-tables.ts'
import { id, reference, moment, createdAt } from './system-columns.ts'

// The server's internal tables, with those of signing in. Entities' tables come from their declarations.

/** Every message that was sent or should have been. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    organisation_id: reference('organisation_id'),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html'),
    is_bulk: boolean('is_bulk').notNull().default(false),
    next_try_at: moment('next_try_at'),
    status: text('status').notNull().default('queued'),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    created_at: createdAt(),
    sent_at: moment('sent_at'),
  },
  (table) => [index('outbox_created_idx').on(table.created_at)],
)

/**
 * Where a file's bytes are stored, and the random UUID by which they are requested. Apart from `file`, so that no
 * reply, filter or export of the list of files can reveal either.
 */
export const fileContent = pgTable(
  'file_content',
  {
    file_id: reference('file_id').primaryKey(),
    public_id: uuid('public_id').notNull().unique().defaultRandom(),
    storage_key: text('storage_key').notNull().unique(),
    /** Since when its record no longer holds it. */
    released_at: moment('released_at'),
    /** When the scanner has looked at the bytes; null: not yet. */
    scanned_at: moment('scanned_at'),
    /** What it found in them: such a file never opens. */
    infection: text('infection'),
  },
  (table) => [index('file_content_released_idx').on(table.released_at)],
)

/** Entries of the bell's list: what its account is told, read or not. */
export const webNotification = pgTable(
  'web_notification',
  {
    id: id(),
    account_id: reference('account_id').notNull(),
    message: text('message').notNull(),
    link: text('link'),
    /** The building that it is about. */
    building_id: reference('building_id'),
    created_at: createdAt(),
    read_at: moment('read_at'),
  },
  (table) => [index('web_notification_account_idx').on(table.account_id, table.id.desc())],
)

/** Settings by code, of one building or (building 0) of the organisation. */
export const setting = pgTable(
  'setting',
  {
    organisation_id: reference('organisation_id').notNull(),
    building_id: reference('building_id')
      .notNull()
      .default(sql`0`),
    code: text('code').notNull(),
    content: jsonb('content').notNull(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organisation_id, table.building_id, table.code] })],
)

/** Settings that the console stores for a user: columns, density, saved list states. */
export const userPreference = pgTable(
  'user_preference',
  {
    account_id: reference('account_id').notNull(),
    key: text('key').notNull(),
    content: jsonb('content').notNull(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.key] })],
)

/** Views of lists that staff keep under a name, for themselves or for all who work in the building. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    building_id: reference('building_id').notNull(),
    account_id: reference('account_id').notNull(),
    entity: text('entity').notNull(),
    /** The entity's further list; empty: the list itself. */
    list: text('list').notNull().default(''),
    name: text('name').notNull(),
    /** The list's address after `?`. */
    address: text('address').notNull(),
    shared: boolean('shared').notNull().default(false),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_view_name_idx').on(
      table.building_id,
      table.entity,
      table.list,
      table.account_id,
      table.name,
    ),
  ],
)

/** What was decided about the guide of a building: nothing yet where it has no row. */
export const buildingGuide = pgTable('building_guide', {
  building_id: reference('building_id').primaryKey(),
  dismissed_at: moment('dismissed_at'),
  /** Null for buildings that were there before the guide. */
  dismissed_by: reference('dismissed_by'),
  no_old_debts: boolean('no_old_debts').notNull().default(false),
  built_in_letters: boolean('built_in_letters').notNull().default(false),
})

/** Links by which a form is filled in without signing in, each for one answer. Only the hash of a link's token is stored. */
export const formLink = pgTable(
  'form_link',
  {
    id: id(),
    building_id: reference('building_id').notNull(),
    form_id: reference('form_id').notNull(),
    /** Whose answer it will be. */
    apartment_id: reference('apartment_id'),
    resident_id: reference('resident_id'),
    token_hash: text('token_hash').notNull().unique(),
    /** Empty for links that are older than this table. */
    made_by_id: reference('made_by_id'),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    answered_at: moment('answered_at'),
    withdrawn_at: moment('withdrawn_at'),
  },
  (table) => [
    index('form_link_form_idx').on(table.building_id, table.form_id, table.id.desc()),
    index('form_link_expiry_idx').on(table.expires_at),
  ],
)

/** First replies to writes that carry an `idempotency-key`, replayed when the write is repeated. */
export const idempotency = pgTable(
  'idempotency',
  {
    account_id: reference('account_id').notNull(),
    key: text('key').notNull(),
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    reply: jsonb('reply'),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.key] }),
    index('idempotency_created_idx').on(table.created_at),
  ],
)

/** A spreadsheet that was uploaded to become records of one building. */
export const importBatch = pgTable(
  'import_batch',
  {
    id: id(),
    organisation_id: reference('organisation_id').notNull(),
    building_id: reference('building_id').notNull(),
    account_id: reference('account_id').notNull(),
    type: text('type').notNull(),
    filename: text('filename').notNull(),
    sha256: text('sha256').notNull(),
    status: text('status').notNull().default('uploaded'),
    /** The account whose rights the check had, and the one that started the other steps. */
    checked_by: reference('checked_by').notNull(),
    applied_by: reference('applied_by'),
    undone_by: reference('undone_by'),
    /** Why the last step stopped early: an error code. */
    stopped: text('stopped'),
    /** Counts the steps started, so that work left over from an earlier one writes nothing. */
    round: integer('round').notNull().default(0),
    header: jsonb('header').notNull(),
    mapping: jsonb('mapping').notNull(),
    total: integer('total').notNull(),
    /** What its rows take of the quotas for uploads. */
    bytes: integer('bytes').notNull().default(0),
    /** The workbook that it is a part of; null for a sheet that was uploaded alone. */
    workbook_id: reference('workbook_id'),
    /** Whether known rows change their records, where its type refuses them unless asked. */
    update_known: boolean('update_known').notNull().default(false),
    /** The rights that the rows have needed when they were checked. */
    needs: jsonb('needs').notNull().default([]),
    /** When a step last began, or did some rows. */
    moved_at: moment('moved_at').notNull().defaultNow(),
    created_at: createdAt(),
    finished_at: moment('finished_at'),
  },
  (table) => [
    index('import_batch_building_idx').on(table.building_id, table.type, table.id.desc()),
    index('import_batch_account_idx').on(table.account_id, table.created_at),
    index('import_batch_workbook_idx').on(table.workbook_id),
  ],
)

/** A file that fills a building: its sheets, and what they become, are batches of it. */
export const importWorkbook = pgTable(
  'import_workbook',
  {
    id: id(),
    organisation_id: reference('organisation_id').notNull(),
    building_id: reference('building_id').notNull(),
    account_id: reference('account_id').notNull(),
    filename: text('filename').notNull(),
    status: text('status').notNull().default('checking'),
    /** Why the last step stopped early: an error code. */
    stopped: text('stopped'),
    round: integer('round').notNull().default(0),
    /** What the office has answered so far, by the questions' names. */
    answers: jsonb('answers').notNull().default({}),
    /** What the last check has found: questions, sheets and their sums. */
    found: jsonb('found').notNull().default({}),
    /** Rows that the step has done. */
    done: integer('done').notNull().default(0),
    moved_at: moment('moved_at').notNull().defaultNow(),
    created_at: createdAt(),
    finished_at: moment('finished_at'),
  },
  (table) => [index('import_workbook_building_idx').on(table.building_id, table.id.desc())],
)

/** Its rows, by the sheet's own numbers, and what became of each. */
export const importRow = pgTable(
  'import_row',
  {
    batch_id: reference('batch_id').notNull(),
    number: integer('number').notNull(),
    cells: jsonb('cells').notNull(),
    /** What each cell was in the sheet; null where all were text. */
    marks: text('marks'),
    outcome: text('outcome').notNull().default('waiting'),
    record_id: reference('record_id'),
    version: integer('version'),
    before: jsonb('before'),
    /** What the row made or changed beside its own record. */
    beside: jsonb('beside'),
    errors: jsonb('errors').notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.batch_id, table.number] }),
    index('import_row_outcome_idx').on(table.batch_id, table.outcome, table.number),
  ],
)

/**
 * The prices that somebody confirmed for a currency, each for a day and those after it: steps that are too small to be
 * asked about are added up from there.
 */
export const confirmedPrice = pgTable(
  'confirmed_price',
  {
    currency_id: reference('currency_id').notNull(),
    valid_from: date('valid_from').notNull(),
    /** Đồng for one unit. */
    price: numeric('price', { precision: 15, scale: 6 }).notNull(),
    confirmed_at: moment('confirmed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.currency_id, table.valid_from] })],
)

/**
 * What transfers are recognised by, one space for the whole installation: no building's reads as another's. The database
 * draws one for each apartment and payment request as it is made (docs/domain/payment-qr.md).
 */
export const paymentReference = pgTable(
  'payment_reference',
  {
    reference: text('reference').primaryKey(),
    building_id: reference('building_id').notNull(),
    apartment_id: reference('apartment_id').notNull(),
    payment_request_id: reference('payment_request_id'),
    /** It spelled an id, before references were drawn. */
    is_old: boolean('is_old').notNull().default(false),
  },
  (table) => [
    index('payment_reference_apartment_idx').on(table.building_id, table.apartment_id),
    index('payment_reference_request_idx').on(table.building_id, table.payment_request_id),
  ],
)

export const systemTables = {
  ...signInTables,
  ...nameTables,
  outbox,
  fileContent,
  webNotification,
  setting,
  userPreference,
  savedView,
  buildingGuide,
  formLink,
  idempotency,
  importBatch,
  importRow,
  importWorkbook,
  confirmedPrice,
  paymentReference,
}
