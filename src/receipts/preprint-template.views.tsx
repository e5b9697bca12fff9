import { preprintTemplate } from '#entities/receipts/preprint-template.ts'
import { defineViews } from '../crud/views.ts'
import { PlaceSheet } from './place-sheet.tsx'

/** Values are placed on a pre-printed form as it is drawn. */
export const views = defineViews(preprintTemplate, { slots: { sheet: PlaceSheet } })
