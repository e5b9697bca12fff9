import { Alert, Button, Skeleton } from 'antd'
import { useState } from 'react'
import { copiedEntities, copyRuleOf } from '#core/derive/copying.ts'
import { copyBuilding, previewBuildingCopy } from '#domain/calls/building-copy.ts'
import { building } from '#entities/property/building.ts'
import { registry } from '#entities/index.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForData } from '../data/call-api.ts'
import { keepPreviousData, useQuery } from '../data/use-query.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { useWork } from '../errors/use-work.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { CopyKinds, type Outcome } from './copy-kinds.tsx'

const kinds = copiedEntities(registry)
const usual = kinds.filter((entity) => copyRuleOf(entity)?.ticked === true).map(({ name }) => name)

interface Place {
  readonly id: string
  readonly name: string
}

interface CopyChoiceProps {
  readonly source: Place
  readonly target: Place
  readonly tools: ViewTools
}

/** The kinds that are taken, with what will come of each as the server tells it, and the one button. */
export function CopyChoice({ source, target, tools }: CopyChoiceProps) {
  const { t } = tools
  const [wanted, setWanted] = useState<readonly string[]>(usual)
  const [made, setMade] = useState<number>()
  const refresh = useRefreshAll()
  const { isBusy, work } = useWork(t)
  const input = { path: { id: target.id }, body: { source_id: source.id, kinds: wanted } }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['building-copy', source.id, target.id, wanted],
    queryFn: ({ signal }) => callForData(previewBuildingCopy, { ...input, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const copy = () =>
    work(async () => {
      const outcomes = await callForData(copyBuilding, input)
      setMade(sumOf(outcomes))
      refresh(outcomes.flatMap((one) => (one.made === 0 ? [] : [one.resource])))
      await refetch()
    })
  if (error !== null)
    return (
      <Failure
        title={t('console.buildings.copy.load_failed')}
        error={error}
        t={t}
        retry={() => void refetch()}
      />
    )
  if (data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />
  const total = sumOf(data)
  const page = tools.pathOf(building.name, target.id)
  return (
    <>
      {made !== undefined && (
        <Alert
          type="success"
          showIcon
          role="status"
          className="lobby-copy-done"
          message={t('console.buildings.copy.done', { number: made, building: target.name })}
          action={
            page === undefined ? undefined : (
              <a href={page} onClick={tools.follow}>
                {t('console.buildings.copy.open', { building: target.name })}
              </a>
            )
          }
        />
      )}
      <CopyKinds
        outcomes={data}
        wanted={wanted}
        isBusy={isFetching}
        source={source}
        tools={tools}
        change={(next) => {
          setMade(undefined)
          setWanted(kinds.map(({ name }) => name).filter((name) => next.has(name)))
        }}
      />
      <div className="lobby-copy-foot">
        <Button
          type="primary"
          loading={isBusy}
          disabled={isFetching || total === 0}
          onClick={() => void copy()}
        >
          {t('console.buildings.copy.copy', { number: total })}
        </Button>
        {total === 0 && !isFetching && (
          <span className="lobby-secondary">{t('console.buildings.copy.nothing')}</span>
        )}
      </div>
    </>
  )
}

const sumOf = (outcomes: readonly Outcome[]) => outcomes.reduce((sum, one) => sum + one.made, 0)
