import { relationName } from '#core/field.ts'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { defineView, type ShowProps } from '../field-view.ts'
import { isRecord } from '../references/entities.ts'
import { writtenBy } from '../references/known-records.ts'
import { RecordLink, RecordNames } from '../references/record-link.tsx'

const Related = ({ field, name, record, tools, value }: ShowProps<BelongsToField>) => {
  const related = record[relationName(name)]
  return isRecord(related) ? (
    <RecordLink entityName={field.target} record={related} tools={tools} />
  ) : (
    `#${String(value)}`
  )
}

export const belongsToView = defineView<BelongsToField>({
  Cell: Related,
  Detail: ({ record, name, ...props }) =>
    isRecord(record[relationName(name)]) ? (
      <Related {...props} name={name} record={record} />
    ) : (
      <RecordNames
        entityName={props.field.target}
        ids={[String(props.value)]}
        naming={writtenBy({ entityName: props.entityName, name })}
      />
    ),
  Plain: ({ field, value, entityName, name }) => (
    <RecordNames
      entityName={field.target}
      ids={Array.isArray(value) ? value.map(String) : [String(value)]}
      naming={writtenBy({ entityName, name })}
    />
  ),
})
