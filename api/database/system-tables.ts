import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

// The server's internal tables. Entities' tables come from their declarations.

const id = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity()
const reference = (name: string) => bigint(name, { mode: 'bigint' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = () => moment('created_at').notNull().defaultNow()

/** Sign-ins. Only the SHA-256 of a token is stored, so a stolen dump opens nothing. */
export const session = pgTable(
  'session',
  {
    id: id(),
    account_id: reference('account_id').notNull(),
    token_hash: text('token_hash').notNull().unique(),
    remember: boolean('remember').notNull().default(false),
    /** Opened with a second factor. If the account has one, its other sessions are not valid. */
    second_factor: boolean('second_factor').notNull().default(false),
    ip: text('ip').notNull().default(''),
    user_agent: text('user_agent').notNull().default(''),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [
    index('session_account_idx').on(table.account_id),
    index('session_expiry_idx').on(table.expires_at),
  ],
)

/**
 * Addresses that an account has signed in from recently, as keyed hashes: a flood from elsewhere does not lock them
 * out.
 */
export const signInAddress = pgTable(
  'sign_in_address',
  {
    account_id: reference('account_id').notNull(),
    address_hash: text('address_hash').notNull(),
    seen_at: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.address_hash] }),
    index('sign_in_address_seen_idx').on(table.seen_at),
  ],
)

/** One-time codes, each bound to a purpose and a subject (an account, a contract …) and kept as an HMAC. */
export const otp = pgTable(
  'otp',
  {
    id: id(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    code_hash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
  },
  (table) => [index('otp_subject_idx').on(table.purpose, table.subject)],
)

/** Random tokens that work once: password resets, websocket tickets. */
export const ticket = pgTable(
  'ticket',
  {
    token_hash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    created_at: createdAt(),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('ticket_expiry_idx').on(table.expires_at)],
)

/**
 * Accounts whose e-mail address somebody else has changed: no link for a password goes to the new one before the owner
 * has proved it.
 */
export const unprovedAddress = pgTable('unproved_address', {
  account_id: reference('account_id').primaryKey(),
  /** The last address that was proved. */
  former_email: text('former_email').notNull(),
  /** Until then the former address can take the account back, and nobody else can have it. */
  undo_until: moment('undo_until').notNull(),
})

/**
 * The authenticator app of an account. Until `confirmed_at` is set, it is only being set up and sign-in does not ask
 * for it.
 */
export const secondFactor = pgTable('second_factor', {
  account_id: reference('account_id').primaryKey(),
  /** Encrypted under the server's key and bound to the account. */
  secret: text('secret').notNull(),
  created_at: createdAt(),
  confirmed_at: moment('confirmed_at'),
  /** The last time step of 30 seconds whose code was accepted: no code works twice. */
  last_step: integer('last_step'),
})

/** Codes for a lost device, stored as an HMAC under the server's key; a used one keeps its row. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    code_hash: text('code_hash').primaryKey(),
    account_id: reference('account_id').notNull(),
    created_at: createdAt(),
    used_at: moment('used_at'),
  },
  (table) => [index('recovery_code_account_idx').on(table.account_id)],
)

/** Sign-ins that gave the right password and wait for their second factor. */
export const signInTicket = pgTable(
  'sign_in_ticket',
  {
    token_hash: text('token_hash').primaryKey(),
    account_id: reference('account_id').notNull(),
    /** Keyed hash of the password's hash: a new password invalidates the ticket. */
    password_mark: text('password_mark').notNull(),
    ip: text('ip').notNull(),
    remember: boolean('remember').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expires_at: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_ticket_expiry_idx').on(table.expires_at)],
)

/** Counters of tries within a window that starts with the first of them. */
export const throttle = pgTable(
  'throttle',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    window_ends: moment('window_ends').notNull(),
  },
  (table) => [index('throttle_window_idx').on(table.window_ends)],
)

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
  ],
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

export const systemTables = {
  session,
  signInAddress,
  otp,
  ticket,
  unprovedAddress,
  secondFactor,
  recoveryCode,
  signInTicket,
  throttle,
  outbox,
  fileContent,
  webNotification,
  setting,
  userPreference,
  idempotency,
  importBatch,
  importRow,
  confirmedPrice,
}
