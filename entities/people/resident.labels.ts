import { defineLabels } from '../define-labels.ts'
import { resident } from './resident.ts'

export const residentLabels = defineLabels(resident, {
  one: { vi: 'cư dân', en: 'resident', km: 'អ្នកស្នាក់នៅ' },
  many: { vi: 'Cư dân', en: 'Residents', km: 'អ្នកស្នាក់នៅ' },
  purpose: {
    vi: 'Chủ hộ và những người đang ở trong tòa nhà.',
    en: 'Householders and the people who live in the building.',
    km: 'មេគ្រួសារ និងអ្នកដែលស្នាក់នៅក្នុងអគារ។',
  },
  empty: {
    vi: 'Thông báo phí chỉ đến được căn hộ có người ở. Nhập từ tệp sau khi có căn hộ, hoặc thêm từng người.',
    en: 'A fee notice reaches only apartments where somebody lives. Import them from a file once there are apartments, or add them one by one.',
    km: 'សេចក្តីជូនដំណឹងថ្លៃទៅដល់តែអាផាតមិនដែលមានអ្នករស់នៅ។ នាំចូលពីឯកសារក្រោយមានអាផាតមិន ឬបន្ថែមម្តងមួយ។',
  },
  fields: {
    code: { vi: 'Mã cư dân', en: 'Resident code', km: 'លេខកូដអ្នកស្នាក់នៅ' },
    name: { vi: 'Tên thường gọi', en: 'Known as', km: 'ឈ្មោះហៅ' },
    resident_type: { vi: 'Loại cư dân', en: 'Resident type', km: 'ប្រភេទអ្នកស្នាក់នៅ' },
    notification_emails: { vi: 'E-mail nhận thông báo', en: 'Notification e-mails', km: 'អ៊ីមែលទទួលការជូនដំណឹង' },
    id_issue_date: { vi: 'Ngày cấp', en: 'ID issued on', km: 'ថ្ងៃចេញ' },
    id_expiry_date: { vi: 'Ngày hết hạn', en: 'ID expires on', km: 'ថ្ងៃផុតកំណត់' },
    profile_image: { vi: 'Ảnh chân dung', en: 'Portrait', km: 'រូបថតមុខ' },
    tag_image: { vi: 'Ảnh thẻ cư dân', en: 'Resident card photo', km: 'រូបថតប័ណ្ណអ្នកស្នាក់នៅ' },
    nfc_card: { vi: 'Thẻ NFC', en: 'NFC card', km: 'កាត NFC' },
    password: { vi: 'Mật khẩu ứng dụng cư dân', en: 'Resident app password', km: 'ពាក្យសម្ងាត់កម្មវិធីទូរស័ព្ទ' },
    app_access: { vi: 'Ứng dụng', en: 'App', km: 'កម្មវិធី' },
    app_since: { vi: 'Dùng ứng dụng từ', en: 'Uses the app since', km: 'ប្រើកម្មវិធីតាំងពី' },
    invitations: { vi: 'Lời mời vào ứng dụng', en: 'App invitations', km: 'ការអញ្ជើញចូលកម្មវិធី' },
    lives_in: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
  },
  help: {
    notification_emails: {
      vi: 'Thông báo phí được gửi thêm đến các địa chỉ này.',
      en: 'Fee notices are sent to these addresses too.',
      km: 'លិខិតជូនដំណឹងថ្លៃសេវាត្រូវផ្ញើទៅអាសយដ្ឋានទាំងនេះផងដែរ។',
    },
    password: {
      vi: 'Cư dân đăng nhập ứng dụng bằng mật khẩu này.',
      en: 'The resident signs in to the app with it.',
      km: 'អ្នកស្នាក់នៅចូលកម្មវិធីដោយពាក្យសម្ងាត់នេះ។',
    },
  },
  facts: {
    apartment: { vi: 'Căn hộ', en: 'Apartment', km: 'អាផាតមិន' },
    relationship: { vi: 'Quan hệ với chủ hộ', en: 'Relationship', km: 'ទំនាក់ទំនង' },
  },
  sections: {
    identity: { vi: 'Giấy tờ tùy thân', en: 'Identity papers', km: 'ឯកសារអត្តសញ្ញាណ' },
    access: { vi: 'Thẻ ra vào', en: 'Access cards', km: 'កាតចេញចូល' },
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
    resident_type: {
      householder: { vi: 'Chủ hộ', en: 'Householder', km: 'មេគ្រួសារ' },
      not_householder: { vi: 'Thành viên', en: 'Household member', km: 'សមាជិកគ្រួសារ' },
    },
    app_access: {
      never: { vi: 'Chưa mời', en: 'Never invited', km: 'មិនទាន់អញ្ជើញ' },
      invited: { vi: 'Đã mời', en: 'Invited', km: 'បានអញ្ជើញ' },
      in: { vi: 'Đang dùng', en: 'In', km: 'កំពុងប្រើ' },
    },
  },
  lines: {
    notification_emails: {
      email: { vi: 'E-mail', en: 'E-mail', km: 'អ៊ីមែល' },
    },
  },
  state: { vi: 'Tình trạng', en: 'Status', km: 'ស្ថានភាព' },
  states: {
    not_moved_in: { vi: 'Chưa chuyển vào', en: 'Not moved in', km: 'មិនទាន់ចូលនៅ' },
    using: { vi: 'Đang ở', en: 'Living here', km: 'កំពុងស្នាក់នៅ' },
    moved_out: { vi: 'Đã chuyển đi', en: 'Moved out', km: 'បានចាកចេញ' },
  },
  actions: {
    move_in: { vi: 'Chuyển vào', en: 'Move in', km: 'ចូលស្នាក់នៅ' },
    move_out: { vi: 'Chuyển đi', en: 'Move out', km: 'ចាកចេញ' },
    expect: { vi: 'Sắp chuyển vào', en: 'Expected to move in', km: 'រង់ចាំចូលស្នាក់នៅ' },
  },
})
