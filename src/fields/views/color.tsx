import type { ColorField } from '#core/fields/color.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'

const Swatch = ({ value }: PlainProps<ColorField>) => (
  <>
    <span className="lobby-swatch" style={{ background: String(value) }} /> {String(value)}
  </>
)

export const colorView = defineView<ColorField>({
  Cell: Swatch,
  Detail: Swatch,
  Plain: Swatch,
  isWhole: always,
})
