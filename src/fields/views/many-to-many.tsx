import type { ManyToManyField } from '#core/fields/many-to-many.ts'
import { defineView, type ShowProps } from '../field-view.ts'
import { entityNamed, isRecord, titleOf } from '../references/entities.ts'
import { idsOf } from '../references/ids.ts'
import { writtenBy } from '../references/known-records.ts'
import { RecordLink, RecordNames } from '../references/record-link.tsx'

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

export const manyToManyView = defineView<ManyToManyField>({
  Cell: Names,
  Detail: ({ field, value, tools, entityName, name }) => {
    const records = recordsIn(value)
    if (records.length === 0)
      return (
        <RecordNames entityName={field.target} ids={idsOf(value)} naming={writtenBy({ entityName, name })} />
      )
    return (
      <span className="lobby-tags">
        {records.map((record) => (
          <span key={String(record.id)} className="lobby-tag" data-color="default">
            <RecordLink entityName={field.target} record={record} tools={tools} />
          </span>
        ))}
      </span>
    )
  },
  Plain: ({ field, value, entityName, name }) => (
    <RecordNames
      entityName={field.target}
      ids={idsOf(Array.isArray(value) ? value : [value])}
      naming={writtenBy({ entityName, name })}
    />
  ),
})

function Names({ field, value }: Pick<ShowProps<ManyToManyField>, 'field' | 'value'>) {
  const target = entityNamed(field.target)
  const records = recordsIn(value)
  if (target !== undefined && records.length > 0)
    return records.map((record) => titleOf(target, record)).join(', ')
  return <RecordNames entityName={field.target} ids={idsOf(value)} />
}
