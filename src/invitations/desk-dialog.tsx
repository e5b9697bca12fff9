import type { DataOf } from '#domain/calls/call.ts'
import type { inviteAtDesk } from '#domain/calls/invitations.ts'
import { formatDateTime } from '../fields/format.ts'
import type { Translate } from '../i18n/use-t.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LinkQr } from '../ui/link-qr.tsx'

interface DeskDialogProps {
  readonly name: string
  readonly shown: DataOf<typeof inviteAtDesk>
  readonly t: Translate
  readonly close: () => void
}

/** The code for a resident who stands at the desk: shown once, for their phone's camera. */
export const DeskDialog = ({ name, shown: { code, link, expires_at }, t, close }: DeskDialogProps) => (
  <Dialog
    open
    title={t('console.invitations.desk_title', { name })}
    okText={t('console.crud.record.close')}
    footer={(_buttons, { OkBtn }) => <OkBtn />}
    onOk={close}
    onCancel={close}
  >
    <p>{t('console.invitations.desk_body', { time: formatDateTime(expires_at) })}</p>
    <LinkQr link={link} label={t('console.invitations.desk_picture', { code })} />
    <p>
      <strong>{code}</strong>
    </p>
  </Dialog>
)
