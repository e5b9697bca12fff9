import { DatePicker, Flex, Segmented, Select } from 'antd'
import { useState } from 'react'
import { relativeRanges, type Operand, type RelativeRange } from '#domain/lists/operand.ts'
import type { FilterProps } from '../field-view.ts'
import { dayFromPicker, dayToPicker } from './days.ts'
import { filterOf } from './filter.tsx'

export const dayFormats = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY', 'YYYY-MM-DD']

const ExactDays = filterOf({
  One: ({ value, onChange, label }) => (
    <DatePicker
      aria-label={label}
      style={{ width: '100%' }}
      format={dayFormats}
      value={dayToPicker(value)}
      onChange={(day) => onChange(dayFromPicker(day) ?? undefined)}
    />
  ),
})

/** Days: exact ones, or with `between` a range that moves with the calendar. */
export function DayFilter(props: FilterProps) {
  const { t } = props.tools
  const relative = relativeOf(props.value)
  const [isRelative, setRelative] = useState(relative !== undefined || props.value === undefined)
  if (props.operator !== 'between' && props.operator !== 'nbetween') return <ExactDays {...props} />
  return (
    <Flex vertical gap={8}>
      <Segmented
        block
        aria-label={props.label}
        value={isRelative ? 'relative' : 'exact'}
        options={[
          { value: 'relative', label: t('console.crud.list.relative_date') },
          { value: 'exact', label: t('console.crud.list.exact_date') },
        ]}
        onChange={(mode) => {
          setRelative(mode === 'relative')
          props.onChange(undefined)
        }}
      />
      {isRelative ? (
        <Select<RelativeRange>
          aria-label={props.label}
          style={{ width: '100%' }}
          value={relative}
          placeholder={t('console.fields.choose')}
          options={relativeRanges.map((range) => ({
            value: range,
            label: t(`console.fields.relative.${range}`),
          }))}
          onChange={(range) => props.onChange({ relative: range })}
        />
      ) : (
        <ExactDays {...props} />
      )}
    </Flex>
  )
}

const relativeOf = (value: Operand | undefined): RelativeRange | undefined =>
  typeof value === 'object' && value !== null && 'relative' in value ? value.relative : undefined
