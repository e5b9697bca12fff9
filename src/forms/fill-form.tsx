import { Button } from 'antd'
import { useMemo, useState, type ReactNode } from 'react'
import { missingIn } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { FieldsBody } from '../crud/form/fields-body.tsx'
import { defaultValues } from '../crud/form/form-rules.ts'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { answerOf, firstAnswers, shapeOf, type AskedOf, type FilledForm } from './form-shape.ts'
import './forms.css'

interface FillFormProps {
  readonly form: FilledForm
  /** What is asked beside the form's own fields. */
  readonly asked: AskedOf
  readonly initial?: Values
  readonly draftOf?: string
  /** Sends the answer; a refusal is shown at its field. */
  readonly send: (answer: Values & { readonly answers: Values }) => Promise<unknown>
  readonly head?: ReactNode
  /** It is only looked at. */
  readonly isPicture?: true
  readonly tools: ViewTools
}

/** A form to fill in: who answers, the form's own fields, the signature. It is checked by the server's rules. */
export function FillForm({ form, asked, initial, draftOf, send, head, isPicture, tools }: FillFormProps) {
  const { fields, words, requires } = useMemo(
    () => shapeOf(form, asked, tools.language),
    [form, asked, tools.language],
  )
  const [start] = useState(() => ({
    ...defaultValues(fields, { me: undefined }),
    ...firstAnswers(fields),
    ...initial,
  }))
  const state = useFieldsForm({
    name: 'answer',
    fields,
    initial: start,
    requires,
    check: (values) => missingIn(form, values, (field) => field in fields),
    draftOf,
    send: (values) => send(answerOf(values)),
  })
  return (
    <div className="form-fill">
      <FieldsBody
        form={state}
        entity={formAnswer}
        words={words}
        tools={tools}
        begins={isPicture !== true}
        isPicture={isPicture}
        work="form_save_failed"
        head={
          <>
            {head}
            {(form.description ?? '') !== '' && <p className="form-fill-text">{form.description}</p>}
          </>
        }
      >
        <Button type="primary" size="large" htmlType="submit" loading={state.isBusy}>
          {tools.t('console.forms.send')}
        </Button>
      </FieldsBody>
    </div>
  )
}
