import { Alert, Button, Flex } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyFields } from '#core/field.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import { formatDateTime } from '#src/fields/format.ts'
import { useSession } from '#src/session/session.ts'
import { dropDraft, findDraft, keepDraft, type Draft } from '#src/storage/drafts.ts'
import { changedNames } from './form-changes.ts'
import type { FormStore } from './form-store.ts'

interface DraftInput {
  /** The page on which the form stands; absent: nothing is kept. */
  readonly address: string | undefined
  readonly fields: AnyFields
  readonly store: FormStore
  readonly tools: ViewTools
}

/** Milliseconds without a keystroke after which what was typed is kept. */
const restMs = 500

/**
 * Keeps what is typed into a form until it is saved or dropped, by account, building and page, and offers it when the
 * page is opened again. Of a record that is edited only the fields that differ are kept, so that restoring them
 * overwrites nothing else.
 */
export function useDraft({ address, fields, store, tools }: DraftInput): {
  readonly notice: ReactNode
  readonly drop: () => void
} {
  const { user, building } = useSession()
  const key =
    address === undefined || user === undefined
      ? undefined
      : JSON.stringify([user.id, building?.id ?? null, address])
  const [initial] = useState(() => store.values())
  const [found, setFound] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (key === undefined) return undefined
    let isGone = false
    void findDraft(key).then((draft) => {
      if (isGone || draft === undefined) return
      if (changedNames(fields, initial, { ...initial, ...draft.values }).length > 0) setFound(draft)
    })
    const stop = store.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const values = store.values()
        const names = changedNames(fields, initial, values)
        const typed = Object.fromEntries(names.map((name) => [name, values[name]]))
        void (names.length === 0 ? dropDraft(key) : keepDraft(key, fields, typed))
      }, restMs)
    })
    return () => {
      isGone = true
      stop()
      clearTimeout(timer.current)
    }
  }, [key, fields, store, initial])
  const drop = () => {
    clearTimeout(timer.current)
    setFound(undefined)
    if (key !== undefined) void dropDraft(key)
  }
  const restore = () => {
    store.setAll({ ...store.values(), ...found?.values })
    setFound(undefined)
  }
  const notice = found !== undefined && (
    <Alert
      type="info"
      showIcon
      message={tools.t('console.crud.form.draft_found', { at: formatDateTime(found.at) })}
      action={
        <Flex gap={8} wrap>
          <Button size="small" type="primary" onClick={restore}>
            {tools.t('console.crud.form.draft_use')}
          </Button>
          <Button size="small" onClick={drop}>
            {tools.t('console.crud.form.draft_drop')}
          </Button>
        </Flex>
      }
    />
  )
  return { notice, drop }
}
