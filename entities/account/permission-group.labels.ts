import { defineLabels } from '../define-labels.ts'
import type { Language } from '#core/language.ts'
import type { PermissionCode } from '#domain/permission.ts'
import { permissionWords } from '../words.ts'
import { permissionGroup } from './permission-group.ts'

const codesIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(permissionWords).map(([code, words]) => [code, words[language]]),
  ) as Readonly<Record<PermissionCode, string>>

export const permissionGroupLabels = defineLabels(permissionGroup, {
  one: { vi: 'nhóm quyền', en: 'permission group', km: 'ក្រុមសិទ្ធិ' },
  many: { vi: 'Nhóm quyền', en: 'Permission groups', km: 'ក្រុមសិទ្ធិ' },
  purpose: {
    vi: 'Quyền của từng nhóm trong tòa nhà này; tài khoản có quyền theo nhóm được gán.',
    en: 'What each group can do in this building. Accounts get their rights from their groups.',
    km: 'អ្វីដែលក្រុមនីមួយៗអាចធ្វើក្នុងអគារនេះ។ គណនីត្រូវបានដាក់ចូលក្នុងក្រុម។',
  },
  fields: {
    name: { vi: 'Tên nhóm', en: 'Group name', km: 'ឈ្មោះក្រុម' },
    description: { vi: 'Mô tả', en: 'Description', km: 'ការពិពណ៌នា' },
    assignable: {
      vi: 'Người quản lý tài khoản được gán',
      en: 'Account managers may assign it',
      km: 'អ្នកគ្រប់គ្រងគណនីអាចចាត់តាំង',
    },
    group_permissions: { vi: 'Quyền', en: 'Permissions', km: 'សិទ្ធិ' },
  },
  sections: {
    rights: { vi: 'Phân quyền', en: 'Rights', km: 'ការកំណត់សិទ្ធិ' },
  },
  lines: {
    group_permissions: {
      code: { vi: 'Quyền', en: 'Permission', km: 'សិទ្ធិ' },
      read: { vi: 'Xem', en: 'Read', km: 'មើល' },
      create: { vi: 'Thêm', en: 'Create', km: 'បង្កើត' },
      update: { vi: 'Sửa', en: 'Update', km: 'កែប្រែ' },
      delete: { vi: 'Xóa', en: 'Delete', km: 'លុប' },
      approve: { vi: 'Duyệt', en: 'Approve', km: 'អនុម័ត' },
    },
  },
  lineOptions: {
    group_permissions: {
      code: { vi: codesIn('vi'), en: codesIn('en'), km: codesIn('km') },
    },
  },
})
