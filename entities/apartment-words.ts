import type { Language } from '#core/language.ts'
import type { occupancies } from '#domain/occupancy.ts'
import type { chargedStates } from '#domain/money/fee-types.ts'

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>

/** How an apartment is used. */
export const occupancyWords = {
  vi: {
    owner_staying: 'Chủ hộ đang ở',
    currently_rent: 'Đang cho thuê',
    for_sale: 'Đang bán',
    for_rent: 'Cần cho thuê',
  },
  en: {
    owner_staying: 'Owner-occupied',
    currently_rent: 'Rented out',
    for_sale: 'For sale',
    for_rent: 'For rent',
  },
  km: {
    owner_staying: 'ម្ចាស់កំពុងស្នាក់នៅ',
    currently_rent: 'កំពុងជួល',
    for_sale: 'ដាក់លក់',
    for_rent: 'ដាក់ជួល',
  },
} satisfies Words<(typeof occupancies)[number]>

/** The states of its handover in which an apartment is charged. */
export const chargedStateWords = {
  vi: { handover: 'Đã bàn giao', wait_closed: 'Chờ ngừng sử dụng' },
  en: { handover: 'Handed over', wait_closed: 'Awaiting closure' },
  km: { handover: 'បានប្រគល់', wait_closed: 'រង់ចាំបិទ' },
} satisfies Words<(typeof chargedStates)[number]>
