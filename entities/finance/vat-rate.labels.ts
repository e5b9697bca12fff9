import { defineLabels } from '../define-labels.ts'
import { vatRate } from './vat-rate.ts'

export const vatRateLabels = defineLabels(vatRate, {
  one: { vi: 'thuế suất GTGT', en: 'VAT rate', km: 'អត្រា VAT' },
  many: { vi: 'Thuế suất GTGT', en: 'VAT rates', km: 'អត្រា VAT' },
  purpose: {
    vi: 'Các mức thuế suất GTGT và thời gian áp dụng theo văn bản pháp luật.',
    en: 'Rates of VAT, and from when until when the law sets them.',
    km: 'អត្រាអាករលើតម្លៃបន្ថែម និងរយៈពេលដែលច្បាប់កំណត់។',
  },
  fields: {
    percent: { vi: 'Thuế suất', en: 'Rate', km: 'អត្រា' },
    law_number: { vi: 'Số văn bản', en: 'Law number', km: 'លេខច្បាប់' },
    next_percent: { vi: 'Thuế suất tiếp theo', en: 'Next rate', km: 'អត្រាបន្ទាប់' },
  },
  help: {
    law_number: {
      vi: 'Luật hoặc nghị quyết quy định mức này, ví dụ 204/2025/QH15.',
      en: 'The law or resolution that sets this rate, for example 204/2025/QH15.',
      km: 'ច្បាប់ដែលកំណត់អត្រានេះ ឧទាហរណ៍ 204/2025/QH15។',
    },
    to_date: {
      vi: 'Để trống nếu chưa biết ngày hết hiệu lực.',
      en: 'Empty if no end is known.',
      km: 'ទុកទទេ បើមិនទាន់ដឹងថ្ងៃផុតកំណត់។',
    },
    next_percent: {
      vi: 'Phí đã gồm thuế của các tháng sau đó tính theo mức này, tổng tiền giữ nguyên. Để trống thì phí không được tính cho đến khi sửa loại phí.',
      en: 'Fees of later months whose price contains VAT take this rate, and their total stays. If it is empty, they are not calculated until the fee setting is changed.',
      km: 'ថ្លៃរួម VAT នៃខែបន្ទាប់ៗគិតតាមអត្រានេះ ដោយទឹកប្រាក់សរុបនៅដដែល។ ទុកទទេ៖ មិនគណនាថ្លៃទេ រហូតដល់កែការកំណត់ថ្លៃសេវា។',
    },
  },
})
