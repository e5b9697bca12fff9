import { defineLabels } from '../define-labels.ts'
import { residentRegistration } from './resident-registration.ts'

export const residentRegistrationLabels = defineLabels(residentRegistration, {
  vi: {
    one: 'đăng ký cư dân',
    many: 'Đăng ký cư dân',
    purpose: 'Đơn xin đăng ký ở căn hộ; khi duyệt, cư dân và thông tin cư trú được tạo.',
    fields: {
      relationship_id: 'Quan hệ với chủ hộ',
      full_name: 'Họ và tên',
      gender: 'Giới tính',
      date_of_birth: 'Ngày sinh',
      nationality: 'Quốc tịch',
      id_number: 'Số CCCD / hộ chiếu',
      id_front_image: 'Ảnh mặt trước giấy tờ',
      id_back_image: 'Ảnh mặt sau giấy tờ',
      move_in_date: 'Ngày chuyển vào',
      householder_approved: 'Chủ hộ đã xác nhận',
      approved_as: 'Duyệt thành',
      resident_id: 'Hồ sơ cư dân',
    },
    sections: {
      person: 'Người đăng ký',
      identity: 'Giấy tờ',
      decision: 'Xử lý',
    },
    options: {
      gender: {
        male: 'Nam',
        female: 'Nữ',
        unknown: 'Chưa rõ',
      },
      nationality: {
        vietnam: 'Việt Nam',
        foreign: 'Nước ngoài',
      },
      approved_as: { new_person: 'Cư dân mới', known_person: 'Cư dân đã có hồ sơ' },
    },
    state: 'Trạng thái',
    states: {
      approve: 'Đã duyệt',
      reject: 'Từ chối',
    },
    actions: {
      accept: 'Duyệt',
      refuse: 'Từ chối',
    },
  },
  en: {
    one: 'resident registration',
    many: 'Resident registrations',
    plural: 'registrations',
    purpose: 'Applications to live in an apartment. Approval creates the resident and the residency.',
    fields: {
      relationship_id: 'Relationship to householder',
      full_name: 'Full name',
      gender: 'Gender',
      date_of_birth: 'Date of birth',
      nationality: 'Nationality',
      id_number: 'ID or passport number',
      id_front_image: 'ID, front',
      id_back_image: 'ID, back',
      move_in_date: 'Move-in date',
      householder_approved: 'Approved by householder',
      approved_as: 'Approved as',
      resident_id: 'Resident record',
    },
    sections: {
      person: 'Applicant',
      identity: 'Identity papers',
      decision: 'Decision',
    },
    options: {
      gender: {
        male: 'Male',
        female: 'Female',
        unknown: 'Unknown',
      },
      nationality: {
        vietnam: 'Vietnam',
        foreign: 'Foreign',
      },
      approved_as: { new_person: 'New resident', known_person: 'Known resident' },
    },
    state: 'Status',
    states: {
      approve: 'Approved',
      reject: 'Rejected',
    },
    actions: {
      accept: 'Approve',
      refuse: 'Reject',
    },
  },
  km: {
    one: 'ការចុះឈ្មោះអ្នកស្នាក់នៅ',
    many: 'ការចុះឈ្មោះអ្នកស្នាក់នៅ',
    purpose: 'ពាក្យសុំស្នាក់នៅ ពេលអនុម័ត អ្នកស្នាក់នៅត្រូវបានបង្កើត។',
    fields: {
      relationship_id: 'ទំនាក់ទំនងនឹងមេគ្រួសារ',
      full_name: 'គោត្តនាម និងនាម',
      gender: 'ភេទ',
      date_of_birth: 'ថ្ងៃខែឆ្នាំកំណើត',
      nationality: 'សញ្ជាតិ',
      id_number: 'លេខអត្តសញ្ញាណប័ណ្ណ ឬលិខិតឆ្លងដែន',
      id_front_image: 'រូបថតផ្នែកខាងមុខ',
      id_back_image: 'រូបថតផ្នែកខាងក្រោយ',
      move_in_date: 'ថ្ងៃចូលស្នាក់នៅ',
      householder_approved: 'មេគ្រួសារបានបញ្ជាក់',
      approved_as: 'អនុម័តជា',
      resident_id: 'ប្រវត្តិរូបអ្នកស្នាក់នៅ',
    },
    sections: {
      person: 'អ្នកដាក់ពាក្យ',
      identity: 'ឯកសារអត្តសញ្ញាណ',
      decision: 'ការសម្រេច',
    },
    options: {
      gender: {
        male: 'ប្រុស',
        female: 'ស្រី',
        unknown: 'មិនស្គាល់',
      },
      nationality: {
        vietnam: 'វៀតណាម',
        foreign: 'បរទេស',
      },
      approved_as: { new_person: 'អ្នកស្នាក់នៅថ្មី', known_person: 'អ្នកស្នាក់នៅដែលមានក្នុងបញ្ជី' },
    },
    state: 'ស្ថានភាព',
    states: {
      approve: 'បានអនុម័ត',
      reject: 'បានបដិសេធ',
    },
    actions: {
      accept: 'អនុម័ត',
      refuse: 'បដិសេធ',
    },
  },
})
