import type { Labels } from '#core/labels.ts'
import type { bank } from './bank.ts'

export const bankLabels = {
  vi: {
    one: 'tài khoản ngân hàng',
    many: 'Ngân hàng',
    purpose: 'Tài khoản ngân hàng nhận tiền của tòa nhà.',
    fields: {
      name: 'Ngân hàng',
      bank_code: 'Mã ngân hàng',
      account_number: 'Số tài khoản',
      account_holder: 'Chủ tài khoản',
      branch: 'Chi nhánh',
      currency_code: 'Loại tiền',
      is_default: 'Tài khoản mặc định',
      logo: 'Logo',
      is_active: 'Đang dùng',
      payment_methods: 'Phương thức thanh toán',
      accounts: 'Tài khoản quỹ',
    },
    help: {
      is_default:
        'Thông báo phí yêu cầu trả vào tài khoản mặc định; phương thức chuyển khoản chưa chọn ngân hàng cũng dùng tài khoản này. Mỗi loại tiền có một tài khoản.',
    },
    sections: {
      general: 'Thông tin chung',
    },
    options: {
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
  },
  en: {
    one: 'bank account',
    many: 'Banks',
    plural: 'bank accounts',
    purpose: 'Bank accounts that receive the building’s money.',
    fields: {
      name: 'Bank',
      bank_code: 'Bank code',
      account_number: 'Account number',
      account_holder: 'Account holder',
      branch: 'Branch',
      currency_code: 'Currency',
      is_default: 'Default account',
      logo: 'Logo',
      is_active: 'Active',
      payment_methods: 'Payment methods',
      accounts: 'Fund accounts',
    },
    help: {
      is_default:
        'Notices ask to pay to it, and so does a way of transfer that names no bank. One for each currency.',
    },
    sections: {
      general: 'General',
    },
    options: {
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'Riel (KHR)',
      },
    },
  },
  km: {
    one: 'គណនីធនាគារ',
    many: 'ធនាគារ',
    purpose: 'គណនីធនាគារដែលអគារទទួលប្រាក់។',
    fields: {
      name: 'ធនាគារ',
      bank_code: 'លេខកូដធនាគារ',
      account_number: 'លេខគណនី',
      account_holder: 'ម្ចាស់គណនី',
      branch: 'សាខា',
      currency_code: 'រូបិយប័ណ្ណ',
      is_default: 'គណនីលំនាំដើម',
      logo: 'ឡូហ្គោ',
      is_active: 'កំពុងប្រើ',
      payment_methods: 'វិធីបង់ប្រាក់',
      accounts: 'គណនីមូលនិធិ',
    },
    help: {
      is_default: 'សេចក្តីជូនដំណឹងសុំឱ្យបង់ចូលគណនីនេះ ហើយវិធីផ្ទេរដែលមិនបានជ្រើសធនាគារក៏ប្រើវាដែរ។ រូបិយប័ណ្ណនីមួយៗមានតែមួយ។',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
    options: {
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'រៀល (KHR)',
      },
    },
  },
} satisfies Labels<typeof bank>
