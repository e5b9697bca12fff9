import { defineLabels } from '../define-labels.ts'
import { partner } from './partner.ts'

export const partnerLabels = defineLabels(partner, {
  vi: {
    one: 'đối tác',
    many: 'Đối tác',
    purpose: 'Nhà cung cấp, nhà thầu và đơn vị bảo trì của tòa nhà.',
    fields: {
      type: 'Loại đối tác',
      contact_name: 'Người liên hệ',
      bank_accounts: 'Tài khoản ngân hàng',
      equipment_contracts: 'Hợp đồng bảo trì',
      supplies: 'Vật tư cung cấp',
      stock_ins: 'Phiếu nhập kho',
    },
    sections: {
      finance: 'Thuế và thanh toán',
    },
    options: {
      type: {
        supplier: 'Nhà cung cấp',
        contractor: 'Nhà thầu',
        maintenance: 'Đơn vị bảo trì',
        other: 'Khác',
      },
    },
    lines: {
      bank_accounts: {
        bank_name: 'Ngân hàng',
        account_number: 'Số tài khoản',
        account_holder: 'Chủ tài khoản',
      },
    },
  },
  en: {
    one: 'partner',
    many: 'Partners',
    purpose: 'Suppliers, contractors and maintenance companies of the building.',
    fields: {
      type: 'Type',
      contact_name: 'Contact person',
      bank_accounts: 'Bank accounts',
      equipment_contracts: 'Maintenance contracts',
      supplies: 'Items supplied',
      stock_ins: 'Goods received',
    },
    sections: {
      finance: 'Tax and payment',
    },
    options: {
      type: {
        supplier: 'Supplier',
        contractor: 'Contractor',
        maintenance: 'Maintenance',
        other: 'Other',
      },
    },
    lines: {
      bank_accounts: {
        bank_name: 'Bank',
        account_number: 'Account number',
        account_holder: 'Account holder',
      },
    },
  },
  km: {
    one: 'ដៃគូ',
    many: 'ដៃគូ',
    purpose: 'អ្នកផ្គត់ផ្គង់ អ្នកម៉ៅការ និងក្រុមហ៊ុនថែទាំរបស់អគារ។',
    fields: {
      type: 'ប្រភេទដៃគូ',
      contact_name: 'អ្នកទំនាក់ទំនង',
      bank_accounts: 'គណនីធនាគារ',
      equipment_contracts: 'កិច្ចសន្យាថែទាំ',
      supplies: 'សម្ភារៈផ្គត់ផ្គង់',
      stock_ins: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
    },
    sections: {
      finance: 'ពន្ធ និងការទូទាត់',
    },
    options: {
      type: {
        supplier: 'អ្នកផ្គត់ផ្គង់',
        contractor: 'អ្នកម៉ៅការ',
        maintenance: 'ក្រុមហ៊ុនថែទាំ',
        other: 'ផ្សេងៗ',
      },
    },
    lines: {
      bank_accounts: {
        bank_name: 'ធនាគារ',
        account_number: 'លេខគណនី',
        account_holder: 'ម្ចាស់គណនី',
      },
    },
  },
})
