import { Space } from 'antd'
import type { ColorField } from '#core/fields/color.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'

const Swatch = ({ value }: PlainProps<ColorField>) => (
  <Space size={6}>
    <span className="lobby-swatch" style={{ background: String(value) }} />
    <span>{String(value)}</span>
  </Space>
)

export const colorView = defineView<ColorField>({
  Cell: Swatch,
  Detail: Swatch,
  Plain: Swatch,
  isWhole: always,
})
