import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { endAppAccess, inviteAgain, inviteAtDesk } from '#domain/calls/invitations.ts'
import type { DataOf } from '#domain/calls/call.ts'
import type { resident } from '#entities/people/resident.ts'
import type { ActionsProps } from '../crud/views.ts'
import { callApi, callForData } from '../data/call-api.ts'
import { capabilities } from '../data/capabilities.ts'
import { useWork } from '../errors/use-work.ts'
import { useSession } from '../session/session.ts'
import { message, modal } from '../ui/feedback.ts'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const DeskDialog = lazy(async () => ({ default: (await import('./desk-dialog.tsx')).DeskDialog }))

/** On a resident's page: the first invitation or another one, and the code for somebody who stands at the desk. */
export function InviteButtons({ record, tools, reload }: ActionsProps<typeof resident>) {
  const { t } = tools
  const { building } = useSession()
  const { isBusy, work } = useWork(t)
  const [isInviting, setInviting] = useState(false)
  const [shown, show] = useState<DataOf<typeof inviteAtDesk>>()
  if (building === undefined || !capabilities().calls || !tools.can('update', 'resident')) return null
  if (record.status === 'moved_out') return null
  const name = record.full_name ?? ''
  const path = { id: record.id }
  const again = () =>
    modal.confirm({
      title: t('console.invitations.again_title', { name }),
      content: t('console.invitations.again_body'),
      okText: t('console.invitations.again'),
      cancelText: t('console.crud.record.cancel'),
      onOk: () =>
        work(async () => {
          const { channel } = await callForData(inviteAgain, { path })
          message.success(t(`console.invitations.again_sent.${channel}`))
          reload()
        }),
    })
  const end = () =>
    modal.confirm({
      title: t('console.invitations.end_title', { name }),
      content: t('console.invitations.end_body'),
      okText: t('console.invitations.end'),
      okButtonProps: { danger: true },
      cancelText: t('console.crud.record.cancel'),
      onOk: () =>
        work(async () => {
          await callApi(endAppAccess, { path })
          message.success(t('console.invitations.ended'))
          reload()
        }),
    })
  return (
    <>
      {record.app_access === 'never' ? (
        <Button onClick={() => setInviting(true)}>{t('console.invitations.invite')}</Button>
      ) : (
        <Button loading={isBusy} onClick={again}>
          {t('console.invitations.again')}
        </Button>
      )}
      <Button
        loading={isBusy}
        onClick={() => void work(async () => show(await callForData(inviteAtDesk, { path })))}
      >
        {t('console.invitations.desk')}
      </Button>
      {record.app_access === 'in' && (
        <Button danger loading={isBusy} onClick={end}>
          {t('console.invitations.end')}
        </Button>
      )}
      <Suspense>
        {isInviting && (
          <InviteDialog
            buildingId={building.id}
            residents={[record.id]}
            tools={tools}
            close={() => setInviting(false)}
          />
        )}
        {shown !== undefined && (
          <DeskDialog
            name={name}
            shown={shown}
            t={t}
            close={() => {
              show(undefined)
              reload()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
