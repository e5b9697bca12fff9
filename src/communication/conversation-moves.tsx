import { CheckOutlined, RedoOutlined, UserAddOutlined, UserOutlined } from '@ant-design/icons'
import { useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { conversation as entity } from '#entities/communication/conversation.ts'
import { actionsFor, pageRights, type RecordAction } from '#src/crud/actions/actions.ts'
import { useRecordActions } from '#src/crud/actions/use-record-actions.tsx'
import { RecordFieldsDialog } from '#src/crud/form/record-fields-dialog.tsx'
import { actOnRecord } from '#src/data/record-actions.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { useSave } from '#src/data/use-save.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { Button } from '#src/ui/button.tsx'
import { message } from '#src/ui/feedback.ts'
import { useSingleKeys } from '#src/ui/single-keys.ts'
import { isWaiting } from './waiting.ts'

interface ConversationMovesProps {
  readonly asked: AnyRecord
  readonly next: string | undefined
  readonly open: (id: string | undefined) => void
  readonly tools: ViewTools
}

type Move = Extract<RecordAction, { kind: 'transition' }>

/** Takes the conversation over, assigns it to a colleague, and makes the moves that its state allows. Keys: T takes over, D finishes. */
export function ConversationMoves({ asked, next, open, tools }: ConversationMovesProps) {
  const { t, accountId } = tools
  const refresh = useRefresh()
  const { save } = useSave(entity)
  const [isBusy, setBusy] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  const { start, dialogs } = useRecordActions({
    entity,
    tools,
    onDone: (action) => {
      if (action.kind !== 'transition') return
      if (action.name === 'finish') open(next)
      // It leaves the list of what is done, but not the reader.
      if (action.name === 'reopen') open(asked.id)
    },
  })
  const offered = actionsFor(entity, pageRights(entity, tools), asked)
  const moveTo = (name: string) =>
    offered.find((one): one is Move => one.kind === 'transition' && one.name === name)
  const [begin, finish, reopen] = ['start', 'finish', 'reopen'].map(moveTo)
  const mayChange = tools.can('update', entity.name) && isWaiting(asked)
  const mayTake = begin !== undefined || (mayChange && asked['assignee_id'] !== accountId)
  const title = titleOf(entity, asked)
  const take = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const values = { assignee_id: accountId }
      if (begin === undefined) await save({ id: asked.id, values: { ...values, version: asked.version } })
      else await actOnRecord(entity, { kind: 'transition', name: 'start', values }, { id: asked.id })
      message.success(t('console.communication.taken', { title }))
      refresh(entity.name, { ids: [asked.id] })
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  const make = (move: Move | undefined) => (move === undefined ? false : start(move, [asked]))
  useSingleKeys({ t: () => (mayTake ? void take() : false), d: () => make(finish) })
  return (
    <div className="lobby-talk-moves">
      {finish !== undefined && (
        <Button
          type="primary"
          icon={<CheckOutlined aria-hidden />}
          title="D"
          onClick={() => void make(finish)}
        >
          {t(`entity.${entity.name}.actions.finish`)}
        </Button>
      )}
      {mayTake && (
        <Button icon={<UserOutlined aria-hidden />} title="T" loading={isBusy} onClick={() => void take()}>
          {t('console.communication.take_over')}
        </Button>
      )}
      {mayChange && (
        <Button icon={<UserAddOutlined aria-hidden />} onClick={() => setAssigning(true)}>
          {t('console.communication.assign')}
        </Button>
      )}
      {reopen !== undefined && (
        <Button icon={<RedoOutlined aria-hidden />} onClick={() => void make(reopen)}>
          {t(`entity.${entity.name}.actions.reopen`)}
        </Button>
      )}
      {isAssigning && (
        <RecordFieldsDialog
          entity={entity}
          record={asked}
          names={['assignee_id']}
          requires={['assignee_id']}
          title={t('console.communication.assign_title', { title })}
          okText={t('console.communication.assign')}
          tools={tools}
          onSaved={() => {
            message.success(t('console.communication.assigned', { title }))
            refresh(entity.name, { ids: [asked.id] })
          }}
          close={() => setAssigning(false)}
        />
      )}
      {dialogs}
    </div>
  )
}
