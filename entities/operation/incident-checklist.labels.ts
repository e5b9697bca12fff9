import { defineLabels } from '../define-labels.ts'
import { incidentChecklist } from './incident-checklist.ts'

export const incidentChecklistLabels = defineLabels(incidentChecklist, {
  one: { vi: 'sự cố', en: 'incident', km: 'ឧប្បត្តិហេតុ' },
  many: { vi: 'Sự cố phát sinh', en: 'Incidents', km: 'ឧប្បត្តិហេតុ' },
  purpose: {
    vi: 'Hỏng hóc, sự cố bất thường và cách xử lý.',
    en: 'Breakdowns and incidents, and how they were resolved.',
    km: 'អ្វីដែលខូច ឬកើតឡើង និងរបៀបដោះស្រាយ។',
  },
  fields: {
    title: { vi: 'Nội dung', en: 'Title', km: 'ចំណងជើង' },
    severity: { vi: 'Mức độ', en: 'Severity', km: 'កម្រិតធ្ងន់ធ្ងរ' },
    reported_by: { vi: 'Người báo', en: 'Reported by', km: 'អ្នករាយការណ៍' },
    reported_at: { vi: 'Thời điểm báo', en: 'Reported at', km: 'រាយការណ៍នៅ' },
    deadline: { vi: 'Hạn xử lý', en: 'Deadline', km: 'ថ្ងៃកំណត់ដោះស្រាយ' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    images_before: { vi: 'Ảnh hiện trạng', en: 'Photos before', km: 'រូបភាពមុន' },
    cause: { vi: 'Nguyên nhân', en: 'Cause', km: 'មូលហេតុ' },
    solution: { vi: 'Cách xử lý', en: 'Solution', km: 'ដំណោះស្រាយ' },
    cost: { vi: 'Chi phí', en: 'Cost', km: 'ចំណាយ' },
    images_after: { vi: 'Ảnh sau xử lý', en: 'Photos after', km: 'រូបភាពក្រោយ' },
  },
  sections: {
    report: { vi: 'Thông tin báo', en: 'Report', km: 'របាយការណ៍' },
    work: { vi: 'Xử lý', en: 'Work', km: 'ការដោះស្រាយ' },
  },
  options: {
    severity: {
      low: { vi: 'Thấp', en: 'Low', km: 'ទាប' },
      medium: { vi: 'Trung bình', en: 'Medium', km: 'មធ្យម' },
      high: { vi: 'Cao', en: 'High', km: 'ខ្ពស់' },
      urgent: { vi: 'Khẩn cấp', en: 'Urgent', km: 'បន្ទាន់' },
    },
  },
  states: {
    processing: { vi: 'Đang xử lý', en: 'Processing', km: 'កំពុងដោះស្រាយ' },
    done: { vi: 'Đã xử lý', en: 'Done', km: 'បានដោះស្រាយ' },
  },
  actions: {
    start: { vi: 'Nhận xử lý', en: 'Start', km: 'ចាប់ផ្តើម' },
    finish: { vi: 'Hoàn thành xử lý', en: 'Finish', km: 'បញ្ចប់' },
  },
})
