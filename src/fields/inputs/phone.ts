import type { PhoneField } from '#core/fields/phone.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'
import { PhoneInput } from './plain.tsx'

export const phoneInputs = defineInputs<PhoneField>({ Input: PhoneInput, Filter: TextFilter })
