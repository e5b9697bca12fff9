import { Card } from 'antd'
import { useDeferredValue, useMemo } from 'react'
import { needsApartment, type AnswerLimit } from '#domain/registration-form.ts'
import type { registrationForm } from '#entities/forms/registration-form.ts'
import type { SlotProps } from '../crud/views.ts'
import { askedByLink } from './asked-by-link.ts'
import { FillForm } from './fill-form.tsx'
import { demandsOf } from './form-shape.ts'
import './forms.css'

/** While a form is made: what those who come by its link for everybody will see, as it stands now. */
export function PreviewSlot({ record, tools, onChange }: SlotProps<typeof registrationForm>) {
  return onChange === undefined ? null : <FormPreview record={record} tools={tools} />
}

type PreviewProps = Pick<SlotProps<typeof registrationForm>, 'record' | 'tools'>

const nothing = () => Promise.resolve()

function FormPreview({ record, tools }: PreviewProps) {
  const { t } = tools
  // Typing goes first.
  const shown = useDeferredValue(record)
  const limit = (shown.answer_limit ?? 'per_apartment') as AnswerLimit
  const needs_apartment = needsApartment({
    requires_apartment: shown.requires_apartment === true,
    answer_limit: limit,
  })
  const asked = useMemo(() => askedByLink(t, { is_shared: true, needs_apartment }), [t, needs_apartment])
  const name = shown.name ?? ''
  const form = useMemo(
    () => ({
      ...demandsOf(shown),
      requires_apartment: false,
      requires_resident: false,
      name,
      description: shown.description ?? null,
      fields: shown.fields,
    }),
    [shown, name],
  )
  return (
    <Card className="form-preview" size="small" title={<h2>{t('console.forms.preview')}</h2>}>
      {/* Nothing in the picture takes the keys by which a long one is scrolled. */}
      <div className="form-preview-body" role="region" aria-label={t('console.forms.preview')} tabIndex={0}>
        <FillForm
          isPicture
          form={form}
          asked={asked}
          tools={tools}
          send={nothing}
          head={name === '' ? null : <p className="form-preview-name">{name}</p>}
        />
      </div>
    </Card>
  )
}
