import { apartmentExamples } from './home-sheets.ts'
import type { WorkbookSheet } from './sheet.ts'

/** What homes park, and with which cards. */
export const vehicleSheet = {
  name: 'vehicles',
  title: { vi: 'Xe và thẻ', en: 'Vehicles and cards', km: 'យានយន្ត និងកាត' },
  columns: [
    {
      name: 'apartment_id',
      also: ['Căn', 'Mã căn', 'Mã căn hộ', 'Số căn', 'Phòng', 'Unit', 'Room'],
      of: 'vehicle.apartment_id',
      required: true,
      examples: apartmentExamples,
    },
    {
      name: 'vehicle_type',
      also: ['Loại xe', 'Phương tiện', 'Vehicle', 'Kind'],
      of: 'vehicle.vehicle_type',
      required: true,
      examples: {
        vi: ['Ô tô', 'Xe máy', 'Xe đạp'],
        en: ['Car', 'Motorbike', 'Bicycle'],
        km: ['រថយន្ត', 'ម៉ូតូ', 'កង់'],
      },
    },
    {
      name: 'license_plate',
      also: ['BKS', 'Biển số', 'Biển số xe', 'Biển kiểm soát', 'Plate', 'Number plate'],
      of: 'vehicle.license_plate',
      examples: ['30H-123.45', '29K1-678.90', ''],
      adds: 'count',
    },
    {
      name: 'card_type_id',
      also: ['Loại thẻ', 'Gói gửi xe', 'Card type'],
      of: 'vehicle.card_type_id',
      examples: {
        vi: ['Ô tô thứ nhất', 'Xe máy', 'Xe đạp'],
        en: ['First car', 'Motorbike', 'Bicycle'],
        km: ['រថយន្តទី1', 'ម៉ូតូ', 'កង់'],
      },
      asks: 'record',
      makes: { vehicle_type: 'vehicle_type', unit_price: 'price' },
    },
    {
      name: 'parking_card_id',
      also: ['Số thẻ', 'Mã thẻ xe', 'Thẻ xe', 'Card', 'Card no'],
      of: 'vehicle.parking_card_id',
      label: { vi: 'Mã thẻ', en: 'Card number', km: 'លេខកាត' },
      examples: ['OT0001', 'XM0001', 'XD0001'],
      adds: 'count',
    },
    {
      name: 'register_from',
      also: ['Ngày đăng ký', 'Ngày gửi', 'Từ ngày', 'Ngày bắt đầu', 'From', 'Start date'],
      of: 'vehicle.register_from',
      required: true,
      examples: ['01/07/2021', '01/07/2021', '01/01/2025'],
    },
    {
      name: 'price',
      also: ['Giá', 'Giá gửi', 'Phí gửi xe', 'Đơn giá', 'Fee'],
      of: 'vehicle.price',
      examples: ['', '', '50000'],
    },
    {
      name: 'owner_id',
      also: ['Chủ xe', 'Tên chủ xe', 'Họ tên', 'Owner'],
      of: 'vehicle.owner_id',
      examples: {
        vi: ['Nguyễn Văn An', 'Trần Thị Bình', ''],
        en: ['Anna Brown', 'Ben Brown', ''],
        km: ['សុខ ដារ៉ា', 'ចាន់ សុភា', ''],
      },
    },
    {
      name: 'brand',
      also: ['Hãng', 'Hiệu xe', 'Nhãn hiệu', 'Make'],
      of: 'vehicle.brand',
      examples: ['Toyota', 'Honda', ''],
    },
  ],
  parts: [
    {
      entity: 'parking_card',
      when: 'parking_card_id',
      isExtra: true,
      fields: { card_id: 'parking_card_id', card_type_id: 'card_type_id' },
    },
    {
      entity: 'vehicle',
      fields: {
        apartment_id: 'apartment_id',
        vehicle_type: 'vehicle_type',
        license_plate: 'license_plate',
        card_type_id: 'card_type_id',
        parking_card_id: 'parking_card_id',
        register_from: 'register_from',
        price: 'price',
        owner_id: 'owner_id',
        brand: 'brand',
        status: 'register_from',
      },
    },
  ],
} as const satisfies WorkbookSheet
