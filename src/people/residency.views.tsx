import { residency } from '#entities/property/residency.ts'
import { defineViews } from '../crud/views.ts'
import { ActsInput } from './acts-input.tsx'

/** Whether one acts for the apartment begins as their age says. */
export const views = defineViews(residency, { fields: { apartment_permission: { Input: ActsInput } } })
