import { defineLabels } from '../define-labels.ts'
import { vehicleCardType } from './vehicle-card-type.ts'

export const vehicleCardTypeLabels = defineLabels(vehicleCardType, {
  vi: {
    one: 'loại thẻ xe',
    many: 'Loại thẻ xe',
    purpose: 'Các loại thẻ gửi xe và đơn giá của từng loại.',
    fields: {
      vehicle_type: 'Loại xe',
      unit_price: 'Đơn giá',
      description: 'Mô tả',
      cards: 'Thẻ xe',
    },
    options: {
      vehicle_type: {
        bicycle: 'Xe đạp',
        motorbike: 'Xe máy',
        electric_motorbike: 'Xe máy điện',
        car: 'Ô tô',
        other: 'Khác',
      },
    },
  },
  en: {
    one: 'parking card type',
    many: 'Parking card types',
    purpose: 'Types of parking cards and their prices.',
    fields: {
      vehicle_type: 'Vehicle type',
      unit_price: 'Unit price',
      description: 'Description',
      cards: 'Parking cards',
    },
    options: {
      vehicle_type: {
        bicycle: 'Bicycle',
        motorbike: 'Motorbike',
        electric_motorbike: 'Electric motorbike',
        car: 'Car',
        other: 'Other',
      },
    },
  },
  km: {
    one: 'ប្រភេទកាតចំណត',
    many: 'ប្រភេទកាតចំណត',
    purpose: 'ប្រភេទកាតចំណត និងតម្លៃនីមួយៗ។',
    fields: {
      vehicle_type: 'ប្រភេទយានយន្ត',
      unit_price: 'តម្លៃឯកតា',
      description: 'ការពិពណ៌នា',
      cards: 'កាតចំណត',
    },
    options: {
      vehicle_type: {
        bicycle: 'កង់',
        motorbike: 'ម៉ូតូ',
        electric_motorbike: 'ម៉ូតូអគ្គិសនី',
        car: 'រថយន្ត',
        other: 'ផ្សេងៗ',
      },
    },
  },
})
