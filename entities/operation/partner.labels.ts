import type { Labels } from '#core/labels.ts'
import type { partner } from './partner.ts'

export const partnerLabels = {
  vi: {
    one: 'đối tác',
    many: 'Đối tác',
    purpose: 'Nhà cung cấp, nhà thầu và đơn vị bảo trì của tòa nhà.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      type: 'Loại đối tác',
      contact_name: 'Người liên hệ',
      phone_number: 'Số điện thoại',
      email: 'E-mail',
      tax_code: 'Mã số thuế',
      address: 'Địa chỉ',
      bank_accounts: 'Tài khoản ngân hàng',
      rating: 'Đánh giá (1–5)',
      is_active: 'Đang dùng',
      note: 'Ghi chú',
      equipments: 'Thiết bị',
      equipment_contracts: 'Hợp đồng bảo trì',
      supplies: 'Vật tư cung cấp',
      stock_ins: 'Phiếu nhập kho',
    },
    sections: {
      general: 'Thông tin chung',
      contact: 'Liên hệ',
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
      code: 'Code',
      name: 'Name',
      type: 'Type',
      contact_name: 'Contact person',
      phone_number: 'Phone number',
      email: 'E-mail',
      tax_code: 'Tax code',
      address: 'Address',
      bank_accounts: 'Bank accounts',
      rating: 'Rating (1–5)',
      is_active: 'Active',
      note: 'Note',
      equipments: 'Equipment',
      equipment_contracts: 'Maintenance contracts',
      supplies: 'Items supplied',
      stock_ins: 'Goods received',
    },
    sections: {
      general: 'General',
      contact: 'Contact',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      type: 'ប្រភេទដៃគូ',
      contact_name: 'អ្នកទំនាក់ទំនង',
      phone_number: 'លេខទូរស័ព្ទ',
      email: 'អ៊ីមែល',
      tax_code: 'លេខអត្តសញ្ញាណពន្ធ',
      address: 'អាសយដ្ឋាន',
      bank_accounts: 'គណនីធនាគារ',
      rating: 'ការវាយតម្លៃ (1–5)',
      is_active: 'កំពុងប្រើ',
      note: 'កំណត់សម្គាល់',
      equipments: 'ឧបករណ៍',
      equipment_contracts: 'កិច្ចសន្យាថែទាំ',
      supplies: 'សម្ភារៈផ្គត់ផ្គង់',
      stock_ins: 'ប័ណ្ណបញ្ចូលឃ្លាំង',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      contact: 'ទំនាក់ទំនង',
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
} satisfies Labels<typeof partner>
