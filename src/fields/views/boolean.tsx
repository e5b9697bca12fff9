import type { BooleanField } from '#core/fields/boolean.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'

const word = ({ value, tools }: PlainProps<BooleanField>) =>
  tools.t(value === true ? 'console.fields.yes' : 'console.fields.no')

export const booleanView = defineView<BooleanField>({
  Cell: word,
  Detail: word,
  Plain: word,
  neverEmpty: true,
  isWhole: always,
})
