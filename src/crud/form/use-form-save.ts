import { use, useRef, useState } from 'react'
import type { AnyEntity, AnyRecord } from '#core/entity.ts'
import type { AnyFields } from '#core/field.ts'
import { isCallError } from '#data-provider/http.ts'
import { useCallKey } from '#src/data/use-call-key.ts'
import { useSave } from '#src/data/use-save.ts'
import { isSilent, showError } from '#src/errors/error-popup.tsx'
import { fieldTexts } from '#src/errors/error-text.ts'
import type { Values, ViewTools } from '#src/fields/field-view.ts'
import { hasTitle, titleOf } from '#src/fields/references/entities.ts'
import { askToConfirm, confirmationIn } from '../actions/confirmation.tsx'
import { isMailUnsent } from '../actions/unsent-mail.ts'
import type { EditConflict } from './conflict-dialog.tsx'
import { errorsByPath } from './error-paths.ts'
import { FieldPlace } from './field-place.ts'
import { goToFirst } from './form-errors.tsx'
import { changedNames, changesOf, formValues, mergeVersions } from './form-changes.ts'
import { formErrors, settleValues, type Mode } from './form-rules.ts'
import type { FormStore } from './form-store.ts'
import { capitalize, entityLabel } from '#src/i18n/entity-label.ts'
import { message } from '#src/ui/feedback.ts'

/** The values that the form was opened with, or last updated to. */
export interface Base {
  readonly record: Values
  readonly version: number | undefined
}

interface FormSaveInput {
  readonly entity: AnyEntity
  readonly mode: Mode
  readonly fields: AnyFields
  readonly store: FormStore
  readonly tools: ViewTools
  readonly id: string | undefined
  readonly opened: Base
  /** Called once the server has it. */
  readonly onSaved: (record: AnyRecord, andNew: boolean) => void
}

/** Checks, sends what changed, and places what the server refuses. */
export function useFormSave({ entity, mode, fields, store, tools, id, opened, onSaved }: FormSaveInput) {
  const { t } = tools
  const { save: saveRecord } = useSave(entity)
  const key = useCallKey()
  const place = use(FieldPlace)
  const base = useRef(opened)
  const busy = useRef(false)
  const isAsking = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<EditConflict>()
  const draft = () => ({
    entity,
    mode,
    fields,
    base: base.current.record,
    values: store.values(),
    currency: tools.currency,
  })

  /** The kind of record says more than its number. */
  const nameOf = (saved: Values) =>
    hasTitle(entity, saved) ? titleOf(entity, saved) : entityLabel(t, entity.name, 'one')
  const send = (values: Values, confirmed?: string): Promise<AnyRecord> => {
    const { version } = base.current
    const versioned = id === undefined || version === undefined ? values : { ...values, version }
    // A new record that is sent again on its way is made once.
    const idempotencyKey = id === undefined ? key.keyOf([versioned, confirmed]) : undefined
    return saveRecord({ id, values: versioned, confirmed, idempotencyKey })
  }
  const compare = (theirs: Values, saves = false) =>
    setConflict({
      base: base.current.record,
      mine: store.values(),
      theirs: { ...theirs, ...formValues(fields, theirs) },
      saves,
    })
  const refuse = (error: unknown, again: (confirmed: string) => Promise<void>) => {
    if (isSilent(error)) return
    const confirmation = confirmationIn(error)
    if (confirmation !== undefined) {
      isAsking.current = true
      return askToConfirm({
        entity,
        tools,
        confirmation,
        go: () => again(confirmation.name),
        closed: () => (isAsking.current = false),
      })
    }
    const current =
      isCallError(error) && error.codes.includes('record_changed') ? error.body?.current : undefined
    if (typeof current === 'object' && current !== null) return compare(current as Values, true)
    const texts = fieldTexts(t, error)
    store.setErrors(texts)
    if (Object.keys(texts).length === 0) showError(t, error, { failed: 'form_save_failed' })
    else goToFirst(Object.keys(texts), place)
  }
  const save = async (andNew = false, confirmed?: string): Promise<void> => {
    // A question stands already: pressing the keys again asks no second one.
    if (busy.current || (isAsking.current && confirmed === undefined)) return
    const errors = formErrors(draft())
    store.setErrors(errorsByPath(t, errors))
    if (errors.length > 0)
      return goToFirst(
        errors.map(({ field }) => field),
        place,
      )
    const settled = settleValues(draft())
    const values = mode === 'create' ? settled : changesOf(fields, base.current.record, settled)
    if (mode === 'update' && Object.keys(values).length === 0)
      return message.info(t('console.crud.form.nothing_changed'))
    busy.current = true
    setBusy(true)
    try {
      const saved = await send(values, confirmed)
      key.forget()
      const title = nameOf({ ...base.current.record, ...settled, ...saved })
      message.success(
        capitalize(t(`console.crud.form.${mode === 'create' ? 'created' : 'saved'}`, { title })),
      )
      if (mode === 'create' && isMailUnsent(entity, 'create', [{ ...settled, ...saved }]))
        message.warning(t('console.crud.record.unsent.email'))
      onSaved(saved, andNew)
    } catch (error) {
      refuse(error, (name) => save(andNew, name))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  /** Takes the server's version as the new ground, with the user's own changes on it. */
  const settle = (theirs: Values, takeTheirs: ReadonlySet<string>) => {
    const other = formValues(fields, theirs)
    const merged = mergeVersions(
      { fields, base: base.current.record, mine: store.values(), theirs: other },
      takeTheirs,
    )
    base.current = {
      record: { ...base.current.record, ...theirs, ...other },
      version: typeof theirs.version === 'number' ? theirs.version : undefined,
    }
    store.setAll(merged)
  }
  const choose = (takeTheirs: ReadonlySet<string>) => {
    if (conflict === undefined) return
    settle(conflict.theirs, takeTheirs)
    setConflict(undefined)
    if (conflict.saves) void save()
  }
  /**
   * Compared with how the form stood when the user first touched it: what it fills in by itself, such as the block of an
   * apartment that the address sets, is nothing that was typed.
   */
  const untouched = useRef<Values>(store.values())
  const isTouched = useRef(false)
  const touch = useRef(() => {
    if (!isTouched.current) untouched.current = store.values()
    isTouched.current = true
  }).current
  const isDirty = () => {
    if (!isTouched.current) return false
    const settled = settleValues(draft())
    const before =
      mode === 'create' ? settleValues({ ...draft(), values: untouched.current }) : base.current.record
    return changedNames(fields, before, settled).length > 0
  }
  const isSaving = useRef(() => busy.current).current
  return {
    save,
    isBusy,
    isSaving,
    isDirty,
    touch,
    conflict,
    choose,
    compare,
    settle,
    closeConflict: () => setConflict(undefined),
  }
}
