import { defineLabels } from '../define-labels.ts'
import { electricMeter } from './electric-meter.ts'

export const electricMeterLabels = defineLabels(electricMeter, {
  vi: {
    one: 'đồng hồ điện',
    many: 'Đồng hồ điện',
    purpose: 'Đồng hồ điện và căn hộ đang dùng.',
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
      register: 'នាឡិកាអគ្គិសនីគ្មានអាផាតមិន',
    },
    options: {
      type: {
        single_phase: '1 ហ្វា',
        three_phase: '3 ហ្វា',
      },
    },
  },
})
