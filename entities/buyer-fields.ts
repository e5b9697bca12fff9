import { text } from '#core/fields/index.ts'
import type { BuyerKind } from '#domain/einvoices/names.ts'

// Who an invoice is made out to, as tax information says it (docs/domain/tax-info.md).

/** The number by which each kind of buyer is known beside a business, whose tax code each entity has of its own. */
export const buyerNumbers = {
  budget_code: text({ format: 'budget_code', maxLength: 7, personal: 'update' }),
  personal_number: text({ format: 'personal_number', maxLength: 12, personal: 'update' }),
  passport: text({ format: 'identifier', uppercase: true, maxLength: 20, personal: 'update' }),
  nationality: text({ maxLength: 50 }),
} as const
export const buyerNumberNames = ['budget_code', 'personal_number', 'passport', 'nationality'] as const

const is = (kind: BuyerKind) => ({ field: 'buyer_kind', equals: kind }) as const

/** Each kind shows its own numbers. */
export const buyerShown = [
  { fields: ['budget_code'], show: is('budget_unit') },
  { fields: ['personal_number'], show: is('person') },
  { fields: ['passport', 'nationality'], show: is('foreigner') },
] as const

/** Each kind must have its number; a business its tax code, and all but foreigners an address. */
export const buyerRequired = [
  { fields: ['tax_code'], show: is('business'), require: is('business') },
  { fields: ['budget_code'], show: is('budget_unit'), require: is('budget_unit') },
  { fields: ['personal_number'], show: is('person'), require: is('person') },
  { fields: ['passport', 'nationality'], show: is('foreigner'), require: is('foreigner') },
  { fields: ['address'], require: { field: 'buyer_kind', in: ['business', 'budget_unit', 'person'] } },
] as const
