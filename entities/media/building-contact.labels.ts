import { defineLabels } from '../define-labels.ts'
import { buildingContact } from './building-contact.ts'

export const buildingContactLabels = defineLabels(buildingContact, {
  vi: {
    one: 'liên hệ',
    many: 'Liên hệ tòa nhà',
    purpose: 'Số điện thoại cư dân cần: ban quản lý, bảo vệ, kỹ thuật.',
    fields: {
      kind: 'Bộ phận',
      hours: 'Giờ làm việc',
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
      kind: 'Department',
      hours: 'Hours',
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
      kind: 'ផ្នែក',
      hours: 'ម៉ោងធ្វើការ',
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
})
