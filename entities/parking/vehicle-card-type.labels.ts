import type { Labels } from '#core/labels.ts'
import type { vehicleCardType } from './vehicle-card-type.ts'

export const vehicleCardTypeLabels = {
  vi: {
    one: 'loại thẻ xe',
    many: 'Loại thẻ xe',
    purpose: 'Các loại thẻ gửi xe và đơn giá của từng loại.',
    fields: {
      code: 'Mã',
      name: 'Tên',
      vehicle_type: 'Loại xe',
      unit_price: 'Đơn giá',
      is_active: 'Đang dùng',
      description: 'Mô tả',
      cards: 'Thẻ xe',
      vehicles: 'Phương tiện',
    },
    sections: {
      general: 'Thông tin chung',
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
      code: 'Code',
      name: 'Name',
      vehicle_type: 'Vehicle type',
      unit_price: 'Unit price',
      is_active: 'Active',
      description: 'Description',
      cards: 'Parking cards',
      vehicles: 'Vehicles',
    },
    sections: {
      general: 'General',
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
      code: 'លេខកូដ',
      name: 'ឈ្មោះ',
      vehicle_type: 'ប្រភេទយានយន្ត',
      unit_price: 'តម្លៃឯកតា',
      is_active: 'កំពុងប្រើ',
      description: 'ការពិពណ៌នា',
      cards: 'កាតចំណត',
      vehicles: 'យានយន្ត',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
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
} satisfies Labels<typeof vehicleCardType>
