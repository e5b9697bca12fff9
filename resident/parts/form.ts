import { useState, type SubmitEvent } from 'react'
import { Refusal } from '../data/refusal.ts'
import { sayError, sayRefusal } from '../language/say.ts'

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>
  readonly set: (name: Name, value: string) => void
  /** Sentences at their fields. */
  readonly errors: Readonly<Partial<Record<Name, string>>>
  /** What is told of the form as a whole. */
  readonly failure: string | undefined
  readonly isSending: boolean
  readonly submit: (event: SubmitEvent) => void
}

interface Options<Name extends string> {
  readonly first: Readonly<Record<Name, string>>
  /** Fields that may not be empty. */
  readonly required?: readonly NoInfer<Name>[]
  readonly send: (values: Readonly<Record<NoInfer<Name>, string>>) => Promise<void>
}

/** What is typed into a few fields; it stays when the server refuses, whose sentences come to their fields. */
export function useForm<Name extends string>({ first, required = [], send }: Options<Name>): Form<Name> {
  const [values, setValues] = useState(first)
  const [errors, setErrors] = useState({} as Form<Name>['errors'])
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)

  const refuse = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const isOwn = (name: string): name is Name => Object.hasOwn(first, name)
    const told = Object.entries(error.fields).filter(([name]) => isOwn(name))
    setErrors(
      Object.fromEntries(
        told.map(([name, code]) => [name, sayError(code, error.limitsOf(name))]),
      ) as Form<Name>['errors'],
    )
    if (told.length === 0) setFailure(sayRefusal(error))
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const missing = required.filter((name) => values[name].trim() === '')
    setFailure(undefined)
    setErrors(Object.fromEntries(missing.map((name) => [name, sayError('required')])) as Form<Name>['errors'])
    if (missing.length > 0) return focusFirst(event.currentTarget as HTMLFormElement, missing[0])
    setSending(true)
    send(values)
      .catch(refuse)
      .finally(() => setSending(false))
  }

  return {
    values,
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    errors,
    failure,
    isSending,
    submit,
  }
}

function focusFirst(form: HTMLFormElement, name: string | undefined): void {
  const field = form.elements.namedItem(name ?? '')
  if (field instanceof HTMLElement) field.focus()
}
