import type { Values, ViewTools } from '../field-view.ts'
import { entityNamed, isRecord, titleOf } from './entities.ts'
import { useRecordsById, type NamingField } from './known-records.ts'

interface RecordLinkProps {
  readonly entityName: string
  readonly record: Values
  readonly tools: ViewTools
}

/** A record's name; a link to its page where the reader may open it. No hooks: cells draw it. */
export function RecordLink({ entityName, record, tools }: RecordLinkProps) {
  const entity = entityNamed(entityName)
  if (entity === undefined) return null
  const title = titleOf(entity, record)
  const path = tools.pathOf(entityName, String(record.id))
  const name =
    path === undefined ? (
      title
    ) : (
      <a href={path} onClick={tools.follow}>
        {title}
      </a>
    )
  const color = entity.color === undefined ? undefined : record[entity.color]
  return typeof color === 'string' ? (
    <>
      <span className="lobby-swatch" style={{ background: color }} /> {name}
    </>
  ) : (
    name
  )
}

interface RecordNamesProps {
  readonly entityName: string
  readonly ids: readonly string[]
  readonly naming?: NamingField
}

/** Names of records of which only the ids are at hand. */
export function RecordNames({ entityName, ids, naming }: RecordNamesProps) {
  const entity = entityNamed(entityName)
  const records = useRecordsById(entity, ids, naming)
  return ids
    .map((id) => {
      const record = records.get(id)
      return entity !== undefined && isRecord(record) ? titleOf(entity, record) : `#${id}`
    })
    .join(', ')
}
