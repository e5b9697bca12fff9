import type { Labels } from '#core/labels.ts'
import type { serviceGroup } from './service-group.ts'

export const serviceGroupLabels = {
  vi: {
    one: 'nhóm dịch vụ',
    many: 'Nhóm dịch vụ',
    purpose: 'Cách sắp xếp dịch vụ để cư dân dễ tìm.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      language_contents: 'Nội dung theo ngôn ngữ',
      image: 'Hình ảnh',
      order: 'Thứ tự',
      is_active: 'Đang dùng',
      services: 'Dịch vụ',
    },
    sections: {
      general: 'Thông tin chung',
    },
  },
  en: {
    one: 'service group',
    many: 'Service groups',
    purpose: 'Groups that help residents find services.',
    fields: {
      code: 'Code',
      name: 'Name',
      language_contents: 'Contents by language',
      image: 'Image',
      order: 'Order',
      is_active: 'Active',
      services: 'Services',
    },
    sections: {
      general: 'General',
    },
  },
  km: {
    one: 'ក្រុមសេវាកម្ម',
    many: 'ក្រុមសេវាកម្ម',
    purpose: 'របៀបរៀបចំសេវាកម្ម។',
    fields: {
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      language_contents: 'ខ្លឹមសារតាមភាសា',
      image: 'រូបភាព',
      order: 'លំដាប់',
      is_active: 'កំពុងប្រើ',
      services: 'សេវាកម្ម',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
  },
} satisfies Labels<typeof serviceGroup>
