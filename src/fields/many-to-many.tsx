import { Space, Tag } from 'antd'
import type { ManyToManyField } from '#core/fields/many-to-many.ts'
import { defineView, type ShowProps } from './field-view.ts'
import { entityNamed, isRecord, titleOf } from './parts/entities.ts'
import { filterOf } from './parts/filter.tsx'
import { idsOf } from './parts/ids.ts'
import { inputProps } from './parts/input-props.ts'
import { RecordLink, RecordNames } from './parts/record-link.tsx'
import { RecordSelect } from './parts/record-select.tsx'

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

function Names({ field, value }: Pick<ShowProps<ManyToManyField>, 'field' | 'value'>) {
  const target = entityNamed(field.target)
  const records = recordsIn(value)
  if (target !== undefined && records.length > 0)
    return records.map((record) => titleOf(target, record)).join(', ')
  return <RecordNames entityName={field.target} ids={idsOf(value)} />
}

const ManySelect = ({ field, tools, value, onChange, element }: ManySelectProps) => {
  const target = entityNamed(field.target)
  if (target === undefined) return null
  return (
    <RecordSelect
      multiple
      target={target}
      tools={tools}
      element={element}
      value={value}
      onChange={onChange}
    />
  )
}

interface ManySelectProps extends Pick<ShowProps<ManyToManyField>, 'field' | 'tools'> {
  readonly value: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  readonly element: Readonly<Record<string, unknown>>
}

export const manyToManyView = defineView<ManyToManyField>({
  Cell: Names,
  Detail: ({ field, value, tools }) => {
    const records = recordsIn(value)
    if (records.length === 0) return <RecordNames entityName={field.target} ids={idsOf(value)} />
    return (
      <Space size={4} wrap>
        {records.map((record) => (
          <Tag key={String(record.id)}>
            <RecordLink entityName={field.target} record={record} tools={tools} />
          </Tag>
        ))}
      </Space>
    )
  },
  Input: (props) => (
    <ManySelect
      field={props.field}
      tools={props.tools}
      element={inputProps(props)}
      value={idsOf(props.value)}
      onChange={(ids) => props.onChange?.(ids)}
    />
  ),
  Filter: filterOf<ManyToManyField>({
    One: ({ field, tools, label, value, onChange }) => (
      <ManySelect
        field={field}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value === undefined || value === null ? [] : [String(value)]}
        onChange={(ids) => onChange(ids.at(-1))}
      />
    ),
    Many: ({ field, tools, label, value, onChange }) => (
      <ManySelect
        field={field}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value.map(String)}
        onChange={onChange}
      />
    ),
  }),
  Plain: ({ field, value }) => (
    <RecordNames entityName={field.target} ids={idsOf(Array.isArray(value) ? value : [value])} />
  ),
  width: 190,
})
