import { Select } from 'antd'
import { holdsWords } from '#core/text.ts'

export interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What is said where nothing is chosen; then the choice may be taken away. */
  readonly empty?: string
  readonly onChange: (value: string | undefined) => void
}

/** A labelled choice of the filters above a report. */
export const Choice = ({ label, value, options, empty, onChange }: ChoiceProps) => (
  // What is longer than its place is told when pointed at.
  <label title={options.find((one) => one.value === value)?.label}>
    <span>{label}</span>
    <Select
      aria-label={label}
      value={value ?? null}
      options={[...options]}
      popupMatchSelectWidth={false}
      showSearch
      filterOption={(typed, option) => holdsWords(option?.label ?? '', typed)}
      {...(empty === undefined ? {} : { allowClear: true, placeholder: empty })}
      onChange={(next: string | null | undefined) => onChange(next ?? undefined)}
    />
  </label>
)
