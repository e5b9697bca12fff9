import { defineLabels } from '../define-labels.ts'
import { formAnswer } from './form-answer.ts'

export const formAnswerLabels = defineLabels(formAnswer, {
  vi: {
    one: 'phản hồi biểu mẫu',
    many: 'Phản hồi biểu mẫu',
    purpose: 'Nội dung cư dân đã điền vào biểu mẫu.',
    fields: {
      form_id: 'Biểu mẫu',
      name: 'Người điền',
      entered_by_id: 'Người nhập',
      signature: 'Chữ ký',
      answers: 'Nội dung trả lời',
    },
    sections: {
      answers: 'Nội dung trả lời',
    },
    state: 'Trạng thái',
    states: {
      processed: 'Đã xử lý',
    },
  },
  en: {
    one: 'form response',
    many: 'Form responses',
    purpose: 'Answers that residents have sent through forms.',
    fields: {
      form_id: 'Form',
      name: 'Filled in by',
      entered_by_id: 'Entered by',
      signature: 'Signature',
      answers: 'Answers',
    },
    sections: {
      answers: 'Answers',
    },
    state: 'Status',
    states: {
      processed: 'Processed',
    },
  },
  km: {
    one: 'ចម្លើយទម្រង់',
    many: 'ចម្លើយទម្រង់',
    purpose: 'អ្វីដែលអ្នកស្នាក់នៅបានបំពេញ។',
    fields: {
      form_id: 'ទម្រង់',
      name: 'អ្នកបំពេញ',
      entered_by_id: 'អ្នកបញ្ចូល',
      signature: 'ហត្ថលេខា',
      answers: 'ចម្លើយ',
    },
    sections: {
      answers: 'ចម្លើយ',
    },
    state: 'ស្ថានភាព',
    states: {
      processed: 'បានដោះស្រាយ',
    },
  },
})
