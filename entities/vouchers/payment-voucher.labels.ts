import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { documentWords } from './document-words.ts'
import { paymentVoucher } from './payment-voucher.ts'

const { vi, en, km } = documentWords

export const paymentVoucherLabels = defineLabels(paymentVoucher, {
  vi: {
    one: 'phiếu chi',
    many: 'Phiếu chi',
    purpose: 'Tiền chi của tòa nhà, trừ quỹ khi được duyệt.',
    fields: {
      code: 'Số phiếu',
      date: 'Ngày chứng từ',
      category_id: 'Danh mục',
      cash_account_id: 'Quỹ',
      plan_period_id: 'Kỳ kế hoạch',
      order_id: 'Đơn hàng',
      for_others: 'Chi trả tiền thu hộ',
      fee_type: 'Thu hộ của',
      ...vi.overdraft,
    },
    help: vi.overdraftHelp,
    options: { fee_type: feeTypeWords.vi },
    state: 'Trạng thái',
  },
  en: {
    one: 'payment voucher',
    many: 'Payment vouchers',
    purpose: 'Money that the building pays out. Approval deducts it from the fund.',
    fields: {
      code: 'Number',
      date: 'Date',
      category_id: 'Category',
      cash_account_id: 'Fund account',
      plan_period_id: 'Instalment',
      order_id: 'Order',
      for_others: 'Pays out money of others',
      fee_type: 'Collected by',
      ...en.overdraft,
    },
    help: en.overdraftHelp,
    options: { fee_type: feeTypeWords.en },
    state: 'Status',
  },
  km: {
    one: 'ប័ណ្ណចំណាយ',
    many: 'ប័ណ្ណចំណាយ',
    purpose: 'ប្រាក់ចំណាយរបស់អគារ កាត់ពីមូលនិធិពេលអនុម័ត។',
    fields: {
      code: 'លេខប័ណ្ណ',
      date: 'ថ្ងៃ',
      category_id: 'ប្រភេទ',
      cash_account_id: 'មូលនិធិ',
      plan_period_id: 'គ្រានៃផែនការ',
      order_id: 'ការបញ្ជាទិញ',
      for_others: 'ប្រគល់ប្រាក់ប្រមូលជំនួស',
      fee_type: 'ប្រមូលតាម',
      ...km.overdraft,
    },
    help: km.overdraftHelp,
    options: { fee_type: feeTypeWords.km },
    state: 'ស្ថានភាព',
  },
})
