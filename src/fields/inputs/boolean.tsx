import { Select, Switch } from 'antd'
import type { BooleanField } from '#core/fields/boolean.ts'
import { filterOf } from '../filters/filter.tsx'
import { defineInputs } from '../field-view.ts'

export const booleanInputs = defineInputs<BooleanField>({
  Input: ({ id, value, onChange, disabled, label, invalid, describedBy }) => (
    <Switch
      id={id}
      disabled={disabled}
      aria-label={label}
      aria-invalid={invalid === true ? true : undefined}
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
})
