import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { revaluation } from './revaluation.ts'

export const revaluationLabels = defineLabels(revaluation, {
  one: { vi: 'phiếu đánh giá lại ngoại tệ', en: 'revaluation', km: 'ប័ណ្ណវាយតម្លៃរូបិយប័ណ្ណឡើងវិញ' },
  many: { vi: 'Đánh giá lại ngoại tệ', en: 'Revaluations', km: 'ការវាយតម្លៃរូបិយប័ណ្ណឡើងវិញ' },
  purpose: {
    vi: 'Đưa giá trị sổ của tài khoản ngoại tệ về tỷ giá cuối ngày; phần lệch là chênh lệch tỷ giá.',
    en: 'Brings what the books have of a foreign bank account to the rate of a day. The rest is an exchange difference.',
    km: 'កែតម្លៃក្នុងបញ្ជីនៃគណនីរូបិយប័ណ្ណបរទេសតាមអត្រានៃថ្ងៃ។ ផ្នែកលើសឬខ្វះគឺគម្លាតអត្រា។',
  },
  fields: {
    code: documentWords.code,
    cash_account_id: { vi: 'Quỹ', en: 'Fund account', km: 'មូលនិធិ' },
    foreign_currency: documentWords.foreign.foreign_currency,
    foreign_amount: { vi: 'Số dư ngoại tệ', en: 'Foreign balance', km: 'សមតុល្យរូបិយប័ណ្ណបរទេស' },
    rate_of: { vi: 'Tỷ giá của', en: 'Rate of', km: 'អត្រារបស់' },
    rate: { vi: 'Tỷ giá', en: 'Rate', km: 'អត្រា' },
    book_value: { vi: 'Giá trị sổ', en: 'Value in the books', km: 'តម្លៃក្នុងបញ្ជី' },
    worth: { vi: 'Giá trị theo tỷ giá', en: 'Worth at the rate', km: 'តម្លៃតាមអត្រា' },
    amount: { vi: 'Chênh lệch tỷ giá', en: 'Exchange difference', km: 'គម្លាតអត្រាប្តូរប្រាក់' },
  },
  options: { foreign_currency: currencyWords, rate_of: currencyWords },
})
