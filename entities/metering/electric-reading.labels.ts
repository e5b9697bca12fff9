import { defineLabels } from '../define-labels.ts'
import { electricReading } from './electric-reading.ts'

export const electricReadingLabels = defineLabels(electricReading, {
  vi: {
    one: 'chỉ số điện',
    many: 'Chỉ số điện',
    purpose: 'Chỉ số điện từng tháng, cơ sở để tính phí điện.',
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
    one: 'electricity reading',
    many: 'Electricity readings',
    purpose: 'Monthly electricity meter readings, used to calculate electricity fees.',
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
    one: 'លេខអានអគ្គិសនី',
    many: 'លេខអានអគ្គិសនី',
    purpose: 'លេខនាឡិកាអគ្គិសនីប្រចាំខែ សម្រាប់គិតថ្លៃអគ្គិសនី។',
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
