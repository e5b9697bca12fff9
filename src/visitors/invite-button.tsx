import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { inviteVisitor } from '#domain/calls/visitor-invitations.ts'
import { visitor } from '#entities/people/visitor.ts'
import { LinkDialog } from '../crud/actions/made-link.tsx'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'

/** A link for a guest, who then announces their visit by themselves. */
export function InviteButton({ tools }: { readonly tools: ViewTools }) {
  const [isOpen, setOpen] = useState(false)
  const { building } = useSession()
  if (building === undefined || !tools.can('create', visitor.name)) return null
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {tools.t('console.visitors.invite')}
      </Button>
      {isOpen && <InviteDialog buildingId={building.id} tools={tools} close={() => setOpen(false)} />}
    </>
  )
}

const fields = { apartment_id: visitor.fields.apartment_id }

interface InviteDialogProps {
  readonly buildingId: string
  readonly tools: ViewTools
  readonly close: () => void
}

/** Asks for the apartment, and shows the link to it. */
function InviteDialog({ buildingId, tools, close }: InviteDialogProps) {
  const { t } = tools
  const [made, setMade] = useState<DataOf<typeof inviteVisitor>>()
  const form = useFieldsForm({
    name: 'invite',
    fields,
    draftOf: 'invite-visitor',
    send: async (values) =>
      setMade(await callForData(inviteVisitor, { body: { building_id: buildingId, ...values } })),
  })
  const title = t('console.visitors.invite_title')
  if (made !== undefined)
    return (
      <LinkDialog
        label={t('console.visitors.link')}
        title={title}
        help={(time) => t('console.visitors.link_until', { time })}
        made={made}
        close={close}
        t={t}
      />
    )
  return (
    <FieldsDialog
      form={form}
      entity={visitor}
      title={title}
      okText={t('console.visitors.make_link')}
      tools={tools}
      close={close}
      head={<p>{t('console.visitors.invite_help')}</p>}
    />
  )
}
