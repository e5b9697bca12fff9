import type { EmailField } from '#core/fields/email.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'
import { EmailInput } from './plain.tsx'

export const emailInputs = defineInputs<EmailField>({ Input: EmailInput, Filter: TextFilter })
