import { Select } from 'antd'
import { useSearchParams } from 'react-router'
import { readApartmentAccount } from '#domain/calls/debts.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { debtorKey, parseDebtor, type Debtor } from '#domain/money/payers.ts'
import { useReport } from '../data/use-report.ts'
import type { Translate } from '../i18n/use-t.ts'
import { debtorLabel } from './debtors.ts'

const parameter = 'payer'

/** The open fees of an apartment, who owes or owed them, and what it pays for others. */
export const useApartmentAccount = (apartmentId: string) =>
  useReport({
    call: readApartmentAccount,
    input: { path: { id: apartmentId } },
    of: ['debt', 'fee', 'receipt'],
  })

/** The payer that the page is about, as its address says; undefined: the whole apartment. */
export function useChosenDebtor(): readonly [Debtor | undefined, string | undefined, (key?: string) => void] {
  const [params, setParams] = useSearchParams()
  const key = params.get(parameter) ?? undefined
  const choose = (next?: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === undefined) after.delete(parameter)
        else after.set(parameter, next)
        return after
      },
      { replace: true },
    )
  const debtor = parseDebtor(key)
  return [debtor, debtor === undefined ? undefined : key, choose]
}

interface DebtorChoiceProps {
  readonly label: string
  readonly payers: DataOf<typeof readApartmentAccount>['payers']
  /** The key that the address says. */
  readonly chosen: string | undefined
  readonly choose: (key?: string) => void
  readonly t: Translate
}

const whole = 'all'

/** Narrows a page to one payer; absent where the apartment pays everything itself. */
export function DebtorChoice({ label, payers, chosen, choose, t }: DebtorChoiceProps) {
  if (chosen === undefined && payers.every(({ kind }) => kind === 'itself')) return null
  return (
    <label className="lobby-debtor-choice">
      {label}
      <Select
        aria-label={label}
        value={chosen ?? whole}
        popupMatchSelectWidth={false}
        onChange={(key: string) => choose(key === whole ? undefined : key)}
        options={[
          { value: whole, label: t('console.debts.whole') },
          ...payers.map((one) => ({ value: debtorKey(one), label: debtorLabel(t, one) })),
        ]}
      />
    </label>
  )
}
