import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import type { DataOf } from '#domain/calls/call.ts'
import { answerLinkedForm, readLinkedForm } from '#domain/calls/form-answers.ts'
import { isCallError } from '#data-provider/http.ts'
import { UnopenedLink } from '../crud/record/unopened-link.tsx'
import { callForData, type InputOf } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { askedByLink } from './asked-by-link.ts'
import { FillForm } from './fill-form.tsx'
import { Thanks } from './thanks.tsx'
import './forms.css'

/** The form behind a link, filled in once by somebody who does not sign in. */
export function LinkedForm({ token }: { readonly token: string }) {
  const { t } = useViewTools()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [readLinkedForm.id, id, token],
    queryFn: () => callForData(readLinkedForm, { path: { id }, body: { view_token: token } }),
    retry: false,
    // Loaded once: the form must not change under the person who fills it in.
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (data !== undefined) document.title = data.name
  }, [data])
  return (
    <div className="form-fill">
      <LanguageSwitch />
      {error !== null ? (
        <UnopenedLink
          title={t(isWithdrawn(error) ? 'console.forms.withdrawn' : 'console.forms.no_link')}
          help={t(isWithdrawn(error) ? 'console.forms.withdrawn_help' : 'console.forms.no_link_help')}
          error={error}
          retry={() => void refetch()}
          t={t}
        />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Linked id={id} token={token} data={data} />
      )}
    </div>
  )
}

const isWithdrawn = (error: unknown) => isCallError(error) && error.codes.includes('form_link_withdrawn')

interface LinkedProps {
  readonly id: string
  readonly token: string
  readonly data: DataOf<typeof readLinkedForm>
}

function Linked({ id, token, data }: LinkedProps) {
  const tools = useViewTools()
  const { t } = tools
  const [thanks, setThanks] = useState(data.is_answered ? { text: data.thank_you } : undefined)
  const asked = useMemo(() => askedByLink(t, data), [data, t])
  // Apartment and resident are those that the link names, or that its holder says.
  const [form] = useState(() => ({ ...data, requires_apartment: false, requires_resident: false }))
  const head = (
    <>
      <h1>{data.name}</h1>
      <p className="lobby-secondary">
        {data.apartment === null
          ? data.building
          : t('console.forms.linked_for', { building: data.building, apartment: data.apartment })}
        <br />
        {data.address}
      </p>
    </>
  )
  if (thanks !== undefined)
    return (
      <>
        {head}
        <Thanks text={thanks.text} t={t}>
          {data.is_shared && (
            <Button onClick={() => setThanks(undefined)}>{t('console.forms.again_by_link')}</Button>
          )}
        </Thanks>
      </>
    )
  if (!data.is_open)
    return (
      <>
        {head}
        <Alert type="warning" showIcon message={t('console.forms.closed')} />
      </>
    )
  return (
    <FillForm
      form={form}
      asked={asked}
      draftOf={`form-link/${data.link_id}`}
      tools={tools}
      head={head}
      send={async (answer) => {
        const body = { ...answer, view_token: token } as InputOf<typeof answerLinkedForm>['body']
        const reply = await callForData(answerLinkedForm, { path: { id }, body })
        setThanks({ text: reply.thank_you })
      }}
    />
  )
}
