import type { AnyField } from '#core/field.ts'
import { belongsTo, date, files, longText, money, select, text } from '#core/fields/index.ts'
import { currencyCodes } from '#domain/currency.ts'

// What the documents that move money share: their fields, their states, how they look.

/** The fields of every such document. Its day is its own, not that of typing it: at most today, in an open month. */
export const documentFields = {
  code: text({ readOnly: true, unique: true, searchable: true, maxLength: 30 }),
  date: date({ required: true, starts: 'today', latest: 'today', yearsBack: 5 }),
  description: longText({ maxLength: 1000 }),
  // The originals that it rests on: read by who may read it, and kept as they are once money has moved.
  attachments: files({ max: 10 }),
  reason: longText({ maxLength: 500, readOnly: true }),
}

const isUsed = { field: 'is_active', equals: true } as const
/** A fund account in whatever currency. */
export const anyFund = () => belongsTo('cash_account', { where: isUsed })
export const requiredAnyFund = () => belongsTo('cash_account', { required: true, where: isUsed })

/** Such a fund account of a bank, in another currency than the building's. */
const ofForeignBank = {
  all: [isUsed, { field: 'currency_code', present: true }, { field: 'account_sub_type', equals: 'bank' }],
} as const
export const foreignBankFund = () => belongsTo('cash_account', { required: true, where: ofForeignBank })

const ofOrdinaryFund = {
  all: [isUsed, { field: 'account_type', in: ['building', 'building_other'] }],
} as const
/** Money that people have left with the building is never kept in the maintenance fund, nor paid out of it. */
export const ordinaryFund = () => belongsTo('cash_account', { where: ofOrdinaryFund })
export const requiredOrdinaryFund = () => belongsTo('cash_account', { required: true, where: ofOrdinaryFund })
const conditionOf = (field: AnyField) => ('where' in field ? field.where : undefined)
export const takesMaintenance = (field: AnyField) => conditionOf(field) !== ofOrdinaryFund
/** What a document moves in the currency of its account where that is another; its amount is what that is worth in the books. */
export const foreignFields = () => ({
  foreign_currency: select({ options: currencyCodes }),
  foreign_amount: money({ min: '0.01', currency: { field: 'foreign_currency' } }),
})
export const foreignNames = ['foreign_currency', 'foreign_amount'] as const
export const foreignCondition = {
  fields: ['foreign_amount'],
  show: { field: 'foreign_currency', present: true },
  require: { field: 'foreign_currency', present: true },
} as const

export const documentAmount = () => money({ required: true, min: '0.01' })
export const party = () => text({ required: true, searchable: true })

/** The line of the former books that it was taken from: it is imported once. */
export const sourceRef = () => text({ unique: true, searchable: true, maxLength: 50 })

/**
 * The bank line that it is made of: its approval books the line, and its voiding lets the line wait again
 * (docs/domain/bank-lines.md).
 */
export const ofLine = () => belongsTo('bank_line', { where: { field: 'status', equals: 'unmatched' } })
/** Whoever makes it of nothing does not see it. */
export const lineCondition = {
  fields: ['bank_line_id'],
  show: { field: 'bank_line_id', present: true },
} as const

/** Why money leaves an account that does not have it; only some may give one (docs/domain/ledger.md). */
export const overdraftReason = () => longText({ maxLength: 500 })

/** The fields that payment and receipt vouchers share. */
export const voucherFields = <const Category extends string>(category: Category) => ({
  ...documentFields,
  category_id: belongsTo(category, { required: true, where: { field: 'is_active', equals: true } }),
  cash_account_id: requiredAnyFund(),
  amount: documentAmount(),
  ...foreignFields(),
  party: party(),
  apartment_id: belongsTo('apartment'),
  plan_period_id: belongsTo('voucher_plan_period'),
  bank_line_id: ofLine(),
})

/** The fields that are frozen once money has moved. */
export const voucherNames = [
  'date',
  'category_id',
  'cash_account_id',
  'amount',
  ...foreignNames,
  'party',
  'apartment_id',
  'plan_period_id',
  'description',
  'bank_line_id',
] as const

/** Why it was voided stands only where it was. */
export const voidedCondition = {
  fields: ['reason'],
  show: { field: 'status', equals: 'voided' },
} as const

/** How a document looks whose frozen fields are these and its attachments, in the order of its form. */
export const documentShape = <const Name extends string>(names: readonly Name[]) => ({
  title: 'code' as const,
  frozen: [{ in: ['approved', 'voided'] as const, fields: [...names, 'attachments'] as const }],
  conditions: [voidedCondition],
  form: [{ name: 'general' as const, fields: ['code', ...names, 'attachments', 'reason'] as const }],
})

/** The form of a document that is printed as a voucher. */
export const printedForm = <const Name extends string>(names: readonly Name[]) =>
  [{ name: 'general', fields: ['code', ...names, 'attachments', 'reason'] }, { slot: 'print' }] as const

export const voucherShape = {
  ...documentShape(voucherNames),
  conditions: [...documentShape(voucherNames).conditions, lineCondition, foreignCondition],
  subtitle: 'party',
  list: {
    columns: ['code', 'date', 'category_id', 'cash_account_id', 'party', 'amount', 'status'],
    card: ['party', 'amount', 'date', 'category_id'],
    filters: ['date', 'category_id', 'cash_account_id', 'apartment_id', 'amount', 'status'],
    sort: '-date',
  },
} as const

export const voucherStates = {
  draft: { color: 'default', isCounted: false },
  approved: { color: 'success' },
  voided: { color: 'danger', isCounted: false },
} as const

export const voucherMoves = {
  approve: { from: ['draft'], to: 'approved', flag: 'approve', confirm: true },
  void: { from: ['approved'], to: 'voided', flag: 'approve', asks: ['reason'], requires: ['reason'] },
} as const

/** The life of a document: money moves when it is approved, and back when it is voided. */
export const documentLife = {
  initial: 'draft',
  waits: ['draft'],
  states: voucherStates,
  transitions: voucherMoves,
} as const
