import type { GroupPermission } from '#domain/permission.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { GroupPage } from './group-page.tsx'
import { GroupListActions } from './group-list-actions.tsx'
import { MatrixInput } from './matrix/matrix-input.tsx'
import { matrixOf } from './matrix/matrix.ts'
import { RightsList } from './matrix/rights-list.tsx'
import { defineViews } from '../crud/views.ts'

/** Rights are seen and edited as a matrix, in forms and on the group's own page. */
export const views = defineViews(permissionGroup, {
  pages: { show: GroupPage },
  listActions: GroupListActions,
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
