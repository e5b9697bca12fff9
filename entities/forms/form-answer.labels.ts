import type { Labels } from '#core/labels.ts'
import type { formAnswer } from './form-answer.ts'

export const formAnswerLabels = {
  vi: {
    one: 'phản hồi biểu mẫu',
    many: 'Phản hồi biểu mẫu',
    purpose: 'Nội dung cư dân đã điền vào biểu mẫu.',
    fields: {
      form_id: 'Biểu mẫu',
      name: 'Người điền',
      phone_number: 'Số điện thoại',
      email: 'E-mail',
      apartment_id: 'Căn hộ',
      resident_id: 'Cư dân',
      entered_by_id: 'Người nhập',
      signature: 'Chữ ký',
      answers: 'Nội dung trả lời',
      note: 'Ghi chú',
    },
    sections: {
      general: 'Thông tin chung',
      answers: 'Nội dung trả lời',
    },
    state: 'Trạng thái',
    states: {
      new: 'Mới',
      processed: 'Đã xử lý',
    },
    actions: {
      finish: 'Hoàn thành',
      reopen: 'Mở lại',
    },
  },
  en: {
    one: 'form response',
    many: 'Form responses',
    purpose: 'Answers that residents have sent through forms.',
    fields: {
      form_id: 'Form',
      name: 'Filled in by',
      phone_number: 'Phone number',
      email: 'E-mail',
      apartment_id: 'Apartment',
      resident_id: 'Resident',
      entered_by_id: 'Entered by',
      signature: 'Signature',
      answers: 'Answers',
      note: 'Note',
    },
    sections: {
      general: 'General',
      answers: 'Answers',
    },
    state: 'Status',
    states: {
      new: 'New',
      processed: 'Processed',
    },
    actions: {
      finish: 'Finish',
      reopen: 'Reopen',
    },
  },
  km: {
    one: 'ចម្លើយទម្រង់',
    many: 'ចម្លើយទម្រង់',
    purpose: 'អ្វីដែលអ្នកស្នាក់នៅបានបំពេញ។',
    fields: {
      form_id: 'ទម្រង់',
      name: 'អ្នកបំពេញ',
      phone_number: 'លេខទូរស័ព្ទ',
      email: 'អ៊ីមែល',
      apartment_id: 'អាផាតមិន',
      resident_id: 'អ្នកស្នាក់នៅ',
      entered_by_id: 'អ្នកបញ្ចូល',
      signature: 'ហត្ថលេខា',
      answers: 'ចម្លើយ',
      note: 'កំណត់សម្គាល់',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      answers: 'ចម្លើយ',
    },
    state: 'ស្ថានភាព',
    states: {
      new: 'ថ្មី',
      processed: 'បានដោះស្រាយ',
    },
    actions: {
      finish: 'បញ្ចប់',
      reopen: 'បើកឡើងវិញ',
    },
  },
} satisfies Labels<typeof formAnswer>
