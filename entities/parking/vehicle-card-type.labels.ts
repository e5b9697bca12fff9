import { defineLabels } from '../define-labels.ts'
import { vehicleCardType } from './vehicle-card-type.ts'

export const vehicleCardTypeLabels = defineLabels(vehicleCardType, {
  one: { vi: 'loại thẻ xe', en: 'parking card type', km: 'ប្រភេទកាតចំណត' },
  many: { vi: 'Loại thẻ xe', en: 'Parking card types', km: 'ប្រភេទកាតចំណត' },
  purpose: {
    vi: 'Các loại thẻ gửi xe và đơn giá của từng loại.',
    en: 'Types of parking cards and their prices.',
    km: 'ប្រភេទកាតចំណត និងតម្លៃនីមួយៗ។',
  },
  fields: {
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    cards: { vi: 'Thẻ xe', en: 'Parking cards', km: 'កាតចំណត' },
  },
  options: {
    vehicle_type: {
      bicycle: { vi: 'Xe đạp', en: 'Bicycle', km: 'កង់' },
      motorbike: { vi: 'Xe máy', en: 'Motorbike', km: 'ម៉ូតូ' },
      electric_motorbike: { vi: 'Xe máy điện', en: 'Electric motorbike', km: 'ម៉ូតូអគ្គិសនី' },
      car: { vi: 'Ô tô', en: 'Car', km: 'រថយន្ត' },
      other: { vi: 'Khác', en: 'Other', km: 'ផ្សេងៗ' },
    },
  },
})
