import { tariff } from '#entities/fees/tariff.ts'
import { TariffPreview } from './tariff-preview.tsx'
import { defineViews } from '../crud/views.ts'

/** Shows what an apartment would pay, also while the tariff is still being typed. */
export const views = defineViews(tariff, { slots: { preview: TariffPreview } })
