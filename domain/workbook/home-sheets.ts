import type { WorkbookSheet } from './sheet.ts'

export const apartmentExamples = ['A-0801', 'A-0801', 'A-0802'] as const

/** Homes, their people, and what they park. */
export const homeSheets = [
  {
    name: 'apartments',
    title: { vi: 'Căn hộ', en: 'Apartments', km: 'អាផាតមិន' },
    columns: [
      { name: 'code', of: 'apartment.code', required: true, examples: ['A-0801', 'A-0802', 'B-1205'] },
      {
        name: 'block_id',
        of: 'apartment.block_id',
        label: { vi: 'Block / tháp', en: 'Block / tower', km: 'ប្លុក / អគារ' },
        required: true,
        examples: ['A', 'A', 'B'],
        asks: 'record',
      },
      { name: 'floor', of: 'apartment.floor', examples: ['8', '8', '12'] },
      { name: 'area', of: 'apartment.area', required: true, examples: ['68,5', '92', '46'], adds: 'sum' },
      {
        name: 'apartment_type_id',
        of: 'apartment.apartment_type_id',
        examples: {
          vi: ['2 phòng ngủ', '3 phòng ngủ', '1 phòng ngủ'],
          en: ['2 bedrooms', '3 bedrooms', '1 bedroom'],
          km: ['បន្ទប់គេង 2', 'បន្ទប់គេង 3', 'បន្ទប់គេង 1'],
        },
        asks: 'record',
      },
      {
        name: 'handover_date',
        of: 'apartment.handover_date',
        examples: ['15/06/2021', '20/06/2021', ''],
        asks: 'day',
      },
      {
        name: 'register_people_number',
        of: 'apartment.register_people_number',
        examples: ['4', '3', '2'],
        adds: 'sum',
      },
      { name: 'pe_code', of: 'apartment.pe_code', examples: ['PE01000123456', '', ''] },
      { name: 'separate_fee', of: 'apartment.separate_fee', examples: ['', '', ''] },
    ],
    parts: [
      {
        entity: 'apartment',
        fields: {
          code: 'code',
          block_id: 'block_id',
          floor: 'floor',
          area: 'area',
          apartment_type_id: 'apartment_type_id',
          handover_date: 'handover_date',
          register_people_number: 'register_people_number',
          pe_code: 'pe_code',
          separate_fee: 'separate_fee',
        },
      },
    ],
  },
  {
    name: 'residents',
    title: { vi: 'Cư dân', en: 'Residents', km: 'អ្នកស្នាក់នៅ' },
    columns: [
      { name: 'code', of: 'resident.code', examples: ['', '', ''] },
      {
        name: 'full_name',
        of: 'resident.full_name',
        required: true,
        examples: {
          vi: ['Nguyễn Văn An', 'Trần Thị Bình', 'Lê Minh Châu'],
          en: ['Anna Brown', 'Ben Brown', 'Chris Green'],
          km: ['សុខ ដារ៉ា', 'ចាន់ សុភា', 'កែវ វិចិត្រ'],
        },
        adds: 'count',
      },
      {
        name: 'apartment_id',
        of: 'residency.apartment_id',
        required: true,
        examples: apartmentExamples,
      },
      {
        name: 'relationship_id',
        of: 'residency.relationship_id',
        required: true,
        examples: {
          vi: ['Chủ hộ', 'Vợ / chồng', 'Người thuê'],
          en: ['Householder', 'Spouse', 'Tenant'],
          km: ['ម្ចាស់ផ្ទះ', 'ប្តី ឬប្រពន្ធ', 'អ្នកជួល'],
        },
        asks: 'record',
      },
      {
        name: 'move_in_date',
        of: 'residency.move_in_date',
        examples: ['15/06/2021', '15/06/2021', '01/03/2025'],
      },
      { name: 'phone_number', of: 'resident.phone_number', examples: ['0912 345 678', '', '0987 654 321'] },
      { name: 'email', of: 'resident.email', examples: ['an.nguyen@example.com', '', ''] },
      { name: 'date_of_birth', of: 'resident.date_of_birth', examples: ['12/05/1980', '', ''] },
      {
        name: 'gender',
        of: 'resident.gender',
        examples: { vi: ['Nam', 'Nữ', ''], en: ['Male', 'Female', ''], km: ['ប្រុស', 'ស្រី', ''] },
      },
      { name: 'id_number', of: 'resident.id_number', examples: ['001080012345', '', ''] },
      { name: 'apartment_permission', of: 'residency.apartment_permission', examples: ['x', 'x', ''] },
    ],
    parts: [
      {
        entity: 'resident',
        fields: {
          code: 'code',
          full_name: 'full_name',
          'apartments.apartment_id': 'apartment_id',
          'apartments.relationship_id': 'relationship_id',
          'apartments.move_in_date': 'move_in_date',
          phone_number: 'phone_number',
          email: 'email',
          date_of_birth: 'date_of_birth',
          gender: 'gender',
          id_number: 'id_number',
          'apartments.apartment_permission': 'apartment_permission',
          resident_type: 'relationship_id',
        },
      },
    ],
  },
  {
    name: 'vehicles',
    title: { vi: 'Xe và thẻ', en: 'Vehicles and cards', km: 'យានយន្ត និងកាត' },
    columns: [
      { name: 'apartment_id', of: 'vehicle.apartment_id', required: true, examples: apartmentExamples },
      {
        name: 'vehicle_type',
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
        of: 'vehicle.license_plate',
        examples: ['30H-123.45', '29K1-678.90', ''],
        adds: 'count',
      },
      {
        name: 'card_type_id',
        of: 'vehicle.card_type_id',
        examples: {
          vi: ['Ô tô thứ nhất', 'Xe máy', 'Xe đạp'],
          en: ['First car', 'Motorbike', 'Bicycle'],
          km: ['រថយន្តទី1', 'ម៉ូតូ', 'កង់'],
        },
        asks: 'known_record',
      },
      {
        name: 'parking_card_id',
        of: 'vehicle.parking_card_id',
        label: { vi: 'Mã thẻ', en: 'Card number', km: 'លេខកាត' },
        examples: ['OT0001', 'XM0001', 'XD0001'],
        adds: 'count',
      },
      {
        name: 'register_from',
        of: 'vehicle.register_from',
        required: true,
        examples: ['01/07/2021', '01/07/2021', '01/01/2025'],
      },
      { name: 'price', of: 'vehicle.price', examples: ['', '', '50000'] },
      {
        name: 'owner_id',
        of: 'vehicle.owner_id',
        examples: {
          vi: ['Nguyễn Văn An', 'Trần Thị Bình', ''],
          en: ['Anna Brown', 'Ben Brown', ''],
          km: ['សុខ ដារ៉ា', 'ចាន់ សុភា', ''],
        },
      },
      { name: 'brand', of: 'vehicle.brand', examples: ['Toyota', 'Honda', ''] },
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
  },
] as const satisfies readonly WorkbookSheet[]
