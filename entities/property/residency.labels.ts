import { defineLabels } from '../define-labels.ts'
import { residency } from './residency.ts'

export const residencyLabels = defineLabels(residency, {
  vi: {
    one: 'thông tin cư trú',
    many: 'Thông tin cư trú',
    purpose: 'Ai ở căn hộ nào, từ ngày nào và quan hệ với chủ hộ.',
    fields: {
      relationship_id: 'Quan hệ với chủ hộ',
      move_in_date: 'Ngày chuyển vào',
      move_out_date: 'Ngày chuyển đi',
      householder_approved: 'Chủ hộ đã xác nhận',
      apartment_permission: 'Được đại diện căn hộ',
    },
    help: {
      apartment_permission: 'Được xem phí, thanh toán và gửi yêu cầu của căn hộ trên ứng dụng cư dân.',
    },
    sections: { stay: 'Thời gian cư trú' },
  },
  en: {
    one: 'residency',
    many: 'Residencies',
    purpose: 'Who lives in which apartment, since when, and their relationship to the householder.',
    fields: {
      relationship_id: 'Relationship to householder',
      move_in_date: 'Move-in date',
      move_out_date: 'Move-out date',
      householder_approved: 'Approved by householder',
      apartment_permission: 'May act for the apartment',
    },
    help: {
      apartment_permission: 'May see fees, pay and send requests for the apartment in the resident app.',
    },
    sections: { stay: 'Stay' },
  },
  km: {
    one: 'ព័ត៌មានស្នាក់នៅ',
    many: 'ព័ត៌មានស្នាក់នៅ',
    purpose: 'អ្នកណាស្នាក់នៅអាផាតមិនណា ចាប់ពីថ្ងៃណា និងត្រូវជាអ្វីនឹងមេគ្រួសារ។',
    fields: {
      relationship_id: 'ទំនាក់ទំនងនឹងមេគ្រួសារ',
      move_in_date: 'ថ្ងៃចូលស្នាក់នៅ',
      move_out_date: 'ថ្ងៃចាកចេញ',
      householder_approved: 'មេគ្រួសារបានបញ្ជាក់',
      apartment_permission: 'អាចធ្វើការជំនួសអាផាតមិន',
    },
    help: { apartment_permission: 'អាចមើលថ្លៃសេវា បង់ប្រាក់ និងផ្ញើសំណើរបស់អាផាតមិនក្នុងកម្មវិធីទូរស័ព្ទ។' },
    sections: { stay: 'រយៈពេលស្នាក់នៅ' },
  },
})
