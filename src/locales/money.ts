import type { Language } from '#core/language.ts'

const vi = {
  preview: 'Thử tính: căn hộ này trả bao nhiêu?',
  tier: 'Bậc',
  quantity: 'Số lượng',
  price: 'Đơn giá',
  amount: 'Thành tiền',
  total: 'Tổng cộng',
}
const en: typeof vi = {
  preview: 'What would an apartment pay?',
  tier: 'Tier',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  total: 'Total',
}
const km: typeof vi = {
  preview: 'សាកគណនា៖ អាផាតមិនត្រូវបង់ប៉ុន្មាន?',
  tier: 'កម្រិត',
  quantity: 'បរិមាណ',
  price: 'តម្លៃឯកតា',
  amount: 'ទឹកប្រាក់',
  total: 'សរុប',
}

/** Words of the tariff preview. */
export const moneyWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
