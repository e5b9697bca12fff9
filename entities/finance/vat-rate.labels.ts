import { defineLabels } from '../define-labels.ts'
import { vatRate } from './vat-rate.ts'

export const vatRateLabels = defineLabels(vatRate, {
  vi: {
    one: 'thuế suất GTGT',
    many: 'Thuế suất GTGT',
    purpose: 'Các mức thuế suất GTGT và thời gian áp dụng theo văn bản pháp luật.',
    fields: {
      percent: 'Thuế suất',
      law_number: 'Số văn bản',
      next_percent: 'Thuế suất tiếp theo',
    },
    help: {
      law_number: 'Luật hoặc nghị quyết quy định mức này, ví dụ 204/2025/QH15.',
      to_date: 'Để trống nếu chưa biết ngày hết hiệu lực.',
      next_percent:
        'Phí đã gồm thuế của các tháng sau đó tính theo mức này, tổng tiền giữ nguyên. Để trống thì phí không được tính cho đến khi sửa loại phí.',
    },
  },
  en: {
    one: 'VAT rate',
    many: 'VAT rates',
    purpose: 'Rates of VAT, and from when until when the law sets them.',
    fields: {
      percent: 'Rate',
      law_number: 'Law number',
      next_percent: 'Next rate',
    },
    help: {
      law_number: 'The law or resolution that sets this rate, for example 204/2025/QH15.',
      to_date: 'Empty if no end is known.',
      next_percent:
        'Fees of later months whose price contains VAT take this rate, and their total stays. If it is empty, they are not calculated until the fee setting is changed.',
    },
  },
  km: {
    one: 'អត្រា VAT',
    many: 'អត្រា VAT',
    purpose: 'អត្រាអាករលើតម្លៃបន្ថែម និងរយៈពេលដែលច្បាប់កំណត់។',
    fields: {
      percent: 'អត្រា',
      law_number: 'លេខច្បាប់',
      next_percent: 'អត្រាបន្ទាប់',
    },
    help: {
      law_number: 'ច្បាប់ដែលកំណត់អត្រានេះ ឧទាហរណ៍ 204/2025/QH15។',
      to_date: 'ទុកទទេ បើមិនទាន់ដឹងថ្ងៃផុតកំណត់។',
      next_percent:
        'ថ្លៃរួម VAT នៃខែបន្ទាប់ៗគិតតាមអត្រានេះ ដោយទឹកប្រាក់សរុបនៅដដែល។ ទុកទទេ៖ មិនគណនាថ្លៃទេ រហូតដល់កែការកំណត់ថ្លៃសេវា។',
    },
  },
})
