import { LinkOutlined } from '@ant-design/icons'
import { Button, Card, Flex, Popconfirm, Skeleton } from 'antd'
import type { DataOf } from '#domain/calls/call.ts'
import { readSharedLink, shareForm, shutSharedLink } from '#domain/calls/form-shared-link.ts'
import { formAnswer } from '#entities/forms/form-answer.ts'
import type { registrationForm } from '#entities/forms/registration-form.ts'
import { Failure } from '../crud/list/list-states.tsx'
import type { SlotProps } from '../crud/views.ts'
import { callApi } from '../data/call-api.ts'
import { capabilities } from '../data/capabilities.ts'
import { refreshReports, useReport } from '../data/use-report.ts'
import { useWork } from '../errors/use-work.ts'
import type { ViewTools } from '../fields/field-view.ts'
import { formatDateTime } from '../fields/format.ts'
import { isInWebview } from '../session/screens-here.ts'
import { CopiedLink } from '../ui/copied-link.tsx'
import { message } from '../ui/feedback.ts'
import { LinkQr } from '../ui/link-qr.tsx'
import { TellResidents, type TellProps } from './tell-residents.tsx'
import './forms.css'

const words = 'console.forms.shared'

/** On the page of an opened form: the one link by which everybody answers it, for those who may take answers. */
export function SharedLinkSlot({ record, tools, onChange }: SlotProps<typeof registrationForm>) {
  const isForThem = tools.can('create', formAnswer.name) && capabilities().calls && !isInWebview()
  if (onChange !== undefined || record.status !== 'open' || !isForThem) return null
  return <SharedLink formId={String(record.id)} form={record} tools={tools} />
}

interface SharedLinkProps {
  readonly formId: string
  readonly form: TellProps['form']
  readonly tools: ViewTools
}

export function SharedLink({ formId, form, tools }: SharedLinkProps) {
  const { t } = tools
  const { data, error, refetch } = useReport({
    call: readSharedLink,
    input: { path: { id: formId } },
    of: ['registration_form'],
  })
  return (
    <Card size="small" title={<h2>{t(`${words}.title`)}</h2>}>
      {error !== null ? (
        <Failure title={t(`${words}.failed`)} error={error} t={t} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 2 }} />
      ) : data === null ? (
        <NoLink formId={formId} t={t} />
      ) : (
        <Link formId={formId} form={form} shared={data} tools={tools} />
      )}
    </Card>
  )
}

function NoLink({ formId, t }: Pick<SharedLinkProps, 'formId'> & { readonly t: ViewTools['t'] }) {
  const { isBusy, work } = useWork(t)
  const make = () =>
    work(async () => {
      await callApi(shareForm, { path: { id: formId } })
      await refreshReports(readSharedLink)
    })
  return (
    <>
      <p>{t(`${words}.help`)}</p>
      <Button type="primary" icon={<LinkOutlined aria-hidden />} loading={isBusy} onClick={() => void make()}>
        {t(`${words}.make`)}
      </Button>
    </>
  )
}

interface LinkProps extends SharedLinkProps {
  readonly shared: NonNullable<DataOf<typeof readSharedLink>>
}

function Link({ formId, form, shared: { link, made_by, made_at }, tools }: LinkProps) {
  const { t } = tools
  const { isBusy, work } = useWork(t)
  const shut = () =>
    work(async () => {
      try {
        await callApi(shutSharedLink, { path: { id: formId } })
        message.success(t(`${words}.is_shut`))
      } finally {
        // One that a colleague has shut meanwhile is no longer there either.
        await refreshReports(readSharedLink)
      }
    })
  return (
    <div className="form-shared">
      <LinkQr link={link} label={t(`${words}.picture`)} size={160} />
      <div>
        <p>{t(`${words}.help`)}</p>
        <CopiedLink link={link} label={t(`${words}.title`)} />
        <small>{t(`${words}.made`, { by: made_by ?? '–', at: formatDateTime(made_at) })}</small>
        <Flex gap={8} wrap>
          <TellResidents form={form} link={link} tools={tools} />
          <Popconfirm
            title={t(`${words}.shut_title`)}
            description={t(`${words}.shut_body`)}
            okText={t(`${words}.shut`)}
            okButtonProps={{ danger: true }}
            cancelText={t('console.crud.record.cancel')}
            onConfirm={() => void shut()}
          >
            <Button danger loading={isBusy}>
              {t(`${words}.shut`)}
            </Button>
          </Popconfirm>
        </Flex>
      </div>
    </div>
  )
}
