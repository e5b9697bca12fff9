import type { HasManyField } from '#core/fields/has-many.ts'
import { defineView, type PlainProps } from '../field-view.ts'
import { formatNumber } from '../format.ts'

/** The records have a tab of their own; elsewhere only their number shows. */
const HowMany = ({ value, tools }: PlainProps<HasManyField>) =>
  formatNumber(Array.isArray(value) ? value.length : Number(value), { language: tools.language, digits: 0 })

export const hasManyView = defineView<HasManyField>({
  Cell: HowMany,
  Detail: HowMany,
  Plain: HowMany,
  align: 'right',
  width: 110,
})
