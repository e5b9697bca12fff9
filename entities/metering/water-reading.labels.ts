import { defineLabels } from '../define-labels.ts'
import { waterReading } from './water-reading.ts'

export const waterReadingLabels = defineLabels(waterReading, {
  vi: {
    one: 'chỉ số nước',
    many: 'Chỉ số nước',
    purpose: 'Chỉ số nước từng tháng, cơ sở để tính phí nước.',
    fields: {
      meter_id: 'Đồng hồ',
      old_number: 'Chỉ số cũ',
      new_number: 'Chỉ số mới',
      replaced: 'Đồng hồ được thay hoặc quay vòng',
      replaced_consumption: 'Tiêu thụ thực tế',
      read_on: 'Ngày ghi chỉ số',
      reader_id: 'Người ghi chỉ số',
    },
    help: {
      old_number: 'Để trống để lấy chỉ số đã chốt gần nhất.',
    },
    state: 'Trạng thái',
    states: {
      confirmed: 'Đã chốt',
    },
    actions: {
      confirm: 'Chốt',
    },
  },
  en: {
    one: 'water reading',
    many: 'Water readings',
    purpose: 'Monthly water meter readings, used to calculate water fees.',
    fields: {
      meter_id: 'Meter',
      old_number: 'Previous reading',
      new_number: 'Current reading',
      replaced: 'Meter replaced or rolled over',
      replaced_consumption: 'Actual consumption',
      read_on: 'Read on',
      reader_id: 'Read by',
    },
    help: {
      old_number: 'Leave empty to use the last confirmed reading.',
    },
    state: 'Status',
    states: {
      confirmed: 'Confirmed',
    },
    actions: {
      confirm: 'Confirm',
    },
  },
  km: {
    one: 'លេខអានទឹក',
    many: 'លេខអានទឹក',
    purpose: 'លេខនាឡិកាទឹកប្រចាំខែ សម្រាប់គិតថ្លៃទឹក។',
    fields: {
      meter_id: 'នាឡិកា',
      old_number: 'លេខចាស់',
      new_number: 'លេខថ្មី',
      replaced: 'ប្តូរ ឬវិលលេខ',
      replaced_consumption: 'ការប្រើប្រាស់ជាក់ស្តែង',
      read_on: 'ថ្ងៃស្រង់អំណាន',
      reader_id: 'អ្នកស្រង់អំណាន',
    },
    help: {
      old_number: 'ទុកទទេ៖ យកលេខបញ្ជាក់ចុងក្រោយ។',
    },
    state: 'ស្ថានភាព',
    states: {
      confirmed: 'បានបញ្ជាក់',
    },
    actions: {
      confirm: 'បញ្ជាក់',
    },
  },
})
