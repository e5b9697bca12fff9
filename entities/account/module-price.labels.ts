import type { Labels } from '#core/labels.ts'
import type { modulePrice } from './module-price.ts'

export const modulePriceLabels = {
  vi: {
    one: 'giá phân hệ',
    many: 'Giá phân hệ',
    purpose: 'Giá mỗi tháng của từng phân hệ; số tiền của đơn hàng được tính từ đây.',
    fields: {
      name: 'Tên',
      module: 'Phân hệ',
      currency_code: 'Loại tiền',
      price: 'Giá mỗi tháng',
      note: 'Ghi chú',
    },
    sections: { general: 'Thông tin chung' },
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
      name: 'Name',
      module: 'Module',
      currency_code: 'Currency',
      price: 'Price per month',
      note: 'Note',
    },
    sections: { general: 'General' },
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
      name: 'ឈ្មោះ',
      module: 'ផ្នែក',
      currency_code: 'រូបិយប័ណ្ណ',
      price: 'តម្លៃក្នុងមួយខែ',
      note: 'កំណត់សម្គាល់',
    },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: {
      module: { ql: 'ការគ្រប់គ្រង', vh: 'ប្រតិបត្តិការ', tc: 'ចំណូល និងចំណាយ' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
} satisfies Labels<typeof modulePrice>
