import { defineLabels } from '../define-labels.ts'
import { bank } from './bank.ts'

export const bankLabels = defineLabels(bank, {
  vi: {
    one: 'tài khoản ngân hàng',
    many: 'Ngân hàng',
    purpose: 'Tài khoản ngân hàng nhận tiền của tòa nhà.',
    fields: {
      name: 'Ngân hàng',
      bank_code: 'Mã ngân hàng',
      branch: 'Chi nhánh',
      is_default: 'Tài khoản mặc định',
      payment_methods: 'Phương thức thanh toán',
      accounts: 'Tài khoản quỹ',
    },
    help: {
      is_default:
        'Thông báo phí yêu cầu trả vào tài khoản mặc định; phương thức chuyển khoản chưa chọn ngân hàng cũng dùng tài khoản này. Mỗi loại tiền có một tài khoản.',
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
      branch: 'Branch',
      is_default: 'Default account',
      payment_methods: 'Payment methods',
      accounts: 'Fund accounts',
    },
    help: {
      is_default:
        'Notices ask to pay to it, and so does a way of transfer that names no bank. One for each currency.',
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
      branch: 'សាខា',
      is_default: 'គណនីលំនាំដើម',
      payment_methods: 'វិធីបង់ប្រាក់',
      accounts: 'គណនីមូលនិធិ',
    },
    help: {
      is_default: 'សេចក្តីជូនដំណឹងសុំឱ្យបង់ចូលគណនីនេះ ហើយវិធីផ្ទេរដែលមិនបានជ្រើសធនាគារក៏ប្រើវាដែរ។ រូបិយប័ណ្ណនីមួយៗមានតែមួយ។',
    },
    options: {
      currency_code: {
        vnd: 'VND',
        usd: 'USD',
        riel: 'រៀល (KHR)',
      },
    },
  },
})
