import { defineLabels } from '../define-labels.ts'
import { residency } from './residency.ts'

export const residencyLabels = defineLabels(residency, {
  one: { vi: 'thông tin cư trú', en: 'residency', km: 'ព័ត៌មានស្នាក់នៅ' },
  many: { vi: 'Thông tin cư trú', en: 'Residencies', km: 'ព័ត៌មានស្នាក់នៅ' },
  purpose: {
    vi: 'Ai ở căn hộ nào, từ ngày nào và quan hệ với chủ hộ.',
    en: 'Who lives in which apartment, since when, and their relationship to the householder.',
    km: 'អ្នកណាស្នាក់នៅអាផាតមិនណា ចាប់ពីថ្ងៃណា និងត្រូវជាអ្វីនឹងមេគ្រួសារ។',
  },
  fields: {
    move_out_date: { vi: 'Ngày chuyển đi', en: 'Move-out date', km: 'ថ្ងៃចាកចេញ' },
    apartment_permission: {
      vi: 'Được đại diện căn hộ',
      en: 'May act for the apartment',
      km: 'អាចធ្វើការជំនួសអាផាតមិន',
    },
  },
  help: {
    apartment_permission: {
      vi: 'Được xem phí, thanh toán và gửi yêu cầu của căn hộ trên ứng dụng cư dân.',
      en: 'May see fees, pay and send requests for the apartment in the resident app.',
      km: 'អាចមើលថ្លៃសេវា បង់ប្រាក់ និងផ្ញើសំណើរបស់អាផាតមិនក្នុងកម្មវិធីទូរស័ព្ទ។',
    },
  },
  sections: {
    stay: { vi: 'Thời gian cư trú', en: 'Stay', km: 'រយៈពេលស្នាក់នៅ' },
  },
})
