import { defineLabels } from '../define-labels.ts'
import { residentRegistration } from './resident-registration.ts'

export const residentRegistrationLabels = defineLabels(residentRegistration, {
  one: { vi: 'đăng ký cư dân', en: 'resident registration', km: 'ការចុះឈ្មោះអ្នកស្នាក់នៅ' },
  many: { vi: 'Đăng ký cư dân', en: 'Resident registrations', km: 'ការចុះឈ្មោះអ្នកស្នាក់នៅ' },
  purpose: {
    vi: 'Đơn xin đăng ký ở căn hộ; khi duyệt, cư dân và thông tin cư trú được tạo.',
    en: 'Applications to live in an apartment. Approval creates the resident and the residency.',
    km: 'ពាក្យសុំស្នាក់នៅ ពេលអនុម័ត អ្នកស្នាក់នៅត្រូវបានបង្កើត។',
  },
  fields: {
    approved_as: { vi: 'Duyệt thành', en: 'Approved as', km: 'អនុម័តជា' },
    resident_id: { vi: 'Hồ sơ cư dân', en: 'Resident record', km: 'ប្រវត្តិរូបអ្នកស្នាក់នៅ' },
    invitation_id: { vi: 'Lời mời đã dùng', en: 'Invitation used', km: 'ការអញ្ជើញដែលបានប្រើ' },
    account_id: { vi: 'Tài khoản ứng dụng', en: 'App account', km: 'គណនីកម្មវិធី' },
    doubt: { vi: 'Vì sao cần kiểm tra', en: 'Why it is checked', km: 'មូលហេតុត្រូវពិនិត្យ' },
  },
  sections: {
    person: { vi: 'Người đăng ký', en: 'Applicant', km: 'អ្នកដាក់ពាក្យ' },
    identity: { vi: 'Giấy tờ', en: 'Identity papers', km: 'ឯកសារអត្តសញ្ញាណ' },
    invitation: { vi: 'Lời mời vào ứng dụng', en: 'App invitation', km: 'ការអញ្ជើញចូលកម្មវិធី' },
  },
  options: {
    gender: {
      male: { vi: 'Nam', en: 'Male', km: 'ប្រុស' },
      female: { vi: 'Nữ', en: 'Female', km: 'ស្រី' },
      unknown: { vi: 'Chưa rõ', en: 'Unknown', km: 'មិនស្គាល់' },
    },
    nationality: {
      vietnam: { vi: 'Việt Nam', en: 'Vietnam', km: 'វៀតណាម' },
      foreign: { vi: 'Nước ngoài', en: 'Foreign', km: 'បរទេស' },
    },
    doubt: {
      office_checks: {
        vi: 'Không khớp với ai đang ở căn hộ',
        en: 'Nobody in the apartment is called so',
        km: 'មិនត្រូវនឹងអ្នកណាក្នុងអាផាតមិន',
      },
      already_joined: {
        vi: 'Đã có người vào ứng dụng với tên này',
        en: 'Somebody has come in as this person',
        km: 'មានគេចូលកម្មវិធីក្នុងនាមមនុស្សនេះរួចហើយ',
      },
    },
    approved_as: {
      new_person: { vi: 'Cư dân mới', en: 'New resident', km: 'អ្នកស្នាក់នៅថ្មី' },
      known_person: { vi: 'Cư dân đã có hồ sơ', en: 'Known resident', km: 'អ្នកស្នាក់នៅដែលមានក្នុងបញ្ជី' },
    },
  },
  states: {
    approve: { vi: 'Đã duyệt', en: 'Approved', km: 'បានអនុម័ត' },
    reject: { vi: 'Từ chối', en: 'Rejected', km: 'បានបដិសេធ' },
  },
  actions: {
    accept: { vi: 'Duyệt', en: 'Approve', km: 'អនុម័ត' },
    refuse: { vi: 'Từ chối', en: 'Reject', km: 'បដិសេធ' },
  },
  plural: { en: 'registrations' },
})
