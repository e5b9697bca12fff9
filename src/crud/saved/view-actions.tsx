import {
  DashboardOutlined,
  DeleteOutlined,
  EditOutlined,
  PushpinOutlined,
  RollbackOutlined,
  SaveOutlined,
  TeamOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { changeSavedView, deleteSavedView } from '#domain/calls/saved-views.ts'
import { addressOfView, showsFigures } from '#domain/lists/saved-view.ts'
import { callApi } from '#src/data/call-api.ts'
import { showError } from '#src/errors/error-popup.tsx'
import { Button } from '#src/ui/button.tsx'
import { message, modal } from '#src/ui/feedback.ts'
import { currentAddress } from './current-address.ts'
import { holdsPinned } from './pinned-views.ts'
import type { SavedViewPanelProps } from './saved-view-panel.tsx'

/** Actions on the open view, and saving what the list shows as a new one. */
export function ViewActions({ list, saved, ask, close }: SavedViewPanelProps) {
  const { t } = list.tools
  const navigate = useNavigate()
  const { chosen, isChanged, defaultView, setDefaultView, pinned, setPinned, place, reload } = saved
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      await reload()
      message.success(done)
    } catch (error) {
      showError(t, error)
    }
  }
  const save = (
    <Item icon={<SaveOutlined />} press={() => [close(), ask('save')]}>
      {t('console.saved_views.save')}
    </Item>
  )
  if (chosen === undefined || chosen.address === null) return save
  const { id, name, address, shared } = chosen
  const path = { id }
  const open = (to: string) =>
    void navigate({ search: addressOfView({ id, address: to }) }, { replace: true })
  const isDefault = defaultView?.id === id
  const update = () => {
    const next = currentAddress(list)
    return act(
      async () => {
        await callApi(changeSavedView, { path, body: { address: next } })
        if (isDefault) setDefaultView({ id, name, address: next })
        open(next)
      },
      t('console.saved_views.updated', { name }),
    )
  }
  const prefer = () => {
    setDefaultView(isDefault ? undefined : { id, name, address })
    message.success(t(`console.saved_views.${isDefault ? 'default_ended' : 'default_made'}`, { name }))
  }
  const isPinned = pinned.some((one) => one.id === id)
  const pin = () => {
    const others = pinned.filter((one) => one.id !== id)
    const next = isPinned
      ? others
      : [...others, { id, name, address, entity: place.entity, list: place.list }]
    if (!holdsPinned(next)) return message.warning(t('console.saved_views.pins_full'))
    setPinned(next)
    return message.success(t(`console.saved_views.${isPinned ? 'unpinned' : 'pinned'}`, { name }))
  }
  const share = () =>
    modal.confirm({
      title: t(`console.saved_views.${shared ? 'unshare' : 'share'}_title`, { name }),
      content: t(`console.saved_views.${shared ? 'unshare' : 'share'}_body`),
      okText: t(`console.saved_views.${shared ? 'unshare' : 'share'}`),
      cancelText: t('console.crud.record.cancel'),
      onOk: () =>
        act(
          () => callApi(changeSavedView, { path, body: { shared: shared ? '0' : '1' } }),
          t(`console.saved_views.${shared ? 'unshared' : 'done_shared'}`, { name }),
        ),
    })
  const remove = () =>
    modal.confirm({
      title: t('console.saved_views.delete_title', { name }),
      content: shared ? t('console.saved_views.delete_body') : undefined,
      okText: t('console.saved_views.delete'),
      okButtonProps: { danger: true },
      cancelText: t('console.crud.record.cancel'),
      autoFocusButton: 'cancel',
      onOk: () =>
        act(
          async () => {
            await callApi(deleteSavedView, { path })
            if (isDefault) setDefaultView(undefined)
            // Before the views are loaded again: the address must not name a deleted view.
            list.change({ saved: undefined, page: list.state.page }, { quietly: true })
          },
          t('console.saved_views.deleted', { name }),
        ),
    })
  return (
    <>
      {isChanged && chosen.may_change && (
        <Item icon={<SaveOutlined />} press={() => [close(), void update()]}>
          {t('console.saved_views.update', { name })}
        </Item>
      )}
      {isChanged && (
        <Item icon={<RollbackOutlined />} press={() => [close(), open(address)]}>
          {t('console.saved_views.revert', { name })}
        </Item>
      )}
      {save}
      <Item icon={<PushpinOutlined />} press={() => [close(), prefer()]}>
        {t(`console.saved_views.${isDefault ? 'no_default' : 'make_default'}`)}
      </Item>
      {showsFigures(address) && (
        <Item icon={<DashboardOutlined />} press={() => [close(), pin()]}>
          {t(`console.saved_views.${isPinned ? 'unpin' : 'pin'}`)}
        </Item>
      )}
      {chosen.may_change && (
        <>
          <Item icon={<EditOutlined />} press={() => [close(), ask('rename')]}>
            {t('console.saved_views.rename')}
          </Item>
          <Item icon={<TeamOutlined />} press={() => [close(), share()]}>
            {t(`console.saved_views.${shared ? 'unshare' : 'share'}`)}
          </Item>
          <Item icon={<DeleteOutlined />} press={() => [close(), remove()]}>
            {t('console.saved_views.delete')}
          </Item>
        </>
      )}
    </>
  )
}

const Item = ({
  icon,
  press,
  children,
}: {
  readonly icon: ReactNode
  readonly press: () => unknown
  readonly children: ReactNode
}) => (
  <Button type="text" icon={<span aria-hidden>{icon}</span>} onClick={() => void press()}>
    {children}
  </Button>
)
