import type { Labels } from '#core/labels.ts'
import type { electricMeter } from './electric-meter.ts'

export const electricMeterLabels = {
  vi: {
    one: 'đồng hồ điện',
    many: 'Đồng hồ điện',
    purpose: 'Đồng hồ điện và căn hộ đang dùng.',
    fields: {
      code: 'Mã',
      serial_number: 'Số seri',
      apartment_id: 'Căn hộ',
      type: 'Loại',
      start_number: 'Chỉ số ban đầu',
      current_number: 'Chỉ số hiện tại',
      usual_consumption: 'Tiêu thụ trung bình 3 tháng',
      quota: 'Định mức',
      charge_factor: 'Hệ số nhân',
      installed_on: 'Ngày lắp',
      is_active: 'Đang dùng',
      note: 'Ghi chú',
      readings: 'Chỉ số theo tháng',
    },
    help: {
      charge_factor: 'Tiêu thụ được nhân với hệ số này.',
    },
    sections: {
      general: 'Thông tin chung',
      numbers: 'Chỉ số',
    },
    views: {
      register: 'Đồng hồ điện chưa gán căn hộ',
    },
    options: {
      type: {
        single_phase: '1 pha',
        three_phase: '3 pha',
      },
    },
  },
  en: {
    one: 'electricity meter',
    many: 'Electricity meters',
    purpose: 'Electricity meters and the apartments that use them.',
    fields: {
      code: 'Code',
      serial_number: 'Serial number',
      apartment_id: 'Apartment',
      type: 'Type',
      start_number: 'Initial reading',
      current_number: 'Latest reading',
      usual_consumption: 'Average use of 3 months',
      quota: 'Allowance',
      charge_factor: 'Multiplier',
      installed_on: 'Installed on',
      is_active: 'Active',
      note: 'Note',
      readings: 'Monthly readings',
    },
    help: {
      charge_factor: 'Consumption is multiplied by this factor.',
    },
    sections: {
      general: 'General',
      numbers: 'Readings',
    },
    views: {
      register: 'Electricity meters without an apartment',
    },
    options: {
      type: {
        single_phase: 'Single phase',
        three_phase: 'Three phase',
      },
    },
  },
  km: {
    one: 'នាឡិកាអគ្គិសនី',
    many: 'នាឡិកាអគ្គិសនី',
    purpose: 'នាឡិកាអគ្គិសនី និងអាផាតមិនដែលប្រើ។',
    fields: {
      code: 'លេខកូដ',
      serial_number: 'លេខស៊េរី',
      apartment_id: 'អាផាតមិន',
      type: 'ប្រភេទ',
      start_number: 'លេខដើម',
      current_number: 'លេខបច្ចុប្បន្ន',
      usual_consumption: 'ការប្រើប្រាស់មធ្យម 3 ខែ',
      quota: 'កម្រិតកំណត់',
      charge_factor: 'មេគុណ',
      installed_on: 'ថ្ងៃដំឡើង',
      is_active: 'កំពុងប្រើ',
      note: 'កំណត់សម្គាល់',
      readings: 'លេខអានប្រចាំខែ',
    },
    help: {
      charge_factor: 'ការប្រើប្រាស់ត្រូវគុណនឹងមេគុណនេះ។',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      numbers: 'លេខ',
    },
    views: {
      register: 'នាឡិកាអគ្គិសនីគ្មានអាផាតមិន',
    },
    options: {
      type: {
        single_phase: '1 ហ្វា',
        three_phase: '3 ហ្វា',
      },
    },
  },
} satisfies Labels<typeof electricMeter>
