import { Alert } from 'antd'
import type { AnyEntity } from '#core/entity.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { columnLabel } from './column-label.ts'
import type { Batch } from './calls.ts'
import { peopleLine } from './people-line.ts'

interface BatchNotesProps {
  readonly entity: AnyEntity
  readonly batch: Batch
  readonly tools: ViewTools
}

/** Whose import it is, why it stopped, and what this user's rights leave out. */
export function BatchNotes({ entity, batch, tools }: BatchNotesProps) {
  const { t } = tools
  const { status, stopped, mapping, columns, counts } = batch
  const labelsOf = (isMeant: (column: Batch['columns'][number]) => boolean) =>
    mapping
      .flatMap((name, at) => {
        const column = columns[at]
        return name !== null && column !== undefined && isMeant(column) ? [columnLabel(t, entity, name)] : []
      })
      .join(', ')
  const refused = labelsOf((column) => !column.may_fill)
  const hidden = labelsOf((column) => column.view !== 'clear')
  // A heading that nobody may see here is empty.
  const unused = batch.header.filter((title, at) => title !== '' && (mapping[at] ?? null) === null).join(', ')
  const taken = (counts.created ?? 0) + (counts.updated ?? 0)
  const notes = [
    stopped === null ? '' : t(`console.imports.stopped.${stopped}`),
    stopped !== null && status === 'uploaded' ? t('console.imports.check_again_hint') : '',
    refused === '' ? '' : t('console.imports.refused_columns', { fields: refused }),
    status === 'checked' && !batch.may_apply ? t('console.imports.may_not_apply') : '',
    status === 'done' && taken > 0 && !batch.may_undo ? t('console.imports.may_not_undo') : '',
  ].filter((note) => note !== '')
  return (
    <>
      <p className="lobby-secondary">{peopleLine(t, batch)}</p>
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon message={note} className="lobby-import-alert" />
      ))}
      {hidden !== '' && (
        <Alert
          type="info"
          showIcon
          message={t('console.imports.hidden_columns', { fields: hidden })}
          className="lobby-import-alert"
        />
      )}
      {unused !== '' && status !== 'uploaded' && (
        <Alert
          type="info"
          showIcon
          message={t('console.imports.unused_columns', { columns: unused })}
          className="lobby-import-alert"
        />
      )}
    </>
  )
}
