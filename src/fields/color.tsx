import { ColorPicker, Space } from 'antd'
import type { ColorField } from '#core/fields/color.ts'
import { defineView, type PlainProps } from './field-view.ts'
import { TextFilter } from './parts/text-filter.tsx'

const Swatch = ({ value }: PlainProps<ColorField>) => (
  <Space size={6}>
    <span className="lobby-swatch" style={{ background: String(value) }} />
    <span>{String(value)}</span>
  </Space>
)

export const colorView = defineView<ColorField>({
  Cell: Swatch,
  Detail: Swatch,
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
  Plain: Swatch,
  width: 120,
})
