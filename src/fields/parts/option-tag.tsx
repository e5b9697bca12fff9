import { Tag } from 'antd'
import type { StateColor } from '#core/lifecycle.ts'
import type { FieldUse } from '../field-view.ts'
import { optionLabel } from '../words.ts'

const tagColors: Readonly<Record<StateColor, string>> = {
  default: 'default',
  primary: 'processing',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

interface OptionTagProps extends FieldUse {
  readonly option: string
  readonly color: StateColor | undefined
}

/** An option's word; where the declaration gives it a colour, in a tag of that colour. */
export function OptionTag({ option, color, entityName, name, tools }: OptionTagProps) {
  const label = optionLabel(tools.t, entityName, name, option)
  if (color === undefined) return label
  return (
    <Tag color={tagColors[color]} className="lobby-tag">
      {label}
    </Tag>
  )
}
