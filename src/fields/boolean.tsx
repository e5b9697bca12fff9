import { Select, Switch } from 'antd'
import type { BooleanField } from '#core/fields/boolean.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { filterOf } from './parts/filter.tsx'

const word = ({ value, tools }: PlainProps<BooleanField>) =>
  tools.t(value === true ? 'console.fields.yes' : 'console.fields.no')

export const booleanView = defineView<BooleanField>({
  Cell: word,
  Detail: word,
  Input: ({ id, value, onChange, disabled, label, describedBy }) => (
    <Switch
      id={id}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={(checked) => onChange?.(checked)}
    />
  ),
  Filter: filterOf<BooleanField>({
    One: ({ value, onChange, label, tools }) => (
      <Select<'yes' | 'no'>
        aria-label={label}
        style={{ width: '100%' }}
        value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : undefined}
        placeholder={tools.t('console.fields.choose')}
        options={[
          { value: 'yes', label: tools.t('console.fields.yes') },
          { value: 'no', label: tools.t('console.fields.no') },
        ]}
        onChange={(word) => onChange(word === 'yes')}
      />
    ),
  }),
  Plain: word,
  width: 110,
  neverEmpty: true,
})
