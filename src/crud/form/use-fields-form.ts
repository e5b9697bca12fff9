import { useRef, useState, type ReactNode } from 'react'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import type { AnyField, AnyFields } from '#core/field.ts'
import type { InferCreate } from '#core/infer.ts'
import type { FieldError } from '#core/wire/error.ts'
import { isSilent } from '#src/errors/error-popup.tsx'
import { fieldTexts, hasPlaceForAll } from '#src/errors/error-text.ts'
import type { Values } from '#src/fields/field-view.ts'
import { useT } from '#src/i18n/use-t.ts'
import { errorsByPath } from './error-paths.ts'
import { goToFirst } from './form-errors.tsx'
import { cleanValues } from './form-changes.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { useDraft } from './use-draft.tsx'

interface FieldsFormInput<F extends AnyFields> {
  /** Tells its inputs from those of other forms on the page. */
  readonly name: string
  readonly fields: F
  readonly initial?: Values
  /** The fields that must not stay empty beside those that say so. */
  readonly requires?: readonly string[]
  /** Further errors, beside those of the fields' own rules; at a field that it names they replace those. */
  readonly check?: (values: Values) => readonly FieldError[]
  /** A new password that is typed twice: a slip of a key would lock its owner out. */
  readonly twice?: keyof F & string
  /** Does the work once the values are right. Rejects with the server's refusal. */
  readonly send: (values: InferCreate<{ fields: F }>) => Promise<unknown>
  /** The field that a path of a refusal is about. Default: the one of that name. */
  readonly fieldAt?: (path: string) => string
  /** Told of what belongs to none of the fields. Default: it is kept, for the form to show. */
  readonly onFailure?: (error: unknown) => void
  /** A name for this form of this record, under which unsent input is kept. Default: it is not kept. */
  readonly draftOf?: string | undefined
  /** A failure that the form begins with. */
  readonly failed?: unknown
}

export interface FieldsFormState {
  readonly place: string
  readonly fields: AnyFields
  readonly store: FormStore
  readonly requires: readonly string[]
  /** The field that is typed twice. */
  readonly twice: AnyField | undefined
  readonly isBusy: boolean
  /** What belongs to none of its fields. */
  readonly failure: unknown
  /** Offers to restore unsent input of an earlier visit. */
  readonly notice: ReactNode
  /** Checks it and sends it, once at a time. */
  submit(): Promise<void>
  /** Does something else of the form's, such as sending a code again, and shows its failure in the same place. */
  attempt(work: () => Promise<unknown>): Promise<void>
}
export interface FieldsFormOf<F extends AnyFields> extends FieldsFormState {
  readonly fields: F
}

/** The name under which the form holds the second typing of a password. */
export const againName = 'again'

/**
 * A form of declared fields. They are checked as the server checks them, what is wrong is shown at its field, and what
 * the server refuses as well.
 */
export function useFieldsForm<F extends AnyFields>({
  name: place,
  fields,
  initial = {},
  requires = [],
  check = () => [],
  twice,
  send,
  fieldAt = (path) => path,
  onFailure,
  draftOf,
  failed,
}: FieldsFormInput<F>): FieldsFormOf<F> {
  const t = useT()
  const [store] = useState(() => createFormStore(initial))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState(failed)
  const busy = useRef(false)
  const draft = useDraft({ address: draftOf, fields, store, t })

  const refuse = (texts: Record<string, readonly string[]>) => {
    store.setErrors(texts)
    if (Object.keys(texts).length > 0) goToFirst(Object.keys(texts), place)
  }
  const attempt = async (work: () => Promise<unknown>) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const texts = Object.fromEntries(
        Object.entries(fieldTexts(t, error)).map(([path, said]) => [fieldAt(path), said]),
      )
      refuse(texts)
      if (isSilent(error) || hasPlaceForAll(texts, (name) => Object.hasOwn(fields, name))) return
      if (onFailure === undefined) setFailure(error)
      else onFailure(error)
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  const submit = async () => {
    const values = cleanValues(fields, store.values())
    const asked = new Set<AnyField | undefined>(requires.map((name) => fields[name]))
    const parsed = schemaOf(fields, {
      presence: (field) => (field.required === true || asked.has(field) ? 'required' : 'optional'),
      defaults: false,
    }).safeParse(values)
    const more = check(values)
    const byFields = parsed.success ? [] : fieldErrors(parsed.error)
    const wrong = [
      ...byFields.filter(({ field }) => !more.some((one) => one.field === field)),
      ...more,
      ...(twice === undefined ? [] : repeatErrors(store.get(twice), store.get(againName))),
    ]
    if (wrong.length > 0) return refuse(errorsByPath(t, wrong))
    await attempt(async () => {
      await send(values as InferCreate<{ fields: F }>)
      draft.drop()
    })
  }
  return {
    place,
    fields,
    store,
    requires,
    twice: twice === undefined ? undefined : fields[twice],
    isBusy,
    failure,
    notice: draft.notice,
    submit,
    attempt,
  }
}

/** An empty password is told of already. */
function repeatErrors(password: unknown, again: unknown): FieldError[] {
  if (again === password) return []
  const code = again === undefined || again === '' ? 'required' : 'password_mismatch'
  return [{ field: againName, code }]
}
