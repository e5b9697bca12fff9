import type { StateColor } from '#core/lifecycle.ts'
import type { FieldUse } from '../field-view.ts'
import { optionLabel } from '../words.ts'

interface OptionTagProps extends Pick<FieldUse, 'entityName' | 'name' | 'tools'> {
  readonly option: string
  readonly color: StateColor | undefined
}

/** An option's word; where the declaration gives it a colour, in a tag of that colour. Not antd's: a table holds hundreds. */
export function OptionTag({ option, color, entityName, name, tools }: OptionTagProps) {
  const label = optionLabel(tools.t, entityName, name, option)
  if (color === undefined) return label
  return (
    <span className="lobby-tag" data-color={color}>
      {label}
    </span>
  )
}
