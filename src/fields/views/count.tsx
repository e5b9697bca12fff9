import type { CountField } from '#core/fields/count.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'
import { formatNumber } from '../format.ts'

const Figure = ({ value, tools }: PlainProps<CountField>) =>
  formatNumber(Number(value), { language: tools.language, digits: 0 })

export const countView = defineView<CountField>({
  Cell: Figure,
  Detail: Figure,
  Plain: Figure,
  align: 'right',
  isWhole: always,
})
