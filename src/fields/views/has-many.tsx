import type { HasManyField } from '#core/fields/has-many.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'
import { formatNumber } from '../format.ts'

/** The records have their own tab; elsewhere only their number is shown. */
const HowMany = ({ value, tools }: PlainProps<HasManyField>) =>
  formatNumber(Array.isArray(value) ? value.length : Number(value), { language: tools.language, digits: 0 })

export const hasManyView = defineView<HasManyField>({
  Cell: HowMany,
  Detail: HowMany,
  Plain: HowMany,
  align: 'right',
  isWhole: always,
})
