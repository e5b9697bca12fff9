import { defineLabels } from '../define-labels.ts'
import { waterMeter } from './water-meter.ts'

export const waterMeterLabels = defineLabels(waterMeter, {
  vi: {
    one: 'đồng hồ nước',
    many: 'Đồng hồ nước',
    purpose: 'Đồng hồ nước và căn hộ đang dùng.',
    fields: {
      start_number: 'Chỉ số ban đầu',
      current_number: 'Chỉ số hiện tại',
      usual_consumption: 'Tiêu thụ trung bình 3 tháng',
      quota: 'Định mức',
      installed_on: 'Ngày lắp',
      readings: 'Chỉ số theo tháng',
    },
    help: {
      charge_factor: 'Tiêu thụ được nhân với hệ số này.',
    },
    views: {
      register: 'Đồng hồ nước chưa gán căn hộ',
    },
    options: {
      type: {
        cold: 'Nước lạnh',
        hot: 'Nước nóng',
      },
    },
  },
  en: {
    one: 'water meter',
    many: 'Water meters',
    purpose: 'Water meters and the apartments that use them.',
    fields: {
      start_number: 'Initial reading',
      current_number: 'Latest reading',
      usual_consumption: 'Average use of 3 months',
      quota: 'Allowance',
      installed_on: 'Installed on',
      readings: 'Monthly readings',
    },
    help: {
      charge_factor: 'Consumption is multiplied by this factor.',
    },
    views: {
      register: 'Water meters without an apartment',
    },
    options: {
      type: {
        cold: 'Cold water',
        hot: 'Hot water',
      },
    },
  },
  km: {
    one: 'នាឡិកាទឹក',
    many: 'នាឡិកាទឹក',
    purpose: 'នាឡិកាទឹក និងអាផាតមិនដែលប្រើ។',
    fields: {
      start_number: 'លេខដើម',
      current_number: 'លេខបច្ចុប្បន្ន',
      usual_consumption: 'ការប្រើប្រាស់មធ្យម 3 ខែ',
      quota: 'កម្រិតកំណត់',
      installed_on: 'ថ្ងៃដំឡើង',
      readings: 'លេខអានប្រចាំខែ',
    },
    help: {
      charge_factor: 'ការប្រើប្រាស់ត្រូវគុណនឹងមេគុណនេះ។',
    },
    views: {
      register: 'នាឡិកាទឹកគ្មានអាផាតមិន',
    },
    options: {
      type: {
        cold: 'ទឹកត្រជាក់',
        hot: 'ទឹកក្តៅ',
      },
    },
  },
})
