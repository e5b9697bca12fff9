import { defineLabels } from '../define-labels.ts'
import { utility } from './utility.ts'

export const utilityLabels = defineLabels(utility, {
  one: { vi: 'tiện ích', en: 'amenity', km: 'បរិក្ខាររួម' },
  many: { vi: 'Tiện ích', en: 'Amenities', km: 'បរិក្ខាររួម' },
  purpose: {
    vi: 'Tiện ích chung mà cư dân đặt chỗ theo khung giờ.',
    en: 'Shared facilities that residents book by time slot.',
    km: 'កន្លែងរួមដែលអ្នកស្នាក់នៅកក់តាមម៉ោង។',
  },
  fields: {
    type_id: { vi: 'Nhóm tiện ích', en: 'Type', km: 'ប្រភេទ' },
    capacity: { vi: 'Sức chứa mỗi khung giờ', en: 'Capacity per slot', km: 'ចំនួនកន្លែងក្នុងមួយម៉ោង' },
    is_exclusive: { vi: 'Mỗi khung giờ một lượt đặt', en: 'One booking at a time', km: 'មួយម៉ោងកក់បានតែមួយ' },
    open_time: { vi: 'Mở cửa', en: 'Opens', km: 'បើក' },
    close_time: { vi: 'Đóng cửa', en: 'Closes', km: 'បិទ' },
    slot_minutes: { vi: 'Độ dài khung giờ', en: 'Slot length', km: 'រយៈពេលមួយវេន' },
    closed_weekdays: { vi: 'Ngày nghỉ', en: 'Closed on', km: 'ថ្ងៃឈប់' },
    days_ahead: { vi: 'Đặt trước tối đa', en: 'Maximum days ahead', km: 'កក់មុនច្រើនបំផុត' },
    cancel_hours: { vi: 'Cư dân hủy trước', en: 'Residents may call it off before', km: 'អ្នកស្នាក់នៅអាចលុបមុន' },
    price: { vi: 'Giá mỗi khung giờ', en: 'Price per slot', km: 'តម្លៃមួយវេន' },
    deposit: { vi: 'Tiền cọc', en: 'Deposit', km: 'ប្រាក់កក់' },
    needs_approval: { vi: 'Cần duyệt', en: 'Needs approval', km: 'ត្រូវអនុម័ត' },
    rules_text: { vi: 'Nội quy', en: 'Rules', km: 'បទបញ្ជា' },
    bookings: { vi: 'Lượt đặt', en: 'Bookings', km: 'ការកក់' },
  },
  sections: {
    slots: { vi: 'Khung giờ', en: 'Slots', km: 'វេន' },
  },
  options: {
    closed_weekdays: {
      monday: { vi: 'Thứ hai', en: 'Monday', km: 'ចន្ទ' },
      tuesday: { vi: 'Thứ ba', en: 'Tuesday', km: 'អង្គារ' },
      wednesday: { vi: 'Thứ tư', en: 'Wednesday', km: 'ពុធ' },
      thursday: { vi: 'Thứ năm', en: 'Thursday', km: 'ព្រហស្បតិ៍' },
      friday: { vi: 'Thứ sáu', en: 'Friday', km: 'សុក្រ' },
      saturday: { vi: 'Thứ bảy', en: 'Saturday', km: 'សៅរ៍' },
      sunday: { vi: 'Chủ nhật', en: 'Sunday', km: 'អាទិត្យ' },
    },
  },
})
