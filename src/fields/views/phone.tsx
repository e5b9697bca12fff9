import type { PhoneField } from '#core/fields/phone.ts'
import { always, defineView, type PlainProps } from '../field-view.ts'

/** A masked number can't be called. */
const Call = ({ value }: PlainProps<PhoneField>) => {
  const number = String(value)
  return number.includes('*') ? number : <a href={`tel:${number}`}>{number}</a>
}

export const phoneView = defineView<PhoneField>({
  Cell: Call,
  Detail: Call,
  Plain: ({ value }) => String(value),
  isWhole: always,
})
