import { defineEntity } from '#core/entity.ts'
import { permissionCodeNames } from '#domain/permission.ts'
import { boolean, lines, longText, select, text } from '#core/fields/index.ts'

const right = boolean({ required: true, default: false })

/**
 * A set of rights in one building that accounts are assigned to (docs/domain/permission-map.md); without a building, rights for the
 * organisation as a whole, which only org_admins give.
 */
export const permissionGroup = defineEntity({
  name: 'permission_group',
  path: 'permission-groups',
  scope: 'building',
  buildingOptional: true,
  permission: 'manage_permission_group',
  help: 'admins/rights',
  copied: { ticked: true },
  title: 'name',
  menu: { module: 'account', group: 'account', icon: 'safety', order: 40 },

  fields: {
    name: text({ required: true, unique: true, searchable: true }),
    description: longText({ searchable: true }),
    /** Who updates accounts puts others into it, though it gives more than they hold: set by org_admins alone. */
    assignable: boolean({ required: true, default: false }),
    group_permissions: lines({
      fields: {
        code: select({ required: true, options: permissionCodeNames }),
        read: right,
        create: right,
        update: right,
        delete: right,
        approve: right,
      },
    }),
  },

  list: { columns: ['name', 'description', 'assignable', 'updated_at'], sort: 'name' },
  form: [
    { name: 'general', fields: ['name', 'description'] },
    { name: 'rights', fields: ['group_permissions', 'assignable'] },
  ],
})
