import type { TextField } from '#core/fields/text.ts'
import { TextFilter } from '../filters/text-filter.tsx'
import { defineInputs } from '../field-view.ts'
import { TextInput } from './plain.tsx'

export const textInputs = defineInputs<TextField>({ Input: TextInput, Filter: TextFilter })
