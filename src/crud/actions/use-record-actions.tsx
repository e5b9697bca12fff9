import type { TranslationKey } from '#src/i18n/translation-key.ts'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { keepsTrash } from '#src/data/capabilities.ts'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import { actOnRecord, actOnRecords, type RecordWork } from '#src/data/record-actions.ts'
import { useRefresh } from '#src/data/use-refresh.ts'
import { showError } from '#src/errors/error-popup.tsx'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { titleOf } from '#src/fields/references/entities.ts'
import { countRecords } from '#src/fields/count-records.ts'
import { entityLabel } from '#src/i18n/entity-label.ts'
import { RecordSums } from '../record/record-sums.tsx'
import { actionLabel, fieldsToAsk, isAsSeen, isNamed, leadsToDanger, type RecordAction } from './actions.ts'
import type { Results } from './action-results.tsx'
import { askToConfirm, confirmationIn } from './confirmation.tsx'
import { deleteAdvice } from './delete-advice.ts'
import type { TransitionRequest } from './transition-dialog.tsx'
import { isMailUnsent } from './unsent-mail.ts'
import { useViews } from '#src/crud/use-views.ts'
import { modal, message } from '#src/ui/feedback.ts'
import { rescueFocus } from '#src/ui/rescue-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/with-antd.tsx'

const TransitionDialog = lazyPart(async () => (await import('./transition-dialog.tsx')).TransitionDialog)
const ActionResults = lazyPart(async () => (await import('./action-results.tsx')).ActionResults)

/** Actions that are performed here; `edit` and `clone` lead to other pages. */
export type Doing = Extract<RecordAction, { kind: 'transition' | 'action' | 'delete' | 'restore' }>

interface RecordActions {
  /** Asks where that is due, does it, tells how it went. */
  readonly start: (action: Doing, records: readonly AnyRecord[]) => void
  /** Dialogs; the page draws them somewhere. */
  readonly dialogs: ReactNode
}

interface RecordActionsInput {
  readonly entity: AnyEntity
  readonly tools: ViewTools
  readonly onDone: (action: Doing, records: readonly AnyRecord[]) => void
  /** Told when the request leaves. */
  readonly onStart?: (action: Doing) => void
  /** Told when one record was refused. */
  readonly onFail?: (action: Doing) => void
}

/** "Approve vehicle 30A-123.45?", "Approve 2 vehicle records?"; a label that names the kind itself says it once. */
function transitionTitle(
  tools: ViewTools,
  entity: AnyEntity,
  { label, records }: { readonly label: string; readonly records: readonly AnyRecord[] },
): string {
  const { t } = tools
  const one = entityLabel(t, entity.name, 'one')
  const saysKind = label.toLowerCase().includes(one.toLowerCase())
  const [only] = records
  const ofOne = only === undefined ? '' : titleOf(entity, only)
  const ofMany = saysKind ? `(${records.length})` : countRecords(tools, entity.name, records.length)
  const object = records.length > 1 ? ofMany : saysKind ? ofOne : `${one} ${ofOne}`
  return t('console.crud.record.transition_title', { action: label, object })
}

