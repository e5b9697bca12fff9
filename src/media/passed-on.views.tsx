import { BellOutlined, LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { publicAddress, type PublicKind } from '#domain/calls/public-pages.ts'
import { news } from '#entities/media/news.ts'
import { notification } from '#entities/media/notification.ts'
import { pushNotification } from '#entities/media/push-notification.ts'
import { defineViews } from '../crud/views.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { screensHere } from '../session/screens-here.ts'
import { copyText } from '../ui/copy-text.ts'
import { AnnouncementReach } from './announcement-reach.tsx'

/** A text that everybody may read is passed on from its page. */
export const newsViews = defineViews(news, {
  actions: ({ record: { id, title, summary, status }, tools }) =>
    status === 'published' && (
      <PassOn kind="news" id={id} values={{ type: 'news', title, content: summary }} tools={tools} />
    ),
})

export const notificationViews = defineViews(notification, {
  foretell: { publish: AnnouncementReach },
  actions: ({ record: { id, title, status, target }, tools }) =>
    status === 'published' &&
    target === 'all' && <PassOn kind="notification" id={id} values={{ title }} tools={tools} />,
})

interface PassOnProps {
  readonly kind: PublicKind
  readonly id: string
  /** What a message that leads to it begins with. */
  readonly values: Readonly<Record<string, string | null | undefined>>
  readonly tools: ViewTools
}

/** Its public link, and a message to the residents' accounts that leads to it. */
function PassOn({ kind, id, values, tools: { t, can } }: PassOnProps) {
  const navigate = useNavigate()
  const link = publicAddress(kind, id)
  const write = () => {
    const known = Object.entries({ ...values, link }).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[`set.${name}`, value]],
    )
    return navigate(`/${screensHere(pushNotification).create ?? ''}?${new URLSearchParams(known).toString()}`)
  }
  return (
    <>
      <Button
        icon={<LinkOutlined aria-hidden />}
        onClick={() => void copyText(t, `${location.origin}${link}`, t('console.media.link_copied'))}
      >
        {t('console.media.copy_link')}
      </Button>
      {can('create', pushNotification.name) && (
        <Button icon={<BellOutlined aria-hidden />} onClick={() => void write()}>
          {t('console.media.as_push')}
        </Button>
      )}
    </>
  )
}
