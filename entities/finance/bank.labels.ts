import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { bank } from './bank.ts'

export const bankLabels = defineLabels(bank, {
  one: { vi: 'tài khoản ngân hàng', en: 'bank account', km: 'គណនីធនាគារ' },
  many: { vi: 'Ngân hàng', en: 'Banks', km: 'ធនាគារ' },
  purpose: {
    vi: 'Tài khoản ngân hàng nhận tiền của tòa nhà.',
    en: 'Bank accounts that receive the building’s money.',
    km: 'គណនីធនាគារដែលអគារទទួលប្រាក់។',
  },
  empty: {
    vi: 'Thông báo phí chưa có số tài khoản và mã QR. Nhập tài khoản cùng nội dung có sẵn, hoặc tự thêm.',
    en: 'Fee notices have no account and no QR code yet. Enter one with the ready-made contents, or add your own.',
    km: 'សេចក្តីជូនដំណឹងមិនទាន់មានលេខគណនី និងកូដ QR ទេ។ បញ្ចូលគណនីជាមួយខ្លឹមសារមានស្រាប់ ឬបន្ថែមដោយខ្លួនឯង។',
  },
  fields: {
    name: { vi: 'Ngân hàng', en: 'Bank', km: 'ធនាគារ' },
    bank_code: { vi: 'Mã ngân hàng', en: 'Bank code', km: 'លេខកូដធនាគារ' },
    branch: { vi: 'Chi nhánh', en: 'Branch', km: 'សាខា' },
    is_default: { vi: 'Tài khoản mặc định', en: 'Default account', km: 'គណនីលំនាំដើម' },
    payment_methods: { vi: 'Phương thức thanh toán', en: 'Payment methods', km: 'វិធីបង់ប្រាក់' },
    accounts: { vi: 'Tài khoản quỹ', en: 'Fund accounts', km: 'គណនីមូលនិធិ' },
  },
  help: {
    is_default: {
      vi: 'Thông báo phí yêu cầu trả vào tài khoản mặc định; phương thức chuyển khoản chưa chọn ngân hàng cũng dùng tài khoản này. Mỗi loại tiền có một tài khoản.',
      en: 'Notices ask to pay to it, and so does a way of transfer that names no bank. One for each currency.',
      km: 'សេចក្តីជូនដំណឹងសុំឱ្យបង់ចូលគណនីនេះ ហើយវិធីផ្ទេរដែលមិនបានជ្រើសធនាគារក៏ប្រើវាដែរ។ រូបិយប័ណ្ណនីមួយៗមានតែមួយ។',
    },
  },
  options: {
    currency_code: currencyWords,
  },
  plural: { en: 'bank accounts' },
})
