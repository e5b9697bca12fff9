import { use, useRef, useState, type ReactNode } from 'react'
import { PathErrorsContext } from '#src/fields/parts/errors.ts'
import { SiblingsContext } from '#src/fields/references/siblings.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { FieldPlace } from './field-place.ts'
import { FormErrors } from './form-errors.tsx'
import { FormSections, inputsToFill, type FormParts, type FormShape } from './form-sections.tsx'
import { useFormErrors } from './form-store.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface RecordFieldsProps {
  readonly parts: FormParts
  readonly shape: FormShape
  /** Above the fields. */
  readonly children?: ReactNode
}

/** A record's fields in their sections, below all that is wrong. A new record begins in the first field to be filled. */
export function RecordFields({ parts, shape, children }: RecordFieldsProps) {
  const { entity, mode, store, tools } = parts
  const errors = useFormErrors(store)
  const place = use(FieldPlace)
  const element = useRef<HTMLDivElement>(null)
  const [toFill] = useState(() => inputsToFill(shape, store.values(), place))
  // On a phone the keyboard would cover the form before it is read.
  useFirstFocus(element, { isWanted: mode === 'create' && !useIsPhone(), toFill })
  return (
    <SiblingsContext value={store}>
      <PathErrorsContext value={errors}>
        <div ref={element} className="lobby-sections">
          {children}
          <FormErrors entity={entity} store={store} tools={tools} />
          <FormSections {...parts} {...shape} />
        </div>
      </PathErrorsContext>
    </SiblingsContext>
  )
}
