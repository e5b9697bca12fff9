import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, reference, moment, createdAt } from './system-columns.ts'

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
    /** Of the residents' app: it lasts while it is used now and then, and opens nothing of the office. */
    on_phone: boolean('on_phone').notNull().default(false),
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

/** Devices that an account has signed in with, as keyed hashes: its owner is told of a new one. */
export const signInDevice = pgTable(
  'sign_in_device',
  {
    account_id: reference('account_id').notNull(),
    device_hash: text('device_hash').notNull(),
    seen_at: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.account_id, table.device_hash] }),
    index('sign_in_device_seen_idx').on(table.seen_at),
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
  /** The last address that was proved; null: the account had none, and signs in by its phone number. */
  former_email: text('former_email'),
  /** Until then the former address can take the account back, and nobody else can have it. */
  undo_until: moment('undo_until').notNull(),
})

/** Phone numbers that their account's owner has proved by a code: one that the account has no more counts for nothing. */
export const provedPhone = pgTable('proved_phone', {
  account_id: reference('account_id').primaryKey(),
  phone_number: text('phone_number').notNull(),
  created_at: createdAt(),
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

/**
 * Homes: the residents that an account comes in as (docs/domain/residents.md). One account for a person; several residents
 * of one account are stays in several buildings. The first of them is `account.resident_id` too, from which the database
 * follows.
 */
export const accountHome = pgTable(
  'account_home',
  {
    resident_id: reference('resident_id').primaryKey(),
    account_id: reference('account_id').notNull(),
    created_at: createdAt(),
  },
  (table) => [index('account_home_account_idx').on(table.account_id)],
)

/**
 * The secret half of an invitation (docs/decisions/invitation-codes.md), apart from its record, so that no reply, filter or
 * export can reveal it.
 */
export const invitationCode = pgTable(
  'invitation_code',
  {
    building_id: reference('building_id').notNull(),
    invitation_id: reference('invitation_id').notNull(),
    code_hash: text('code_hash').notNull().unique(),
    /** From it and the server's key the code can be made again for a day; then it is emptied. */
    seed: text('seed'),
    /** The message of the outbox that carries the code. */
    message_id: reference('message_id'),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.building_id, table.invitation_id] }),
    index('invitation_code_message_idx').on(table.message_id),
    index('invitation_code_created_idx').on(table.created_at),
  ],
)
