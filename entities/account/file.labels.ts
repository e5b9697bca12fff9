import { defineLabels } from '../define-labels.ts'
import { file } from './file.ts'

export const fileLabels = defineLabels(file, {
  one: { vi: 'tệp', en: 'file', km: 'ឯកសារ' },
  many: { vi: 'Danh sách tệp', en: 'Files', km: 'បញ្ជីឯកសារ' },
  purpose: {
    vi: 'Các tệp đã tải lên, số lượt xem và lượt tải.',
    en: 'Uploaded files, with the number of views and downloads.',
    km: 'ឯកសារដែលបានផ្ទុកឡើង ចំនួនអ្នកមើល និងចំនួនទាញយក។',
  },
  fields: {
    name: { vi: 'Tên tệp', en: 'File name', km: 'ឈ្មោះឯកសារ' },
    mime_type: { vi: 'Loại tệp', en: 'Type', km: 'ប្រភេទឯកសារ' },
    size: { vi: 'Dung lượng', en: 'Size', km: 'ទំហំ' },
    width: { vi: 'Chiều rộng (px)', en: 'Width (px)', km: 'ទទឹង (px)' },
    height: { vi: 'Chiều cao (px)', en: 'Height (px)', km: 'កម្ពស់ (px)' },
    views: { vi: 'Lượt xem', en: 'Views', km: 'ចំនួនមើល' },
    downloads: { vi: 'Lượt tải', en: 'Downloads', km: 'ចំនួនទាញយក' },
    sha256: { vi: 'Mã kiểm tra (SHA-256)', en: 'Checksum (SHA-256)', km: 'លេខផ្ទៀងផ្ទាត់ (SHA-256)' },
    owner_entity: { vi: 'Thuộc danh mục', en: 'Belongs to', km: 'ជារបស់ផ្នែក' },
    owner_id: { vi: 'Thuộc bản ghi', en: 'Record', km: 'ជារបស់កំណត់ត្រា' },
    owner_field: { vi: 'Thuộc trường', en: 'Field', km: 'ជារបស់វាល' },
  },
  sections: {
    usage: { vi: 'Sử dụng', en: 'Usage', km: 'ការប្រើប្រាស់' },
  },
})
