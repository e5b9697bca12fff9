import { Segmented } from 'antd'
import { useState } from 'react'
import { sumAmounts } from '#core/amount.ts'
import type { ApartmentAccount } from './calls.ts'
import { CollectForm, type CollectFormProps } from './collect-form.tsx'
import { isOfFund } from './fund-lines.ts'

type Purpose = 'fees' | 'fund'

/**
 * What is owed to the maintenance fund is paid into that, by a receipt of its own: where an apartment owes to both, the cashier
 * collects for the one or the other.
 */
export function CollectByPurpose({ account, feeIds = [], ...props }: Omit<CollectFormProps, 'isOfFund'>) {
  const { t } = props.tools
  const fund = account.lines.filter(isOfFund)
  const others = account.lines.filter((line) => !isOfFund(line))
  const [purpose, setPurpose] = useState<Purpose>(() => purposeAtFirst({ fund, others }, feeIds))
  if (fund.length === 0) return <CollectForm {...props} account={account} feeIds={feeIds} isOfFund={false} />
  const lines = purpose === 'fund' ? fund : others
  const part: ApartmentAccount = {
    ...account,
    lines,
    outstanding: sumAmounts(lines.map(({ open }) => open)),
    // The fund takes money alone.
    credit: purpose === 'fund' ? '0' : account.credit,
  }
  return (
    <>
      <Segmented<Purpose>
        aria-label={t('console.desk.purpose.label')}
        className="desk-purpose"
        value={purpose}
        onChange={setPurpose}
        options={(['fees', 'fund'] as const).map((one) => ({
          value: one,
          label: t(`console.desk.purpose.${one}`),
        }))}
      />
      <CollectForm key={purpose} {...props} account={part} feeIds={feeIds} isOfFund={purpose === 'fund'} />
    </>
  )
}

interface Owed {
  readonly fund: ApartmentAccount['lines']
  readonly others: ApartmentAccount['lines']
}

/** The fund, where nothing else is owed, or where all that a notice names is its. */
function purposeAtFirst({ fund, others }: Owed, feeIds: readonly string[]): Purpose {
  const named = (lines: Owed['fund']) => lines.some(({ id }) => feeIds.includes(id))
  return others.length === 0 || (named(fund) && !named(others)) ? 'fund' : 'fees'
}
