import { LinkOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { inviteVisitor } from '#domain/calls/visitor-invitations.ts'
import { visitor } from '#entities/people/visitor.ts'
import { DeclaredFields } from '../crud/form/declared-fields.tsx'
import { createFormStore } from '../crud/form/form-store.ts'
import { callForData } from '../data/call-api.ts'
import { showAtFields } from '../errors/show-at-fields.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { codeText } from '../i18n/code-text.ts'
import { useSession } from '../session/session.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** A link for a guest, who then announces their visit by themselves. */
export function InviteButton({ tools }: { readonly tools: ViewTools }) {
  const [isOpen, setOpen] = useState(false)
  if (!tools.can('create', visitor.name)) return null
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {tools.t('console.visitors.invite')}
      </Button>
      {isOpen && <InviteDialog tools={tools} close={() => setOpen(false)} />}
    </>
  )
}

const fields = { apartment_id: visitor.fields.apartment_id }

function InviteDialog({ tools, close }: { readonly tools: ViewTools; readonly close: () => void }) {
  const { t } = tools
  const { building } = useSession()
  const [store] = useState(() => createFormStore({}))
  const [made, setMade] = useState<DataOf<typeof inviteVisitor>>()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    const apartment = store.get('apartment_id')
    if (typeof apartment !== 'string' || building === undefined)
      return store.setErrors({ apartment_id: [codeText(t, 'required')] })
    setBusy(true)
    try {
      setMade(
        await callForData(inviteVisitor, { body: { building_id: building.id, apartment_id: apartment } }),
      )
    } catch (error) {
      showAtFields(t, error, { set: store.setErrors, has: (name) => name in fields })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t('console.visitors.invite_title')}
      okText={t(made === undefined ? 'console.visitors.make_link' : 'console.visitors.close')}
      cancelText={t('console.crud.record.cancel')}
      confirmLoading={isBusy}
      onOk={made === undefined ? () => void make() : close}
      onCancel={close}
    >
      <p>{t('console.visitors.invite_help')}</p>
      {made === undefined ? (
        <DeclaredFields entity={visitor} fields={fields} store={store} tools={tools} />
      ) : (
        <>
          <Input
            readOnly
            aria-label={t('console.visitors.link')}
            value={made.link}
            onFocus={(event) => event.target.select()}
            suffix={<CopyButton text={made.link} />}
          />
          <p className="lobby-secondary">
            {t('console.visitors.link_until', { time: formatDateTime(made.expires_at) })}
          </p>
        </>
      )}
    </Dialog>
  )
}
