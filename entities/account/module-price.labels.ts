import { defineLabels } from '../define-labels.ts'
import { modulePrice } from './module-price.ts'

export const modulePriceLabels = defineLabels(modulePrice, {
  vi: {
    one: 'giá phân hệ',
    many: 'Giá phân hệ',
    purpose: 'Giá mỗi tháng của từng phân hệ; số tiền của đơn hàng được tính từ đây.',
    fields: {
      module: 'Phân hệ',
      price: 'Giá mỗi tháng',
    },
    options: {
      module: { ql: 'Quản lý', vh: 'Vận hành', tc: 'Thu chi' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
  en: {
    one: 'module price',
    many: 'Module prices',
    purpose: 'The monthly price of each module. Order amounts are calculated from these prices.',
    fields: {
      module: 'Module',
      price: 'Price per month',
    },
    options: {
      module: { ql: 'Management', vh: 'Operation', tc: 'Revenue and expenditure' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
  km: {
    one: 'តម្លៃផ្នែក',
    many: 'តម្លៃផ្នែក',
    purpose: 'តម្លៃប្រចាំខែរបស់ផ្នែកនីមួយៗ។ ទឹកប្រាក់នៃការបញ្ជាទិញគណនាពីទីនេះ។',
    fields: {
      module: 'ផ្នែក',
      price: 'តម្លៃក្នុងមួយខែ',
    },
    options: {
      module: { ql: 'ការគ្រប់គ្រង', vh: 'ប្រតិបត្តិការ', tc: 'ចំណូល និងចំណាយ' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
})
