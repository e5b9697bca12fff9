import { Button, Skeleton } from 'antd'
import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { fieldErrors, schemaOf } from '#core/derive/schema.ts'
import type { DataOf } from '#domain/calls/call.ts'
import { announceVisit, readVisitorInvitation } from '#domain/calls/visitor-invitations.ts'
import { guestFields } from '#domain/visitor-invitation.ts'
import { passPage, showPassCode } from '#domain/visitor-pass.ts'
import { visitor } from '#entities/people/visitor.ts'
import { DeclaredFields } from '../crud/form/declared-fields.tsx'
import { encodeValues } from '../crud/form/encode-values.ts'
import { errorsByPath } from '../crud/form/error-paths.ts'
import { cleanValues } from '../crud/form/form-changes.ts'
import { defaultValues } from '../crud/form/form-rules.ts'
import { createFormStore } from '../crud/form/form-store.ts'
import { callForData } from '../data/call-api.ts'
import { useQuery } from '../data/use-query.ts'
import { showAtFields } from '../errors/show-at-fields.ts'
import { useViewTools } from '../fields/use-view-tools.ts'
import { useT } from '../i18n/use-t.ts'
import '../crud/crud.css'
import './visitors.css'

type Place = DataOf<typeof readVisitorInvitation>

/** The form of a guest who signs in nowhere: one visit to the apartment that their link names. */
export function InvitedGuest({ token }: { readonly token: string }) {
  const t = useT()
  const { data, error } = useQuery({
    queryKey: [readVisitorInvitation.id, token],
    queryFn: () => callForData(readVisitorInvitation, { body: { view_token: token } }),
    retry: false,
  })
  useEffect(() => void (document.title = t('console.visitors.announce')), [t])
  return (
    <div className="visitor-announce">
      {error !== null ? (
        <div role="alert">
          <h1>{t('console.visitors.no_link')}</h1>
          <p>{t('console.visitors.no_link_help')}</p>
        </div>
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <GuestForm token={token} place={data} />
      )}
    </div>
  )
}

const fields = Object.fromEntries(guestFields.map((name) => [name, visitor.fields[name]])) as Pick<
  typeof visitor.fields,
  (typeof guestFields)[number]
>
const schema = schemaOf(fields)
const isAsked = (name: string) => name in fields

function GuestForm({ token, place }: { readonly token: string; readonly place: Place }) {
  const tools = useViewTools()
  const { t } = tools
  const navigate = useNavigate()
  const [store] = useState(() => createFormStore(defaultValues(fields, { me: undefined })))
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    const parsed = schema.safeParse(cleanValues(fields, store.values()))
    if (!parsed.success) return store.setErrors(errorsByPath(t, fieldErrors(parsed.error)))
    setBusy(true)
    try {
      const body = { view_token: token, ...textsOf(encodeValues(fields, store.values())) }
      const { code } = await callForData(announceVisit, { body })
      // The address of the pass is one to keep.
      await navigate(`/${passPage}#${showPassCode(code)}`, { replace: true })
    } catch (error) {
      setBusy(false)
      showAtFields(t, error, { set: store.setErrors, has: isAsked })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <h1>{t('console.visitors.announce')}</h1>
      <p>
        {t('console.visitors.announce_help', { apartment: place.apartment, building: place.building })}
        <br />
        <span className="lobby-secondary">{place.address}</span>
      </p>
      <DeclaredFields entity={visitor} fields={fields} store={store} tools={tools} />
      <Button block size="large" type="primary" htmlType="submit" loading={isBusy}>
        {t('console.visitors.announce_send')}
      </Button>
    </form>
  )
}

/** Everything that a form sends is text. */
const textsOf = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Partial<
    Record<(typeof guestFields)[number], string>
  >
