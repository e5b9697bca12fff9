import { defineLabels } from '../define-labels.ts'
import { account } from './account.ts'

export const accountLabels = defineLabels(account, {
  one: { vi: 'tài khoản', en: 'account', km: 'សមាជិកអង្គភាព' },
  many: { vi: 'Quản lý tài khoản', en: 'Accounts', km: 'ការគ្រប់គ្រងគណនី' },
  purpose: {
    vi: 'Những người trong đơn vị được phép đăng nhập và nhóm quyền của họ.',
    en: 'People in your organisation who can sign in, and their permission groups.',
    km: 'អ្នកក្នុងអង្គភាពដែលអាចចូលប្រើ និងក្រុមសិទ្ធិរបស់ពួកគេ។',
  },
  fields: {
    code: { vi: 'Mã nhân viên', en: 'Staff code', km: 'លេខកូដបុគ្គលិក' },
    name: { vi: 'Họ và tên', en: 'Full name', km: 'គោត្តនាម និងនាម' },
    type: { vi: 'Loại tài khoản', en: 'Account type', km: 'ប្រភេទគណនី' },
    avatar: { vi: 'Ảnh đại diện', en: 'Picture', km: 'រូបតំណាង' },
    password: { vi: 'Mật khẩu', en: 'Password', km: 'ពាក្យសម្ងាត់' },
    permission_groups: { vi: 'Nhóm quyền', en: 'Permission groups', km: 'ក្រុមសិទ្ធិ' },
    home_building_id: { vi: 'Nơi tạo tài khoản', en: 'Created in', km: 'អគារដែលបង្កើតគណនី' },
  },
  help: {
    email: {
      vi: 'Lời mời đặt mật khẩu của tài khoản mới được gửi đến địa chỉ này.',
      en: 'A new account receives an invitation at this address to choose a password.',
      km: 'គណនីថ្មីនឹងទទួលបានការអញ្ជើញកំណត់ពាក្យសម្ងាត់តាមអាសយដ្ឋាននេះ។',
    },
    type: {
      vi: 'Quản trị viên có mọi quyền trên mọi tòa nhà.',
      en: 'An administrator has every right in every building.',
      km: 'អ្នកគ្រប់គ្រងមានសិទ្ធិទាំងអស់ក្នុងគ្រប់អគារ។',
    },
    home_building_id: {
      vi: 'Tài khoản chưa thuộc nhóm quyền nào do người quản lý tài khoản của tòa nhà này phụ trách.',
      en: 'An account in no permission group is managed by the people who manage accounts in this building.',
      km: 'ពេលគណនីមិនទាន់ស្ថិតក្នុងក្រុមសិទ្ធិណាមួយ អ្នកគ្រប់គ្រងគណនីរបស់អគារនេះជាអ្នកទទួលបន្ទុក។',
    },
    permission_groups: {
      vi: 'Mỗi nhóm quyền có hiệu lực trong tòa nhà của nhóm đó.',
      en: 'A group gives rights only in its building.',
      km: 'ក្រុមនីមួយៗផ្តល់សិទ្ធិក្នុងអគាររបស់ខ្លួន។',
    },
  },
  sections: {
    access: { vi: 'Quyền truy cập', en: 'Access', km: 'សិទ្ធិចូលប្រើ' },
  },
  options: {
    type: {
      org_admin: { vi: 'Quản trị viên', en: 'Administrator', km: 'អ្នកគ្រប់គ្រង' },
      org_member: { vi: 'Nhân viên', en: 'Member', km: 'បុគ្គលិក' },
      org_resident: { vi: 'Cư dân', en: 'Resident', km: 'អ្នកស្នាក់នៅ' },
    },
  },
  states: {
    active: { vi: 'Đang hoạt động', en: 'Active', km: 'កំពុងប្រើ' },
    disabled: { vi: 'Đã khóa', en: 'Disabled', km: 'បានចាក់សោ' },
  },
  actions: {
    enable: { vi: 'Mở khóa', en: 'Enable', km: 'ដោះសោ' },
    disable: { vi: 'Khóa tài khoản', en: 'Disable', km: 'ចាក់សោគណនី' },
    send_link: { vi: 'Gửi liên kết đặt mật khẩu', en: 'Send a password link', km: 'ផ្ញើតំណកំណត់ពាក្យសម្ងាត់' },
  },
  done: {
    send_link: {
      vi: 'Đã gửi liên kết đặt mật khẩu đến {{email}}.',
      en: 'A link for a new password was sent to {{email}}.',
      km: 'បានផ្ញើតំណកំណត់ពាក្យសម្ងាត់ទៅ {{email}}។',
    },
  },
  plural: { en: 'organisation members' },
})
