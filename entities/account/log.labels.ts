import { defineLabels } from '../define-labels.ts'
import { log } from './log.ts'

export const logLabels = defineLabels(log, {
  one: { vi: 'dòng nhật ký', en: 'log entry', km: 'កំណត់ហេតុ' },
  many: { vi: 'Nhật ký thao tác', en: 'Audit log', km: 'កំណត់ហេតុប្រតិបត្តិការ' },
  purpose: {
    vi: 'Ai đã thay đổi gì, khi nào và từ đâu.',
    en: 'Who changed what, when and from where.',
    km: 'អ្នកណាបានផ្លាស់ប្តូរអ្វី នៅពេលណា និងពីណា។',
  },
  fields: {
    actor_id: { vi: 'Tài khoản', en: 'Account', km: 'គណនី' },
    actor_name: { vi: 'Người thực hiện', en: 'Done by', km: 'អ្នកធ្វើ' },
    action: { vi: 'Thao tác', en: 'Action', km: 'សកម្មភាព' },
    resource: { vi: 'Loại dữ liệu', en: 'Record type', km: 'ប្រភេទកំណត់ត្រា' },
    record_id: { vi: 'Mã bản ghi', en: 'Record ID', km: 'លេខកំណត់ត្រា' },
    record_title: { vi: 'Bản ghi', en: 'Record', km: 'កំណត់ត្រា' },
    changes: { vi: 'Nội dung thay đổi', en: 'Changes', km: 'ការផ្លាស់ប្តូរ' },
    import_batch: { vi: 'Mã lần nhập dữ liệu', en: 'Import ID', km: 'លេខការនាំចូល' },
    import_file: { vi: 'Nhập từ tệp', en: 'Imported from file', km: 'នាំចូលពីឯកសារ' },
    import_uploader: { vi: 'Người tải tệp lên', en: 'File uploaded by', km: 'អ្នកផ្ទុកឯកសារឡើង' },
    ip: { vi: 'Địa chỉ IP', en: 'IP address', km: 'អាសយដ្ឋាន IP' },
    user_agent: { vi: 'Trình duyệt', en: 'Browser', km: 'កម្មវិធីរុករក' },
    request_id: { vi: 'Mã yêu cầu', en: 'Request ID', km: 'លេខសំណើ' },
  },
  sections: {
    origin: { vi: 'Nguồn thao tác', en: 'Origin', km: 'ប្រភព' },
  },
  lines: {
    changes: {
      field: { vi: 'Trường', en: 'Field', km: 'វាល' },
      before: { vi: 'Trước', en: 'Before', km: 'មុន' },
      after: { vi: 'Sau', en: 'After', km: 'ក្រោយ' },
    },
  },
  plural: { en: 'log entries' },
})
