import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { openingBalance } from './opening-balance.ts'

export const openingBalanceLabels = defineLabels(openingBalance, {
  one: { vi: 'số dư đầu kỳ', en: 'opening balance', km: 'សមតុល្យដើមគ្រា' },
  many: { vi: 'Số dư đầu kỳ', en: 'Opening balances', km: 'សមតុល្យដើមគ្រា' },
  purpose: {
    vi: 'Tiền trong quỹ và tiền thừa của căn hộ vào ngày bắt đầu dùng Lobby.',
    en: 'The money in accounts and the credit of apartments on the day the building began to use Lobby.',
    km: 'ប្រាក់ក្នុងគណនី និងប្រាក់លើសរបស់អាផាតមិន នៅថ្ងៃចាប់ផ្តើមប្រើ Lobby។',
  },
  fields: {
    code: documentWords.code,
    ...documentWords.foreign,
    kind: { vi: 'Loại số dư', en: 'What it is', km: 'ប្រភេទសមតុល្យ' },
    fund: { vi: 'Quỹ', en: 'Fund', km: 'មូលនិធិ' },
  },
  help: { foreign_currency: documentWords.foreignHelp },
  options: {
    foreign_currency: currencyWords,
    fund: { maintenance: { vi: 'Bảo trì', en: 'Maintenance', km: 'ការថែទាំ' } },
    kind: {
      cash: { vi: 'Tiền trong quỹ', en: 'Money in an account', km: 'ប្រាក់ក្នុងគណនី' },
      credit: { vi: 'Tiền thừa của căn hộ', en: 'Credit of an apartment', km: 'ប្រាក់លើសរបស់អាផាតមិន' },
    },
  },
})
