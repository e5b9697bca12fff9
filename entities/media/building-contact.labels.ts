import type { Labels } from '#core/labels.ts'
import type { buildingContact } from './building-contact.ts'

export const buildingContactLabels = {
  vi: {
    one: 'liên hệ',
    many: 'Liên hệ tòa nhà',
    purpose: 'Số điện thoại cư dân cần: ban quản lý, bảo vệ, kỹ thuật.',
    fields: {
      name: 'Tên',
      kind: 'Bộ phận',
      phone_number: 'Số điện thoại',
      email: 'E-mail',
      hours: 'Giờ làm việc',
      order: 'Thứ tự',
      language_contents: 'Nội dung theo ngôn ngữ',
    },
    sections: {
      general: 'Thông tin chung',
    },
    options: {
      kind: {
        management: 'Ban quản lý',
        reception: 'Lễ tân',
        security: 'Bảo vệ',
        technical: 'Kỹ thuật',
        emergency: 'Khẩn cấp',
        other: 'Khác',
      },
    },
  },
  en: {
    one: 'building contact',
    many: 'Building contacts',
    purpose: 'Numbers that residents can call: management, security, technicians.',
    fields: {
      name: 'Name',
      kind: 'Department',
      phone_number: 'Phone number',
      email: 'E-mail',
      hours: 'Hours',
      order: 'Order',
      language_contents: 'Translations',
    },
    sections: {
      general: 'General',
    },
    options: {
      kind: {
        management: 'Management',
        reception: 'Reception',
        security: 'Security',
        technical: 'Technical',
        emergency: 'Emergency',
        other: 'Other',
      },
    },
  },
  km: {
    one: 'ទំនាក់ទំនង',
    many: 'ទំនាក់ទំនងអគារ',
    purpose: 'លេខទូរស័ព្ទដែលអ្នកស្នាក់នៅត្រូវការ។',
    fields: {
      name: 'ឈ្មោះ',
      kind: 'ផ្នែក',
      phone_number: 'លេខទូរស័ព្ទ',
      email: 'អ៊ីមែល',
      hours: 'ម៉ោងធ្វើការ',
      order: 'លំដាប់',
      language_contents: 'ខ្លឹមសារតាមភាសា',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
    },
    options: {
      kind: {
        management: 'គណៈគ្រប់គ្រង',
        reception: 'ទទួលភ្ញៀវ',
        security: 'សន្តិសុខ',
        technical: 'បច្ចេកទេស',
        emergency: 'បន្ទាន់',
        other: 'ផ្សេងៗ',
      },
    },
  },
} satisfies Labels<typeof buildingContact>
