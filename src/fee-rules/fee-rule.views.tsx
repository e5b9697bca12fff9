import { feeRule } from '#entities/fees/fee-rule.ts'
import { defineViews } from '../crud/views.ts'
import { RulePreview } from './rule-preview.tsx'
import { Uncharged } from './uncharged.tsx'

/** A rule says what it would change before it is saved; above the rules stands whom nothing charges. */
export const views = defineViews(feeRule, { slots: { preview: RulePreview }, listHead: Uncharged })
