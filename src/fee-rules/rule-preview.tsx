import { Button, Card } from 'antd'
import { useState } from 'react'
import { isPresent } from '#core/condition.ts'
import { foretellFeeRule } from '#domain/calls/fee-rules.ts'
import { feeRuleFields } from '#domain/money/fee-rule-fields.ts'
import type { feeRule } from '#entities/fees/fee-rule.ts'
import type { ShownRecord } from '#entities/shown-record.ts'
import { encodeValues } from '../crud/form/encode-values.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { callForData } from '../data/call-api.ts'
import { useMutation } from '../data/use-query.ts'
import { useSession } from '../session/session.ts'
import { RuleDifference } from './rule-difference.tsx'

type FeeRule = ShownRecord<typeof feeRule>
const feeRuleNames = Object.keys(feeRuleFields) as (keyof typeof feeRuleFields)[]

/** What would change for whom, calculated by the same code as the fees themselves from the form's current values. */
export function RulePreview({ record, tools }: SlotProps<typeof feeRule>) {
  const { t } = tools
  const { building } = useSession()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: (values: FeeRule) => foretell(String(building?.id), values),
  })
  const [judged, setJudged] = useState<string>()
  const shown = JSON.stringify(feeRuleNames.map((name) => record[name]))
  const isReady = (['fee_setting_id', 'from_month', 'effect', 'priority'] as const).every((name) =>
    isPresent(record[name]),
  )
  const run = () => {
    setJudged(shown)
    mutate(record)
  }
  return (
    <Card size="small" title={<h2>{t('console.fee_rules.preview.title')}</h2>}>
      <p className="lobby-secondary">{t(`console.fee_rules.preview.${isReady ? 'what' : 'choose'}`)}</p>
      <Button onClick={run} disabled={!isReady} loading={isPending}>
        {t('console.fee_rules.preview.run')}
      </Button>
      {error !== null && (
        <Failure title={t('console.fee_rules.preview.title')} error={error} t={t} retry={run} />
      )}
      {/* An answer about other values than those on the screen would mislead. */}
      {data !== undefined && judged === shown && <RuleDifference of={data} tools={tools} />}
    </Card>
  )
}

async function foretell(buildingId: string, values: FeeRule) {
  const { id } = values
  const encoded = encodeValues(feeRuleFields, values)
  return callForData(foretellFeeRule, {
    body: {
      ...encoded,
      fee_setting_id: String(encoded.fee_setting_id),
      from_month: String(encoded.from_month),
      effect: encoded.effect === 'exempt' ? 'exempt' : 'charge',
      priority: String(encoded.priority),
      building_id: buildingId,
      ...(typeof id === 'string' ? { instead_of: [id] } : {}),
    },
  })
}
