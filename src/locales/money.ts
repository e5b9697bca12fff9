import type { Language } from '#core/language.ts'

const vi = {
  preview: 'Thử tính: căn hộ này trả bao nhiêu?',
  tier: 'Bậc',
  quantity: 'Số lượng',
  price: 'Đơn giá',
  amount: 'Thành tiền',
  total: 'Tổng cộng',
  rate: '{{total}} theo tỷ giá 1 {{unit}} = {{rate}} đ',
  book_rate: ' và 1 {{unit}} = {{rate}} đ',
  no_rate:
    'Chưa có tỷ giá của {{unit}} cho tháng {{month}}: chưa tính được phí theo biểu giá này. Hãy thêm tỷ giá trước khi chạy phí.',
  rates_failed: 'Không tải được tỷ giá',
  parts: { own: 'Doanh thu', output_vat: 'thuế GTGT', collected_for_others: 'thu hộ' },
}
const en: typeof vi = {
  preview: 'What would an apartment pay?',
  tier: 'Tier',
  quantity: 'Quantity',
  price: 'Unit price',
  amount: 'Amount',
  total: 'Total',
  rate: '{{total}} at 1 {{unit}} = {{rate}} đ',
  book_rate: ' and 1 {{unit}} = {{rate}} đ',
  no_rate:
    'There is no exchange rate of {{unit}} for {{month}}, so no fee can be calculated by this tariff. Add the rate before the fees are run.',
  rates_failed: 'The exchange rates could not be loaded',
  parts: { own: 'Revenue', output_vat: 'VAT', collected_for_others: 'collected for others' },
}
const km: typeof vi = {
  preview: 'សាកគណនា៖ អាផាតមិនត្រូវបង់ប៉ុន្មាន?',
  tier: 'កម្រិត',
  quantity: 'បរិមាណ',
  price: 'តម្លៃឯកតា',
  amount: 'ទឹកប្រាក់',
  total: 'សរុប',
  rate: '{{total}} តាមអត្រា 1 {{unit}} = {{rate}} đ',
  book_rate: ' និង 1 {{unit}} = {{rate}} đ',
  no_rate:
    'គ្មានអត្រាប្តូរប្រាក់នៃ {{unit}} សម្រាប់ខែ {{month}} ទេ៖ មិនអាចគណនាថ្លៃតាមតារាងតម្លៃនេះបានទេ។ សូមបន្ថែមអត្រាមុនពេលគណនាថ្លៃ។',
  rates_failed: 'មិនអាចផ្ទុកអត្រាប្តូរប្រាក់បានទេ',
  parts: { own: 'ចំណូល', output_vat: 'អាករ VAT', collected_for_others: 'ប្រមូលជំនួសគេ' },
}

/** Words of the tariff preview. */
export const moneyWords: Readonly<Record<Language, typeof vi>> = { vi, en, km }
