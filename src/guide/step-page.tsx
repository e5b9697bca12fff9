import { Empty } from 'antd'
import { Navigate, useParams } from 'react-router'
import { building } from '#entities/property/building.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { InOwnBuilding } from '../crud/record/in-own-building.tsx'
import { useViewTools } from '../fields/use-view-tools.ts'
import { entityLabel } from '../i18n/entity-label.ts'
import { Page } from '../shell/page.tsx'
import { RecordSkeleton } from '../ui/skeletons.tsx'
import { addressOfStep } from './step-address.ts'
import { useGuide } from './use-guide.ts'

/** Makes the step's building the tab's own, and goes on to where the step is done. */
export function GuideStepPage() {
  const { id = '', step = '' } = useParams()
  return (
    <InOwnBuilding key={id} entity={building} id={id}>
      <Step id={id} name={step} />
    </InOwnBuilding>
  )
}

function Step({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useViewTools()
  const { guide, isPending, isFresh, error, refetch } = useGuide(id)
  const step = guide?.steps.find(({ key }) => key === name)
  // Where a step is done depends on what is there by now.
  if (step?.may === true && isFresh) return <Navigate replace to={addressOfStep(step, id)} />
  return (
    <Page title={t('console.guide.title')}>
      {isPending || (error === null && !isFresh) ? (
        <RecordSkeleton entity={building} />
      ) : error === null ? (
        <Empty description={t('console.guide.missing')} />
      ) : (
        <Failure
          title={t('console.crud.record.load_failed', { one: entityLabel(t, building.name, 'one') })}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      )}
    </Page>
  )
}
