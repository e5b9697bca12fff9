import { currencyWords } from '../currency-words.ts'
import { defineLabels } from '../define-labels.ts'
import { documentWords } from './document-words.ts'
import { deposit } from './deposit.ts'

export const depositLabels = defineLabels(deposit, {
  one: { vi: 'phiếu đặt cọc', en: 'deposit', km: 'ប័ណ្ណប្រាក់កក់' },
  many: { vi: 'Tiền đặt cọc', en: 'Deposits', km: 'ប្រាក់កក់' },
  purpose: {
    vi: 'Tiền cọc giữ hộ khách thuê, thi công, thẻ. Theo dõi đến khi trả lại.',
    en: 'Money held for tenants, renovations and cards until it is returned.',
    km: 'ប្រាក់កក់ដែលរក្សាទុកសម្រាប់ការជួល ការជួសជុល និងកាត រហូតដល់សងវិញ។',
  },
  fields: {
    code: documentWords.code,
    ...documentWords.foreign,
    utility_booking_id: { vi: 'Lượt đặt tiện ích', en: 'Amenity booking', km: 'ការកក់បរិក្ខាររួម' },
    party: { vi: 'Người đặt cọc', en: 'Paid by', km: 'អ្នកដាក់ប្រាក់កក់' },
    brought_in: {
      vi: 'Đã nhận trước khi dùng Lobby',
      en: 'Received before Lobby was used',
      km: 'បានទទួលមុនពេលប្រើ Lobby',
    },
    open: { vi: 'Còn giữ', en: 'Still held', km: 'នៅរក្សាទុក' },
    returns: { vi: 'Phiếu trả cọc', en: 'Deposit returns', km: 'ប័ណ្ណសងប្រាក់កក់' },
  },
  help: { foreign_currency: documentWords.foreignHelp },
  options: {
    foreign_currency: currencyWords,
    purpose: {
      tenant: { vi: 'Thuê căn hộ', en: 'Tenancy', km: 'ការជួល' },
      renovation: { vi: 'Thi công', en: 'Renovation', km: 'ការជួសជុល' },
      card: { vi: 'Thẻ ra vào, thẻ xe', en: 'Cards', km: 'កាត' },
      amenity: { vi: 'Tiện ích', en: 'Amenities', km: 'បរិក្ខាររួម' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
})
