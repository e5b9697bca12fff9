import { defineLabels } from '../define-labels.ts'
import { partner } from './partner.ts'

export const partnerLabels = defineLabels(partner, {
  one: { vi: 'đối tác', en: 'partner', km: 'ដៃគូ' },
  many: { vi: 'Đối tác', en: 'Partners', km: 'ដៃគូ' },
  purpose: {
    vi: 'Nhà cung cấp, nhà thầu và đơn vị bảo trì của tòa nhà.',
    en: 'Suppliers, contractors and maintenance companies of the building.',
    km: 'អ្នកផ្គត់ផ្គង់ អ្នកម៉ៅការ និងក្រុមហ៊ុនថែទាំរបស់អគារ។',
  },
  fields: {
    type: { vi: 'Loại đối tác', en: 'Type', km: 'ប្រភេទដៃគូ' },
    bank_accounts: { vi: 'Tài khoản ngân hàng', en: 'Bank accounts', km: 'គណនីធនាគារ' },
    equipment_contracts: { vi: 'Hợp đồng bảo trì', en: 'Maintenance contracts', km: 'កិច្ចសន្យាថែទាំ' },
    owed: { vi: 'Còn phải trả', en: 'Owed', km: 'នៅជំពាក់' },
    supplier_invoices: { vi: 'Hóa đơn', en: 'Invoices', km: 'វិក្កយបត្រ' },
    payment_vouchers: { vi: 'Phiếu chi', en: 'Payment vouchers', km: 'ប័ណ្ណចំណាយ' },
    supplies: { vi: 'Vật tư cung cấp', en: 'Items supplied', km: 'សម្ភារៈផ្គត់ផ្គង់' },
  },
  sections: {
    finance: { vi: 'Thuế và thanh toán', en: 'Tax and payment', km: 'ពន្ធ និងការទូទាត់' },
  },
  options: {
    type: {
      supplier: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
      contractor: { vi: 'Nhà thầu', en: 'Contractor', km: 'អ្នកម៉ៅការ' },
      maintenance: { vi: 'Đơn vị bảo trì', en: 'Maintenance', km: 'ក្រុមហ៊ុនថែទាំ' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
  lines: {
    bank_accounts: {
      bank_name: { vi: 'Ngân hàng', en: 'Bank', km: 'ធនាគារ' },
      account_number: { vi: 'Số tài khoản', en: 'Account number', km: 'លេខគណនី' },
      account_holder: { vi: 'Chủ tài khoản', en: 'Account holder', km: 'ម្ចាស់គណនី' },
    },
  },
})
