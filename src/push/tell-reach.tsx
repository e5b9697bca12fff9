import { Card, Skeleton } from 'antd'
import { isPresent } from '#core/condition.ts'
import { foretellTelling } from '#domain/calls/tell-residents.ts'
import { placeNames } from '#domain/notices/audience.ts'
import { encodeValues } from '../crud/form/encode-values.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { useReport } from '../data/use-report.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { ReachTable } from './reach-table.tsx'
import { standingOf } from './tell-fields.ts'

interface ReachProps {
  readonly buildingId: string
  readonly values: Values
  readonly tools: ViewTools
}

const words = 'console.push.tell.reach'

/** Whom each chosen way would reach if the text went out now, counted by the code that sends. */
export function TellReach({ buildingId, values, tools }: ReachProps) {
  const { t } = tools
  const { going, fields, required } = standingOf(values, tools)
  const isAsked = placeNames.every((name) => !required.has(name) || isPresent(values[name]))
  const places = placeNames.filter((name) => fields.has(name)).map((name) => [name, values[name]] as const)
  const target = values['target'] ?? 'all'
  const audience = { ...Object.fromEntries(places), target, building_id: buildingId }
  const { data, error, refetch } = useReport({
    call: foretellTelling,
    input: { body: { target: 'all', ...encodeValues(foretellTelling.body.fields, audience) } },
    of: ['resident', 'residency', 'account'],
    enabled: isAsked,
    isAnew: true,
  })
  const content = () => {
    if (!isAsked) return <p role="status">{t(`${words}.choose`)}</p>
    if (error !== null)
      return <Failure title={t(`${words}.load_failed`)} error={error} t={t} retry={() => void refetch()} />
    if (data === undefined) return <Skeleton active title={false} paragraph={{ rows: 3 }} />
    const byEmail = fields.has('by_email') && values['by_email'] === true
    return <ReachTable of={data} ways={going} isForAll={target === 'all'} byEmail={byEmail} tools={tools} />
  }
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>} style={{ marginBottom: 16 }}>
      {content()}
    </Card>
  )
}
