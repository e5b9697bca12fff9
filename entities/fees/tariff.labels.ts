import { defineLabels } from '../define-labels.ts'
import { surchargeKindWords } from '../income-words.ts'
import { tariff } from './tariff.ts'

export const tariffLabels = defineLabels(tariff, {
  vi: {
    one: 'biểu giá',
    many: 'Biểu giá',
    purpose: 'Giá của từng loại phí theo thời gian: các bậc, phụ thu và quyết định ban hành.',
    fields: {
      name: 'Tên biểu giá',
      valid_to: 'Đến hết ngày',
      decision: 'Quyết định',
      per_person: 'Định mức theo người',
      tiers: 'Bậc giá',
      surcharges: 'Phụ thu',
    },
    help: {
      per_person: 'Mỗi mốc của bậc được nhân với số người đăng ký của căn hộ.',
      tiers: 'Mốc là lũy kế (50, 100, 200…). Bậc cuối để trống mốc.',
      surcharges:
        'Để trống “Tính trên” nếu tính trên tiền phí, hoặc nhập mã của một phụ thu phía trên. Để trống “Hạch toán” nếu phụ thu cùng loại với tiền phí.',
    },
    options: { currency_code: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' } },
    sections: { prices: 'Giá' },
    lines: {
      tiers: { up_to: 'Đến mức', price: 'Đơn giá' },
      surcharges: { code: 'Mã', name: 'Tên', percent: 'Tỷ lệ', of: 'Tính trên', booked_as: 'Hạch toán' },
    },
    lineOptions: { surcharges: { booked_as: surchargeKindWords.vi } },
  },
  en: {
    one: 'tariff',
    many: 'Tariffs',
    purpose: 'Prices of each fee by date: tiers, surcharges and the decision that set them.',
    fields: {
      name: 'Name',
      valid_to: 'Valid to',
      decision: 'Decision',
      per_person: 'Allowance per person',
      tiers: 'Tiers',
      surcharges: 'Surcharges',
    },
    help: {
      per_person: 'Each tier limit is multiplied by the number of people registered in the apartment.',
      tiers: 'Limits are cumulative (50, 100, 200…). Leave the last limit empty.',
      surcharges:
        'Leave “Applied to” empty to apply it to the fee amount, or enter the code of a surcharge above. Leave “Booked as” empty if it is the same as the fee.',
    },
    options: { currency_code: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' } },
    sections: { prices: 'Prices' },
    lines: {
      tiers: { up_to: 'Up to', price: 'Unit price' },
      surcharges: {
        code: 'Code',
        name: 'Name',
        percent: 'Percent',
        of: 'Applied to',
        booked_as: 'Booked as',
      },
    },
    lineOptions: { surcharges: { booked_as: surchargeKindWords.en } },
  },
  km: {
    one: 'តារាងតម្លៃ',
    many: 'តារាងតម្លៃ',
    purpose: 'តម្លៃនៃថ្លៃសេវានីមួយៗតាមពេលវេលា៖ កម្រិត ថ្លៃបន្ថែម និងសេចក្តីសម្រេច។',
    fields: {
      name: 'ឈ្មោះ',
      valid_to: 'ដល់ថ្ងៃ',
      decision: 'សេចក្តីសម្រេច',
      per_person: 'កម្រិតតាមមនុស្ស',
      tiers: 'កម្រិតតម្លៃ',
      surcharges: 'ថ្លៃបន្ថែម',
    },
    help: {
      per_person: 'កម្រិតនីមួយៗគុណនឹងចំនួនមនុស្សចុះឈ្មោះ។',
      tiers: 'កម្រិតជាផលបូក (50, 100, 200…)។ កម្រិតចុងក្រោយទុកទទេ។',
      surcharges: 'ទុក «គិតលើ» ទទេ គឺគិតលើទឹកប្រាក់ ឬសរសេរលេខកូដនៃថ្លៃបន្ថែមខាងលើ។ ទុក «កត់ត្រាជា» ទទេ ប្រសិនបើដូចថ្លៃសេវា។',
    },
    options: { currency_code: { vnd: 'VND', usd: 'USD', riel: 'រៀល (KHR)' } },
    sections: { prices: 'តម្លៃ' },
    lines: {
      tiers: { up_to: 'ដល់', price: 'តម្លៃឯកតា' },
      surcharges: { code: 'លេខកូដ', name: 'ឈ្មោះ', percent: 'អត្រា', of: 'គិតលើ', booked_as: 'កត់ត្រាជា' },
    },
    lineOptions: { surcharges: { booked_as: surchargeKindWords.km } },
  },
})