/** Deleting, restoring and moving records, one or many, from wherever they are shown. */
export function useRecordActions({
  entity,
  tools,
  onDone,
  onStart,
  onFail,
}: RecordActionsInput): RecordActions {
  const { t } = tools
  const refresh = useRefresh()
  const { foretell } = useViews(entity.name)
  const [asking, setAsking] = useState<TransitionRequest>()
  const [results, setResults] = useState<Results>()

  const finish = useCallback(
    (action: Doing, records: readonly AnyRecord[]) => {
      refresh(entity.name, { ids: records.map(({ id }) => id) })
      onDone(action, records)
      // The buttons of what is done are gone when the record is loaded again.
      rescueFocus()
    },
    [entity, refresh, onDone],
  )

  /** True where an e-mail of the action stays on the server, and it was said. */
  const warnOfMail = (action: Doing, records: readonly AnyRecord[]): boolean => {
    const isUnsent = isNamed(action) && isMailUnsent(entity, action.name, records)
    if (isUnsent) message.warning(t('console.crud.record.unsent.email'))
    return isUnsent
  }

  /** Rejects with the refusal of a single record; many tell theirs in a list. */
  const run = async (
    action: Doing,
    records: readonly AnyRecord[],
    values?: Values,
    confirmed?: string,
  ): Promise<void> => {
    const label = actionLabel(tools, entity.name, action)
    const work = workOf(action, values)
    const [only] = records
    if (records.length === 1 && only !== undefined) {
      onStart?.(action)
      const version = isAsSeen(action) ? only.version : undefined
      await actOnRecord(entity, work, { id: only.id, confirmed, version }).catch((error: unknown) => {
        onFail?.(action)
        throw error
      })
      const said =
        action.kind === 'action'
          ? t(`entity.${entity.name}.done.${action.name}`, { ...wordsOf(only), title: titleOf(entity, only) })
          : t(saidBy[action.kind], {
              title: titleOf(entity, only),
              ...(action.kind === 'transition'
                ? { state: t(`entity.${entity.name}.states.${action.transition.to}`) }
                : {}),
            })
      // Deletes immediately; undo uses the server's restore call.
      const undo = () => {
        message.destroy(undoKey)
        start({ kind: 'restore' }, records)
      }
      const isUndoable = action.kind === 'delete' && keepsTrash(entity)
      if (isUndoable)
        message.success({
          key: undoKey,
          duration: 8,
          content: <Undoable said={said} label={t('console.crud.record.undo')} undo={undo} />,
        })
      // Nothing was sent, whatever the sentence of the action says.
      else if (action.kind !== 'action' || !warnOfMail(action, records)) message.success(said)
      if (action.kind === 'transition') warnOfMail(action, records)
      return finish(action, records)
    }
    const key = 'lobby-action'
    const tell = (done: number) =>
      message.open({
        key,
        type: 'loading',
        duration: 0,
        content: t('console.crud.record.running', { done, total: records.length }),
      })
    tell(0)
    const rows = await actOnRecords(entity, work, { records, onProgress: tell })
    message.destroy(key)
    setResults({ title: label, rows })
    warnOfMail(action, records)
    finish(
      action,
      rows.filter(({ error }) => error === undefined).map(({ record }) => record),
    )
  }

  const start = (action: Doing, records: readonly AnyRecord[]) => {
    const [only] = records
    const title = only === undefined ? '' : titleOf(entity, only)
    const label = actionLabel(tools, entity.name, action)
    const many = records.length > 1
    const isDelete = action.kind === 'delete'
    // A stay is called as the person is: deleting it deletes nobody.
    const deleteTitle = t(`console.crud.record.delete_${many ? 'many_' : ''}title`, {
      title: `${entityLabel(t, entity.name, 'one')} ${title}`,
      records: countRecords(tools, entity.name, records.length),
    })
    if (action.kind !== 'restore' && Object.keys(fieldsToAsk(entity, action, records)).length > 0) {
      const heading = isDelete ? deleteTitle : transitionTitle(tools, entity, { label, records })
      return setAsking({ entity, action, heading, records, submit: (values) => run(action, records, values) })
    }
    const attempt = (confirmed?: string): Promise<void> =>
      run(action, records, undefined, confirmed).catch((error: unknown) => {
        const confirmation = confirmationIn(error)
        if (confirmation !== undefined && confirmed === undefined)
          return askToConfirm({ entity, tools, confirmation, go: () => attempt(confirmation.name) })
        showError(t, error, {
          advice: action.kind === 'delete' ? deleteAdvice(entity, tools, error) : undefined,
        })
      })
    if (
      action.kind === 'restore' ||
      (action.kind === 'transition' && action.transition.confirm !== true && !many) ||
      (action.kind === 'action' && action.action.confirm !== true && !many)
    )
      return void attempt()
    const Foretold = isNamed(action) ? foretell?.[action.name] : undefined
    modal.confirm({
      title: isDelete ? deleteTitle : transitionTitle(tools, entity, { label, records }),
      content: isDelete ? (
        t(keepsTrash(entity) ? 'console.crud.record.delete_to_trash' : 'console.crud.record.delete_for_good')
      ) : Foretold === undefined ? (
        many &&
        action.kind === 'transition' && (
          <RecordSums entity={entity} records={records} transition={action.transition} tools={tools} />
        )
      ) : (
        <Foretold records={records} tools={tools} />
      ),
      okText: label,
      okButtonProps: { danger: isDelete || leadsToDanger(entity, action) },
      cancelText: t('console.crud.record.cancel'),
      autoFocusButton: isDelete ? 'cancel' : 'ok',
      onOk: () => attempt(),
    })
  }

  const dialogs = (
    <Suspense fallback={null}>
      {asking !== undefined && (
        <TransitionDialog asking={asking} tools={tools} close={() => setAsking(undefined)} />
      )}
      {results !== undefined && (
        <ActionResults entity={entity} results={results} tools={tools} close={() => setResults(undefined)} />
      )}
    </Suspense>
  )
  return { start, dialogs }
}

const workOf = (action: Doing, values: Values | undefined): RecordWork =>
  isNamed(action)
    ? { kind: 'transition', name: action.name, values }
    : action.kind === 'delete'
      ? { kind: 'delete', values }
      : { kind: action.kind }

/** What a sentence may say of a record. */
const wordsOf = (record: AnyRecord): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )

const undoKey = 'lobby-undo'

const Undoable = ({
  said,
  label,
  undo,
}: {
  readonly said: string
  readonly label: string
  readonly undo: () => void
}) => (
  <>
    {said}{' '}
    <Button type="link" size="small" onClick={undo}>
      {label}
    </Button>
  </>
)

const saidBy = {
  delete: 'console.crud.record.deleted',
  restore: 'console.crud.record.restored',
  transition: 'console.crud.record.done',
} as const satisfies Readonly<Record<Exclude<Doing['kind'], 'action'>, TranslationKey>>
