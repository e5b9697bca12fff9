import { defineLabels } from '../define-labels.ts'
import { coupon } from './coupon.ts'

export const couponLabels = defineLabels(coupon, {
  vi: {
    one: 'mã giảm giá',
    many: 'Mã giảm giá',
    purpose: 'Mã giảm giá cho đơn hàng, có thời hạn và số lượt sử dụng.',
    fields: {
      discount_type: 'Hình thức giảm',
      percent: 'Giảm theo phần trăm',
      amount: 'Giảm số tiền',
      valid_from: 'Hiệu lực từ',
      valid_to: 'Hiệu lực đến',
      usage_limit: 'Số lượt tối đa',
      used_count: 'Đã dùng',
      active: 'Đang áp dụng',
    },
    help: { usage_limit: 'Để trống nếu không giới hạn.' },
    sections: { validity: 'Hiệu lực' },
    options: {
      discount_type: { percent: 'Phần trăm', amount: 'Số tiền' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
  en: {
    one: 'coupon',
    many: 'Coupons',
    purpose: 'Discount codes for orders, limited by dates and number of uses.',
    fields: {
      discount_type: 'Discount type',
      percent: 'Percent off',
      amount: 'Amount off',
      valid_from: 'Valid from',
      valid_to: 'Valid to',
      usage_limit: 'Maximum uses',
      used_count: 'Used',
      active: 'Active',
    },
    help: { usage_limit: 'Leave empty for no limit.' },
    sections: { validity: 'Validity' },
    options: {
      discount_type: { percent: 'Percent', amount: 'Amount' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
  km: {
    one: 'គូប៉ុង',
    many: 'គូប៉ុង',
    purpose: 'លេខកូដដែលការបញ្ជាទិញអាចប្រើដើម្បីទទួលបានការបញ្ចុះតម្លៃ ក្នុងរយៈពេល និងចំនួនដងកំណត់។',
    fields: {
      discount_type: 'របៀបបញ្ចុះតម្លៃ',
      percent: 'បញ្ចុះជាភាគរយ',
      amount: 'បញ្ចុះជាទឹកប្រាក់',
      valid_from: 'មានសុពលភាពពី',
      valid_to: 'មានសុពលភាពដល់',
      usage_limit: 'ចំនួនដងអតិបរមា',
      used_count: 'បានប្រើ',
      active: 'កំពុងអនុវត្ត',
    },
    help: { usage_limit: 'ទុកទទេបើគ្មានកំណត់។' },
    sections: { validity: 'សុពលភាព' },
    options: {
      discount_type: { percent: 'ភាគរយ', amount: 'ទឹកប្រាក់' },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'KHR' },
    },
  },
})
