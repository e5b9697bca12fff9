import type { Translated } from '#core/language.ts'
import { meteredKinds, meteredTypes, type MeterType } from '../metered-kinds.ts'

/** Sheets of the template that are only read by people: an import passes over them. */
export const asideTitles = {
  examples: { vi: 'Ví dụ', en: 'Examples', km: 'ឧទាហរណ៍' },
  lists: { vi: 'Danh mục', en: 'Lists', km: 'បញ្ជីពាក្យ' },
} as const satisfies Record<string, Translated>

/** The heading of the column of reasons, and of that of kinds in the list of words. */
export const errorTitle: Translated = { vi: 'Lỗi', en: 'Error', km: 'កំហុស' }

interface MeterWords {
  /** What the codes of such meters begin with. */
  readonly code: string
  readonly words: Translated
  /** Shorter words for the usual type of a kind. */
  readonly also?: readonly string[]
}

const meterWords: Readonly<Record<MeterType, MeterWords>> = {
  cold: {
    code: 'NL',
    words: { vi: 'Nước lạnh', en: 'Cold water', km: 'ទឹកត្រជាក់' },
    also: ['Nước', 'Đồng hồ nước', 'Water', 'ទឹក'],
  },
  hot: { code: 'NN', words: { vi: 'Nước nóng', en: 'Hot water', km: 'ទឹកក្តៅ' } },
  single_phase: {
    code: 'D1',
    words: { vi: 'Điện 1 pha', en: 'Electricity, single phase', km: 'អគ្គិសនី 1 ហ្វា' },
    also: ['Điện', 'Đồng hồ điện', 'Electricity', 'អគ្គិសនី'],
  },
  three_phase: {
    code: 'D3',
    words: { vi: 'Điện 3 pha', en: 'Electricity, three phase', km: 'អគ្គិសនី 3 ហ្វា' },
  },
  lpg: {
    code: 'GL',
    words: { vi: 'Gas hóa lỏng', en: 'Gas (LPG)', km: 'ហ្គាសរាវ' },
    also: ['Gas', 'Ga', 'Đồng hồ gas', 'LPG', 'ហ្គាស'],
  },
  natural_gas: { code: 'GT', words: { vi: 'Khí thiên nhiên', en: 'Natural gas', km: 'ឧស្ម័នធម្មជាតិ' } },
}

/** Kinds of meters, as an office calls them, by the entity and the type of the meter. */
export const meterKinds = meteredTypes.flatMap((kind) => {
  const entity = meteredKinds[kind].meter
  const types: readonly MeterType[] = meteredKinds[kind].types
  return types.map((type) => ({ entity, type, ...meterWords[type] }))
})

/** What offices call people, by the codes of the ready-made relationships. */
export const relationWords: Readonly<Record<string, readonly string[]>> = {
  householder: [
    'Chủ hộ',
    'Chủ nhà',
    'Chủ căn hộ',
    'Chủ',
    'Householder',
    'Head of household',
    'ម្ចាស់ផ្ទះ',
    'មេគ្រួសារ',
  ],
  owner: ['Chủ sở hữu', 'Owner', 'ម្ចាស់កម្មសិទ្ធិ'],
  spouse: ['Vợ', 'Chồng', 'Vợ chồng', 'Wife', 'Husband', 'Spouse', 'ប្តី', 'ប្រពន្ធ'],
  child: ['Con', 'Con trai', 'Con gái', 'Con ruột', 'Son', 'Daughter', 'Child', 'កូន'],
  parent: ['Bố', 'Mẹ', 'Cha', 'Ba', 'Má', 'Bố mẹ', 'Father', 'Mother', 'Parent', 'ឪពុក', 'ម្តាយ'],
  sibling: ['Anh', 'Chị', 'Em', 'Anh trai', 'Em trai', 'Chị gái', 'Em gái', 'Brother', 'Sister', 'បងប្អូន'],
  grandchild: ['Cháu', 'Cháu nội', 'Cháu ngoại', 'Grandchild', 'ចៅ'],
  relative: ['Họ hàng', 'Người thân', 'Relative', 'សាច់ញាតិ'],
  tenant: ['Người thuê', 'Khách thuê', 'Thuê', 'Thuê nhà', 'Tenant', 'Renter', 'អ្នកជួល'],
  helper: ['Giúp việc', 'Người giúp việc', 'Helper', 'Maid', 'អ្នកជួយការងារផ្ទះ'],
  other: ['Khác', 'Other', 'ផ្សេងៗ'],
}

/** The relationship whose resident is their apartment's contact. */
export const chiefRelation = 'householder'

/** What says that somebody pays all fees. */
export const allFeesWords: Translated = { vi: 'Mọi loại phí', en: 'All fees', km: 'ថ្លៃទាំងអស់' }
export const allFees = [...Object.values(allFeesWords), 'Tất cả', 'Toàn bộ', 'Tất cả các phí', 'All', 'ទាំងអស់']

/** What ticks a yes. */
export const tickWords = ['x', 'v', '✓', '✔', 'có', 'yes', 'បាទ', 'ចាស'] as const
