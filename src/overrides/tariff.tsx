import { tariff } from '#entities/fees/tariff.ts'
import { TariffPreview } from '../tariffs/tariff-preview.tsx'
import { defineViews } from './define-views.ts'

/** What a price means is seen at an apartment, also while it is still being typed. */
export const views = defineViews(tariff, { slots: { preview: TariffPreview } })
