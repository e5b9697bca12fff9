import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { cashAccount } from './cash-account.ts'

export const cashAccountLabels = defineLabels(cashAccount, {
  one: { vi: 'tài khoản quỹ', en: 'fund account', km: 'គណនីមូលនិធិ' },
  many: { vi: 'Tài khoản quỹ', en: 'Fund accounts', km: 'គណនីមូលនិធិ' },
  purpose: {
    vi: 'Các quỹ của tòa nhà: vận hành, bảo trì, khác.',
    en: 'The building’s funds: operating, maintenance and other.',
    km: 'មូលនិធិរបស់អគារ៖ ប្រតិបត្តិការ ថែទាំ ផ្សេងៗ។',
  },
  fields: {
    account_type: { vi: 'Loại quỹ', en: 'Fund type', km: 'ប្រភេទមូលនិធិ' },
    account_sub_type: { vi: 'Hình thức', en: 'Held as', km: 'រក្សាទុកជា' },
    balance: { vi: 'Số dư theo sổ', en: 'Book balance', km: 'សមតុល្យតាមបញ្ជី' },
  },
  help: {
    currency_code: {
      vi: 'Chỉ chọn khi quỹ giữ loại tiền khác tiền hạch toán. Quỹ ngân hàng theo loại tiền của tài khoản.',
      en: 'Only where it is kept in another currency than the books. In a bank it is that of the bank account.',
      km: 'ជ្រើសតែពេលជារូបិយប័ណ្ណផ្សេងពីបញ្ជី។ ក្នុងធនាគារ គឺតាមរូបិយប័ណ្ណរបស់គណនីធនាគារ។',
    },
  },
  options: {
    account_type: {
      building: { vi: 'Vận hành', en: 'Operating', km: 'ប្រតិបត្តិការ' },
      building_maintenance: { vi: 'Bảo trì', en: 'Maintenance', km: 'ការថែទាំ' },
      building_other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
    account_sub_type: {
      cash: { vi: 'Tiền mặt', en: 'Cash', km: 'សាច់ប្រាក់' },
      bank: { vi: 'Ngân hàng', en: 'Bank', km: 'ធនាគារ' },
    },
    currency_code: currencyWords,
  },
})
