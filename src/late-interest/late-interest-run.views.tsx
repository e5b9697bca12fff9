import { lateInterestRun } from '#entities/fees/late-interest-run.ts'
import { defineViews, type SlotProps } from '../crud/views.ts'
import { InterestPreview } from './interest-preview.tsx'

/** A run says what it will charge before it is made; once it is, its fees stand below. */
export const views = defineViews(lateInterestRun, { slots: { interest: Interest } })

function Interest({ record, onChange, tools }: SlotProps<typeof lateInterestRun>) {
  if (onChange === undefined || typeof record.month !== 'string') return null
  return <InterestPreview month={record.month} tools={tools} />
}
