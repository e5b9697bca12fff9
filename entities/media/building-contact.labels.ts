import { defineLabels } from '../define-labels.ts'
import { buildingContact } from './building-contact.ts'

export const buildingContactLabels = defineLabels(buildingContact, {
  one: { vi: 'liên hệ', en: 'building contact', km: 'ទំនាក់ទំនង' },
  many: { vi: 'Liên hệ tòa nhà', en: 'Building contacts', km: 'ទំនាក់ទំនងអគារ' },
  purpose: {
    vi: 'Số điện thoại cư dân cần: ban quản lý, bảo vệ, kỹ thuật.',
    en: 'Numbers that residents can call: management, security, technicians.',
    km: 'លេខទូរស័ព្ទដែលអ្នកស្នាក់នៅត្រូវការ។',
  },
  fields: {
    kind: { vi: 'Bộ phận', en: 'Department', km: 'ផ្នែក' },
    hours: { vi: 'Giờ làm việc', en: 'Hours', km: 'ម៉ោងធ្វើការ' },
  },
  options: {
    kind: {
      management: { vi: 'Ban quản lý', en: 'Management', km: 'គណៈគ្រប់គ្រង' },
      reception: { vi: 'Lễ tân', en: 'Reception', km: 'ទទួលភ្ញៀវ' },
      security: { vi: 'Bảo vệ', en: 'Security', km: 'សន្តិសុខ' },
      technical: { vi: 'Kỹ thuật', en: 'Technical', km: 'បច្ចេកទេស' },
      emergency: { vi: 'Khẩn cấp', en: 'Emergency', km: 'បន្ទាន់' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
})
