import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { surchargeKindWords } from '../income-words.ts'
import { tariff } from './tariff.ts'

export const tariffLabels = defineLabels(tariff, {
  one: { vi: 'biểu giá', en: 'tariff', km: 'តារាងតម្លៃ' },
  many: { vi: 'Biểu giá', en: 'Tariffs', km: 'តារាងតម្លៃ' },
  purpose: {
    vi: 'Giá của từng loại phí theo thời gian: các bậc, phụ thu và quyết định ban hành.',
    en: 'Prices of each fee by date: tiers, surcharges and the decision that set them.',
    km: 'តម្លៃនៃថ្លៃសេវានីមួយៗតាមពេលវេលា៖ កម្រិត ថ្លៃបន្ថែម និងសេចក្តីសម្រេច។',
  },
  empty: {
    vi: 'Loại phí không có biểu giá thì không tính được. Lấy biểu giá có sẵn của thành phố, hoặc tự thêm.',
    en: 'A fee type without a tariff is not charged. Take the ready-made ones of your city, or add your own.',
    km: 'ប្រភេទថ្លៃដែលគ្មានតារាងតម្លៃ មិនអាចគិតបានទេ។ យកតារាងតម្លៃដែលមានស្រាប់ ឬបន្ថែមដោយខ្លួនឯង។',
  },
  fields: {
    name: { vi: 'Tên biểu giá', en: 'Name', km: 'ឈ្មោះ' },
    valid_to: { vi: 'Đến hết ngày', en: 'Valid to', km: 'ដល់ថ្ងៃ' },
    decision: { vi: 'Quyết định', en: 'Decision', km: 'សេចក្តីសម្រេច' },
    per: { vi: 'Định mức tính theo', en: 'Allowance for', km: 'កម្រិតគិតតាម' },
    tier_kind: { vi: 'Cách tính bậc', en: 'Tiers apply to', km: 'របៀបគិតកម្រិត' },
    tiers: { vi: 'Bậc giá', en: 'Tiers', km: 'កម្រិតតម្លៃ' },
    surcharges: { vi: 'Phụ thu', en: 'Surcharges', km: 'ថ្លៃបន្ថែម' },
  },
  help: {
    per: {
      vi: 'Mỗi mốc của bậc được nhân với số người đăng ký, hoặc số hộ, của căn hộ.',
      en: 'Each tier limit is multiplied by the people registered, or the households, of the apartment.',
      km: 'កម្រិតនីមួយៗគុណនឹងចំនួនមនុស្សចុះឈ្មោះ ឬចំនួនគ្រួសារ។',
    },
    tier_kind: {
      vi: 'Toàn bộ: dùng đến bậc nào thì tất cả tính theo giá của bậc đó.',
      en: 'The whole use: all of it is charged at the price of the tier that it ends in.',
      km: 'ទាំងអស់៖ ប្រើដល់កម្រិតណា គិតទាំងអស់តាមតម្លៃកម្រិតនោះ។',
    },
    tiers: {
      vi: 'Mốc là lũy kế (50, 100, 200…). Bậc cuối để trống mốc.',
      en: 'Limits are cumulative (50, 100, 200…). Leave the last limit empty.',
      km: 'កម្រិតជាផលបូក (50, 100, 200…)។ កម្រិតចុងក្រោយទុកទទេ។',
    },
    surcharges: {
      vi: 'Để trống “Tính trên” nếu tính trên tiền phí, hoặc nhập mã của một phụ thu phía trên. Để trống “Hạch toán” nếu phụ thu cùng loại với tiền phí.',
      en: 'Leave “Applied to” empty to apply it to the fee amount, or enter the code of a surcharge above. Leave “Booked as” empty if it is the same as the fee.',
      km: 'ទុក «គិតលើ» ទទេ គឺគិតលើទឹកប្រាក់ ឬសរសេរលេខកូដនៃថ្លៃបន្ថែមខាងលើ។ ទុក «កត់ត្រាជា» ទទេ ប្រសិនបើដូចថ្លៃសេវា។',
    },
  },
  options: {
    currency_code: currencyWords,
    per: {
      one: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
      person: { vi: 'Người', en: 'Person', km: 'មនុស្ស' },
      household: { vi: 'Hộ', en: 'Household', km: 'គ្រួសារ' },
    },
    tier_kind: {
      cumulative: { vi: 'Lũy tiến từng phần', en: 'Each part of the use', km: 'ផ្នែកនីមួយៗនៃការប្រើ' },
      whole: { vi: 'Toàn bộ lượng dùng', en: 'The whole use', km: 'ការប្រើទាំងអស់' },
    },
  },
  sections: {
    prices: { vi: 'Giá', en: 'Prices', km: 'តម្លៃ' },
  },
  lines: {
    tiers: {
      up_to: { vi: 'Đến mức', en: 'Up to', km: 'ដល់' },
      price: { vi: 'Đơn giá', en: 'Unit price', km: 'តម្លៃឯកតា' },
    },
    surcharges: {
      code: { vi: 'Mã', en: 'Code', km: 'លេខកូដ' },
      name: { vi: 'Tên', en: 'Name', km: 'ឈ្មោះ' },
      percent: { vi: 'Tỷ lệ', en: 'Percent', km: 'អត្រា' },
      of: { vi: 'Tính trên', en: 'Applied to', km: 'គិតលើ' },
      booked_as: { vi: 'Hạch toán', en: 'Booked as', km: 'កត់ត្រាជា' },
    },
  },
  lineOptions: {
    surcharges: {
      booked_as: surchargeKindWords,
    },
  },
})
