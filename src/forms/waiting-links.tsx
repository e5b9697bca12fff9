import { Button, Popconfirm } from 'antd'
import { useState } from 'react'
import type { DataOf } from '#domain/calls/call.ts'
import { listFormLinks, withdrawFormLink } from '#domain/calls/form-answers.ts'
import { inputId } from '../crud/form/form-field.tsx'
import { useFieldValue } from '../crud/form/form-store.ts'
import type { FieldsFormState } from '../crud/form/use-fields-form.ts'
import { Failure } from '../crud/list/list-states.tsx'
import { Pager } from '../crud/list/pager.tsx'
import { callApi } from '../data/call-api.ts'
import { refreshReports, useReport } from '../data/use-report.ts'
import { showError } from '../errors/error-popup.tsx'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { message } from '../ui/feedback.ts'
import './forms.css'

interface WaitingLinksProps {
  readonly formId: string
  /** The form beside them: once it names an apartment, only links of that one are shown. */
  readonly form: Pick<FieldsFormState, 'place' | 'store'>
  readonly tools: ViewTools
}

type Link = DataOf<typeof listFormLinks>['rows'][number]

const pageRows = 5

/** The links that still wait for their answer; each can be withdrawn. */
export function WaitingLinks({ formId, form, tools: { t } }: WaitingLinksProps) {
  const apartment = useFieldValue(form.store, 'apartment_id')
  const apartmentId = typeof apartment === 'string' ? apartment : ''
  const [shown, setShown] = useState({ apartmentId, page: 1 })
  const page = shown.apartmentId === apartmentId ? shown.page : 1
  const { data, error, refetch } = useReport({
    call: listFormLinks,
    input: {
      path: { id: formId },
      params: { apartment_id: apartmentId, page: String(page), limit: String(pageRows) },
    },
    of: ['form_answer'],
  })
  if (error !== null)
    return (
      <Failure title={t('console.forms.links_failed')} error={error} t={t} retry={() => void refetch()} />
    )
  if (data === undefined || data.total === 0) return null
  return (
    <section className="form-links" aria-label={t('console.forms.waiting_links')}>
      <h3>{t('console.forms.waiting_links')}</h3>
      <ul>
        {data.rows.map((link) => (
          <WaitingLink key={link.id} formId={formId} link={link} form={form} t={t} />
        ))}
      </ul>
      {data.total > pageRows && (
        <Pager
          page={page}
          pageSize={pageRows}
          total={data.total}
          t={t}
          onChange={(next) => setShown({ apartmentId, page: next })}
        />
      )}
    </section>
  )
}

interface WaitingLinkProps {
  readonly formId: string
  readonly link: Link
  readonly form: WaitingLinksProps['form']
  readonly t: ViewTools['t']
}

function WaitingLink({ formId, link, form, t }: WaitingLinkProps) {
  const [isBusy, setBusy] = useState(false)
  const whose = [link.apartment, link.resident].filter((one) => one !== null).join(' · ')
  const name = whose === '' ? t('console.forms.link_of_nobody') : whose
  const withdraw = async () => {
    setBusy(true)
    try {
      await callApi(withdrawFormLink, { path: { id: formId }, body: { link_id: link.id } })
      message.success(t('console.forms.link_withdrawn', { whose: name }))
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
      // A link that was answered or withdrawn meanwhile is no longer there either.
      await refreshReports(listFormLinks)
      // Its button is gone: what comes next is a new link.
      document.getElementById(inputId('apartment_id', form.place))?.focus()
    }
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>
          {t('console.forms.link_made', {
            at: formatDateTime(link.made_at),
            by: link.made_by ?? '–',
            until: formatDateTime(link.expires_at),
          })}
        </small>
      </span>
      <Popconfirm
        title={t('console.forms.withdraw_title')}
        description={t('console.forms.withdraw_body')}
        okText={t('console.forms.withdraw')}
        okButtonProps={{ danger: true }}
        cancelText={t('console.crud.record.cancel')}
        onConfirm={() => void withdraw()}
      >
        <Button
          size="small"
          danger
          loading={isBusy}
          aria-label={t('console.forms.withdraw_of', { whose: name })}
        >
          {t('console.forms.withdraw')}
        </Button>
      </Popconfirm>
    </li>
  )
}
