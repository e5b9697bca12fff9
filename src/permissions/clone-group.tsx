import { Typography } from 'antd'
import { useNavigate } from 'react-router'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { RecordFieldsDialog } from '#src/crud/form/record-fields-dialog.tsx'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { message } from '../ui/feedback.ts'
import type { Group } from './group.ts'
import { rowsOf, type Matrix } from './matrix/matrix.ts'
import { pathTo } from './path-to.ts'

interface CloneGroupProps {
  readonly group: Group
  readonly matrix: Matrix
  readonly hasChanges: boolean
  readonly onClose: () => void
}

/** Creates a group with the rights as shown on the screen. */
export function CloneGroup({ group, matrix, hasChanges, onClose }: CloneGroupProps) {
  const tools = useViewTools()
  const { t } = tools
  const navigate = useNavigate()
  return (
    <RecordFieldsDialog
      entity={permissionGroup}
      names={['name']}
      initial={{ name: t('console.account.permissions.clone_of', { name: group.name }) }}
      given={{ description: group.description, group_permissions: rowsOf(matrix) }}
      title={t('console.account.permissions.clone_title')}
      okText={t('console.account.permissions.clone')}
      tools={tools}
      onSaved={({ id }) => {
        message.success(t('console.account.permissions.cloned'))
        void navigate(pathTo(permissionGroup.name, id))
      }}
      close={onClose}
    >
      {hasChanges && (
        <Typography.Text type="secondary">{t('console.account.permissions.clone_unsaved')}</Typography.Text>
      )}
    </RecordFieldsDialog>
  )
}
