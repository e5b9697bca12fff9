import { addAmounts } from '#core/amount.ts'
import { isPresent } from '#core/condition.ts'
import { allFields } from '#core/derive/fields.ts'
import { clearFlag } from '#core/derive/requirement.ts'
import { isSummable } from '#core/derive/totals.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { MoneyField } from '#core/fields/money.ts'
import { scaleOf, type NumberField } from '#core/fields/number.ts'
import type { Language } from '#core/language.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatAmount, formatDecimal, formatMoney } from '#src/fields/format.ts'
import { currencyIn } from '#src/fields/views/money.tsx'

/** The sums of fields by currency, decimal strings. */
export type Sums = ReadonlyMap<string, ReadonlyMap<CurrencyCode, string>>

/** A sum in words: an amount, which says its currency where the heading can't, or a number. */
export function sumText(
  entity: AnyEntity,
  name: string,
  { amount, currency }: { readonly amount: string; readonly currency: CurrencyCode },
  { language, saysCurrency }: { readonly language: Language; readonly saysCurrency: boolean },
): string {
  const field = allFields(entity)[name]
  if (field?.kind === 'number')
    return formatDecimal(amount, { language, digits: scaleOf(field as NumberField) })
  return (saysCurrency ? formatMoney : formatAmount)(amount, currency, language)
}

/** Those of these fields that this user can add up: masked amounts cannot be. */
export const summableOf = (entity: AnyEntity, names: readonly string[], tools: Pick<ViewTools, 'can'>) =>
  names.filter((name) => {
    if (!isSummable(entity, name)) return false
    const flag = clearFlag(entity, name)
    return flag === undefined || tools.can(flag, entity.name)
  })

interface SumsInput {
  readonly records: readonly AnyRecord[]
  readonly tools: ViewTools
}

export function sumsOf(entity: AnyEntity, names: readonly string[], { records, tools }: SumsInput): Sums {
  return new Map(
    names.map((name) => {
      const field = allFields(entity)[name] ?? { kind: 'money' }
      const sums = new Map<CurrencyCode, string>()
      for (const record of records) {
        const amount = record[name]
        if (!isPresent(amount)) continue
        const currency =
          field.kind === 'money' ? currencyIn(field as MoneyField, record, tools) : tools.currency
        sums.set(currency, addAmounts(sums.get(currency) ?? '0', String(amount)))
      }
      return [name, sums]
    }),
  )
}
