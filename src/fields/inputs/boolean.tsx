import { Radio, Select, Switch } from 'antd'
import type { BooleanField } from '#core/fields/boolean.ts'
import { filterOf } from '../filters/filter.tsx'
import { defineInputs, type InputProps } from '../field-view.ts'

export const booleanInputs = defineInputs<BooleanField>({
  Input: (props) => (props.field.isJudged === true ? <Judged {...props} /> : <Switched {...props} />),
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

function Switched({ id, value, onChange, disabled, label, invalid, describedBy }: InputProps<BooleanField>) {
  return (
    <Switch
      id={id}
      disabled={disabled}
      aria-label={label}
      aria-invalid={invalid === true ? true : undefined}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={(checked) => onChange?.(checked)}
    />
  )
}

const judgements = { unjudged: null, yes: true, no: false } as const
const words = ['unjudged', 'yes', 'no'] as const

/** One touch judges, and another one says that it is not judged after all. */
function Judged({
  id,
  value,
  onChange,
  disabled,
  label,
  describedBy,
  tools: { t },
}: InputProps<BooleanField>) {
  return (
    <div role="radiogroup" aria-label={label} aria-describedby={describedBy}>
      <Radio.Group
        id={id}
        size="small"
        optionType="button"
        disabled={disabled}
        value={words.find((word) => judgements[word] === (value ?? null))}
        options={words.map((word) => ({ value: word, label: t(`console.fields.${word}`) }))}
        onChange={({ target }) => {
          const chosen = words.find((word) => word === target.value)
          if (chosen !== undefined) onChange?.(judgements[chosen])
        }}
      />
    </div>
  )
}
