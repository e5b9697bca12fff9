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
  vi: {
    one: 'nhóm quyền',
    many: 'Nhóm quyền',
    purpose: 'Quyền của từng nhóm trong tòa nhà này; tài khoản có quyền theo nhóm được gán.',
    fields: { name: 'Tên nhóm', description: 'Mô tả', group_permissions: 'Quyền' },
    sections: { rights: 'Phân quyền' },
    lines: {
      group_permissions: {
        code: 'Quyền',
        read: 'Xem',
        create: 'Thêm',
        update: 'Sửa',
        delete: 'Xóa',
        approve: 'Duyệt',
      },
    },
    lineOptions: { group_permissions: { code: codesIn('vi') } },
  },
  en: {
    one: 'permission group',
    many: 'Permission groups',
    purpose: 'What each group can do in this building. Accounts get their rights from their groups.',
    fields: { name: 'Group name', description: 'Description', group_permissions: 'Permissions' },
    sections: { rights: 'Rights' },
    lines: {
      group_permissions: {
        code: 'Permission',
        read: 'Read',
        create: 'Create',
        update: 'Update',
        delete: 'Delete',
        approve: 'Approve',
      },
    },
    lineOptions: { group_permissions: { code: codesIn('en') } },
  },
  km: {
    one: 'ក្រុមសិទ្ធិ',
    many: 'ក្រុមសិទ្ធិ',
    purpose: 'អ្វីដែលក្រុមនីមួយៗអាចធ្វើក្នុងអគារនេះ។ គណនីត្រូវបានដាក់ចូលក្នុងក្រុម។',
    fields: { name: 'ឈ្មោះក្រុម', description: 'ការពិពណ៌នា', group_permissions: 'សិទ្ធិ' },
    sections: { rights: 'ការកំណត់សិទ្ធិ' },
    lines: {
      group_permissions: {
        code: 'សិទ្ធិ',
        read: 'មើល',
        create: 'បង្កើត',
        update: 'កែប្រែ',
        delete: 'លុប',
        approve: 'អនុម័ត',
      },
    },
    lineOptions: { group_permissions: { code: codesIn('km') } },
  },
})
