import { defineLabels } from '../define-labels.ts'
import { handover } from './handover.ts'

export const handoverLabels = defineLabels(handover, {
  one: { vi: 'lượt bàn giao', en: 'handover', km: 'ការប្រគល់' },
  many: { vi: 'Bàn giao căn hộ', en: 'Apartment handovers', km: 'ការប្រគល់អាផាតមិន' },
  purpose: {
    vi: 'Lịch và biên bản bàn giao căn hộ; trạng thái căn hộ đổi theo.',
    en: 'Handover appointments and records. The apartment’s status follows them.',
    km: 'កាលវិភាគ និងកំណត់ហេតុប្រគល់អាផាតមិន។',
  },
  fields: {
    planned_at: { vi: 'Giờ hẹn', en: 'Scheduled for', km: 'ពេលណាត់' },
    handover_date: { vi: 'Ngày bàn giao', en: 'Handed over on', km: 'ថ្ងៃប្រគល់' },
    receiver_id: { vi: 'Cư dân nhận', en: 'Receiving resident', km: 'អ្នកស្នាក់នៅដែលទទួល' },
    receiver_name: { vi: 'Người nhận', en: 'Receiver', km: 'អ្នកទទួល' },
    receiver_phone: { vi: 'Điện thoại người nhận', en: 'Receiver’s phone', km: 'ទូរស័ព្ទអ្នកទទួល' },
    handed_by_id: { vi: 'Người bàn giao', en: 'Handed over by', km: 'អ្នកប្រគល់' },
    keys_count: { vi: 'Số chìa khóa', en: 'Keys', km: 'ចំនួនកូនសោ' },
    cards_count: { vi: 'Số thẻ', en: 'Cards', km: 'ចំនួនកាត' },
    water_number: { vi: 'Chỉ số nước', en: 'Water reading', km: 'លេខទឹក' },
    electric_number: { vi: 'Chỉ số điện', en: 'Electricity reading', km: 'លេខភ្លើង' },
    checklist: { vi: 'Danh mục kiểm tra', en: 'Checklist', km: 'បញ្ជីត្រួតពិនិត្យ' },
    defects: { vi: 'Lỗi cần sửa', en: 'Defects', km: 'កំហុសត្រូវជួសជុល' },
    giver_signature: { vi: 'Chữ ký bên giao', en: 'Signature of who hands over', km: 'ហត្ថលេខាអ្នកប្រគល់' },
    receiver_signature: { vi: 'Chữ ký người nhận', en: 'Receiver’s signature', km: 'ហត្ថលេខាអ្នកទទួល' },
    minutes: { vi: 'Biên bản đã ký', en: 'Signed handover record', km: 'កំណត់ហេតុដែលបានចុះហត្ថលេខា' },
  },
  sections: {
    receiver: { vi: 'Bên nhận', en: 'Receiver', km: 'អ្នកទទួល' },
    defects: { vi: 'Hiện trạng', en: 'Condition', km: 'ស្ថានភាពជាក់ស្តែង' },
  },
  lines: {
    checklist: {
      item: { vi: 'Hạng mục', en: 'Item', km: 'មុខ' },
      passed: { vi: 'Đạt', en: 'Passed', km: 'ត្រឹមត្រូវ' },
      remark: { vi: 'Ghi chú', en: 'Remark', km: 'កំណត់សម្គាល់' },
      photos: { vi: 'Ảnh', en: 'Photos', km: 'រូបថត' },
    },
    defects: {
      item: { vi: 'Hạng mục', en: 'Item', km: 'មុខ' },
      description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
      due_date: { vi: 'Hạn sửa', en: 'Due date', km: 'ថ្ងៃកំណត់' },
      fixed: { vi: 'Đã sửa', en: 'Fixed', km: 'បានជួសជុល' },
    },
  },
  states: {
    wait_handover: { vi: 'Chờ bàn giao', en: 'Waiting for handover', km: 'រង់ចាំប្រគល់' },
    handover: { vi: 'Đã bàn giao', en: 'Handed over', km: 'បានប្រគល់' },
    wait_closed: { vi: 'Chờ đóng hồ sơ', en: 'Awaiting closure', km: 'រង់ចាំបិទ' },
    closed: { vi: 'Đã đóng hồ sơ', en: 'Closed', km: 'បានបិទ' },
    inactive: { vi: 'Chưa sử dụng', en: 'Inactive', km: 'មិនទាន់ប្រើ' },
  },
  actions: {
    hand_over: { vi: 'Hoàn tất', en: 'Complete', km: 'បញ្ចប់' },
    postpone: { vi: 'Hoãn', en: 'Postpone', km: 'ពន្យារពេល' },
    plan_again: { vi: 'Hẹn lại', en: 'Reschedule', km: 'ណាត់ម្តងទៀត' },
    request_close: { vi: 'Yêu cầu đóng hồ sơ', en: 'Request closure', km: 'ស្នើបិទ' },
    keep_open: { vi: 'Tiếp tục sử dụng', en: 'Keep open', km: 'បន្តប្រើប្រាស់' },
    close: { vi: 'Đóng hồ sơ', en: 'Close', km: 'បិទ' },
  },
})
