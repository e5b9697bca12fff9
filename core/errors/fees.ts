import type { Translated } from '../language.ts'

/** Tariffs, fees, receipts (money.md). */
export const feeErrors = {
  tariff_open_end: { vi: 'Chỉ bậc cuối cùng được để trống mốc', en: 'Only the last tier may be without a bound', km: 'មានតែកម្រិតចុងក្រោយប៉ុណ្ណោះដែលទុកទទេ' },
  tariff_not_rising: { vi: 'Mốc của các bậc phải tăng dần', en: 'The bounds of the tiers must rise', km: 'កម្រិតត្រូវតែកើនឡើង' },
  surcharge_base_unknown: { vi: 'Không có phụ thu nào phía trên mang mã này', en: 'No surcharge above has this code', km: 'គ្មានថ្លៃបន្ថែមខាងលើមានកូដនេះ' },
  fee_setting_has_tariffs: { vi: 'Kỳ phí đã có biểu giá nên không thể xóa', en: 'The fee has tariffs and cannot be deleted', km: 'ថ្លៃសេវាមានតារាងតម្លៃ ដូច្នេះមិនអាចលុបបានទេ' },
} as const satisfies Record<string, Translated> // prettier-ignore
