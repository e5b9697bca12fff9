import { defineEntity } from '#core/entity.ts'
import { belongsTo, date, dateTime, lines, longText, money, select, text } from '#core/fields/index.ts'
import { currencyCodes } from '#domain/currency.ts'
import { lineDocumentKinds } from '#domain/money/bank/line-documents.ts'
import { lineSources, lineWhys } from '#domain/money/bank/line-words.ts'

const ofTheAccount = { field: 'currency_code' } as const
/** Conflicts are no money, and what is joined with another line was counted there. */
const counted = <const Type extends 'in' | 'out'>(type: Type) =>
  ({
    all: [
      { field: 'type', equals: type },
      { field: 'status', notEquals: 'conflict' },
      { field: 'status', notEquals: 'joined' },
    ],
  }) as const

/** While nothing is booked of it. */
const isFree = { when: { field: 'booked', present: false }, code: 'line_partly_booked' } as const

/**
 * A movement on a bank account, as the bank told it (docs/domain/bank-lines.md). What the bank said never changes; only
 * whom it is for is decided.
 */
export const bankLine = defineEntity({
  name: 'bank_line',
  path: 'banking-transactions',
  scope: 'building',
  permission: 'manage_banking_transaction',
  help: 'domain/bank-lines',
  copied: 'never',
  title: 'description',
  subtitle: 'reference_code',
  menu: { module: 'tc', group: 'finance', icon: 'transaction', order: 34 },
  screens: { list: 'banking-transaction' },
  operations: [],
  trash: false,
  views: {
    unmatched: { path: 'banking-transaction-unmatched', where: { field: 'status', equals: 'unmatched' } },
    matched: { path: 'banking-transaction-matched', where: { field: 'status', equals: 'matched' } },
    money_in: { path: 'banking-transaction-in', where: counted('in') },
    money_out: { path: 'banking-transaction-out', where: counted('out') },
    not_ours: { path: 'banking-transaction-not-ours', where: { field: 'status', equals: 'not_ours' } },
    conflict: { path: 'banking-transaction-conflict', where: { field: 'status', equals: 'conflict' } },
  },

  fields: {
    /** The gateway's own id: the first line that brings it stays. */
    transaction_code: text({
      required: true,
      readOnly: true,
      searchable: true,
      maxLength: 100,
      forPrograms: true,
    }),
    reference_code: text({ readOnly: true, searchable: true, maxLength: 100 }),
    gateway: select({ required: true, readOnly: true, options: lineSources }),
    merchant_id: text({ readOnly: true, maxLength: 100 }),
    message_id: belongsTo('bank_message', { readOnly: true }),
    statement_id: belongsTo('bank_statement', { readOnly: true }),
    /** The source and id under which a gateway told of what a statement had told before. */
    also_code: text({ readOnly: true, maxLength: 120, forPrograms: true }),
    /** The line of the movement that this one perhaps tells again. */
    told_line_id: belongsTo('bank_line', { readOnly: true }),
    bank_id: belongsTo('bank', { readOnly: true }),
    account_number: text({ required: true, readOnly: true, searchable: true, maxLength: 50 }),
    account_holder: text({ readOnly: true, maxLength: 200 }),
    date: date({ required: true, readOnly: true }),
    occurred_at: dateTime({ readOnly: true }),
    type: select({ required: true, readOnly: true, options: ['in', 'out'] }),
    category: text({ readOnly: true, maxLength: 100 }),
    partner: text({ readOnly: true, searchable: true, maxLength: 200 }),
    description: longText({ readOnly: true, searchable: true, maxLength: 1000 }),
    currency_code: select({ required: true, readOnly: true, options: currencyCodes }),
    // Money in and out, and conflicts: a sum of them says nothing. Those that do stand by day above the list.
    price: money({ required: true, readOnly: true, min: '0', currency: ofTheAccount, isRate: true }),
    /** What the account held after it, where the gateway says so. */
    balance: money({ readOnly: true, negative: true, currency: ofTheAccount, isRate: true }),
    /** SHA-256 of what the bank said. */
    content_hash: text({ required: true, readOnly: true, maxLength: 64, forPrograms: true }),
    why: select({ required: true, readOnly: true, options: lineWhys, default: 'waiting' }),
    apartment_id: belongsTo('apartment', { readOnly: true }),
    receipt_id: belongsTo('receipt', { readOnly: true }),
    payment_voucher_id: belongsTo('payment_voucher', {
      readOnly: true,
      where: { field: 'status', equals: 'approved' },
    }),
    /** Where the money is of several apartments. */
    shares: lines({
      readOnly: true,
      min: 2,
      max: 50,
      distinct: 'apartment_id',
      fields: {
        apartment_id: belongsTo('apartment', { required: true }),
        amount: money({ required: true, min: '0.01', currency: ofTheAccount }),
        /** Entered by the server. */
        receipt_id: belongsTo('receipt'),
      },
    }),
    /** How much of it documents have booked (`bank_line_document`); matched once that is all. */
    booked: money({ readOnly: true, currency: ofTheAccount, isRate: true }),
    reason: longText({ maxLength: 500, readOnly: true }),
  },

  lifecycle: {
    initial: 'unmatched',
    waits: ['unmatched'],
    states: {
      unmatched: { color: 'warning' },
      matched: { color: 'success' },
      not_ours: { color: 'default' },
      conflict: { color: 'danger' },
      joined: { color: 'default' },
    },
    transitions: {
      match: {
        from: ['unmatched'],
        to: 'matched',
        flag: 'update',
        asks: ['apartment_id'],
        requires: ['apartment_id'],
        guard: [{ when: { field: 'type', equals: 'in' }, code: 'line_is_money_out' }, isFree],
      },
      divide: {
        from: ['unmatched'],
        to: 'matched',
        flag: 'update',
        asks: ['shares'],
        requires: ['shares'],
        guard: [{ when: { field: 'type', equals: 'in' }, code: 'line_is_money_out' }, isFree],
      },
      match_voucher: {
        from: ['unmatched'],
        to: 'matched',
        flag: 'update',
        asks: ['payment_voucher_id'],
        requires: ['payment_voucher_id'],
        guard: [{ when: { field: 'type', equals: 'out' }, code: 'line_is_money_in' }, isFree],
      },
      // The desk has made the receipt of it already.
      match_receipt: {
        from: ['unmatched'],
        to: 'matched',
        flag: 'update',
        asks: ['receipt_id'],
        requires: ['receipt_id'],
        guard: [{ when: { field: 'type', equals: 'in' }, code: 'line_is_money_out' }, isFree],
      },
      set_aside: {
        from: ['unmatched'],
        to: 'not_ours',
        flag: 'update',
        asks: ['reason'],
        requires: ['reason'],
        guard: isFree,
      },
      // Also of what is matched in part.
      undo: {
        from: ['matched', 'unmatched'],
        to: 'unmatched',
        flag: 'update',
        asks: ['reason'],
        requires: ['reason'],
        guard: { when: { field: 'booked', present: true }, code: 'line_not_booked' },
      },
      // It tells again of a movement that another line stands for.
      join: {
        from: ['unmatched'],
        to: 'joined',
        flag: 'update',
        guard: [{ when: { field: 'told_line_id', present: true }, code: 'line_not_told_before' }, isFree],
      },
      // As it comes: the same id with other content.
      contradict: { from: ['unmatched', 'not_ours'], to: 'conflict', by: 'ledger' },
      // This content was right: the line that stood for the id becomes the conflict.
      accept: { from: ['conflict'], to: 'unmatched', flag: 'update', confirm: true },
      reopen: { from: ['not_ours', 'joined'], to: 'unmatched', flag: 'update', confirm: true },
    },
  },

  actions: {
    // It is a movement of its own, and climbs the ladder as any other.
    keep_apart: {
      flag: 'update',
      when: {
        all: [
          { field: 'why', equals: 'maybe_known' },
          { field: 'status', equals: 'unmatched' },
        ],
      },
    },
    // A document, or a line of the other direction, that books it or a part of it. Its page offers those that may.
    attach: {
      flag: 'update',
      when: { field: 'status', equals: 'unmatched' },
      refuse: 'line_is_matched',
      placed: true,
      input: {
        kind: select({ required: true, options: lineDocumentKinds }),
        document_id: text({ required: true, maxLength: 19 }),
        /** Absent: as much as both have left. */
        amount: money({ min: '0.01' }),
      },
    },
  },

  conditions: [
    { fields: ['booked'], show: { field: 'booked', present: true } },
    { fields: ['told_line_id'], show: { field: 'told_line_id', present: true } },
    { fields: ['reason'], show: { field: 'reason', present: true } },
    { fields: ['receipt_id', 'apartment_id'], show: { field: 'type', equals: 'in' } },
    { fields: ['shares'], show: { field: 'shares', present: true } },
    { fields: ['payment_voucher_id'], show: { field: 'type', equals: 'out' } },
    { fields: ['message_id'], show: { field: 'message_id', present: true } },
    { fields: ['statement_id'], show: { field: 'statement_id', present: true } },
  ],
  list: {
    columns: ['date', 'bank_id', 'type', 'price', 'description', 'apartment_id', 'why', 'status'],
    card: ['price', 'date', 'description', 'why'],
    filters: [
      'date',
      'bank_id',
      'type',
      'price',
      'apartment_id',
      'gateway',
      'transaction_code',
      'reference_code',
      'why',
      'status',
    ],
    sort: '-date',
  },
  form: [
    { slot: 'told_before' },
    { slot: 'candidates' },
    { slot: 'documents' },
    {
      name: 'general',
      fields: [
        'reference_code',
        'date',
        'occurred_at',
        'type',
        'currency_code',
        'price',
        'description',
        'partner',
        'category',
      ],
    },
    {
      name: 'match',
      fields: [
        'why',
        'told_line_id',
        'booked',
        'apartment_id',
        'receipt_id',
        'shares',
        'payment_voucher_id',
        'reason',
      ],
    },
    {
      name: 'source',
      fields: [
        'bank_id',
        'account_number',
        'account_holder',
        'balance',
        'gateway',
        'merchant_id',
        'message_id',
        'statement_id',
      ],
    },
  ],
})
