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
      <Select<boolean>
        aria-label={label}
        style={{ width: '100%' }}
        value={typeof value === 'boolean' ? value : undefined}
        placeholder={tools.t('console.fields.choose')}
        options={[
          { value: true, label: tools.t('console.fields.yes') },
          { value: false, label: tools.t('console.fields.no') },
        ]}
        onChange={onChange}
      />
    ),
  }),
  Plain: word,
  width: 110,
})
