import { defineLabels } from '../define-labels.ts'
import { feedback } from './feedback.ts'

export const feedbackLabels = defineLabels(feedback, {
  vi: {
    one: 'ý kiến khảo sát',
    many: 'Khảo sát mức độ hài lòng',
    purpose: 'Mức hài lòng và ý kiến gửi về ban quản lý.',
    fields: {
      rate_type: 'Mức hài lòng',
      need_to_talk: 'Muốn trao đổi',
      account_id: 'Người gửi',
      is_handled: 'Đã xử lý',
    },
    options: {
      rate_type: {
        satisfied: 'Hài lòng',
        fairly_satisfied: 'Khá hài lòng',
        needs_improvement: 'Cần cải thiện',
        dissatisfied: 'Không hài lòng',
      },
    },
  },
  en: {
    one: 'feedback',
    many: 'Satisfaction survey',
    plural: 'feedback answers',
    purpose: 'How satisfied people are, in their own words.',
    fields: {
      rate_type: 'Satisfaction',
      need_to_talk: 'Wants to talk',
      account_id: 'From',
      is_handled: 'Handled',
    },
    options: {
      rate_type: {
        satisfied: 'Satisfied',
        fairly_satisfied: 'Fairly satisfied',
        needs_improvement: 'Needs improvement',
        dissatisfied: 'Dissatisfied',
      },
    },
  },
  km: {
    one: 'មតិកែលម្អ',
    many: 'ការស្ទង់មតិពេញចិត្ត',
    purpose: 'កម្រិតពេញចិត្ត និងមតិ។',
    fields: {
      rate_type: 'កម្រិតពេញចិត្ត',
      need_to_talk: 'ចង់ពិភាក្សា',
      account_id: 'ពី',
      is_handled: 'បានដោះស្រាយ',
    },
    options: {
      rate_type: {
        satisfied: 'ពេញចិត្ត',
        fairly_satisfied: 'ពេញចិត្តគួរសម',
        needs_improvement: 'ត្រូវកែលម្អ',
        dissatisfied: 'មិនពេញចិត្ត',
      },
    },
  },
})
