import { Skeleton } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { readBuildingSetUp, setUpBuilding } from '#domain/calls/building-set-up.ts'
import { presetEntities } from '#domain/presets/rows.ts'
import { building } from '#entities/property/building.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { InOwnBuilding } from '../crud/record/in-own-building.tsx'
import { Missing } from '../crud/record/missing.tsx'
import { recordCrumbs } from '../crud/record/page-crumbs.ts'
import { useRecord } from '../crud/record/use-record.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useRefreshAll } from '../data/use-refresh.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { NextStep } from '../guide/next-step.tsx'
import { Page } from '../shell/page.tsx'
import type { Building } from './set-up-context.ts'
import { SetUpForm } from './set-up-form.tsx'
import { SetUpOutcome } from './set-up-outcome.tsx'
import './buildings.css'

/** What a new building begins with: ticked, priced and made by one press, in that building whichever the header shows. */
export function BuildingSetUpPage() {
  const { id = '' } = useParams()
  return (
    <InOwnBuilding key={id} entity={building} id={id}>
      <SetUp id={id} />
    </InOwnBuilding>
  )
}

function SetUp({ id }: { readonly id: string }) {
  const tools = useViewTools()
  const { t } = tools
  const refreshAll = useRefreshAll()
  const [outcome, setOutcome] = useState<DataOf<typeof setUpBuilding>>()
  const [round, setRound] = useState(0)
  const { record, isMissing, error, refetch } = useRecord({ entity: building, id })
  const state = useQuery({
    queryKey: ['building_set_up', id],
    queryFn: () => callForData(readBuildingSetUp, { path: { id } }),
    retry: false,
  })
  if (isMissing) return <Missing entity={building} tools={tools} />
  const failed = error ?? state.error
  if (failed !== null)
    return (
      <Failure
        title={t('console.crud.record.load_failed', { one: entityLabel(t, building.name, 'one') })}
        error={failed}
        t={t}
        retry={() => void Promise.all([refetch(), state.refetch()])}
      />
    )
  const whole = record as unknown as Building | undefined
  return (
    <Page
      title={t('console.buildings.set_up.title')}
      breadcrumb={recordCrumbs(tools, building, whole && { id, title: whole.name })}
      actions={<NextStep of="basics" buildingId={id} tools={tools} />}
    >
      {outcome !== undefined && <SetUpOutcome outcome={outcome} tools={tools} />}
      {whole === undefined || state.data === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <SetUpForm
          // After each press it begins anew, with what is there by then.
          key={round}
          record={whole}
          state={state.data}
          tools={tools}
          onDone={async (made) => {
            setOutcome(made)
            refreshAll([building.name, ...presetEntities])
            await state.refetch()
            setRound(round + 1)
            window.scrollTo({ top: 0 })
          }}
        />
      )}
    </Page>
  )
}
