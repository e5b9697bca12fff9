import { Button, Typography } from 'antd'
import { useState } from 'react'
import { addReadyGroups } from '#domain/calls/permission-groups.ts'
import { readyGroups, type ReadyGroupKey } from '#domain/presets/permission-groups.ts'
import { permissionGroup } from '#entities/account/permission-group.ts'
import { FieldsDialog } from '#src/crud/form/fields-dialog.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { callForData } from '#src/data/call-api.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { useViewTools } from '#src/fields/use-view-tools.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { useSession } from '#src/session/session.ts'
import { message } from '../ui/feedback.ts'

/** Makes the groups that offices commonly need, in the building that is open; org_admins alone may. */
export function ReadyGroups() {
  const t = useT()
  const { user, building } = useSession()
  const [isOpen, setOpen] = useState(false)
  if (user?.type !== 'org_admin' || building === undefined) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('console.account.permissions.ready.button')}</Button>
      {isOpen && <ReadyDialog buildingId={building.id} close={() => setOpen(false)} />}
    </>
  )
}

const { with_board_chair } = addReadyGroups.body.fields
const ticked = readyGroups.filter((group) => group.ticked).map(({ key }) => key)

interface ReadyDialogProps {
  readonly buildingId: string
  readonly close: () => void
}

function ReadyDialog({ buildingId, close }: ReadyDialogProps) {
  const tools = useViewTools()
  const { t } = tools
  const language = useLanguage()
  const refresh = useRefresh()
  const named = (keys: readonly ReadyGroupKey[]) =>
    readyGroups
      .filter((group) => keys.includes(group.key))
      .map(({ name }) => name[language])
      .join(', ')
  const form = useFieldsForm({
    name: 'ready-groups',
    fields: { with_board_chair },
    send: async (values) => {
      const { added, kept } = await callForData(addReadyGroups, {
        body: { building_id: buildingId, ...values },
      })
      if (added.length > 0)
        message.success(t('console.account.permissions.ready.added', { groups: named(added) }))
      if (kept.length > 0) message.info(t('console.account.permissions.ready.kept', { groups: named(kept) }))
      refresh(permissionGroup.name)
      close()
    },
  })
  return (
    <FieldsDialog
      form={form}
      words={{ with_board_chair: { label: t('console.account.permissions.ready.chair') } }}
      title={t('console.account.permissions.ready.button')}
      okText={t('console.account.permissions.ready.send')}
      tools={tools}
      close={close}
      head={
        <Typography.Paragraph>
          {t('console.account.permissions.ready.help', { groups: named(ticked) })}
        </Typography.Paragraph>
      }
    />
  )
}
