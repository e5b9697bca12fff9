import { ColorPicker, Input, Space } from 'antd'
import type { ColorField } from '#core/fields/color.ts'
import { defineInputs } from '../field-view.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { inputProps, textValue } from '../parts/input-props.ts'

/** Typed as `#0f766e`, or picked. The library's picker alone takes no key. */
export const colorInputs = defineInputs<ColorField>({
  Input: (props) => (
    <Space.Compact block>
      <ColorPicker
        disabledAlpha
        format="hex"
        disabled={props.disabled}
        value={isColor(props.value) ? props.value : null}
        onChangeComplete={(color) => props.onChange?.(color.toHexString().slice(0, 7))}
      />
      <Input
        {...inputProps(props)}
        allowClear={props.field.required !== true}
        autoComplete="off"
        maxLength={7}
        placeholder="#"
        value={textValue(props.value)}
        onChange={(event) => props.onChange?.(event.target.value)}
      />
    </Space.Compact>
  ),
  Filter: TextFilter,
})

/** While it is typed it is none yet. */
const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
