import type { Labels } from '#core/labels.ts'
import type { waterReading } from './water-reading.ts'

export const waterReadingLabels = {
  vi: {
    one: 'chỉ số nước',
    many: 'Chỉ số nước',
    purpose: 'Chỉ số nước từng tháng, cơ sở để tính phí nước.',
    fields: {
      meter_id: 'Đồng hồ',
      apartment_id: 'Căn hộ',
      month: 'Tháng',
      old_number: 'Chỉ số cũ',
      new_number: 'Chỉ số mới',
      replaced: 'Đồng hồ được thay hoặc quay vòng',
      replaced_consumption: 'Tiêu thụ thực tế',
      charge_factor: 'Hệ số nhân',
      consumption: 'Tiêu thụ',
      read_on: 'Ngày ghi chỉ số',
      reader_id: 'Người ghi chỉ số',
      image: 'Hình ảnh',
      note: 'Ghi chú',
    },
    help: {
      old_number: 'Để trống để lấy chỉ số đã chốt gần nhất.',
    },
    sections: {
      general: 'Thông tin chung',
      numbers: 'Chỉ số',
    },
    state: 'Trạng thái',
    states: {
      draft: 'Nháp',
      confirmed: 'Đã chốt',
    },
    actions: {
      confirm: 'Chốt',
      reopen: 'Mở lại',
    },
  },
  en: {
    one: 'water reading',
    many: 'Water readings',
    purpose: 'Monthly water meter readings, used to calculate water fees.',
    fields: {
      meter_id: 'Meter',
      apartment_id: 'Apartment',
      month: 'Month',
      old_number: 'Previous reading',
      new_number: 'Current reading',
      replaced: 'Meter replaced or rolled over',
      replaced_consumption: 'Actual consumption',
      charge_factor: 'Multiplier',
      consumption: 'Consumption',
      read_on: 'Read on',
      reader_id: 'Read by',
      image: 'Image',
      note: 'Note',
    },
    help: {
      old_number: 'Leave empty to use the last confirmed reading.',
    },
    sections: {
      general: 'General',
      numbers: 'Readings',
    },
    state: 'Status',
    states: {
      draft: 'Draft',
      confirmed: 'Confirmed',
    },
    actions: {
      confirm: 'Confirm',
      reopen: 'Reopen',
    },
  },
  km: {
    one: 'លេខអានទឹក',
    many: 'លេខអានទឹក',
    purpose: 'លេខនាឡិកាទឹកប្រចាំខែ សម្រាប់គិតថ្លៃទឹក។',
    fields: {
      meter_id: 'នាឡិកា',
      apartment_id: 'អាផាតមិន',
      month: 'ខែ',
      old_number: 'លេខចាស់',
      new_number: 'លេខថ្មី',
      replaced: 'ប្តូរ ឬវិលលេខ',
      replaced_consumption: 'ការប្រើប្រាស់ជាក់ស្តែង',
      charge_factor: 'មេគុណ',
      consumption: 'ការប្រើប្រាស់',
      read_on: 'ថ្ងៃស្រង់អំណាន',
      reader_id: 'អ្នកស្រង់អំណាន',
      image: 'រូបភាព',
      note: 'កំណត់សម្គាល់',
    },
    help: {
      old_number: 'ទុកទទេ៖ យកលេខបញ្ជាក់ចុងក្រោយ។',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      numbers: 'លេខ',
    },
    state: 'ស្ថានភាព',
    states: {
      draft: 'ព្រាង',
      confirmed: 'បានបញ្ជាក់',
    },
    actions: {
      confirm: 'បញ្ជាក់',
      reopen: 'បើកឡើងវិញ',
    },
  },
} satisfies Labels<typeof waterReading>
