import { useEffect } from 'react'
import type { AnyFields } from '#core/field.ts'
import { changedNames } from '#src/crud/form/form-changes.ts'
import type { FormStore } from '#src/crud/form/form-store.ts'
import type { Values } from '#src/fields/field-view.ts'
import { useDraftKey } from '#src/session/use-draft-key.ts'
import { dropDraft, findDraft, keepDraft } from '#src/storage/drafts.ts'

interface KeptReply {
  /** Id of the conversation. */
  readonly id: string
  readonly fields: AnyFields
  readonly empty: Values
}

/** Milliseconds after the last keystroke until the reply is kept. */
const restMs = 300

/**
 * Keeps an unsent reply and puts it back when the conversation is opened again. A form asks before it restores a draft;
 * here nothing is stored that the draft could hide, so it does not.
 */
export function useKeptReply(store: FormStore, { id, fields, empty }: KeptReply): void {
  const key = useDraftKey(`conversation-reply/${id}`)
  useEffect(() => {
    if (key === undefined) return undefined
    const isTyped = () => changedNames(fields, empty, store.values()).length > 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      timer = undefined
      void (isTyped() ? keepDraft(key, fields, store.values()) : dropDraft(key))
    }
    let isGone = false
    void findDraft(key).then((draft) => {
      if (!isGone && draft !== undefined && !isTyped()) store.setAll({ ...empty, ...draft.values })
    })
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      // What was sent must not come back.
      timer = setTimeout(write, isTyped() ? restMs : 0)
    })
    return () => {
      isGone = true
      stop()
      if (timer === undefined) return
      clearTimeout(timer)
      write()
    }
  }, [key, store, fields, empty])
}
