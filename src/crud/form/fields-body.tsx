import { useRef, useState, type ReactNode } from 'react'
import { isPresent } from '#core/condition.ts'
import type { AnyEntity } from '#core/entity.ts'
import { Failure } from '#src/errors/failure.tsx'
import type { FailedWork } from '#src/errors/error-text.ts'
import type { ViewTools } from '#src/fields/field-view.ts'
import type { Views } from '../views.ts'
import { DeclaredFields } from './declared-fields.tsx'
import { FieldPlace } from './field-place.ts'
import { inputId, type FieldWords } from './form-field.tsx'
import type { FormStore } from './form-store.ts'
import { useFirstFocus } from './use-first-focus.ts'
import type { FieldsFormState } from './use-fields-form.ts'
import '../crud.css'

interface FieldsBodyProps {
  readonly form: FieldsFormState
  /** The entity whose words and views the fields have. */
  readonly entity?: AnyEntity | undefined
  /** What fields of no entity are called. */
  readonly words?: Readonly<Partial<Record<string, FieldWords>>> | undefined
  readonly views?: Views | undefined
  /** What narrows the choices of its fields, if more does than their own values. */
  readonly around?: FormStore | undefined
  /** For a button outside. */
  readonly id?: string
  /** The cursor goes into it when it appears. */
  readonly begins: boolean
  /** Shown as it will be: it takes no cursor and no press, and may stand within another form. */
  readonly isPicture?: true | undefined
  /** What fails where the server says nothing better. */
  readonly work?: FailedWork | undefined
  readonly tools: ViewTools
  /** Above the fields. */
  readonly head: ReactNode
  /** Below them. */
  readonly children: ReactNode
}

/** The form itself of a few declared fields, on a page or in a dialog: what failed, and the inputs. */
export function FieldsBody({ form, id, begins, isPicture, head, children, work, ...shown }: FieldsBodyProps) {
  const { fields, store, place, requires } = form
  const element = useRef<HTMLFormElement>(null)
  const [toFill] = useState(() => {
    const mustBeFilled = (name: string) => fields[name]?.required === true || requires.includes(name)
    const waits = (name: string) => mustBeFilled(name) && !isPresent(store.get(name))
    return new Set(
      Object.keys(fields)
        .filter(waits)
        .map((name) => inputId(name, place)),
    )
  })
  useFirstFocus(element, { isWanted: begins, toFill })
  const inner = (
    <>
      <Failure error={form.failure} work={work} />
      {form.notice}
      {head}
      <DeclaredFields {...shown} fields={fields} store={store} requires={requires} />
      {children}
    </>
  )
  return (
    <FieldPlace value={place}>
      {isPicture === true ? (
        <div inert className="lobby-short-form">
          {inner}
        </div>
      ) : (
        <form
          id={id}
          ref={element}
          className="lobby-short-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {inner}
        </form>
      )}
    </FieldPlace>
  )
}
