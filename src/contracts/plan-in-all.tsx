import { Alert, Button } from 'antd'
import { isAmount, isZero } from '#core/amount.ts'
import { isDay } from '#core/fields/calendar.ts'
import { currencyCodes, type CurrencyCode } from '#domain/currency.ts'
import { planPeriods } from '#domain/money/plan-periods.ts'
import { isBeyondContract, planSums, planTotal, sharePerPeriod, withTax } from '#domain/money/plan-sums.ts'
import { contract } from '#entities/contracts/contract.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { voucherPlanPeriod } from '#entities/vouchers/voucher-plan-period.ts'
import type { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import type { SlotProps } from '../crud/views.ts'
import { useList } from '../data/use-list.ts'
import { useOne } from '../data/use-one.ts'
import { formatMoney, formatNumber } from '../fields/format.ts'

/**
 * What a plan is for each period, and in all: a contract's value that was typed for each month is twelve times too much. Its
 * contract is shared among the periods by one press. A stored plan is what its periods say, which have amounts of their own.
 */
export function PlanInAll({ record, onChange, tools }: SlotProps<typeof voucherPlan>) {
  const { t, language, can, currency: ofBuilding } = tools
  const { contract_id: contractId } = record
  const { record: agreed } = useOne<StoredShown<typeof contract>>({
    resource: contract.name,
    id: can('read', contract.name) && typeof contractId === 'string' ? contractId : undefined,
    noticesErrors: false,
  })
  const own = useOwnAmounts(record.id, onChange === undefined)
  const currency = currencyCodes.find((code) => code === record.currency_code)
  const periods = periodsOf(record)
  if (currency === undefined || periods.length === 0) return null
  const net = amountOf(record.amount_before_tax)
  const gross = amountOf(record.amount_with_tax)
  const money = (amount: string) => formatMoney(amount, currency, language)
  // A contract says its value in the building's currency.
  const value = currency === ofBuilding ? amountOf(agreed?.value) : undefined
  const total = net === undefined ? undefined : planTotal(net, periods, currency)
  const isBeyond =
    value !== undefined && total !== undefined && isBeyondContract({ total, value }, periods, currency)
  const count = formatNumber(own?.length ?? periods.length, { language, digits: 0 })
  const sums =
    own !== undefined
      ? planSums(own)
      : gross === undefined
        ? undefined
        : { each: gross, all: planTotal(gross, periods, currency) }
  return (
    <div className="lobby-plan-in-all">
      {sums !== undefined && (
        <p role="status">
          {sums.each === undefined
            ? t('console.contracts.plan_all', { count, all: money(sums.all) })
            : t('console.contracts.plan_in_all', { count, each: money(sums.each), all: money(sums.all) })}
        </p>
      )}
      {onChange !== undefined && agreed !== undefined && agreed.status !== 'draft' && (
        <Alert type="info" showIcon message={t('console.contracts.plan_kept')} />
      )}
      {isBeyond && (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t('console.contracts.plan_beyond', { all: money(total), value: money(value) })}
        />
      )}
      {onChange !== undefined && value !== undefined && !isZero(value) && (
        <Button onClick={() => share({ value, taxPercent: agreed?.tax_percent, currency })}>
          {t('console.contracts.plan_share', { value: money(value), count })}
        </Button>
      )}
    </div>
  )

  function share({ value: whole, taxPercent, currency: code }: Sharing) {
    const each = sharePerPeriod(whole, periods, code)
    if (each === undefined) return
    onChange?.('amount_before_tax', each)
    onChange?.('amount_with_tax', withTax(each, taxPercent ?? 0, code))
  }
}

/** The amounts of a plan's periods but for blocked ones, as its contract's paper has them; undefined until they are there. */
function useOwnAmounts(planId: string | undefined, isShown: boolean): string[] | undefined {
  const { records, query } = useList<StoredShown<typeof voucherPlanPeriod>>({
    resource: voucherPlanPeriod.name,
    filters: [
      { field: 'voucher_plan_id', operator: 'eq', value: planId ?? '' },
      { field: 'status', operator: 'ne', value: 'inactive' },
    ],
    sort: [{ field: 'number', desc: false }],
    pageSize: 'all',
    query: { columns: ['id', 'amount_with_tax'] },
    enabled: isShown && planId !== undefined,
    isLive: true,
  })
  return query.data === undefined ? undefined : records.map((one) => one.amount_with_tax ?? '0')
}

interface Sharing {
  readonly value: string
  readonly taxPercent: number | null | undefined
  readonly currency: CurrencyCode
}

const amountOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isAmount(value) ? value : undefined

function periodsOf({
  first_date: from,
  last_date: to,
  period_months: months,
}: SlotProps<typeof voucherPlan>['record']) {
  if (typeof from !== 'string' || typeof to !== 'string' || !isDay(from) || !isDay(to)) return []
  const every = Number(months)
  return Number.isInteger(every) && every > 0 ? planPeriods({ from, to, months: every }) : []
}
