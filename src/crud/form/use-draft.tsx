import { Alert, Button, Flex } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { AnyFields } from '#core/field.ts'
import { formatDateTime } from '#src/fields/format.ts'
import type { Translate } from '#src/i18n/use-t.ts'
import { dropDraft, keepDraft, type Draft } from '#src/storage/drafts.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import { useFoundDraft } from '#src/session/use-found-draft.ts'
import { changedNames } from './form-changes.ts'
import type { FormStore } from './form-store.ts'

interface DraftInput {
  /** The page or the dialog in which the form stands; absent: nothing is kept. */
  readonly address: string | undefined
  readonly fields: AnyFields
  readonly store: FormStore
  readonly t: Translate
}

export interface KeptDraft {
  /** Offers to restore unsaved input of an earlier visit. */
  readonly notice: ReactNode
  readonly drop: () => void
}

/** Milliseconds without a keystroke after which what was typed is kept. */
const restMs = 500

/**
 * Keeps what is typed into a form until it is saved or dropped, by account, building and place, and offers it when the
 * page or dialog is opened again. Of a record that is edited only the fields that differ are kept, so that restoring them
 * overwrites nothing else.
 */
export function useDraft({ address, fields, store, t }: DraftInput): KeptDraft {
  const key = useDraftKey(address)
  const [initial] = useState(() => store.values())
  const [found, setFound] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useFoundDraft(key, (draft) => {
    if (draft === undefined) return
    if (changedNames(fields, initial, { ...initial, ...draft.values }).length > 0) setFound(draft)
  })
  useEffect(() => {
    if (key === undefined) return undefined
    const keepNow = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      const values = store.values()
      const names = changedNames(fields, initial, values)
      const typed = Object.fromEntries(names.map((name) => [name, values[name]]))
      void (names.length === 0 ? dropDraft(key) : keepDraft(key, fields, typed))
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(keepNow, restMs)
    })
    return () => {
      stop()
      // The form goes, or speaks another language, before its typist has rested.
      if (timer.current !== undefined) keepNow()
    }
  }, [key, fields, store, initial])
  const drop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setFound(undefined)
    if (key !== undefined) void dropDraft(key)
  }
  const restore = () => {
    store.setAll({ ...store.values(), ...found?.values })
    setFound(undefined)
  }
  const notice = found !== undefined && (
    <Alert
      className="lobby-draft"
      type="info"
      showIcon
      message={t('console.crud.form.draft_found', { at: formatDateTime(found.at) })}
      action={
        <Flex gap={8} wrap>
          <Button size="small" type="primary" onClick={restore}>
            {t('console.crud.form.draft_use')}
          </Button>
          <Button size="small" onClick={drop}>
            {t('console.crud.form.draft_drop')}
          </Button>
        </Flex>
      }
    />
  )
  return { notice, drop }
}
