import { defineLabels } from '../define-labels.ts'
import { feedback } from './feedback.ts'

export const feedbackLabels = defineLabels(feedback, {
  one: { vi: 'ý kiến khảo sát', en: 'feedback', km: 'មតិកែលម្អ' },
  many: { vi: 'Khảo sát mức độ hài lòng', en: 'Satisfaction survey', km: 'ការស្ទង់មតិពេញចិត្ត' },
  purpose: {
    vi: 'Mức hài lòng và ý kiến gửi về ban quản lý.',
    en: 'How satisfied people are, in their own words.',
    km: 'កម្រិតពេញចិត្ត និងមតិ។',
  },
  fields: {
    rate_type: { vi: 'Mức hài lòng', en: 'Satisfaction', km: 'កម្រិតពេញចិត្ត' },
    need_to_talk: { vi: 'Muốn trao đổi', en: 'Wants to talk', km: 'ចង់ពិភាក្សា' },
    account_id: { vi: 'Người gửi', en: 'From', km: 'ពី' },
    answered_by: { vi: 'Đối tượng', en: 'Answered by', km: 'អ្នកឆ្លើយ' },
    is_handled: { vi: 'Đã xử lý', en: 'Handled', km: 'បានដោះស្រាយ' },
  },
  options: {
    answered_by: {
      resident: { vi: 'Cư dân', en: 'Resident', km: 'អ្នកស្នាក់នៅ' },
      staff: { vi: 'Nhân viên', en: 'Staff', km: 'បុគ្គលិក' },
    },
    rate_type: {
      satisfied: { vi: 'Hài lòng', en: 'Satisfied', km: 'ពេញចិត្ត' },
      fairly_satisfied: { vi: 'Khá hài lòng', en: 'Fairly satisfied', km: 'ពេញចិត្តគួរសម' },
      needs_improvement: { vi: 'Cần cải thiện', en: 'Needs improvement', km: 'ត្រូវកែលម្អ' },
      dissatisfied: { vi: 'Không hài lòng', en: 'Dissatisfied', km: 'មិនពេញចិត្ត' },
    },
  },
  plural: { en: 'feedback answers' },
})
