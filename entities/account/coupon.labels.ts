import { defineLabels } from '../define-labels.ts'
import { coupon } from './coupon.ts'

export const couponLabels = defineLabels(coupon, {
  one: { vi: 'mã giảm giá', en: 'coupon', km: 'គូប៉ុង' },
  many: { vi: 'Mã giảm giá', en: 'Coupons', km: 'គូប៉ុង' },
  purpose: {
    vi: 'Mã giảm giá cho đơn hàng, có thời hạn và số lượt sử dụng.',
    en: 'Discount codes for orders, limited by dates and number of uses.',
    km: 'លេខកូដដែលការបញ្ជាទិញអាចប្រើដើម្បីទទួលបានការបញ្ចុះតម្លៃ ក្នុងរយៈពេល និងចំនួនដងកំណត់។',
  },
  fields: {
    discount_type: { vi: 'Hình thức giảm', en: 'Discount type', km: 'របៀបបញ្ចុះតម្លៃ' },
    percent: { vi: 'Giảm theo phần trăm', en: 'Percent off', km: 'បញ្ចុះជាភាគរយ' },
    amount: { vi: 'Giảm số tiền', en: 'Amount off', km: 'បញ្ចុះជាទឹកប្រាក់' },
    valid_from: { vi: 'Hiệu lực từ', en: 'Valid from', km: 'មានសុពលភាពពី' },
    valid_to: { vi: 'Hiệu lực đến', en: 'Valid to', km: 'មានសុពលភាពដល់' },
    usage_limit: { vi: 'Số lượt tối đa', en: 'Maximum uses', km: 'ចំនួនដងអតិបរមា' },
    used_count: { vi: 'Đã dùng', en: 'Used', km: 'បានប្រើ' },
    active: { vi: 'Đang áp dụng', en: 'Active', km: 'កំពុងអនុវត្ត' },
  },
  help: {
    usage_limit: {
      vi: 'Để trống nếu không giới hạn.',
      en: 'Leave empty for no limit.',
      km: 'ទុកទទេបើគ្មានកំណត់។',
    },
  },
  sections: {
    validity: { vi: 'Hiệu lực', en: 'Validity', km: 'សុពលភាព' },
  },
  options: {
    discount_type: {
      percent: { vi: 'Phần trăm', en: 'Percent', km: 'ភាគរយ' },
      amount: { vi: 'Số tiền', en: 'Amount', km: 'ទឹកប្រាក់' },
    },
    currency_code: {
      vnd: { vi: 'VND', en: 'VND', km: 'VND' },
      usd: { vi: 'USD', en: 'USD', km: 'USD' },
      riel: { vi: 'KHR', en: 'KHR', km: 'KHR' },
    },
  },
})
