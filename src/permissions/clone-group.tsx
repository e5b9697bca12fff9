import { Form, Input, Typography } from 'antd'
import { Dialog } from '../ui/dialog.tsx'
import { useNavigate } from 'react-router'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { useSave } from '#src/data/use-save.ts'
import { placeErrors } from '#src/errors/place-errors.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { Group } from './group.ts'
import { rowsOf, type Matrix } from './matrix/matrix.ts'
import { pathTo } from './path-to.ts'
import { message } from '../ui/feedback.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { codeText } from '#src/i18n/code-text.ts'

interface CloneGroupProps {
  readonly group: Group
  readonly matrix: Matrix
  readonly hasChanges: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Creates a group with the rights as shown on the screen. */
export function CloneGroup({ group, matrix, hasChanges, isOpen, onClose }: CloneGroupProps) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<{ name: string }>()
  const { save, isSaving } = useSave(permissionGroup)
  const create = async ({ name }: { name: string }) => {
    const values = { name, description: group.description, group_permissions: rowsOf(matrix) }
    try {
      const made = await save({ values })
      onClose()
      message.success(t('console.account.permissions.cloned'))
      void navigate(pathTo(permissionGroup.name, made.id))
    } catch (error) {
      if (!placeErrors(form, error, t)) showError(t, error)
    }
  }
  return (
    <Dialog
      title={t('console.account.permissions.clone_title')}
      open={isOpen}
      onCancel={onClose}
      onOk={() => form.submit()}
      okText={t('console.account.permissions.clone')}
      confirmLoading={isSaving}
      destroyOnHidden
    >
      <Form
        name="clone"
        form={form}
        layout="vertical"
        onFinish={(values) => void create(values)}
        initialValues={{ name: t('console.account.permissions.clone_of', { name: group.name }) }}
      >
        <Form.Item
          name="name"
          label={t('console.account.permissions.clone_name')}
          rules={[{ required: true, whitespace: true, message: codeText(t, 'required') }]}
        >
          <Input autoFocus maxLength={255} />
        </Form.Item>
      </Form>
      {hasChanges && (
        <Typography.Text type="secondary">{t('console.account.permissions.clone_unsaved')}</Typography.Text>
      )}
    </Dialog>
  )
}
