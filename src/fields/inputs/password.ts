import type { PasswordField } from '#core/fields/password.ts'
import { noFilter } from '../filters/filter.tsx'
import { defineInputs } from '../field-view.ts'
import { PasswordInput } from './plain.tsx'

export const passwordInputs = defineInputs<PasswordField>({ Input: PasswordInput, Filter: noFilter })
