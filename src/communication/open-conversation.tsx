import { ArrowLeftOutlined } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { stateFieldOf } from '#core/derive/fields.ts'
import type { AnyRecord } from '#core/entity.ts'
import { conversation } from '#entities/communication/conversation.ts'
import { RecordValue } from '#src/crud/columns/field-cell.tsx'
import { useViews } from '#src/crud/use-views.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { Button } from '#src/ui/button.tsx'
import { ConversationFacts } from './conversation-facts.tsx'
import { ConversationMoves } from './conversation-moves.tsx'
import { Messages } from './messages.tsx'
import { ReplyBox } from './reply-box.tsx'

export interface OpenProps {
  readonly asked: AnyRecord
  /** Names of colleagues who have it open too. */
  readonly here: string | undefined
  /** Id of the conversation that opens once this one is finished. */
  readonly next: string | undefined
  readonly open: (id: string | undefined) => void
  readonly isPhone: boolean
  readonly tools: ViewTools
}

const state = stateFieldOf(conversation) ?? ''

/** The open conversation: messages, reply, facts and moves. */
export function OpenConversation({ asked, here, next, open, isPhone, tools }: OpenProps) {
  const { t } = tools
  const views = useViews(conversation.name)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the list disappears, and the focus with it.
  useEffect(() => {
    if (isPhone) heading.current?.focus()
  }, [isPhone])
  const path = tools.pathOf(conversation.name, asked.id)
  return (
    <>
      <section className="lobby-talk" aria-labelledby="lobby-talk-title">
        <header>
          {isPhone && <BackToList open={open} t={t} />}
          <h2 id="lobby-talk-title" ref={heading} tabIndex={-1}>
            {titleOf(conversation, asked)}
          </h2>
          <RecordValue entity={conversation} name={state} record={asked} tools={tools} views={views} />
          {path !== undefined && (
            <a href={path} onClick={tools.follow} title={t('console.communication.open_page')}>
              {String(asked['code'] ?? '')}
            </a>
          )}
          {here !== undefined && (
            <span role="status" className="lobby-secondary">
              {t('console.communication.here', { names: here })}
            </span>
          )}
        </header>
        <Messages asked={asked} tools={tools} />
        {tools.can('create', 'conversation_comment') && <ReplyBox id={asked.id} tools={tools} />}
      </section>
      <aside className="lobby-talk-facts" aria-label={t('console.communication.facts')}>
        <ConversationMoves asked={asked} next={next} open={open} tools={tools} />
        <ConversationFacts asked={asked} tools={tools} />
      </aside>
    </>
  )
}

/** On a phone an open conversation hides the list: this leads back to it. */
export const BackToList = ({ open, t }: Pick<OpenProps, 'open'> & Pick<ViewTools, 't'>) => (
  <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => open(undefined)}>
    {t('console.communication.back')}
  </Button>
)
