import { defineLabels } from '../define-labels.ts'
import { cashAccount } from './cash-account.ts'

export const cashAccountLabels = defineLabels(cashAccount, {
  vi: {
    one: 'tài khoản quỹ',
    many: 'Tài khoản quỹ',
    purpose: 'Các quỹ của tòa nhà: vận hành, bảo trì, khác.',
    fields: {
      account_type: 'Loại quỹ',
      account_sub_type: 'Hình thức',
      balance: 'Số dư theo sổ',
    },
    help: { currency_code: 'Chỉ chọn cho quỹ tiền mặt giữ loại tiền khác tiền hạch toán của tòa nhà.' },
    options: {
      account_type: {
        building: 'Vận hành',
        building_maintenance: 'Bảo trì',
        building_other: 'Khác',
      },
      account_sub_type: {
        cash: 'Tiền mặt',
        bank: 'Ngân hàng',
      },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' },
    },
  },
  en: {
    one: 'fund account',
    many: 'Fund accounts',
    purpose: 'The building’s funds: operating, maintenance and other.',
    fields: {
      account_type: 'Fund type',
      account_sub_type: 'Held as',
      balance: 'Book balance',
    },
    help: { currency_code: 'Only for cash in another currency than that of the building’s books.' },
    options: {
      account_type: {
        building: 'Operating',
        building_maintenance: 'Maintenance',
        building_other: 'Other',
      },
      account_sub_type: {
        cash: 'Cash',
        bank: 'Bank',
      },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'Riel (KHR)' },
    },
  },
  km: {
    one: 'គណនីមូលនិធិ',
    many: 'គណនីមូលនិធិ',
    purpose: 'មូលនិធិរបស់អគារ៖ ប្រតិបត្តិការ ថែទាំ ផ្សេងៗ។',
    fields: {
      account_type: 'ប្រភេទមូលនិធិ',
      account_sub_type: 'រក្សាទុកជា',
      balance: 'សមតុល្យតាមបញ្ជី',
    },
    help: { currency_code: 'ជ្រើសសម្រាប់តែសាច់ប្រាក់ជារូបិយប័ណ្ណផ្សេងពីបញ្ជីរបស់អគារ។' },
    options: {
      account_type: {
        building: 'ប្រតិបត្តិការ',
        building_maintenance: 'ការថែទាំ',
        building_other: 'ផ្សេងៗ',
      },
      account_sub_type: {
        cash: 'សាច់ប្រាក់',
        bank: 'ធនាគារ',
      },
      currency_code: { vnd: 'VND', usd: 'USD', riel: 'រៀល (KHR)' },
    },
  },
})
