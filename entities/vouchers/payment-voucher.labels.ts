import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { documentWords } from './document-words.ts'
import { paymentVoucher } from './payment-voucher.ts'

export const paymentVoucherLabels = defineLabels(paymentVoucher, {
  one: { vi: 'phiếu chi', en: 'payment voucher', km: 'ប័ណ្ណចំណាយ' },
  many: { vi: 'Phiếu chi', en: 'Payment vouchers', km: 'ប័ណ្ណចំណាយ' },
  purpose: {
    vi: 'Tiền chi của tòa nhà, trừ quỹ khi được duyệt.',
    en: 'Money that the building pays out. Approval deducts it from the fund.',
    km: 'ប្រាក់ចំណាយរបស់អគារ កាត់ពីមូលនិធិពេលអនុម័ត។',
  },
  fields: {
    code: { vi: 'Số phiếu', en: 'Number', km: 'លេខប័ណ្ណ' },
    date: { vi: 'Ngày chứng từ', en: 'Date', km: 'ថ្ងៃ' },
    category_id: { vi: 'Danh mục', en: 'Category', km: 'ប្រភេទ' },
    cash_account_id: { vi: 'Quỹ', en: 'Fund account', km: 'មូលនិធិ' },
    ...documentWords.foreign,
    order_id: { vi: 'Đơn hàng', en: 'Order', km: 'ការបញ្ជាទិញ' },
    for_others: { vi: 'Chi trả tiền thu hộ', en: 'Pays out money of others', km: 'ប្រគល់ប្រាក់ប្រមូលជំនួស' },
    fee_type: { vi: 'Thu hộ của', en: 'Collected by', km: 'ប្រមូលតាម' },
  },
  help: { overdraft_reason: documentWords.overdraft, foreign_currency: documentWords.foreignHelp },
  options: {
    foreign_currency: currencyWords,
    fee_type: feeTypeWords,
  },
})
