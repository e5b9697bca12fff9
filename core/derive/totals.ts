import type { AnyEntity } from '../entity.ts'
import type { AnyField } from '../field.ts'
import { operandsOf, type ComputedField } from '../fields/computed.ts'
import type { MoneyField } from '../fields/money.ts'
import { kindOf } from '../kinds.ts'
import { allFields } from './fields.ts'

/** A list can add this field up: a sum of money, stored or worked out from stored values. */
export function isSummable(entity: AnyEntity, name: string): boolean {
  const field = allFields(entity)[name]
  if (field === undefined) return false
  if (field.kind === 'money') return (field as MoneyField).isRate !== true
  return isComputedMoney(field) && operandsOf(field).every((operand) => isStored(entity, operand))
}

const isComputedMoney = (field: AnyField): field is ComputedField =>
  field.kind === 'computed' && (field as ComputedField).of === 'money'

const isStored = (entity: AnyEntity, name: string) => {
  const field = allFields(entity)[name]
  return field !== undefined && kindOf(field).column !== undefined
}

/** The field that names the currency of a sum; undefined where that is the building's. */
export function currencyFieldOf(field: AnyField): string | undefined {
  const { currency } = field as MoneyField
  return field.kind === 'money' && typeof currency === 'object' ? currency.field : undefined
}
