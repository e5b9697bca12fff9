import type { Labels } from '#core/labels.ts'
import type { cashAccount } from './cash-account.ts'

export const cashAccountLabels = {
  vi: {
    one: 'tài khoản quỹ',
    many: 'Tài khoản quỹ',
    purpose: 'Các quỹ của tòa nhà: vận hành, bảo trì, khác.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      account_type: 'Loại quỹ',
      account_sub_type: 'Hình thức',
      currency_code: 'Loại tiền',
      balance: 'Số dư theo sổ',
      bank_id: 'Tài khoản ngân hàng',
      apartment_id: 'Căn hộ',
      is_active: 'Đang dùng',
      note: 'Ghi chú',
    },
    help: { currency_code: 'Chỉ chọn cho quỹ tiền mặt giữ loại tiền khác tiền hạch toán của tòa nhà.' },
    sections: {
      general: 'Thông tin chung',
    },
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
      code: 'Code',
      name: 'Name',
      account_type: 'Fund type',
      account_sub_type: 'Held as',
      currency_code: 'Currency',
      balance: 'Book balance',
      bank_id: 'Bank account',
      apartment_id: 'Apartment',
      is_active: 'Active',
      note: 'Note',
    },
    help: { currency_code: 'Only for cash in another currency than that of the building’s books.' },
    sections: {
      general: 'General',
    },
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      account_type: 'ប្រភេទមូលនិធិ',
      account_sub_type: 'រក្សាទុកជា',
      currency_code: 'រូបិយប័ណ្ណ',
      balance: 'សមតុល្យតាមបញ្ជី',
      bank_id: 'គណនីធនាគារ',
      apartment_id: 'អាផាតមិន',
      is_active: 'កំពុងប្រើ',
      note: 'កំណត់សម្គាល់',
    },
    help: { currency_code: 'ជ្រើសសម្រាប់តែសាច់ប្រាក់ជារូបិយប័ណ្ណផ្សេងពីបញ្ជីរបស់អគារ។' },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
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
} satisfies Labels<typeof cashAccount>
