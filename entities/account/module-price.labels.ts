import { defineLabels } from '../define-labels.ts'
import { modulePrice } from './module-price.ts'

export const modulePriceLabels = defineLabels(modulePrice, {
  one: { vi: 'giá phân hệ', en: 'module price', km: 'តម្លៃផ្នែក' },
  many: { vi: 'Giá phân hệ', en: 'Module prices', km: 'តម្លៃផ្នែក' },
  purpose: {
    vi: 'Giá mỗi tháng của từng phân hệ; số tiền của đơn hàng được tính từ đây.',
    en: 'The monthly price of each module. Order amounts are calculated from these prices.',
    km: 'តម្លៃប្រចាំខែរបស់ផ្នែកនីមួយៗ។ ទឹកប្រាក់នៃការបញ្ជាទិញគណនាពីទីនេះ។',
  },
  fields: {
    module: { vi: 'Phân hệ', en: 'Module', km: 'ផ្នែក' },
    price: { vi: 'Giá mỗi tháng', en: 'Price per month', km: 'តម្លៃក្នុងមួយខែ' },
  },
  options: {
    module: {
      ql: { vi: 'Quản lý', en: 'Management', km: 'ការគ្រប់គ្រង' },
      vh: { vi: 'Vận hành', en: 'Operation', km: 'ប្រតិបត្តិការ' },
      tc: { vi: 'Thu chi', en: 'Revenue and expenditure', km: 'ចំណូល និងចំណាយ' },
    },
    currency_code: {
      vnd: { vi: 'VND', en: 'VND', km: 'VND' },
      usd: { vi: 'USD', en: 'USD', km: 'USD' },
      riel: { vi: 'KHR', en: 'KHR', km: 'KHR' },
    },
  },
})
