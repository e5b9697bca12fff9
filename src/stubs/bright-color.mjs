import { FastColor } from '@ant-design/fast-color'

/** What a button's style asks of antd's colour picker, which would come with it whole, and its collapse. */
export const AggregationColor = FastColor

/** True for colours on which dark text is read better. `background` is what shines through. */
export function isBright(color, background) {
  const { r, g, b, a } = color.toRgb()
  if (a <= 0.5) return color.onBackground(background).toHsv().v > 0.5
  return r * 0.299 + g * 0.587 + b * 0.114 > 192
}
