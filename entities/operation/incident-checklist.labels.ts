import { defineLabels } from '../define-labels.ts'
import { incidentChecklist } from './incident-checklist.ts'

export const incidentChecklistLabels = defineLabels(incidentChecklist, {
  vi: {
    one: 'sự cố',
    many: 'Sự cố phát sinh',
    purpose: 'Hỏng hóc, sự cố bất thường và cách xử lý.',
    fields: {
      title: 'Nội dung',
      severity: 'Mức độ',
      reported_by: 'Người báo',
      reported_at: 'Thời điểm báo',
      deadline: 'Hạn xử lý',
      assignee_id: 'Người phụ trách',
      description: 'Mô tả',
      images_before: 'Ảnh hiện trạng',
      cause: 'Nguyên nhân',
      solution: 'Cách xử lý',
      cost: 'Chi phí',
      images_after: 'Ảnh sau xử lý',
    },
    sections: {
      report: 'Thông tin báo',
      work: 'Xử lý',
    },
    options: {
      severity: {
        low: 'Thấp',
        medium: 'Trung bình',
        high: 'Cao',
        urgent: 'Khẩn cấp',
      },
    },
    state: 'Trạng thái',
    states: {
      processing: 'Đang xử lý',
      done: 'Đã xử lý',
    },
    actions: {
      start: 'Nhận xử lý',
      finish: 'Hoàn thành xử lý',
    },
  },
  en: {
    one: 'incident',
    many: 'Incidents',
    purpose: 'Breakdowns and incidents, and how they were resolved.',
    fields: {
      title: 'Title',
      severity: 'Severity',
      reported_by: 'Reported by',
      reported_at: 'Reported at',
      deadline: 'Deadline',
      assignee_id: 'Assignee',
      description: 'Description',
      images_before: 'Photos before',
      cause: 'Cause',
      solution: 'Solution',
      cost: 'Cost',
      images_after: 'Photos after',
    },
    sections: {
      report: 'Report',
      work: 'Work',
    },
    options: {
      severity: {
        low: 'Low',
        medium: 'Medium',
        high: 'High',
        urgent: 'Urgent',
      },
    },
    state: 'Status',
    states: {
      processing: 'Processing',
      done: 'Done',
    },
    actions: {
      start: 'Start',
      finish: 'Finish',
    },
  },
  km: {
    one: 'ឧប្បត្តិហេតុ',
    many: 'ឧប្បត្តិហេតុ',
    purpose: 'អ្វីដែលខូច ឬកើតឡើង និងរបៀបដោះស្រាយ។',
    fields: {
      title: 'ចំណងជើង',
      severity: 'កម្រិតធ្ងន់ធ្ងរ',
      reported_by: 'អ្នករាយការណ៍',
      reported_at: 'រាយការណ៍នៅ',
      deadline: 'ថ្ងៃកំណត់ដោះស្រាយ',
      assignee_id: 'អ្នកទទួលបន្ទុក',
      description: 'ការពិពណ៌នា',
      images_before: 'រូបភាពមុន',
      cause: 'មូលហេតុ',
      solution: 'ដំណោះស្រាយ',
      cost: 'ចំណាយ',
      images_after: 'រូបភាពក្រោយ',
    },
    sections: {
      report: 'របាយការណ៍',
      work: 'ការដោះស្រាយ',
    },
    options: {
      severity: {
        low: 'ទាប',
        medium: 'មធ្យម',
        high: 'ខ្ពស់',
        urgent: 'បន្ទាន់',
      },
    },
    state: 'ស្ថានភាព',
    states: {
      processing: 'កំពុងដោះស្រាយ',
      done: 'បានដោះស្រាយ',
    },
    actions: {
      start: 'ចាប់ផ្តើម',
      finish: 'បញ្ចប់',
    },
  },
})
