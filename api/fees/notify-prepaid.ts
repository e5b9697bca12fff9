import type { HookContext } from '#api/records/extension.ts'
import { prepaymentPortion } from '#entities/vouchers/prepayment-portion.ts'
import { prepayment } from '#entities/vouchers/prepayment.ts'

const shown = [prepayment, prepaymentPortion] as const

/** The entities whose records show what fees have taken of prepayments. */
export const prepaidNames: readonly string[] = shown.map(({ name }) => name)

/** Consoles show what a prepayment still holds. */
export function notifyPrepaid(notify: HookContext['notify'], buildingId: string): void {
  for (const entity of shown) notify(entity, buildingId)
}
