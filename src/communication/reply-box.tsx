import { SendOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { conversation } from '#entities/communication/conversation.ts'
import { conversationComment } from '#entities/communication/conversation-comment.ts'
import { FieldsBody } from '#src/crud/form/fields-body.tsx'
import { inputId } from '#src/crud/form/form-field.tsx'
import { useFieldsForm } from '#src/crud/form/use-fields-form.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { useSave } from '#src/data/use-save.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { message } from '#src/ui/feedback.ts'
import { useSingleKeys } from '#src/ui/single-keys.ts'
import { useKeptReply } from './use-kept-reply.ts'

interface ReplyBoxProps {
  /** Id of the conversation. */
  readonly id: string
  readonly tools: ViewTools
}

const place = 'reply'
const { content, images, is_internal } = conversationComment.fields
const fields = { content, images, is_internal }
const empty = { content: '', images: [], is_internal: false }

/** Ctrl+Enter sends; an unsent reply is there again after a reload. R leads here, Escape back to the list. */
export function ReplyBox({ id, tools }: ReplyBoxProps) {
  const { t } = tools
  const { save } = useSave(conversationComment)
  const refresh = useRefresh()
  const key = useCallKey()
  const form = useFieldsForm({
    name: place,
    fields,
    initial: empty,
    send: async (typed) => {
      const values = { ...typed, conversation_id: id }
      await save({ values, idempotencyKey: key.keyOf(values) })
      key.forget()
      form.store.setAll(empty)
      // The first reply moves the conversation on.
      refresh(conversation.name, { ids: [id] })
      message.success(t('console.communication.sent'))
    },
  })
  useKeptReply(form.store, { id, fields, empty })
  useSingleKeys({
    r: () => {
      const input = document.getElementById(inputId('content', place))
      input?.focus()
      return input !== null
    },
  })
  return (
    <section
      className="lobby-reply"
      aria-label={t('console.communication.reply')}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          void form.submit()
        } else if (event.key === 'Escape' && !event.defaultPrevented) openRow()?.focus()
      }}
    >
      <FieldsBody form={form} entity={conversationComment} begins={false} head={null} tools={tools}>
        <Button
          type="primary"
          htmlType="submit"
          icon={<SendOutlined aria-hidden />}
          loading={form.isBusy}
          title="Ctrl Enter"
        >
          {t('console.communication.send')}
        </Button>
      </FieldsBody>
    </section>
  )
}

const openRow = () => document.querySelector<HTMLElement>('.lobby-talks-list [aria-current="true"]')
