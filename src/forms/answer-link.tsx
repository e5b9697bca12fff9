import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { linkForm, listFormLinks } from '#domain/calls/form-answers.ts'
import { formDemands, type FormDemands } from '#domain/registration-form.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import { LinkDialog } from '../crud/actions/made-link.tsx'
import { FieldsDialog } from '../crud/form/fields-dialog.tsx'
import { useFieldsForm } from '../crud/form/use-fields-form.ts'
import { callForData } from '../data/call-api.ts'
import { refreshReports } from '../data/use-report.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { WaitingLinks } from './waiting-links.tsx'

interface AnswerLinkProps {
  readonly formId: string
  readonly demands: FormDemands
  readonly tools: ViewTools
}

/** Makes a link by which somebody fills in the form without signing in, and withdraws those that still wait. */
export function AnswerLink(props: AnswerLinkProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {props.tools.t('console.forms.link')}
      </Button>
      {isOpen && <AnswerLinkDialog {...props} close={() => setOpen(false)} />}
    </>
  )
}

const { apartment_id, resident_id } = formAnswer.fields
// The person who fills in the form gives their own name.
const fields = { apartment_id, resident_id: { ...resident_id, fills: {} } }

/** Asks whose answer it will be, then shows the link. */
function AnswerLinkDialog({
  formId,
  demands,
  tools,
  close,
}: AnswerLinkProps & { readonly close: () => void }) {
  const { t } = tools
  const [made, setMade] = useState<DataOf<typeof linkForm>>()
  const form = useFieldsForm({
    name: 'answer-link',
    fields,
    requires: formDemands.flatMap(({ demand, field }) => (demands[demand] && field in fields ? [field] : [])),
    send: async ({ apartment_id: apartment, resident_id: resident }) => {
      setMade(
        await callForData(linkForm, {
          path: { id: formId },
          body: { apartment_id: apartment ?? undefined, resident_id: resident ?? undefined },
        }),
      )
      await refreshReports(listFormLinks)
    },
  })
  const title = t('console.forms.link_title')
  if (made !== undefined)
    return (
      <LinkDialog
        label={t('console.forms.link_label')}
        title={title}
        help={(time) => t('console.forms.link_until', { time })}
        made={made}
        close={close}
        t={t}
      />
    )
  return (
    <FieldsDialog
      form={form}
      entity={formAnswer}
      title={title}
      okText={t('console.forms.make_link')}
      tools={tools}
      close={close}
      head={<p>{t('console.forms.link_help')}</p>}
    >
      <WaitingLinks formId={formId} form={form} tools={tools} />
    </FieldsDialog>
  )
}
