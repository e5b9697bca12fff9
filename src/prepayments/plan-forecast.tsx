import { Card } from 'antd'
import { isPresent } from '#core/condition.ts'
import { foretellPrepayment } from '#domain/calls/prepayments.ts'
import { prepaymentTerms } from '#domain/money/prepayment-fields.ts'
import type { prepayment } from '#entities/vouchers/prepayment.ts'
import { encodeValues } from '../crud/form/encode-values.ts'
import type { SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { errorText } from '../errors/error-text.ts'
import { useDebounced } from '../fields/references/use-debounced.ts'
import { useSession } from '../session/session.ts'
import { PlanTable } from './plan-table.tsx'

const pauseMs = 400
const needed = ['apartment_id', 'fee_settings', 'first_month', 'months'] as const

/** What the form's values come to, calculated by the server as the fees themselves will be, while they are typed. */
export function PlanForecast({ record, tools }: SlotProps<typeof prepayment>) {
  const { t } = tools
  const { building } = useSession()
  const typed = JSON.stringify(encodeValues(prepaymentTerms, record))
  const terms = useDebounced(typed, pauseMs)
  const isReady = building !== undefined && needed.every((name) => isPresent(record[name]))
  const { data, error } = useQuery({
    queryKey: ['prepayment-forecast', building?.id, terms],
    queryFn: () => foretell(String(building?.id), terms),
    enabled: isReady && typed === terms,
    retry: false,
    gcTime: 0,
  })
  // An answer about other values than those on the screen would mislead.
  const isCurrent = isReady && typed === terms
  return (
    <Card size="small" title={<h2>{t('console.prepayments.title')}</h2>}>
      {!isReady && <p className="lobby-secondary">{t('console.prepayments.choose')}</p>}
      <div role="status">
        {isCurrent && error !== null && (
          <p>
            <strong>{t('console.prepayments.failed')}</strong> {errorText(t, error)}
          </p>
        )}
        {isCurrent && error === null && data !== undefined && <PlanTable plan={data} tools={tools} />}
      </div>
    </Card>
  )
}

function foretell(buildingId: string, terms: string) {
  const values = JSON.parse(terms) as ReturnType<typeof encodeValues<typeof prepaymentTerms>>
  return callForData(foretellPrepayment, {
    body: {
      ...values,
      apartment_id: String(values.apartment_id),
      first_month: String(values.first_month),
      months: String(values.months),
      fee_settings: Array.isArray(values.fee_settings) ? values.fee_settings.map(String) : [],
      building_id: buildingId,
    },
  })
}
