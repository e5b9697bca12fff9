import type { Labels } from '#core/labels.ts'
import type { periodicChecklist } from './periodic-checklist.ts'

export const periodicChecklistLabels = {
  vi: {
    one: 'lượt kiểm tra định kỳ',
    many: 'Kiểm tra định kỳ',
    purpose: 'Các lượt kiểm tra theo lịch: ai làm, hạn nào, kết quả ra sao.',
    fields: {
      code: 'Mã',
      checklist_id: 'Checklist',
      equipment_id: 'Thiết bị',
      place: 'Vị trí',
      assignee_id: 'Người phụ trách',
      period: 'Chu kỳ',
      start_date: 'Ngày bắt đầu',
      due_date: 'Hạn hoàn thành',
      started_at: 'Bắt đầu lúc',
      finished_at: 'Hoàn thành lúc',
      results: 'Kết quả',
      images: 'Hình ảnh',
      note: 'Ghi chú',
      cancel_reason: 'Lý do hủy',
    },
    help: {
      period: 'Khi hoàn thành, lượt kế tiếp được tạo theo chu kỳ này.',
    },
    sections: {
      general: 'Thông tin chung',
      term: 'Lịch thực hiện',
      results: 'Kết quả kiểm tra',
    },
    options: {
      period: {
        once: 'Một lần',
        daily: 'Hằng ngày',
        weekly: 'Hằng tuần',
        monthly: 'Hằng tháng',
        quarterly: 'Hằng quý',
        yearly: 'Hằng năm',
      },
    },
    lines: {
      results: {
        name: 'Hạng mục',
        result: 'Kết quả',
        value: 'Giá trị',
        note: 'Ghi chú',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'Đạt',
          attention: 'Cần chú ý',
          bad: 'Không đạt',
          skipped: 'Bỏ qua',
        },
      },
    },
    state: 'Trạng thái',
    states: {
      new: 'Mới',
      doing: 'Đang thực hiện',
      overdue: 'Quá hạn',
      done: 'Hoàn thành',
      cancelled: 'Đã hủy',
    },
    actions: {
      start: 'Bắt đầu',
      finish: 'Hoàn thành',
      fall_due: 'Đánh dấu quá hạn',
      cancel: 'Hủy',
    },
  },
  en: {
    one: 'periodic check',
    many: 'Periodic checks',
    purpose: 'Scheduled rounds: who does them, when they are due, and what was found.',
    fields: {
      code: 'Code',
      checklist_id: 'Checklist',
      equipment_id: 'Equipment',
      place: 'Location',
      assignee_id: 'Assignee',
      period: 'Period',
      start_date: 'Start date',
      due_date: 'Due date',
      started_at: 'Started at',
      finished_at: 'Finished at',
      results: 'Results',
      images: 'Images',
      note: 'Note',
      cancel_reason: 'Reason for cancelling',
    },
    help: {
      period: 'When a round is finished, the next one is created after this period.',
    },
    sections: {
      general: 'General',
      term: 'Schedule',
      results: 'Results',
    },
    options: {
      period: {
        once: 'Once',
        daily: 'Daily',
        weekly: 'Weekly',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
        yearly: 'Yearly',
      },
    },
    lines: {
      results: {
        name: 'Item',
        result: 'Result',
        value: 'Value',
        note: 'Note',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'Good',
          attention: 'Needs attention',
          bad: 'Bad',
          skipped: 'Skipped',
        },
      },
    },
    state: 'Status',
    states: {
      new: 'New',
      doing: 'In progress',
      overdue: 'Overdue',
      done: 'Done',
      cancelled: 'Cancelled',
    },
    actions: {
      start: 'Start',
      finish: 'Finish',
      fall_due: 'Mark as overdue',
      cancel: 'Cancel',
    },
  },
  km: {
    one: 'ការត្រួតពិនិត្យតាមកាលកំណត់',
    many: 'ការត្រួតពិនិត្យតាមកាលកំណត់',
    purpose: 'ការត្រួតពិនិត្យតាមកាលវិភាគ៖ អ្នកធ្វើ ថ្ងៃកំណត់ និងលទ្ធផល។',
    fields: {
      code: 'លេខកូដ',
      checklist_id: 'បញ្ជីត្រួតពិនិត្យ',
      equipment_id: 'ឧបករណ៍',
      place: 'ទីតាំង',
      assignee_id: 'អ្នកទទួលបន្ទុក',
      period: 'វដ្ត',
      start_date: 'ថ្ងៃចាប់ផ្តើម',
      due_date: 'ថ្ងៃកំណត់',
      started_at: 'ចាប់ផ្តើមនៅ',
      finished_at: 'បញ្ចប់នៅ',
      results: 'លទ្ធផល',
      images: 'រូបភាព',
      note: 'កំណត់សម្គាល់',
      cancel_reason: 'មូលហេតុបោះបង់',
    },
    help: {
      period: 'ពេលបញ្ចប់ ការត្រួតពិនិត្យបន្ទាប់ត្រូវបានបង្កើតតាមវដ្តនេះ។',
    },
    sections: {
      general: 'ព័ត៌មានទូទៅ',
      term: 'កាលវិភាគ',
      results: 'លទ្ធផលត្រួតពិនិត្យ',
    },
    options: {
      period: {
        once: 'ម្តង',
        daily: 'រាល់ថ្ងៃ',
        weekly: 'រាល់សប្តាហ៍',
        monthly: 'រាល់ខែ',
        quarterly: 'រាល់ត្រីមាស',
        yearly: 'រាល់ឆ្នាំ',
      },
    },
    lines: {
      results: {
        name: 'មុខត្រួតពិនិត្យ',
        result: 'លទ្ធផល',
        value: 'តម្លៃ',
        note: 'កំណត់សម្គាល់',
      },
    },
    lineOptions: {
      results: {
        result: {
          good: 'ល្អ',
          attention: 'ត្រូវយកចិត្តទុកដាក់',
          bad: 'មិនល្អ',
          skipped: 'រំលង',
        },
      },
    },
    state: 'ស្ថានភាព',
    states: {
      new: 'ថ្មី',
      doing: 'កំពុងធ្វើ',
      overdue: 'ហួសកំណត់',
      done: 'បានបញ្ចប់',
      cancelled: 'បានបោះបង់',
    },
    actions: {
      start: 'ចាប់ផ្តើម',
      finish: 'បញ្ចប់',
      fall_due: 'ហួសកំណត់',
      cancel: 'បោះបង់',
    },
  },
} satisfies Labels<typeof periodicChecklist>
