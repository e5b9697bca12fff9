import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { refund } from './refund.ts'

export const refundLabels = defineLabels(refund, {
  one: { vi: 'phiếu hoàn tiền', en: 'refund', km: 'ប័ណ្ណសងប្រាក់' },
  many: { vi: 'Phiếu hoàn tiền', en: 'Refunds', km: 'ប័ណ្ណសងប្រាក់' },
  purpose: {
    vi: 'Trả lại tiền thừa của căn hộ. Tiền ra khỏi quỹ khi phiếu được duyệt.',
    en: 'Credit of an apartment that is paid back. Approval takes the money out of the fund.',
    km: 'សងប្រាក់លើសរបស់អាផាតមិនវិញ។ ប្រាក់ចេញពីគណនីពេលអនុម័ត។',
  },
  fields: { code: documentWords.code, ...documentWords.foreign },
  help: { foreign_currency: documentWords.foreignHelp, overdraft_reason: documentWords.overdraft },
  options: { foreign_currency: currencyWords },
})
