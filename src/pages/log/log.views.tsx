import { translateOr } from '#src/i18n/use-t.ts'
import { Link } from 'react-router'
import { allFields } from '#core/derive/fields.ts'
import { log } from '#entities/account/log.ts'
import { PlainValue, importNote, logLabel } from '#src/crud/record/record-history.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { entityNamed } from '#src/fields/references/entities.ts'
import { entityTitle } from '#src/i18n/entity-label.ts'
import { fieldLabel } from '#src/fields/words.ts'
import { defineViews, type FieldProps } from '#src/crud/views.ts'
import { logValue } from './log-value.ts'

interface Change {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** What was done, to which record, and each value before and after, in the words of that record. */
export const views = defineViews(log, {
  columns: { action: Action, resource: Resource, record_title: RecordLink },
  fields: {
    action: { Detail: ActionDetail },
    resource: { Detail: Resource },
    record_title: { Detail: RecordLink },
    changes: { wide: true, Detail: Changes },
  },
})

const resourceOf = ({ record }: FieldProps<typeof log>) => String(record.resource ?? '')

function Action(props: FieldProps<typeof log>) {
  const { t } = props.tools
  const action = String(props.value ?? '')
  return translateOr(
    t,
    `console.account.logs.actions.${action}`,
    logLabel(props.tools, resourceOf(props), action),
  )
}

/** The action, and the file that it comes from. */
function ActionDetail(props: FieldProps<typeof log>) {
  const note = importNote(props.tools, props.record)
  return (
    <>
      <Action {...props} />
      {note !== undefined && <div className="lobby-secondary">{note}</div>}
    </>
  )
}

/** The name of a record's kind; a refused call may belong to no entity. */
function Resource(props: FieldProps<typeof log>) {
  const resource = resourceOf(props)
  return entityNamed(resource) === undefined ? resource : entityTitle(props.tools.t, resource)
}

function RecordLink(props: FieldProps<typeof log>) {
  const { record, value, tools } = props
  const id = record.record_id ?? undefined
  const path = id === undefined ? undefined : pathOf(tools, resourceOf(props), id)
  const title = String(value ?? '')
  return path === undefined ? title : <Link to={path}>{title}</Link>
}

const pathOf = (tools: ViewTools, resource: string, id: string) =>
  entityNamed(resource) === undefined ? undefined : tools.pathOf(resource, id)

function Changes(props: FieldProps<typeof log>) {
  const { t } = props.tools
  const changes = (props.value ?? []) as readonly Change[]
  if (changes.length === 0) return t('console.account.logs.no_changes')
  return (
    <div className="lobby-rows-box">
      <table className="lobby-rows lobby-diff">
        <thead>
          <tr>
            <th scope="col">{t('console.account.logs.field')}</th>
            <th scope="col">{t('console.account.logs.before')}</th>
            <th scope="col">{t('console.account.logs.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow key={change.field} change={change} resource={resourceOf(props)} tools={props.tools} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ChangeRowProps {
  readonly change: Change
  readonly resource: string
  readonly tools: ViewTools
}

function ChangeRow({ change: { field, before, after }, resource, tools }: ChangeRowProps) {
  const { t } = tools
  const entity = entityNamed(resource)
  const declared = entity === undefined ? undefined : allFields(entity)[field]
  const show = (text: string | null) =>
    entity === undefined || declared === undefined ? (
      (text ?? '–')
    ) : (
      <PlainValue entity={entity} name={field} value={logValue(declared, text)} tools={tools} />
    )
  return (
    <tr>
      <th scope="row">{entity === undefined ? field : fieldLabel(t, resource, field)}</th>
      <td data-label={t('console.account.logs.before')}>{show(before)}</td>
      <td data-label={t('console.account.logs.after')}>{show(after)}</td>
    </tr>
  )
}
