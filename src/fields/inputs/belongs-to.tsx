import { Button, Space } from 'antd'
import { use } from 'react'
import type { BelongsToField } from '#core/fields/belongs-to.ts'
import { defineInputs, type FilterProps, type InputProps } from '../field-view.ts'
import { entityNamed } from '../references/entities.ts'
import { filterOf } from '../filters/filter.tsx'
import { inputProps } from '../parts/input-props.ts'
import { writtenBy } from '../references/known-records.ts'
import { useFilledIn } from '../references/use-filled-in.ts'
import { RecordSelect } from '../references/record-select.tsx'
import { SiblingsContext, useSiblings } from '../references/siblings.ts'

const ChosenFilter = filterOf<BelongsToField>({
  One: ({ field, value, onChange, label, tools, ...naming }) => {
    const target = entityNamed(field.target)
    if (target === undefined) return null
    return (
      <RecordSelect
        target={target}
        naming={writtenBy(naming)}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value === undefined || value === null ? [] : [String(value)]}
        onChange={(ids) => onChange(ids[0])}
      />
    )
  },
  Many: ({ field, value, onChange, label, tools, ...naming }) => {
    const target = entityNamed(field.target)
    if (target === undefined) return null
    return (
      <RecordSelect
        multiple
        target={target}
        naming={writtenBy(naming)}
        tools={tools}
        element={{ 'aria-label': label }}
        value={value.map(String)}
        onChange={onChange}
      />
    )
  },
})

export const belongsToInputs = defineInputs<BelongsToField>({
  Input: (props) => <RelatedInput {...props} />,
  Filter: (props) => <RelatedFilter {...props} />,
})

function RelatedInput(props: InputProps<BelongsToField>) {
  const { field, value, onChange, tools } = props
  const ours = Object.entries({ ...field.matching, ...field.narrowedBy })
  const names = ours.map(([, name]) => name)
  const siblings = useSiblings(names)
  const around = use(SiblingsContext)
  const target = entityNamed(field.target)
  const id = value === null || value === undefined || value === '' ? undefined : String(value)
  const tellChosen = useFilledIn({ target, id, fills: field.fills })
  if (target === undefined) return null
  return (
    <RecordSelect
      target={target}
      tools={tools}
      element={inputProps(props)}
      offersNew
      naming={{ entityName: props.entityName, name: props.name }}
      clearable={field.required !== true}
      where={field.where}
      offers={field.offers}
      whyNot={field.whyNot}
      matching={Object.fromEntries(ours.map(([theirs, name]) => [theirs, siblings[name]]))}
      onFacts={(facts) => {
        for (const [theirs, name] of ours) if (facts[theirs] !== undefined) around.set?.(name, facts[theirs])
      }}
      value={id === undefined ? [] : [id]}
      onChange={(ids) => {
        tellChosen(ids[0])
        onChange?.(ids[0] ?? null)
      }}
    />
  )
}

/** For fields that hold accounts, `me` is the user who looks at the list. */
function RelatedFilter(props: FilterProps<BelongsToField>) {
  const { t } = props.tools
  const isMe = typeof props.value === 'object' && props.value !== null && 'me' in props.value
  if (props.field.target !== 'account' || !['eq', 'ne'].includes(props.operator))
    return <ChosenFilter {...props} />
  return (
    <Space.Compact block>
      <Button
        type={isMe ? 'primary' : 'default'}
        aria-pressed={isMe}
        onClick={() => props.onChange(isMe ? undefined : { me: true })}
      >
        {t('console.fields.me')}
      </Button>
      {!isMe && <ChosenFilter {...props} />}
    </Space.Compact>
  )
}
