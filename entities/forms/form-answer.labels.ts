import { defineLabels } from '../define-labels.ts'
import { formAnswer } from './form-answer.ts'

export const formAnswerLabels = defineLabels(formAnswer, {
  one: { vi: 'phản hồi biểu mẫu', en: 'form response', km: 'ចម្លើយទម្រង់' },
  many: { vi: 'Phản hồi biểu mẫu', en: 'Form responses', km: 'ចម្លើយទម្រង់' },
  purpose: {
    vi: 'Nội dung cư dân đã điền vào biểu mẫu.',
    en: 'Answers that residents have sent through forms.',
    km: 'អ្វីដែលអ្នកស្នាក់នៅបានបំពេញ។',
  },
  fields: {
    form_id: { vi: 'Biểu mẫu', en: 'Form', km: 'ទម្រង់' },
    name: { vi: 'Người điền', en: 'Filled in by', km: 'អ្នកបំពេញ' },
    signature: { vi: 'Chữ ký', en: 'Signature', km: 'ហត្ថលេខា' },
    answers: { vi: 'Nội dung trả lời', en: 'Answers', km: 'ចម្លើយ' },
  },
  sections: {
    answers: { vi: 'Nội dung trả lời', en: 'Answers', km: 'ចម្លើយ' },
  },
  states: {
    processed: { vi: 'Đã xử lý', en: 'Processed', km: 'បានដោះស្រាយ' },
  },
})
