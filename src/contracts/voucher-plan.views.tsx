import { voucherPlan } from '#entities/vouchers/voucher-plan.ts'
import { defineViews } from '../crud/views.ts'
import { PlanInAll } from './plan-in-all.tsx'

/** A plan says what it comes to in all. */
export const views = defineViews(voucherPlan, { slots: { in_all: PlanInAll } })
