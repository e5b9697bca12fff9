import { Alert } from 'antd'
import { isAmount } from '#core/amount.ts'
import { countryOf } from '#domain/countries.ts'
import { limitExceeded } from '#domain/money/interest-limits.ts'
import { interestPeriods } from '#domain/money/late-interest.ts'
import { lateInterestRule } from '#entities/fees/late-interest-rule.ts'
import { building } from '#entities/property/building.ts'
import type { StoredShown } from '#entities/shown-record.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { useOne } from '../data/use-one.ts'
import { formatNumber } from '../fields/format.ts'
import { useSession } from '../session/session.ts'

/** A rule above what the law of the building's country lets people agree on says so; it is saved all the same. */
export const views = defineViews(lateInterestRule, { slots: { limit: Limit } })

function Limit({ record, tools: { t, language, can } }: SlotProps<typeof lateInterestRule>) {
  const { building: own } = useSession()
  const { record: place } = useOne<StoredShown<typeof building>>({
    resource: building.name,
    id: can('read', building.name) ? own?.id : undefined,
    noticesErrors: false,
  })
  const per = interestPeriods.find((one) => one === record.per)
  const rate = String(record.rate ?? '')
  const day = typeof record.from_date === 'string' ? record.from_date : undefined
  if (place === undefined || per === undefined || day === undefined || !isAmount(rate)) return null
  const { country, currency_code } = place
  if (currency_code === undefined) return null
  const limit = limitExceeded({ country: countryOf({ country, currency_code }), rate, per, day })
  if (limit === undefined) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      message={t('console.late_interest.above_limit', {
        percent: formatNumber(Number(limit.percent), { language, digits: 0 }),
        law: limit.law,
      })}
    />
  )
}
