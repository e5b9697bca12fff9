import type { Labels } from '#core/labels.ts'
import type { file } from './file.ts'

export const fileLabels = {
  vi: {
    one: 'tệp',
    many: 'Danh sách tệp',
    purpose: 'Các tệp đã tải lên, số lượt xem và lượt tải.',
    fields: {
      name: 'Tên tệp',
      mime_type: 'Loại tệp',
      size: 'Dung lượng (byte)',
      width: 'Chiều rộng (px)',
      height: 'Chiều cao (px)',
      views: 'Lượt xem',
      downloads: 'Lượt tải',
      sha256: 'Mã kiểm tra (SHA-256)',
      owner_entity: 'Thuộc danh mục',
      owner_id: 'Thuộc bản ghi',
    },
    sections: { general: 'Thông tin chung', usage: 'Sử dụng' },
  },
  en: {
    one: 'file',
    many: 'Files',
    purpose: 'The files that were uploaded, how often they were seen and downloaded.',
    fields: {
      name: 'File name',
      mime_type: 'Type',
      size: 'Size (bytes)',
      width: 'Width (px)',
      height: 'Height (px)',
      views: 'Views',
      downloads: 'Downloads',
      sha256: 'Checksum (SHA-256)',
      owner_entity: 'Belongs to',
      owner_id: 'Record',
    },
    sections: { general: 'General', usage: 'Use' },
  },
  km: {
    one: 'ឯកសារ',
    many: 'បញ្ជីឯកសារ',
    purpose: 'ឯកសារដែលបានផ្ទុកឡើង ចំនួនអ្នកមើល និងចំនួនទាញយក។',
    fields: {
      name: 'ឈ្មោះឯកសារ',
      mime_type: 'ប្រភេទឯកសារ',
      size: 'ទំហំ (បៃ)',
      width: 'ទទឹង (px)',
      height: 'កម្ពស់ (px)',
      views: 'ចំនួនមើល',
      downloads: 'ចំនួនទាញយក',
      sha256: 'លេខផ្ទៀងផ្ទាត់ (SHA-256)',
      owner_entity: 'ជារបស់ផ្នែក',
      owner_id: 'ជារបស់កំណត់ត្រា',
    },
    sections: { general: 'ព័ត៌មានទូទៅ', usage: 'ការប្រើប្រាស់' },
  },
} satisfies Labels<typeof file>
