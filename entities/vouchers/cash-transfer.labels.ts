import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { cashTransfer } from './cash-transfer.ts'

export const cashTransferLabels = defineLabels(cashTransfer, {
  one: { vi: 'phiếu chuyển quỹ', en: 'transfer', km: 'ប័ណ្ណផ្ទេរប្រាក់' },
  many: { vi: 'Chuyển quỹ', en: 'Transfers between accounts', km: 'ផ្ទេរប្រាក់រវាងគណនី' },
  purpose: {
    vi: 'Chuyển tiền giữa các quỹ: nộp tiền mặt vào ngân hàng, rút tiền về quỹ.',
    en: 'Money that goes from one account of the building to another, such as cash paid into the bank.',
    km: 'ផ្ទេរប្រាក់រវាងគណនី៖ ដាក់សាច់ប្រាក់ចូលធនាគារ ឬដកមកវិញ។',
  },
  fields: {
    code: documentWords.code,
    cash_account_id: { vi: 'Từ quỹ', en: 'From account', km: 'ពីគណនី' },
    to_account_id: { vi: 'Đến quỹ', en: 'To account', km: 'ទៅគណនី' },
    ...documentWords.foreign,
  },
  options: {
    foreign_currency: currencyWords,
  },
  help: { overdraft_reason: documentWords.overdraft, foreign_currency: documentWords.foreignHelp },
  plural: { en: 'transfers between accounts' },
})
