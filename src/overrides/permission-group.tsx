import type { GroupPermission } from '#domain/permission.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { GroupPage } from '../permissions/group-page.tsx'
import { OrganisationGroups } from '../permissions/organisation-groups.tsx'
import { MatrixInput } from '../permissions/matrix/matrix-input.tsx'
import { matrixOf } from '../permissions/matrix/matrix.ts'
import { RightsList } from '../permissions/matrix/rights-list.tsx'
import { defineViews } from '../crud/views.ts'

/** Rights are seen and edited as a matrix, in forms and on the group's own page. */
export const views = defineViews(permissionGroup, {
  pages: { show: GroupPage },
  listActions: OrganisationGroups,
  fields: {
    group_permissions: {
      wide: true,
      Input: MatrixInput,
      Detail: ({ value }) => (
        <RightsList matrix={matrixOf(value as readonly GroupPermission[] | undefined)} />
      ),
    },
  },
})
