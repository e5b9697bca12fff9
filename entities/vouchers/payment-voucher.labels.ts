import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { feeTypeWords } from '../fee-words.ts'
import { documentWords } from './document-words.ts'
import { paymentVoucher } from './payment-voucher.ts'
import { taxWords } from '../tax-words.ts'

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
    ...taxWords.fields,
    for_maintenance: { vi: 'Chi từ quỹ bảo trì', en: 'From the maintenance fund', km: 'ចេញពីមូលនិធិថែទាំ' },
    fund_item_id: { vi: 'Hạng mục quỹ bảo trì', en: 'Maintenance fund item', km: 'មុខចំណាយមូលនិធិថែទាំ' },
    off_plan_reason: {
      vi: 'Lý do chi ngoài kế hoạch',
      en: 'Reason for spending off plan',
      km: 'មូលហេតុចំណាយក្រៅផែនការ',
    },
    supplier_invoice_id: {
      vi: 'Trả hóa đơn nhà cung cấp',
      en: 'Pays supplier’s invoice',
      km: 'បង់វិក្កយបត្រអ្នកផ្គត់ផ្គង់',
    },
    partner_id: { vi: 'Nhà cung cấp', en: 'Supplier', km: 'អ្នកផ្គត់ផ្គង់' },
    partner_tax_code: { vi: 'Mã số thuế người bán', en: 'Supplier’s tax code', km: 'លេខពន្ធអ្នកលក់' },
    payment_way: { vi: 'Hình thức thanh toán', en: 'Way of payment', km: 'របៀបបង់ប្រាក់' },
    deduction: { vi: 'Khấu trừ thuế', en: 'Deduction', km: 'ការកាត់កងអាករ' },
    vat_deductible: { vi: 'Thuế được khấu trừ', en: 'VAT deducted', km: 'អាករដែលកាត់កង' },
    deduction_refusal: { vi: 'Không khấu trừ vì', en: 'Not deducted because', km: 'មិនកាត់កងព្រោះ' },
    receiver_name: { vi: 'Đơn vị thụ hưởng', en: 'Beneficiary', km: 'អ្នកទទួលផល' },
    receiver_account: { vi: 'Số tài khoản thụ hưởng', en: 'Beneficiary’s account', km: 'លេខគណនីអ្នកទទួលផល' },
    receiver_bank: { vi: 'Ngân hàng thụ hưởng', en: 'Beneficiary’s bank', km: 'ធនាគារអ្នកទទួលផល' },
    payer_name: { vi: 'Đơn vị trả tiền', en: 'Ordering party', km: 'អ្នកបញ្ជាឱ្យបង់' },
    payer_account: { vi: 'Số tài khoản trả tiền', en: 'Account debited', km: 'លេខគណនីដែលកាត់ប្រាក់' },
    payer_bank: { vi: 'Ngân hàng trả tiền', en: 'Bank', km: 'ធនាគារដែលកាត់ប្រាក់' },
    payer_branch: { vi: 'Chi nhánh', en: 'Branch', km: 'សាខា' },
    order_id: { vi: 'Đơn hàng', en: 'Order', km: 'ការបញ្ជាទិញ' },
    for_others: { vi: 'Chi trả tiền thu hộ', en: 'Pays out money of others', km: 'ប្រគល់ប្រាក់ប្រមូលជំនួស' },
    fee_type: { vi: 'Thu hộ của', en: 'Collected by', km: 'ប្រមូលតាម' },
  },
  sections: {
    tax: taxWords.section,
    transfer: { vi: 'Chuyển khoản', en: 'Bank transfer', km: 'ការផ្ទេរតាមធនាគារ' },
  },
  help: {
    overdraft_reason: documentWords.overdraft,
    receiver_account: {
      vi: 'Dùng cho ủy nhiệm chi. Để trống thì lấy tài khoản đầu tiên của nhà cung cấp đã chọn.',
      en: 'For the payment order. If empty, the first account of the chosen supplier is taken.',
      km: 'សម្រាប់លិខិតបង្គាប់ទូទាត់។ បើទុកទទេ នឹងយកគណនីដំបូងរបស់អ្នកផ្គត់ផ្គង់ដែលបានជ្រើស។',
    },
    fund_item_id: {
      vi: 'Hạng mục trong kế hoạch đã duyệt của năm. Chi ngoài kế hoạch thì ghi lý do bên dưới.',
      en: 'An item of the year’s approved plan. If it is none of them, give the reason below.',
      km: 'មុខចំណាយក្នុងផែនការដែលបានអនុម័តប្រចាំឆ្នាំ។ បើក្រៅផែនការ សូមសរសេរមូលហេតុខាងក្រោម។',
    },
    foreign_currency: documentWords.foreignHelp,
    ...taxWords.help,
    partner_tax_code: {
      vi: 'Để trống thì lấy của nhà cung cấp đã chọn.',
      en: 'If empty, that of the chosen supplier is taken.',
      km: 'បើទុកទទេ នឹងយករបស់អ្នកផ្គត់ផ្គង់ដែលបានជ្រើស។',
    },
    deduction: {
      vi: 'Để trống thì khấu trừ khi luật cho phép.',
      en: 'If empty, it is deducted where the law allows it.',
      km: 'បើទុកទទេ នឹងកាត់កងតាមច្បាប់អនុញ្ញាត។',
    },
    payment_way: {
      vi: 'Để trống thì theo quỹ. Nộp tiền mặt vào tài khoản người bán cũng là tiền mặt.',
      en: 'If empty, as the fund is held. Cash paid in at the supplier’s bank is cash.',
      km: 'បើទុកទទេ នឹងតាមមូលនិធិ។ ការដាក់សាច់ប្រាក់ចូលគណនីអ្នកលក់ក៏ជាសាច់ប្រាក់ដែរ។',
    },
  },
  options: {
    foreign_currency: currencyWords,
    fee_type: feeTypeWords,
    ...taxWords.options,
    payment_way: taxWords.payment_way,
    deduction: {
      deductible: { vi: 'Được khấu trừ', en: 'Deducted', km: 'កាត់កង' },
      not_deductible: { vi: 'Không khấu trừ', en: 'Not deducted', km: 'មិនកាត់កង' },
    },
    deduction_refusal: taxWords.deduction_refusal,
  },
})
