import { defineLabels } from '../define-labels.ts'
import { utility } from './utility.ts'

export const utilityLabels = defineLabels(utility, {
  vi: {
    one: 'tiện ích',
    many: 'Tiện ích',
    purpose: 'Tiện ích chung mà cư dân đặt chỗ theo khung giờ.',
    fields: {
      type_id: 'Nhóm tiện ích',
      capacity: 'Sức chứa mỗi khung giờ',
      is_exclusive: 'Mỗi khung giờ một lượt đặt',
      open_time: 'Mở cửa',
      close_time: 'Đóng cửa',
      slot_minutes: 'Độ dài khung giờ',
      closed_weekdays: 'Ngày nghỉ',
      days_ahead: 'Đặt trước tối đa',
      deposit: 'Tiền cọc',
      needs_approval: 'Cần duyệt',
      rules_text: 'Nội quy',
      bookings: 'Lượt đặt',
    },
    sections: {
      slots: 'Khung giờ',
    },
    options: {
      closed_weekdays: {
        monday: 'Thứ hai',
        tuesday: 'Thứ ba',
        wednesday: 'Thứ tư',
        thursday: 'Thứ năm',
        friday: 'Thứ sáu',
        saturday: 'Thứ bảy',
        sunday: 'Chủ nhật',
      },
    },
  },
  en: {
    one: 'amenity',
    many: 'Amenities',
    purpose: 'Shared facilities that residents book by time slot.',
    fields: {
      type_id: 'Type',
      capacity: 'Capacity per slot',
      is_exclusive: 'One booking at a time',
      open_time: 'Opens',
      close_time: 'Closes',
      slot_minutes: 'Slot length',
      closed_weekdays: 'Closed on',
      days_ahead: 'Maximum days ahead',
      deposit: 'Deposit',
      needs_approval: 'Needs approval',
      rules_text: 'Rules',
      bookings: 'Bookings',
    },
    sections: {
      slots: 'Slots',
    },
    options: {
      closed_weekdays: {
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
        sunday: 'Sunday',
      },
    },
  },
  km: {
    one: 'បរិក្ខាររួម',
    many: 'បរិក្ខាររួម',
    purpose: 'កន្លែងរួមដែលអ្នកស្នាក់នៅកក់តាមម៉ោង។',
    fields: {
      type_id: 'ប្រភេទ',
      capacity: 'ចំនួនកន្លែងក្នុងមួយម៉ោង',
      is_exclusive: 'មួយម៉ោងកក់បានតែមួយ',
      open_time: 'បើក',
      close_time: 'បិទ',
      slot_minutes: 'រយៈពេលមួយវេន',
      closed_weekdays: 'ថ្ងៃឈប់',
      days_ahead: 'កក់មុនច្រើនបំផុត',
      deposit: 'ប្រាក់កក់',
      needs_approval: 'ត្រូវអនុម័ត',
      rules_text: 'បទបញ្ជា',
      bookings: 'ការកក់',
    },
    sections: {
      slots: 'វេន',
    },
    options: {
      closed_weekdays: {
        monday: 'ចន្ទ',
        tuesday: 'អង្គារ',
        wednesday: 'ពុធ',
        thursday: 'ព្រហស្បតិ៍',
        friday: 'សុក្រ',
        saturday: 'សៅរ៍',
        sunday: 'អាទិត្យ',
      },
    },
  },
})
