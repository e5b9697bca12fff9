import { Alert, Skeleton } from 'antd'
import { useId } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { readableFields } from '#core/derive/fields.ts'
import { screensHere } from '#src/session/screens-here.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { isCallError } from '#data-provider/http.ts'
import { codeText } from '#src/i18n/code-text.ts'
import { fetchRecord } from '#src/data/fetch-record.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useViews } from '#src/crud/use-views.ts'
import { Page } from '#src/shell/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { frozenFields, pageRights } from '../actions/actions.ts'
import { Failure } from '../list/list-states.tsx'
import { Missing } from '../record/missing.tsx'
import { recordCrumbs } from '../record/page-crumbs.ts'
import { RecordForm } from './record-form.tsx'
import { preloadInputs } from '#src/fields/lazy-inputs.tsx'
import { entityLabel } from '#src/i18n/entity-label.ts'
import '../crud.css'

preloadInputs()

interface EditPageProps {
  readonly entity: AnyEntity
}

/** The form for editing one record, or the entity's own page if it has one. */
export function EditPage({ entity }: EditPageProps) {
  const { pages } = useViews(entity.name)
  const { id = '' } = useParams()
  return pages?.edit === undefined ? (
    <GeneratedEdit key={id} entity={entity} id={id} />
  ) : (
    <pages.edit key={id} entity={entity} />
  )
}

export function GeneratedEdit({ entity, id }: EditPageProps & { readonly id: string }) {
  const tools = useViewTools()
  const { t } = tools
  const { record, error, isPending, load, retry } = useFormRecord(entity, id)
  if (isPending)
    return (
      <Page title={<Skeleton.Input active size="small" />} breadcrumb={recordCrumbs(tools, entity)}>
        <FormSkeleton entity={entity} />
      </Page>
    )
  if (isCallError(error) && error.statusCode === 404) return <Missing entity={entity} tools={tools} />
  if (record === undefined)
    return (
      <Page title={codeText(t, 'form_fetch_failed')} breadcrumb={recordCrumbs(tools, entity)}>
        <Failure title={codeText(t, 'form_fetch_failed')} error={error} t={t} retry={retry} />
      </Page>
    )
  return <Editing entity={entity} record={record} load={load} tools={tools} />
}

interface EditingProps extends EditPageProps {
  readonly record: AnyRecord
  readonly load: () => Promise<AnyRecord>
  readonly tools: ViewTools
}

function Editing({ entity, record, load, tools }: EditingProps) {
  const { t } = tools
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const screens = screensHere(entity)
  const title = titleOf(entity, record)
  const back = tools.pathOf(entity.name, record.id) ?? `/${screens.list ?? ''}`
  const isFrozen = frozenFields(entity, record) === 'all'
  return (
    <Page
      title={t('console.crud.form.edit_title', { title })}
      breadcrumb={recordCrumbs(tools, entity, { id: record.id, title })}
    >
      {isFrozen ? (
        <Alert
          type="info"
          showIcon
          message={t('console.crud.form.frozen', { one: entityLabel(t, entity.name, 'one') })}
        />
      ) : (
        <RecordForm
          entity={entity}
          mode="update"
          tools={tools}
          record={record}
          reload={load}
          draftOf={pathname}
          canCreate={pageRights(entity, tools).create}
          cancel={() => void navigate(back)}
          onSaved={(_saved, andNew) => void navigate(andNew ? `/${screens.create}` : back)}
        />
      )}
    </Page>
  )
}

/** The record as it is when the form opens: no cache, no live event and no reconnection may change it underneath. */
function useFormRecord(entity: AnyEntity, id: string) {
  const form = useId()
  const load = () =>
    fetchRecord(entity, { id, with: relationsFor(entity, Object.keys(readableFields(entity))) })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['form', entity.name, id, form],
    queryFn: load,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  })
  return { record: data, error, isPending, load, retry: () => void refetch() }
}
