import { SendOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { answerOwnConversation, readOwnConversation } from '#domain/calls/conversations.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { isCallError } from '#data-provider/http.ts'
import { RecordValue } from '../crud/columns/field-cell.tsx'
import { FieldsBody } from '../crud/form/fields-body.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { callForData } from '../data/call-api.ts'
import { live } from '../data/live.ts'
import { useCallKey } from '../data/use-call-key.ts'
import { useStoredUploads } from '../data/use-stored-uploads.ts'
import { refreshReports, useReport } from '../data/use-report.ts'
import { formatDateTime } from '../fields/format.ts'
import { filesIn } from '../fields/references/ids.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { BareMain } from '../shell/bare-main.tsx'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { MessagePictures } from './message-pictures.tsx'
import { isWaiting } from './waiting.ts'
import './communication.css'

/** A resident's conversation with the office: what was said, and their reply. */
export function OwnConversationPage() {
  const { id = '' } = useParams()
  const { t } = useViewTools()
  const { data, error, refetch } = useReport({ call: readOwnConversation, input: { path: { id } }, of: [] })
  // Residents get no events about records: only the bell tells them of a reply.
  useEffect(
    () =>
      live.listen((message) => {
        if (message.type === 'notification') void refreshReports(readOwnConversation)
      }),
    [],
  )
  const isMissing = isCallError(error) && error.statusCode === 404
  return (
    <BareMain>
      {data !== undefined ? (
        <OwnConversation key={data.id} talk={data} />
      ) : isMissing ? (
        <div role="alert">
          <h1>{t('console.communication.own_missing')}</h1>
          <p>{t('console.communication.own_missing_help')}</p>
        </div>
      ) : error !== null ? (
        <Failure
          title={t('console.communication.load_failed')}
          error={error}
          t={t}
          retry={() => void refetch()}
        />
      ) : (
        <PageSkeleton />
      )}
    </BareMain>
  )
}

const { content, images } = conversationComment.fields

function OwnConversation({ talk }: { readonly talk: DataOf<typeof readOwnConversation> }) {
  const tools = useViewTools()
  const { t } = tools
  const key = useCallKey()
  const store = useStoredUploads()
  useEffect(() => void (document.title = talk.title), [talk.title])
  const form = useFieldsForm({
    name: 'answer',
    fields: { content, images },
    send: async (values) => {
      const pictures = await store(filesIn(values.images))
      const body = { content: values.content, ...(pictures.length > 0 && { images: pictures }) }
      await callForData(answerOwnConversation, { path: { id: talk.id }, body, key: key.keyOf(body) })
      key.forget()
      form.store.setAll({})
      await refreshReports(readOwnConversation)
    },
    // A picture that is refused when it is stored is this one.
    fieldAt: (path) => (path === 'file' ? 'images' : path),
    draftOf: `own-conversation/${talk.id}`,
  })
  const messages = [
    { ...talk, id: 'question', resident: t('console.communication.somebody') },
    ...talk.comments,
  ]
  return (
    <section className="lobby-own-talk">
      <h1>{talk.title}</h1>
      <p className="lobby-secondary">
        {talk.code} · <RecordValue entity={conversation} name="status" record={talk} tools={tools} />
      </p>
      <div className="lobby-messages" role="log" aria-label={t('console.communication.thread')} tabIndex={0}>
        <ol>
          {messages.map((one) => (
            <li key={one.id} data-office={one.resident === null}>
              <p>
                <strong>{one.resident ?? t('console.communication.office')}</strong>{' '}
                <time className="lobby-secondary" dateTime={one.created_at}>
                  {formatDateTime(one.created_at)}
                </time>
              </p>
              <p className="lobby-lines">{one.content}</p>
              <MessagePictures entity={conversationComment} record={one} tools={tools} />
            </li>
          ))}
        </ol>
      </div>
      <FieldsBody
        form={form}
        entity={conversationComment}
        begins={false}
        tools={tools}
        head={!isWaiting(talk) && <p className="lobby-secondary">{t('console.communication.own_done')}</p>}
      >
        <Button type="primary" htmlType="submit" icon={<SendOutlined aria-hidden />} loading={form.isBusy}>
          {t('console.communication.send')}
        </Button>
      </FieldsBody>
    </section>
  )
}
