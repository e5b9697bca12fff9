import { ColorPicker } from 'antd'
import type { ColorField } from '#core/fields/color.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'

export const colorInputs = defineInputs<ColorField>({
  Input: ({ value, onChange, disabled, field }) => (
    <ColorPicker
      showText
      disabledAlpha
      format="hex"
      allowClear={field.required !== true}
      disabled={disabled}
      value={typeof value === 'string' ? value : null}
      onChangeComplete={(color) =>
        onChange?.(color.cleared === true ? null : color.toHexString().slice(0, 7))
      }
    />
  ),
  Filter: TextFilter,
})
