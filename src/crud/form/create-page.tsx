import { listAddress } from '#src/session/list-memory.ts'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readableFields } from '#core/derive/fields.ts'
import { screensHere } from '#src/session/screens-here.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { decodeValue } from '#core/fields/rows.ts'
import { kindOf } from '#core/kinds.ts'
import { fetchRecord } from '#src/data/fetch-record.ts'
import { useQuery } from '#src/data/use-query.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { relationsFor } from '#src/fields/references/relations.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { createLabel } from '#src/i18n/entity-label.ts'
import { useViews } from '#src/crud/use-views.ts'
import { useSession } from '#src/session/session.ts'
import { Page } from '#src/shell/page.tsx'
import { FormSkeleton } from '#src/ui/skeletons.tsx'
import { formValues } from './form-changes.ts'
import { valuesToClone, defaultValues, editableFields } from './form-rules.ts'
import { recordCrumbs } from '../record/page-crumbs.ts'
import { RecordForm } from './record-form.tsx'
import { preloadInputs } from '#src/fields/lazy-inputs.tsx'
import '../crud.css'

preloadInputs()

interface CreatePageProps {
  readonly entity: AnyEntity
}

interface GeneratedCreateProps extends CreatePageProps {
  /** Values that the form begins with, unless its address or the original has others. Only fields that the form has. */
  readonly proposed?: Values | undefined
}

/** The form for a new record, or the entity's own page if it has one. */
export function CreatePage({ entity }: CreatePageProps) {
  const { pages } = useViews(entity.name)
  return pages?.create === undefined ? <GeneratedCreate entity={entity} /> : <pages.create entity={entity} />
}

/**
 * `?clone=7` starts with the values of another record, `?set.block_id=3` with the given values; `back=/apartment-detail/3`
 * is the page that comes after it, in which `:id` stands for the new record.
 */
export function GeneratedCreate({ entity, proposed = {} }: GeneratedCreateProps) {
  const tools = useViewTools()
  const [params] = useSearchParams()
  const cloned = params.get('clone')
  const { data: original, isLoading } = useOriginal(entity, cloned)
  // A new round begins with an empty form.
  const [round, setRound] = useState(0)
  const title =
    original === undefined
      ? createLabel(tools.t, entity.name)
      : tools.t('console.crud.form.clone_title', { title: titleOf(entity, original) })
  return (
    <Page title={title} breadcrumb={recordCrumbs(tools, entity)}>
      {isLoading ? (
        <FormSkeleton entity={entity} />
      ) : (
        <Creating
          key={round}
          entity={entity}
          tools={tools}
          original={original}
          proposed={proposed}
          params={params}
          again={() => setRound(round + 1)}
        />
      )}
    </Page>
  )
}

interface CreatingProps extends CreatePageProps {
  readonly tools: ViewTools
  readonly proposed: Values
  readonly original: AnyRecord | undefined
  readonly params: URLSearchParams
  readonly again: () => void
}

function Creating({ entity, tools, original, proposed, params, again }: CreatingProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user, building } = useSession()
  const screens = screensHere(entity)
  const fields = useMemo(() => editableFields(entity, 'create', { tools }), [entity, tools])
  const [initial] = useState(() => ({
    ...defaultValues(fields, { me: user?.id, ...(building === undefined ? {} : { building }) }),
    ...Object.fromEntries(Object.entries(proposed).filter(([name]) => fields[name] !== undefined)),
    ...(original === undefined ? {} : valuesToClone(fields, formValues(fields, original))),
    ...setValues(fields, params),
  }))
  const back = wayBack(params)
  const list = back ?? listAddress(`/${screens.list ?? ''}`)
  return (
    <RecordForm
      entity={entity}
      mode="create"
      tools={tools}
      initial={initial}
      known={original}
      canCreate
      cancel={() => void navigate(list)}
      draftOf={`${pathname}?${params.toString()}`}
      onSaved={(saved, andNew) => {
        if (andNew) {
          window.scrollTo({ top: 0 })
          again()
        } else void navigate(back?.replace(':id', saved.id) ?? tools.pathOf(entity.name, saved.id) ?? list)
      }}
    />
  )
}

function useOriginal(entity: AnyEntity, id: string | null) {
  return useQuery({
    queryKey: ['original', entity.name, id],
    queryFn: () =>
      fetchRecord(entity, { id: id ?? '', with: relationsFor(entity, Object.keys(readableFields(entity))) }),
    enabled: id !== null,
    gcTime: 0,
    retry: false,
  })
}

/** Only a page of the console. */
const wayBack = (params: URLSearchParams) => {
  const back = params.get('back')
  return back !== null && /^\/(?![/\\])/.test(back) ? back : undefined
}

/** Values that the address sets: `set.apartment_id=12`. Only fields that the form has. */
const setValues = (fields: AnyFields, params: URLSearchParams): Values =>
  Object.fromEntries(
    [...params].flatMap(([key, text]) => {
      const name = key.startsWith('set.') ? key.slice(4) : ''
      const field = fields[name]
      return field === undefined ? [] : [[name, decodeValue(field, text, kindOf)]]
    }),
  )
