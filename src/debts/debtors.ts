import { sumAmounts } from '#core/amount.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { readApartmentAccount } from '#domain/calls/debts.ts'
import { debtorKey, debtorOf, type Debtor, type DebtorKind } from '#domain/money/payers.ts'
import { fee } from '#entities/fees/fee.ts'
import { optionLabel } from '../fields/words.ts'
import type { Translate } from '../i18n/use-t.ts'

type OpenFee = DataOf<typeof readApartmentAccount>['lines'][number]
type Owed = Pick<OpenFee, 'id' | 'open' | 'payer_kind' | 'payer_ref' | 'payer_name'>

/** Somebody who owes open fees of an apartment. */
export interface OpenDebtor extends Debtor {
  readonly key: string
  readonly name: string | null
  readonly open: string
  /** Their open fees. */
  readonly ids: readonly string[]
}

/** The debtors of open fees, in the order of the fees. */
export function debtorsAmong(lines: readonly Owed[]): readonly OpenDebtor[] {
  const keyOf = (line: Owed) => debtorKey(debtorOf(line))
  return [...new Set(lines.map(keyOf))].flatMap((key) => {
    const own = lines.filter((line) => keyOf(line) === key)
    const last = own.at(-1)
    return last === undefined
      ? []
      : [
          {
            ...debtorOf(last),
            key,
            name: last.payer_name,
            open: sumAmounts(own.map(({ open }) => open)),
            ids: own.map(({ id }) => id),
          },
        ]
  })
}

/** `Tenant`, or `The apartment itself`. */
export const debtorKindLabel = (t: Translate, kind: DebtorKind): string =>
  kind === 'itself' ? t('console.debts.itself') : optionLabel(t, fee.name, 'payer_kind', kind)

/** `Tenant · Trần Thị Thuê` */
export const debtorLabel = (
  t: Translate,
  { kind, name }: { readonly kind: DebtorKind; readonly name: string | null },
): string => [debtorKindLabel(t, kind), name].filter(Boolean).join(' · ')
