import { defineLabels } from '../define-labels.ts'
import { deskRate } from './desk-rate.ts'

const codes = { vnd: 'VND', usd: 'USD' }

export const deskRateLabels = defineLabels(deskRate, {
  one: { vi: 'tỷ giá tại quầy', en: 'desk rate', km: 'អត្រានៅតុបេឡាករ' },
  many: { vi: 'Tỷ giá tại quầy', en: 'Desk rates', km: 'អត្រានៅតុបេឡាករ' },
  purpose: {
    vi: 'Giá mà quầy thu của tòa nhà quy đổi tiền mặt ngoại tệ, theo ngày áp dụng.',
    en: 'What the building’s desk takes foreign cash for, from a given date.',
    km: 'អត្រាដែលតុបេឡាកររបស់អគារប្តូរសាច់ប្រាក់បរទេស តាមថ្ងៃអនុវត្ត។',
  },
  fields: {
    of_currency: { vi: 'Một đơn vị', en: 'One unit of', km: 'មួយឯកតានៃ' },
    in_currency: { vi: 'Tính bằng', en: 'Is worth, in', km: 'គិតជា' },
    price: { vi: 'Tỷ giá', en: 'Rate', km: 'អត្រា' },
  },
  help: {
    price: {
      vi: 'Ví dụ một đô la đổi được 4.100 riel. Để trống thì lấy tỷ giá chung của đơn vị.',
      en: 'For example 4,100 riel for one dollar. Without one the organisation’s rates hold.',
      km: 'ឧទាហរណ៍ 1 ដុល្លារ = 4,100 រៀល។ បើគ្មាន ប្រើអត្រារួមរបស់អង្គភាព។',
    },
  },
  options: {
    of_currency: {
      vi: { ...codes, riel: 'Riel (KHR)' },
      en: { ...codes, riel: 'Riel (KHR)' },
      km: { ...codes, riel: 'រៀល (KHR)' },
    },
    in_currency: {
      vi: { ...codes, riel: 'Riel (KHR)' },
      en: { ...codes, riel: 'Riel (KHR)' },
      km: { ...codes, riel: 'រៀល (KHR)' },
    },
  },
})
