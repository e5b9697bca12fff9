import { defineLabels } from '../define-labels.ts'
import { deskRate } from './desk-rate.ts'

const codes = { vnd: 'VND', usd: 'USD' }

export const deskRateLabels = defineLabels(deskRate, {
  vi: {
    one: 'tỷ giá tại quầy',
    many: 'Tỷ giá tại quầy',
    purpose: 'Giá mà quầy thu của tòa nhà quy đổi tiền mặt ngoại tệ, theo ngày áp dụng.',
    fields: {
      name: 'Tên',
      of_currency: 'Một đơn vị',
      in_currency: 'Tính bằng',
      price: 'Tỷ giá',
      valid_from: 'Áp dụng từ',
      note: 'Ghi chú',
    },
    help: { price: 'Ví dụ một đô la đổi được 4.100 riel. Để trống thì lấy tỷ giá chung của đơn vị.' },
    sections: { general: 'Thông tin chung' },
    options: {
      of_currency: { ...codes, riel: 'Riel (KHR)' },
      in_currency: { ...codes, riel: 'Riel (KHR)' },
    },
  },
  en: {
    one: 'desk rate',
    many: 'Desk rates',
    purpose: 'What the building’s desk takes foreign cash for, from a given date.',
    fields: {
      name: 'Name',
      of_currency: 'One unit of',
      in_currency: 'Is worth, in',
      price: 'Rate',
      valid_from: 'Valid from',
      note: 'Note',
    },
    help: { price: 'For example 4,100 riel for one dollar. Without one the organisation’s rates hold.' },
    sections: { general: 'General' },
    options: {
      of_currency: { ...codes, riel: 'Riel (KHR)' },
      in_currency: { ...codes, riel: 'Riel (KHR)' },
    },
  },
  km: {
    one: 'អត្រានៅតុបេឡាករ',
    many: 'អត្រានៅតុបេឡាករ',
    purpose: 'អត្រាដែលតុបេឡាកររបស់អគារប្តូរសាច់ប្រាក់បរទេស តាមថ្ងៃអនុវត្ត។',
    fields: {
      name: 'ឈ្មោះ',
      of_currency: 'មួយឯកតានៃ',
      in_currency: 'គិតជា',
      price: 'អត្រា',
      valid_from: 'អនុវត្តពី',
      note: 'កំណត់សម្គាល់',
    },
    help: { price: 'ឧទាហរណ៍ 1 ដុល្លារ = 4,100 រៀល។ បើគ្មាន ប្រើអត្រារួមរបស់អង្គភាព។' },
    sections: { general: 'ព័ត៌មានទូទៅ' },
    options: {
      of_currency: { ...codes, riel: 'រៀល (KHR)' },
      in_currency: { ...codes, riel: 'រៀល (KHR)' },
    },
  },
})
