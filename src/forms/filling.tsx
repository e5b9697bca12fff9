import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { AnyRecord } from '#core/entity.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { registrationForm } from '#entities/forms/registration-form.ts'
import type { RecordFor } from '#entities/shown-record.ts'
import { LinkButton } from '../crud/actions/link-button.tsx'
import { Failure } from '../crud/list/list-states.tsx'
import { useCallKey } from '../data/use-call-key.ts'
import { useOne } from '../data/use-one.ts'
import { useRefresh } from '../data/use-refresh.ts'
import { useSave } from '../data/use-save.ts'
import type { Values, ViewTools } from '../fields/field-view.ts'
import { FormSkeleton } from '../ui/skeletons.tsx'
import { FillForm } from './fill-form.tsx'
import { demandsOf, isOpenToday } from './form-shape.ts'
import { Thanks } from './thanks.tsx'

/** What staff enter about the person who answers. */
const asked = { names: ['apartment_id', 'resident_id', 'name', 'phone_number', 'email'] } as const

interface FillingProps {
  readonly formId: string
  readonly initial?: Values
  readonly draftOf?: string
  /** The page to go back to. */
  readonly back?: string | undefined
  readonly tools: ViewTools
}

/** A form that the signed-in user fills in for a resident. */
export function Filling({ formId, back, tools, ...given }: FillingProps) {
  const { t } = tools
  const { record, query } = useOne<RecordFor<typeof registrationForm>>({
    resource: registrationForm.name,
    id: formId,
  })
  if (query.error !== null)
    return (
      <Failure
        title={t('console.forms.load_failed')}
        error={query.error}
        t={t}
        retry={() => void query.refetch()}
      />
    )
  if (record === undefined) return <FormSkeleton entity={formAnswer} />
  return isOpenToday(record) ? (
    <OpenForm key={formId} form={record} back={back} tools={tools} {...given} />
  ) : (
    <Alert type="warning" showIcon message={t('console.forms.closed')} />
  )
}

type Form = RecordFor<typeof registrationForm>

interface OpenProps extends Omit<FillingProps, 'formId'> {
  readonly form: Form
}

function OpenForm({ form: record, initial, draftOf, back, tools }: OpenProps) {
  const { t } = tools
  const { save } = useSave(formAnswer)
  const refresh = useRefresh()
  const key = useCallKey()
  const [form] = useState(() => ({
    name: record.name ?? '',
    description: record.description ?? null,
    fields: record.fields,
    ...demandsOf(record),
  }))
  const [sent, setSent] = useState<AnyRecord>()
  if (sent !== undefined) {
    const path = tools.pathOf(formAnswer.name, sent.id)
    return (
      <Thanks text={record.thank_you} t={t}>
        <Button type="primary" onClick={() => setSent(undefined)}>
          {t('console.forms.again')}
        </Button>
        {path !== undefined && <LinkButton to={path}>{t('console.forms.open_answer')}</LinkButton>}
        {back !== undefined && <LinkButton to={back}>{t('console.forms.back')}</LinkButton>}
      </Thanks>
    )
  }
  return (
    <FillForm
      form={form}
      asked={asked}
      tools={tools}
      {...(initial === undefined ? {} : { initial })}
      {...(draftOf === undefined ? {} : { draftOf })}
      send={async (answer) => {
        const values = { ...answer, form_id: record.id }
        // A repeated request makes one answer.
        const saved = await save({ values, idempotencyKey: key.keyOf(values) })
        key.forget()
        refresh(registrationForm.name, { ids: [record.id] })
        setSent(saved as AnyRecord)
      }}
    />
  )
}
