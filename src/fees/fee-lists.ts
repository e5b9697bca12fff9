import { listAddress } from '#domain/lists/list-address.ts'
import type { FilterLeaf } from '#domain/lists/list-state.ts'
import { lineTypes, notHandedOver, warningFlags, type LineType } from '#domain/money/fee-types.ts'
import { registry } from '#entities/index.ts'

const { apartment, fee } = registry

/** The list of apartments that no run charges until they are handed over. */
export const handoverAddress = listAddress({
  entity: apartment,
  filters: [{ field: 'handover_status', operator: 'in', value: notHandedOver }],
})

/** The address of the drafts of a month or a run whose reading somebody should look at before they are approved. */
export function flaggedDrafts(of: { readonly month: string } | { readonly runId: string }): string {
  const filters: FilterLeaf[] = [
    'month' in of
      ? { field: 'month', operator: 'eq', value: of.month }
      : { field: 'group_fee_slip_id', operator: 'eq', value: of.runId },
    { field: 'flags', operator: 'in', value: warningFlags },
  ]
  return listAddress({ entity: fee, view: 'draft', filters })
}

export const wordInAddress = (type: string): string => type.toLowerCase().replaceAll('_', '-')
/** `water`, or the type itself, -> `WATER`; undefined for a text that is no fee type. */
export const typeInAddress = (word: string | undefined): LineType | undefined =>
  word === undefined ? undefined : lineTypes.find((type) => wordInAddress(type) === wordInAddress(word))
